/// Why something is no journal that can be read.
public enum JournalProblem: Error, Hashable, Sendable {
    /// It does not begin as a journal does, or is torn within its header.
    case notAJournal
    /// A newer program wrote it.
    case newer
}

/// What could be read of a journal.
public struct JournalContents: Sendable {
    /// What it says of itself.
    public var header: JournalHeader
    /// The records before the first damage, in order.
    public var records: [JournalRecord] = []
    /// Bytes from the start that are good.
    public var goodBytes: Int
    /// Bytes behind these that belong to no whole record: a torn end, or a damage.
    public var lostBytes = 0
    /// Good records behind a damage. What they are about is not known, but words may be in them.
    public var strays: [JournalRecord] = []

    /// What was put in behind the damage, in order.
    public var strayWords: [UInt8] { Self.words(of: strays) }
    /// What was put in before the damage and behind it, in order.
    public var words: [UInt8] { Self.words(of: records + strays) }

    private static func words(of records: [JournalRecord]) -> [UInt8] {
        records.flatMap { record -> [UInt8] in
            guard case .step(let step) = record, case .made = step.origin else { return [] }
            return step.edits.flatMap { $0.inserted.bytes(in: $0.inserted.range) }
        }
    }
}

/// Reads the bytes of a journal, which may be torn, damaged or forged.
///
/// Reading stops at the first fragment that is not whole and good and next in number; everything before is trusted.
/// Behind a damage, good fragments of this journal are looked for by their marks. Nothing is read outside of the bytes,
/// and no more room is taken than they take.
public struct JournalReader {
    private let bytes: [UInt8]
    private var place = 0
    private var number: UInt32 = 0
    private var salt: UInt64 = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a journal.
    ///
    /// - Complexity: O(n)
    public static func read(_ bytes: [UInt8]) throws(JournalProblem) -> JournalContents {
        var reader = JournalReader(bytes)
        var contents = JournalContents(header: try reader.header(), goodBytes: 0)
        contents.goodBytes = reader.place
        while let record = reader.record() {
            contents.goodBytes = reader.place
            contents.records += record
        }
        contents.lostBytes = bytes.count - contents.goodBytes
        reader.place = contents.goodBytes
        contents.strays = reader.strays()
        return contents
    }

    /// What the header alone says.
    public static func header(of bytes: [UInt8]) throws(JournalProblem) -> JournalHeader {
        var reader = JournalReader(bytes)
        return try reader.header()
    }

    private mutating func header() throws(JournalProblem) -> JournalHeader {
        let start = JournalEncoder.magic.count
        guard bytes.starts(with: JournalEncoder.magic), let version: UInt16 = integer(at: start),
            let length: UInt32 = integer(at: start + 2)
        else { throw .notAJournal }
        if version > JournalEncoder.version { throw .newer }
        let end = start + 6 + Int(length)
        guard version > 0, let sum: UInt32 = integer(at: end) else { throw .notAJournal }
        var expected = CRC32C()
        bytes.withUnsafeBytes { expected.add(UnsafeRawBufferPointer(rebasing: $0[..<end])) }
        guard sum == expected.value else { throw .notAJournal }
        do throws(JournalFieldReader.Malformed) {
            let header = try JournalHeader(fields: bytes[(start + 6)..<end])
            salt = header.salt
            place = end + 4
            return header
        } catch {
            throw .notAJournal
        }
    }

    /// The next record, or none where it is one that means nothing to us; nil at the end of what is good.
    private mutating func record() -> [JournalRecord]? {
        guard var fragment = fragment(at: place, follows: true) else { return nil }
        let type = fragment.type
        var payload = bytes[fragment.payload]
        advance(behind: fragment)
        while fragment.hasMore {
            guard let next = self.fragment(at: place, follows: true), next.type == type else { return nil }
            fragment = next
            payload += bytes[next.payload]
            advance(behind: next)
        }
        do throws(JournalFieldReader.Malformed) {
            return try JournalRecord(type: type, payload: payload).map { [$0] } ?? []
        } catch {
            return nil
        }
    }

    private mutating func advance(behind fragment: Fragment) {
        place = fragment.payload.upperBound
        number = fragment.number
    }

    /// Records of one fragment behind a damage.
    private mutating func strays() -> [JournalRecord] {
        var found: [JournalRecord] = []
        var start = place + 1
        while let mark = nextMark(from: start) {
            start = mark + 1
            guard let fragment = fragment(at: mark, follows: false), fragment.number > number else {
                continue
            }
            advance(behind: fragment)
            start = place
            guard !fragment.hasMore else { continue }
            do throws(JournalFieldReader.Malformed) {
                let record = try JournalRecord(type: fragment.type, payload: bytes[fragment.payload])
                if let record { found.append(record) }
            } catch {
                // The last part of a long record: nothing that can be understood alone.
                continue
            }
        }
        return found
    }

    private func nextMark(from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        return bytes[start...].indices.first { bytes[$0] == JournalEncoder.mark[0] && hasMark(at: $0) }
    }

    private func hasMark(at offset: Int) -> Bool {
        bytes[min(offset, bytes.count)...].starts(with: JournalEncoder.mark)
    }

    private struct Fragment {
        var number: UInt32
        var type: UInt8
        var hasMore: Bool
        var payload: Range<Int>
    }

    private func fragment(at offset: Int, follows: Bool) -> Fragment? {
        guard hasMark(at: offset), let length: UInt32 = integer(at: offset + 4),
            let sum: UInt32 = integer(at: offset + 8), let number: UInt32 = integer(at: offset + 12),
            let type: UInt8 = integer(at: offset + 16), let more: UInt8 = integer(at: offset + 17), more <= 1
        else { return nil }
        let start = offset + JournalEncoder.frame
        guard length <= JournalEncoder.fragment, Int(length) <= bytes.count - start,
            !follows || number == self.number &+ 1
        else { return nil }
        let payload = start..<start + Int(length)
        let expected = JournalEncoder.sum(salt, length, number, type, more == 1) { sum in
            bytes.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[payload])) }
        }
        guard sum == expected else { return nil }
        return Fragment(number: number, type: type, hasMore: more == 1, payload: payload)
    }

    /// The number that stands at `offset`; nil where it would reach over the end.
    private func integer<Number: FixedWidthInteger>(at offset: Int) -> Number? {
        let end = offset + Number.bitWidth / 8
        guard offset >= 0, end <= bytes.count else { return nil }
        return bytes[offset..<end].reversed().reduce(Number(0)) { sum, byte in
            Number.bitWidth == 8 ? Number(byte) : sum << 8 | Number(byte)
        }
    }
}

extension JournalHeader {
    fileprivate init(fields bytes: ArraySlice<UInt8>) throws(JournalFieldReader.Malformed) {
        var fields = JournalFieldReader(bytes)
        self.init(
            salt: try fields.unsigned(), session: try fields.unsigned(), document: try fields.count(),
            generation: try fields.count(), created: Int64(try fields.signed()),
            time: .nanoseconds(try fields.signed()))
        encoding = try fields.encoding()
        endsWithLineEnd = try fields.flag()
        let path = try fields.raw()
        self.path = path.isEmpty ? nil : FilePath(path)
        if try fields.flag() { stamp = try fields.stamp() }
        try fields.finish()
    }
}
