import EditorCore
import Glibc

/// Writes a text to a descriptor in pieces of about 1 MiB, in the form in which it is stored.
struct TextWriter {
    private static let pieceSize = 1 << 20

    private let descriptor: Int32
    private let calls: any SystemCalls
    private var buffer: [UInt8] = []
    private var written = 0

    init(_ descriptor: Int32, calls: any SystemCalls) {
        self.descriptor = descriptor
        self.calls = calls
    }

    /// Writes all of `text` and returns how many bytes that took.
    mutating func write(_ text: Rope, as encoding: TextEncoding) throws(SystemError) -> Int {
        buffer = encoding.mark
        switch encoding {
        case .bytes: try writeBytes(of: text)
        case .utf16LittleEndian: try writeUnits(of: text, with: UTF16Encoder(isBigEndian: false))
        case .utf16BigEndian: try writeUnits(of: text, with: UTF16Encoder(isBigEndian: true))
        }
        try flush()
        return written
    }

    private mutating func writeBytes(of text: Rope) throws(SystemError) {
        try text.forEachChunk(in: text.range) { chunk throws(SystemError) in
            buffer.append(contentsOf: chunk)
            if buffer.count >= Self.pieceSize { try flush() }
        }
    }

    private mutating func writeUnits(of text: Rope, with fresh: UTF16Encoder) throws(SystemError) {
        var encoder = fresh
        try text.forEachChunk(in: text.range) { chunk throws(SystemError) in
            try Self.check { () throws(NotUnicode) in try encoder.encode(chunk, into: &buffer) }
            if buffer.count >= Self.pieceSize { try flush() }
        }
        try Self.check { () throws(NotUnicode) in try encoder.finish() }
    }

    private static func check(_ encode: () throws(NotUnicode) -> Void) throws(SystemError) {
        do throws(NotUnicode) { try encode() } catch { throw SystemError(errno: EILSEQ) }
    }

    /// Writes what has gathered. A call that takes nothing twice in a row counts as an error, or we would
    /// never end.
    private mutating func flush() throws(SystemError) {
        var start = 0
        var refusals = 0
        while start < buffer.count {
            let length = try buffer.withUnsafeBufferPointer { bytes throws(SystemError) in
                let piece = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start...]))
                return try uninterrupted { () throws(SystemError) in try calls.write(descriptor, piece) }
            }
            refusals = length == 0 ? refusals + 1 : 0
            if refusals == 2 { throw SystemError(errno: EIO) }
            start += length
        }
        written += start
        buffer.removeAll(keepingCapacity: true)
    }
}
