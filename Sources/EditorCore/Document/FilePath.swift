/// A file's name as the system knows it: any bytes but NUL. Never rebuilt from a `String`.
public struct FilePath: Hashable, Sendable {
    /// The bytes, without a final NUL.
    public var bytes: [UInt8]

    /// Makes a path of raw bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }
    /// Makes a path of text that we wrote ourselves or that a person typed.
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// The bytes after the last slash.
    public var lastComponent: [UInt8] {
        bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[($0 + 1)...]) } ?? bytes
    }

    /// Whether the name says that the text is Markdown.
    public var isMarkdown: Bool {
        let name = String(decoding: lastComponent, as: UTF8.self).lowercased()
        return [".md", ".markdown", ".mdown"].contains { name.hasSuffix($0) }
    }

    /// The bytes before the last slash: the folder, as far as it is named. Nil for a name alone and one in `/`.
    public var folder: FilePath? {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { return nil }
        return FilePath(Array(bytes[..<slash]))
    }
}
