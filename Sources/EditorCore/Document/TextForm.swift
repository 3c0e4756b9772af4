/// How a text is stored in its file, beside the bytes of the text itself.
public struct TextForm: Hashable, Sendable {
    /// How the file is to store the text.
    public var encoding: TextEncoding
    /// How it stores it now.
    public var storedEncoding: TextEncoding
    /// Whether a line end is written behind a last line that has none.
    public var endsWithLineEnd: Bool

    /// Describes a form; without a stored encoding it is the one that the file has.
    public init(
        encoding: TextEncoding = .bytes, storedEncoding: TextEncoding? = nil, endsWithLineEnd: Bool = false
    ) {
        self.encoding = encoding
        self.storedEncoding = storedEncoding ?? encoding
        self.endsWithLineEnd = endsWithLineEnd
    }

    /// Whether a save would store the text otherwise than the file does.
    public var isNews: Bool { encoding != storedEncoding }
}

extension Document {
    /// How the text is stored.
    public var form: TextForm {
        TextForm(
            encoding: encoding, storedEncoding: storedEncoding, endsWithLineEnd: endsWithLineEnd)
    }
}
