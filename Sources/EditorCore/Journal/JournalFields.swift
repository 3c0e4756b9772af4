/// Writes the fields of a record. Whole numbers take one byte for every seven bits, the lowest first, all but the last
/// with the highest bit set (LEB128); negative ones are folded to positive ones (zigzag). Texts stay as they are, so
/// that `strings` and `grep` find the words without this program.
struct JournalFieldWriter {
    /// What was written.
    private(set) var payload = Rope()
    private var bytes: [UInt8] = []

    mutating func add(_ byte: UInt8) { bytes.append(byte) }

    mutating func add(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number << 1 ^ number >> 63))) }

    mutating func add(_ place: TextOffset) { add(place.bytes) }

    /// Bytes with their number before them.
    mutating func add(_ text: [UInt8]) {
        add(text.count)
        bytes += text
    }

    /// A text with its length and the byte that ends its paragraphs before it. Long ones are shared, not copied.
    mutating func add(_ text: Rope) {
        add(text.count)
        add(text.breakByte)
        if text.count < 1_024 {
            text.forEachChunk(in: text.range) { bytes.append(contentsOf: $0) }
        } else {
            flush()
            payload.append(text)
        }
    }

    /// The payload of the record.
    consuming func finish() -> Rope {
        flush()
        return payload
    }

    private mutating func flush() {
        payload.append(Rope(bytes))
        bytes = []
    }
}

/// Reads the fields of a record that may be forged: nothing is read outside of it, and no number is trusted.
struct JournalFieldReader {
    /// A field that is not what it must be.
    struct Malformed: Error {}

    private let bytes: ArraySlice<UInt8>
    private var place: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    mutating func byte() throws(Malformed) -> UInt8 {
        guard place < bytes.endIndex else { throw Malformed() }
        defer { place += 1 }
        return bytes[place]
    }

    mutating func unsigned() throws(Malformed) -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            let byte = try byte()
            let part = UInt64(byte & 0x7F)
            guard (part << shift) >> shift == part else { throw Malformed() }
            number |= part << shift
            if byte & 0x80 == 0 { return number }
        }
        throw Malformed()
    }

    mutating func signed() throws(Malformed) -> Int {
        let folded = try unsigned()
        return Int(Int64(bitPattern: folded >> 1) ^ -Int64(folded & 1))
    }

    /// A number that counts or measures something.
    mutating func count() throws(Malformed) -> Int {
        let number = try signed()
        guard number >= 0, number < 1 << 56 else { throw Malformed() }
        return number
    }

    mutating func offset() throws(Malformed) -> TextOffset { TextOffset(try count()) }

    mutating func raw() throws(Malformed) -> [UInt8] {
        let length = try count()
        return try take(length)
    }

    mutating func text() throws(Malformed) -> Rope {
        let length = try count()
        let breakByte = try self.breakByte()
        return Rope(try take(length), breakByte: breakByte)
    }

    mutating func breakByte() throws(Malformed) -> UInt8 {
        let byte = try byte()
        guard byte == 0x0A || byte == 0x0D else { throw Malformed() }
        return byte
    }

    mutating func flag() throws(Malformed) -> Bool {
        let byte = try byte()
        guard byte <= 1 else { throw Malformed() }
        return byte == 1
    }

    /// Holds the reader to the end of the record.
    func finish() throws(Malformed) {
        guard place == bytes.endIndex else { throw Malformed() }
    }

    private mutating func take(_ length: Int) throws(Malformed) -> [UInt8] {
        guard length <= bytes.endIndex - place else { throw Malformed() }
        defer { place += length }
        return Array(bytes[place..<place + length])
    }
}
