import Testing

@testable import EditorCore

/// Lines of the file in which it is noted how much was written.
@Suite struct WritingRecordTests {
    private let day = WritingDay(number: 740_000)

    private func read(_ line: String) -> WritingRecord? { WritingRecord(Array(line.utf8)) }

    @Test func `a record is read as it is written`() {
        let record = WritingRecord(
            day: day, time: "14:02", file: "/home/a “b”/\"c\\d\u{1b}\u{7f}\n.md", words: 312, net: -4,
            seconds: 61, goal: 80_000)
        #expect(read(record.line) == record)
        #expect(!record.line.contains("\n"))
        #expect(read(WritingRecord(day: day).line) == WritingRecord(day: day))
    }

    @Test func `the line is plain JSON`() {
        let record = WritingRecord(day: day, time: "9:05", file: "/a.md", words: 3, net: 2, seconds: 10)
        #expect(
            record.line
                == "{\"day\":\"\(day)\",\"at\":\"9:05\",\"file\":\"/a.md\",\"words\":3,\"net\":2,\"seconds\":10}"
        )
    }

    @Test(arguments: [
        #"{"day":"2026-11-30","words":3,"mood":{"a":[1,{"b":null}],"c":-1.5e3},"x":true}"#,
        #"  { "words" : 3 , "day" : "2026-11-30" }  "#,
        #"{"day":"2026-11-30","day":"2026-11-30","words":9,"words":3}"#,
        "{\"\\u0064ay\":\"2026-11-30\",\"words\":3,\"file\":null}",
    ])
    func `keys that are not known are passed over`(_ line: String) throws {
        let record = try #require(read(line))
        #expect(record.words == 3)
        #expect(record.day.description == "2026-11-30")
    }

    @Test(arguments: [
        "", "{", #"{"day":"2026-11-30","words":3"#, #"{"day":"2026-11-30","wor"#, #"{"words":3}"#, "null",
        "[]",
        #"{"day":7}"#, #"{"day":"2026-11-30"} x"#, #"{"day":"2026-11-30",}"#,
        #"{"day":"2026-11-30" "words":3}"#,
        #"{"day":"2026-11-30","a":"\u12"}"#,
        #"{"day":"2026-11-30","a":\#(String(repeating: "[", count: 5_000))"#,
    ])
    func `a line that is none is no record`(_ line: String) {
        #expect(read(line) == nil)
    }

    @Test func `what was written is never less than nothing`() {
        #expect(read(#"{"day":"2026-11-30","words":-30,"seconds":-1}"#)?.words == 0)
    }

    @Test func `a torn line costs itself alone`() {
        let lines =
            WritingRecord(day: day, words: 1).line + "\n{\"day\":\"2026-\n"
            + WritingRecord(day: day, words: 2).line + "\n"
        #expect(WritingRecord.all(in: Array(lines.utf8)).map(\.words) == [1, 2])
    }

    @Test func `surrogates in pairs are one letter, a lone one is none`() {
        #expect(read("{\"day\":\"2026-11-30\",\"file\":\"\\ud83d\\ude00\\ud83d\"}")?.file == "😀\u{FFFD}")
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1000000001", "1e300"])
    func `a figure that nobody can have written is as if it were not there`(_ number: String) throws {
        let line =
            #"{"day":"2026-11-30","words":\#(number),"net":\#(number),"seconds":\#(number),"goal":\#(number)}"#
        let record = try #require(read(line))
        #expect(record == WritingRecord(day: record.day))
        let many = WritingHistory([record, record, WritingRecord(day: record.day, words: 3)])
        #expect(many.total.words == 3)
    }

    @Test func `no control character and nothing that turns the line round is in a line`() {
        let file = "/a\u{9b}31m\u{202e}\u{2028}\u{e000}\u{1d173}\u{1b}é日.md"
        let record = WritingRecord(day: day, file: file)
        #expect(read(record.line) == record)
        #expect(
            record.line.contains(
                "/a\\u009b31m\\u202e\\u2028\\ue000\\ud834\\udd73\\u001bé日.md"))
    }

    @Test func `a lone surrogate takes nothing along that stands behind it`() {
        #expect(read("{\"day\":\"2026-11-30\",\"file\":\"\\ud83d\\na\"}")?.file == "\u{FFFD}\na")
        #expect(read("{\"day\":\"2026-11-30\",\"file\":\"\\ud83d \\ude00\"}")?.file == "\u{FFFD} \u{FFFD}")
    }
}
