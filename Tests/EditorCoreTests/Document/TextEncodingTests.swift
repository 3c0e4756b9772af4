import EditorCore
import Testing

private let encodings: [TextEncoding] = [.utf16LittleEndian, .utf16BigEndian]

private func stored(_ units: [UInt16], as encoding: TextEncoding) -> [UInt8] {
    units.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return encoding == .utf16BigEndian ? [high, low] : [low, high]
    }
}

private func decoded(_ bytes: [UInt8], as encoding: TextEncoding, pieces size: Int = .max) -> [UInt8] {
    var decoder = UTF16Decoder(isBigEndian: encoding == .utf16BigEndian)
    var text: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
        decoder.decode(rest.prefix(size), into: &text)
        rest = rest.dropFirst(size)
    }
    decoder.finish(into: &text)
    return text
}

private func encoded(
    _ text: [UInt8], as encoding: TextEncoding, pieces size: Int = .max
) throws(NotUnicode) -> [UInt8] {
    var encoder = UTF16Encoder(isBigEndian: encoding == .utf16BigEndian)
    var output: [UInt8] = []
    var rest = text[...]
    while !rest.isEmpty {
        try encoder.encode(rest.prefix(size), into: &output)
        rest = rest.dropFirst(size)
    }
    try encoder.finish()
    return output
}

@Suite struct `Text encoding` {
    @Test(arguments: [
        ([0xFF, 0xFE] as [UInt8], 2, TextEncoding.utf16LittleEndian),
        ([0xFE, 0xFF, 0x00, 0x41], 4, .utf16BigEndian),
        ([0xFF, 0xFE, 0x41], 3, .bytes),
        ([0xEF, 0xBB, 0xBF, 0x41], 4, .bytes),
        ([0xFF], 1, .bytes),
        ([], 0, .bytes),
        ([0x41, 0x00], 2, .bytes),
    ])
    func `a byte order mark and an even length make UTF-16`(
        start: [UInt8], length: Int, expected: TextEncoding
    ) {
        #expect(TextEncoding(start: start, length: length) == expected)
    }

    @Test(arguments: encodings)
    func `text of every length of code point comes out as UTF-8`(encoding: TextEncoding) {
        let text = "a\u{7F}\u{80}é\u{7FF}\u{800}語\u{FFFF}\u{10000}😀\u{10FFFF}\r\n\u{0}"
        #expect(decoded(stored(Array(text.utf16), as: encoding), as: encoding) == Array(text.utf8))
    }

    @Test(arguments: encodings)
    func `every single unit comes back the same`(encoding: TextEncoding) throws {
        for unit in UInt16.min...UInt16.max {
            let bytes = stored([unit, 0x41], as: encoding)
            let back = try encoded(decoded(bytes, as: encoding), as: encoding)
            if back != bytes { Issue.record("unit \(unit) came back as \(back)") }
        }
    }

    @Test(
        arguments: [
            [0xD800], [0xDC00], [0xDC00, 0xD800], [0xD800, 0xD801, 0xDC01], [0x41, 0xDBFF],
            [0xD83D, 0xDE00, 0xDE00],
        ] as [[UInt16]])
    func `surrogates without a partner come back the same`(units: [UInt16]) throws {
        for encoding in encodings {
            let bytes = stored(units, as: encoding)
            #expect(try encoded(decoded(bytes, as: encoding), as: encoding) == bytes)
        }
    }

    @Test(arguments: 1...5)
    func `the size of the pieces changes nothing`(size: Int) throws {
        let units: [UInt16] = Array("aé語😀".utf16) + [0xD800, 0x62, 0xDC00]
        for encoding in encodings {
            let bytes = stored(units, as: encoding)
            let text = decoded(bytes, as: encoding, pieces: size)
            #expect(text == decoded(bytes, as: encoding))
            #expect(try encoded(text, as: encoding, pieces: size) == bytes)
        }
    }

    @Test(
        arguments: [
            [0x80], [0xFF], [0xC3], [0xC3, 0x28], [0xC1, 0x81], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0x41, 0xE8, 0xAA],
        ] as [[UInt8]])
    func `a byte that is no text is an error and no replacement mark`(text: [UInt8]) {
        #expect(throws: NotUnicode.self) { try encoded(text, as: .utf16LittleEndian) }
    }
}
