import EditorCore
import Testing

struct PasteAssemblerTests {
    private static let start = "\u{1B}[200~"
    private static let end = "\u{1B}[201~"

    private func pasted(_ events: [InputEvent]) -> [UInt8] {
        events.flatMap { event in
            switch event {
            case .paste(let bytes), .pastePart(let bytes): bytes
            default: [UInt8]()
            }
        }
    }

    private func hasOnlyPastes(_ events: [InputEvent]) -> Bool {
        events.allSatisfy {
            switch $0 {
            case .paste, .pastePart: true
            default: false
            }
        }
    }

    @Test func `a paste is delivered whole at its end mark`() {
        var decoder = KeyDecoder()
        let text = Array("one\r\n\ttwo\u{3}\0\u{1B}[A\u{13}".utf8)
        let bytes = Array(Self.start.utf8) + text + Array(Self.end.utf8)
        #expect(decoder.feed(bytes, at: .zero) == [.paste(text)])
    }

    @Test func `a paste in many reads with gaps is one paste, whose parts come before its end`() {
        var decoder = KeyDecoder()
        var events: [InputEvent] = []
        var now = Duration.zero
        for byte in Array("\(Self.start)it was a\r\ndark night\(Self.end)".utf8) {
            events += decoder.feed([byte], at: now)
            now += .milliseconds(100)
            events += decoder.advance(to: now - .milliseconds(60))
        }
        #expect(hasOnlyPastes(events))
        #expect(pasted(events) == Array("it was a\r\ndark night".utf8))
        #expect(events.count > 3)
        if case .paste = events.last {} else { Issue.record("the last event ends the paste") }
        for event in events.dropLast() {
            if case .pastePart = event {} else { Issue.record("\(event) comes before the end") }
        }
    }

    @Test func `what has come of a paste is handed over when it is a quarter of a second old`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array("\(Self.start)one".utf8), at: .zero) == [])
        #expect(decoder.deadline == .milliseconds(250))
        #expect(
            decoder.feed(Array(" two".utf8), at: .milliseconds(260)) == [.pastePart(Array("one two".utf8))])
        #expect(decoder.feed(Array(Self.end.utf8), at: .milliseconds(270)) == [.paste([])])
    }

    @Test(arguments: [("é", 1), ("字", 2), ("🖋", 3), ("\r\n", 1), (end, 4)])
    func `no part ends within a letter, a line end or a mark`(cut: String, after count: Int) {
        var decoder = KeyDecoder()
        let bytes = Array(cut.utf8)
        _ = decoder.feed(Array("\(Self.start)one".utf8) + bytes[..<count], at: .zero)
        #expect(decoder.advance(to: .milliseconds(250)) == [.pastePart(Array("one".utf8))])
    }

    @Test func `one pair of marks a line gives the lines in order`() {
        let bytes = (1...5).map { "\(Self.start)line \($0)\r\(Self.end)" }.joined()
        let events = decode(bytes)
        #expect(hasOnlyPastes(events))
        #expect(pasted(events) == Array("line 1\rline 2\rline 3\rline 4\rline 5\r".utf8))
    }

    @Test func `a line end between two pairs of marks is pasted too`() {
        let events = decode("\(Self.start)one\(Self.end)\r\(Self.start)two\(Self.end)")
        #expect(hasOnlyPastes(events))
        #expect(pasted(events) == Array("one\rtwo".utf8))
    }

    @Test func `an end mark in the pasted text runs no command, cut anywhere`() {
        let text = "A\(Self.end)B\u{13}\u{1B}]52;c;YQ==\u{7}\0"
        let bytes = Array("\(Self.start)\(text)\(Self.end)".utf8)
        for cut in bytes.indices {
            var decoder = KeyDecoder()
            var events = decoder.feed(Array(bytes[..<cut]), at: .zero)
            events += decoder.feed(Array(bytes[cut...]), at: .milliseconds(5))
            while let deadline = decoder.deadline { events += decoder.advance(to: deadline) }
            #expect(hasOnlyPastes(events), "cut at \(cut)")
            #expect(pasted(events) == Array(text.utf8), "cut at \(cut)")
        }
    }

    @Test func `a balanced pair of marks in the pasted text runs no command`() {
        let events = decode("\(Self.start)A\(Self.end)\u{11}\(Self.start)B\(Self.end)")
        #expect(hasOnlyPastes(events))
        #expect(pasted(events) == Array("A\u{11}B".utf8))
    }

    @Test func `a program that was busy does not let the rest of a burst out as keys`() {
        var decoder = KeyDecoder()
        var events = decoder.feed(Array("\(Self.start)A\(Self.end)".utf8), at: .zero)
        events += decoder.feed(Array("\u{11}\(Self.end)".utf8), at: .seconds(3))
        #expect(hasOnlyPastes(events))
    }

    @Test func `keys typed behind a paste are keys`() {
        #expect(
            decode("\(Self.start)A\(Self.end)b\u{13}\u{1B}[A") == [
                .paste([0x41]), .text("b"), chord(.character("s"), .control), chord(.up),
            ])
        var decoder = KeyDecoder()
        _ = decoder.feed(Array("\(Self.start)A\(Self.end)".utf8), at: .zero)
        #expect(decoder.deadline == .milliseconds(10))
        #expect(decoder.advance(to: .milliseconds(10)) == [])
        #expect(decoder.feed([0x13], at: .milliseconds(11)) == [chord(.character("s"), .control)])
    }

    @Test func `a lost end mark gives the text after a while`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array("\(Self.start)kept\u{1B}[20".utf8), at: .zero) == [])
        #expect(decoder.advance(to: .milliseconds(250)) == [.pastePart(Array("kept".utf8))])
        #expect(decoder.deadline == .seconds(1))
        #expect(decoder.advance(to: .seconds(1)) == [.paste([])])
        #expect(decoder.feed([0x61], at: .seconds(2)) == [.text("a")])
    }

    @Test func `marks that almost match are text`() {
        let text = "\u{1B}\u{1B}[201\u{1B}[20\u{1B}[202~\u{1B}[200~201~"
        #expect(decode("\(Self.start)\(text)\(Self.end)") == [.paste(Array(text.utf8))])
    }

    @Test func `a megabyte in small reads arrives byte for byte`() {
        let text = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }.filter { $0 != 0x1B }
        var decoder = KeyDecoder()
        var events = decoder.feed(Array(Self.start.utf8), at: .zero)
        for start in stride(from: 0, to: text.count, by: 4096) {
            events += decoder.feed(Array(text[start..<min(start + 4096, text.count)]), at: .zero)
        }
        #expect(events.isEmpty)
        #expect(decoder.feed(Array(Self.end.utf8), at: .zero) == [.paste(text)])
    }
}
