/// For which texts the writer has switched something on or off: typing marks, or Markdown. Of others the settings tell.
public typealias MarksMemory = FileNotes<Bool>

extension Bool: FileNote {
    /// Reads `on` or `off`.
    public init?(words: [ArraySlice<UInt8>]) {
        guard words.count == 1, let word = words.first else { return nil }
        let isOn = word.elementsEqual("on".utf8)
        guard isOn || word.elementsEqual("off".utf8) else { return nil }
        self = isOn
    }

    /// `on` or `off`.
    public var words: String { self ? "on" : "off" }
}
