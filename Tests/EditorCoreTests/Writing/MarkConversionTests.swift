import EditorTestSupport
import Testing

@testable import EditorCore

@Suite struct MarkConversionTests {
    private func run(
        _ direction: MarkConversion.Direction, _ text: String, _ range: Range<Int>? = nil,
        _ style: MarkStyle = MarkStyle(.english), following places: [Int] = [], slice: Int = 1 << 20
    ) -> MarkConversion {
        let rope = Rope(text)
        let part = range.map { TextOffset($0.lowerBound)..<TextOffset($0.upperBound) } ?? rope.range
        var conversion = MarkConversion(
            direction, of: rope, in: part, style, following: places.map(TextOffset.init))
        while !conversion.isDone { conversion.advance(atMost: slice) }
        return conversion
    }

    private func text(_ conversion: MarkConversion) -> String {
        String(decoding: conversion.result.bytes(in: conversion.result.range), as: UTF8.self)
    }

    @Test(arguments: [
        ("“It’s” ‘so’ — and… – „no“ «si» ‹x› ‚y‘", "\"It's\" 'so' -- and... -- \"no\" \"si\" 'x' 'y'"),
        ("no marks, caf\u{E9}", "no marks, caf\u{E9}"), ("10\u{A0}kg", "10\u{A0}kg"),
        ("`“code”` “prose”", "`“code”` \"prose\""),
    ])
    func `straight again`(set: String, straight: String) {
        #expect(text(run(.straightening, set)) == straight)
    }

    @Test func `spaces that French has beside marks go with them, others stay`() {
        let set = "«\u{A0}Oui\u{202F}!\u{A0}» dit-il\u{A0}: 10\u{A0}kg"
        #expect(text(run(.straightening, set, nil, MarkStyle(.french))) == "\"Oui !\" dit-il : 10\u{A0}kg")
    }

    @Test func `three hyphens come back where two are an en dash`() {
        #expect(text(run(.straightening, "a — b – c", nil, MarkStyle(.german))) == "a --- b -- c")
    }

    @Test func `marks are counted`() {
        #expect(run(.setting, "\"It's\" -- so...").count == 5)
        #expect(run(.straightening, "“It’s” — so…").count == 5)
        #expect(run(.setting, "plain").count == 0)
    }

    @Test func `a part is converted alone, and knows what stands before it`() {
        let part = run(.setting, "x \"a\" \"b\" \"c\"", 6..<9)
        #expect(text(part) == "“b”")
        #expect(text(run(.setting, "```\n\"a\"\n\"b\"\n```\n", 8..<11)) == "\"b\"")
        #expect(text(run(.setting, "(\"a\"", 3..<4)) == "”")
    }

    @Test func `slices of any size make the same`() {
        let sample = "\"It's\" he said--\"so\"...\n```\n\"x\"\n```\n'tis `\"` <b c=\"d\"> \"\n\n"
        let whole = text(run(.setting, sample))
        for slice in 1...40 { #expect(text(run(.setting, sample, slice: slice)) == whole) }
    }

    @Test func `places keep to their letters`() {
        let sample = "\"a\" b...\n'c' d"
        let places = [0, 1, 4, 8, 10, 13]
        let conversion = run(.setting, sample, following: places, slice: 1)
        let set = Array(text(conversion).utf8)
        #expect(String(decoding: set, as: UTF8.self) == "“a” b…\n‘c’ d")
        for (old, new) in zip(places.dropFirst(), conversion.places.dropFirst())
        where Array(sample.utf8)[old] > 0x60 {
            #expect(set[new.bytes] == Array(sample.utf8)[old])
        }
        #expect(conversion.places[0] == .zero)
    }

    @Test func `line ends and bytes that are no text stay`() {
        let bytes: [UInt8] = [0x22, 0xFF, 0x22, 0x0D, 0x0A, 0x22, 0x61, 0x22, 0x0D, 0x0A]
        let rope = Rope(bytes)
        var conversion = MarkConversion(.setting, of: rope, in: rope.range, MarkStyle(.english))
        conversion.advance(atMost: 100)
        let wanted = Array("“".utf8) + [0xFF] + Array("”\r\n“a”\r\n".utf8)
        #expect(conversion.result.bytes(in: conversion.result.range) == wanted)
    }

    @Test func `a paragraph of megabytes is taken in pieces, and each slice stays small`() {
        let rope = Rope(String(repeating: "\"so\" it's ", count: 300_000))
        var conversion = MarkConversion(.setting, of: rope, in: rope.range, MarkStyle(.english))
        var turns = 0
        while !conversion.isDone {
            let before = conversion.result.count
            conversion.advance(atMost: 100_000)
            #expect(conversion.result.count - before < 3 * (100_000 + MarkConversion.longest))
            turns += 1
        }
        #expect(turns > 10)
        #expect(conversion.count == 900_000)
    }

    @Test func `a text with other line ends keeps them`() {
        let rope = Rope(Array("\"a\"\r\"b\"".utf8), breakByte: 0x0D)
        var conversion = MarkConversion(.setting, of: rope, in: rope.range, MarkStyle(.english))
        conversion.advance(atMost: 100)
        #expect(conversion.result.breakByte == 0x0D)
        #expect(conversion.result == Rope("“a”\r“b”"))
    }
}
