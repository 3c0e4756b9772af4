extension PanelKey {
    /// A key that types `text`, with the label and the name that go with it.
    static func sign(_ text: String, width: Int = 4) -> PanelKey {
        guard var key = common[text] else { return makeSign(text, width) }
        key.width = width
        return key
    }

    /// ASCII as keys: these are asked for with every letter that is typed, and looking their names up takes time.
    private static let common = Dictionary(
        uniqueKeysWithValues: (0x21..<0x7F).map { byte in
            let text = String(Unicode.Scalar(UInt8(byte)))
            return (text, makeSign(text, 4))
        })

    private static func makeSign(_ text: String, _ width: Int) -> PanelKey {
        PanelKey(
            text, plain: PlainLabel.label(of: text), spoken: SpokenName.name(of: text), .text(text),
            width: width)
    }
}
