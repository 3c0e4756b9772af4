/// The languages in which a text is spelled: names of dictionaries, such as `en_GB`, or of languages alone, such as
/// `en`. A word is right when one of them has it.
public struct SpellingLanguages: Hashable, Sendable, CustomStringConvertible {
    /// A choice that cannot be read.
    public struct Problem: Error, Hashable, Sendable {
        /// What is wrong, as a sentence without a full stop.
        public let sentence: String
    }

    /// The most dictionaries that are asked for one text.
    public static let limit = 4

    /// Their names; none when spelling is off.
    public let names: [String]

    /// Spelling is off.
    public static let off = SpellingLanguages(names: [])

    private init(names: [String]) { self.names = names }

    /// Reads `off`, `en_US` or `en_GB de_DE`. A name becomes part of a file's name, so it has letters, digits, lines and
    /// hyphens only.
    public init(_ text: String) throws(Problem) {
        var names: [String] = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
            let name = String(word)
            guard name.utf8.allSatisfy(Self.isNameByte), name.utf8.count <= 32 else {
                throw Problem(sentence: "“\(name)” is no language; write off, or names such as en_US")
            }
            if name != "off", !names.contains(name) { names.append(name) }
        }
        guard names.count <= Self.limit else {
            throw Problem(sentence: "that is more than \(Self.limit) languages")
        }
        self.init(names: names)
    }

    /// The language of a writer who has named no dictionary.
    public init(_ language: Language) { self.init(names: [language.rawValue]) }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-")
    }

    /// Whether nothing is looked up.
    public var isOff: Bool { names.isEmpty }
    /// Whether English is among them.
    public var isEnglish: Bool { names.contains { $0 == "en" || $0.hasPrefix("en_") } }
    /// As the settings write them.
    public var description: String { isOff ? "off" : names.joined(separator: " ") }
}
