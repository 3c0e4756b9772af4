/// Turns records into the bytes of a journal.
///
/// **Form** (numbers little endian). A journal is a header and then records, one after the other:
///
///     header    magic 8 · version 2 · length of the fields 4 · fields · CRC-32C of all of this 4
///     fragment  mark 4 · length of the payload 4 · CRC-32C 4 · number 4 · type 1 · more 1 · payload
///
/// A record is one fragment, or several of which all but the last have `more` set; so neither side needs room for the
/// bytes of a long one. Fragments are numbered from 1, and the sum of each begins with the salt of the header and
/// covers everything behind it. So whatever is torn, doubled, left out, mixed in from another journal or damaged ends
/// the reading there, and what stands before it is known to be good.
///
/// The magic holds a byte with the highest bit set, CR LF, Ctrl-Z and LF, so that a program that takes the journal for
/// text damages it where this is seen at once.
public struct JournalEncoder: Sendable {
    static let magic: [UInt8] = [0xCB, 0x43, 0x57, 0x4A, 0x0D, 0x0A, 0x1A, 0x0A]
    static let version: UInt16 = 1
    /// Begins a fragment, so that good ones can be found behind a damage. No UTF-8 has it.
    static let mark: [UInt8] = [0xCB, 0x0D, 0xFE, 0x1E]
    /// Bytes of a fragment before its payload.
    static let frame = 18
    /// Bytes of payload in one fragment, at most.
    static let fragment = 256 << 10

    private let salt: UInt64
    private var number: UInt32 = 0

    /// An encoder of the records behind `header`.
    public init(_ header: JournalHeader) { salt = header.salt }

    /// The bytes of a header.
    public static func bytes(of header: JournalHeader) -> [UInt8] {
        var fields = JournalFieldWriter()
        fields.add(header.salt)
        fields.add(header.session)
        fields.add(header.document)
        fields.add(header.generation)
        fields.add(Int(header.created))
        fields.add(header.time.wholeNanoseconds)
        fields.add(header.encoding.code)
        fields.add(header.endsWithLineEnd ? UInt8(1) : 0)
        fields.add(header.path?.bytes ?? [])
        fields.add(header.stamp == nil ? UInt8(0) : 1)
        if let stamp = header.stamp { fields.add(stamp) }
        let payload = fields.finish()
        var bytes = magic
        bytes.addLittleEndian(version)
        bytes.addLittleEndian(UInt32(payload.count))
        payload.forEachChunk(in: payload.range) { bytes.append(contentsOf: $0) }
        var sum = CRC32C()
        sum.add(bytes)
        bytes.addLittleEndian(sum.value)
        return bytes
    }

    /// Adds the bytes of `record` to `output`. After each fragment of a long record, `spill` may take them away.
    ///
    /// - Complexity: O(bytes of the record)
    /// - Throws: what `spill` throws.
    public mutating func encode<Failure: Error>(
        _ record: JournalRecord, into output: inout [UInt8],
        spill: (inout [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let payload = record.payload
        var start = TextOffset.zero
        while true {
            let end = min(payload.end, start + Self.fragment)
            let hasMore = end < payload.end
            addFragment(payload.bytes(in: start..<end), record.type, hasMore: hasMore, to: &output)
            if !hasMore { return }
            start = end
            try spill(&output)
        }
    }

    /// Adds the bytes of `record` to `output`.
    public mutating func encode(_ record: JournalRecord, into output: inout [UInt8]) {
        encode(record, into: &output) { _ in }
    }

    private mutating func addFragment(
        _ payload: [UInt8], _ type: UInt8, hasMore: Bool, to output: inout [UInt8]
    ) {
        number &+= 1
        let length = UInt32(payload.count)
        output += Self.mark
        output.addLittleEndian(length)
        output.addLittleEndian(
            Self.sum(salt, length, number, type, hasMore) { $0.add(payload) })
        output.addLittleEndian(number)
        output += [type, hasMore ? 1 : 0]
        output += payload
    }

    static func sum(
        _ salt: UInt64, _ length: UInt32, _ number: UInt32, _ type: UInt8, _ hasMore: Bool,
        payload: (inout CRC32C) -> Void
    ) -> UInt32 {
        var head: [UInt8] = []
        head.addLittleEndian(salt)
        head.addLittleEndian(length)
        head.addLittleEndian(number)
        head += [type, hasMore ? 1 : 0]
        var sum = CRC32C()
        sum.add(head)
        payload(&sum)
        return sum.value
    }
}

extension TextEncoding {
    /// The number of the encoding in a journal, the same for ever.
    var code: UInt8 {
        switch self {
        case .bytes: 0
        case .utf16LittleEndian: 1
        case .utf16BigEndian: 2
        }
    }

    init?(code: UInt8) {
        switch code {
        case 0: self = .bytes
        case 1: self = .utf16LittleEndian
        case 2: self = .utf16BigEndian
        default: return nil
        }
    }
}

extension [UInt8] {
    fileprivate mutating func addLittleEndian(_ number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
