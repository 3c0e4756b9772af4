import Testing

@testable import EditorCore

/// What is not plain is written as `{role traits:letters}`.
@Suite struct MarkdownUnitTests {
    static let lines = [
        ("# Head", "{mark:#} {heading strong:Head}"),
        ("## Head ##", "{mark:##} {heading strong:Head }{mark:##}"),
        ("#tag", "#tag"), ("####### seven", "####### seven"),
        ("**bold** and *it*", "{mark:**}{strong:bold}{mark:**} and {mark:*}{emphasis:it}{mark:*}"),
        ("__bold__ and _it_", "{mark:__}{strong:bold}{mark:__} and {mark:_}{emphasis:it}{mark:_}"),
        ("***both***", "{mark:***}{strong emphasis:both}{mark:***}"),
        (
            "*a **b** c*",
            "{mark:*}{emphasis:a }{mark:**}{strong emphasis:b}{mark:**}{emphasis: c}{mark:*}"
        ),
        ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("_a_b", "_a_b"),
        ("a*b*c", "a{mark:*}{emphasis:b}{mark:*}c"), ("*open and _never closed", "*open and _never closed"),
        ("**強調。**後", "{mark:**}{strong:強調。}{mark:**}後"),
        ("`a*b*` c", "{mark:`}{code:a*b*}{mark:`} c"), ("`` a`b ``", "{mark:``}{code: a`b }{mark:``}"),
        ("`open", "`open"), (#"\*a\*"#, #"{mark:\}*a{mark:\}*"#), (#"a\b"#, #"a\b"#),
        ("[words](http://x.y_z_) on", "{mark:[}words{mark:](http://x.y_z_)} on"),
        ("[words][name] on", "{mark:[}words{mark:][name]} on"), ("[words] on", "[words] on"),
        ("![alt](p.png)", "{mark:![}alt{mark:](p.png)}"), ("[a](b(c)d)", "{mark:[}a{mark:](b(c)d)}"),
        ("a[^1] b", "a{mark:[^1]} b"), ("[^1]: note", "{mark:[^1]:} note"),
        ("[x]: http://a", "{dimmed:[x]: http://a}"), ("<http://a.b>", "{mark:<}http://a.b{mark:>}"),
        ("a < b > c", "a < b > c"), ("<!-- note -->", "{dimmed:<!-- note -->}"),
        ("<em>a</em>", "{mark:<em>}a{mark:</em>}"),
        ("> quote *x*", "{mark:>} quote {mark:*}{emphasis:x}{mark:*}"), ("> > a", "{mark:>} {mark:>} a"),
        ("- [ ] item", "{mark:-} {mark:[ ]} item"), ("12. item", "{mark:12.} item"),
        ("* item", "{mark:*} item"),
        ("* * *", "{mark:* * *}"), ("---", "{mark:---}"), ("***", "{mark:***}"), ("--", "--"),
        ("~~gone~~ a ~b~", "{mark:~~}{dimmed:gone}{mark:~~} a ~b~"), ("", ""), ("> ", "{mark:>} "),
        ("No signs at all.", "No signs at all."),
        ("*“So,”* he said", "{mark:*}{emphasis:“So,”}{mark:*} he said"),
    ]

    @Test(arguments: lines) func `a line shows what CommonMark says of it`(line: String, shown: String) {
        let bytes = Array(line.utf8)
        #expect(MarkdownPicture.of(bytes, MarkdownUnit.runs(in: bytes, lines: [0..<bytes.count])) == shown)
    }

    @Test func `many signs without an end cost little`() {
        for sign in ["*a ", "`", "[", "<", "_a*", "[](", "![", "\\"] {
            let bytes = Array(String(repeating: sign, count: 2_000).utf8)
            _ = MarkdownUnit.runs(in: bytes, lines: [0..<bytes.count])
        }
        let bytes: [UInt8] = [0x2A, 0xFF, 0x2A, 0xC3, 0x2A, 0x2A, 0x80]
        #expect(
            MarkdownUnit.runs(in: bytes, lines: [0..<bytes.count]).allSatisfy { $0.range.upperBound <= 7 })
    }
}

/// Runs as text.
enum MarkdownPicture {
    static func of(_ bytes: [UInt8], _ runs: [MarkdownInk.Run]) -> String {
        var picture = ""
        var place = 0
        for run in runs {
            picture += String(decoding: bytes[place..<run.range.lowerBound], as: UTF8.self)
            let words =
                (run.role == .text ? [] : ["\(run.role)"])
                + (run.traits.contains(.strong) ? ["strong"] : [])
                + (run.traits.contains(.emphasis) ? ["emphasis"] : [])
            picture += "{\(words.joined(separator: " ")):"
            picture += String(decoding: bytes[run.range], as: UTF8.self) + "}"
            place = run.range.upperBound
        }
        return picture + String(decoding: bytes[place...], as: UTF8.self)
    }

    static func of(_ text: Rope, _ runs: [StyledRun]) -> String {
        of(
            text.bytes(in: text.range),
            runs.map {
                .init(
                    range: $0.range.lowerBound.bytes..<$0.range.upperBound.bytes, role: $0.role,
                    traits: $0.traits)
            })
    }
}
