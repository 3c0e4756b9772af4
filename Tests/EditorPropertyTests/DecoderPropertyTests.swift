import EditorCore
import Testing

struct DecoderPropertyTests {
    private static let rounds = 3_000

    @Test func `any bytes in any split give the same events`() {
        repeated { bytes, random in
            let whole = decode([bytes])
            let split = decode(cut(bytes, with: &random))
            #expect(merged(split) == merged(whole))
        }
    }

    @Test func `no bytes become a control character in a text`() {
        repeated { bytes, _ in
            for case .text(let text) in decode([bytes]) {
                #expect(
                    !text.isEmpty
                        && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            }
        }
    }

    @Test func `after silence nothing is left half read`() {
        repeated { bytes, _ in
            var decoder = KeyDecoder()
            _ = decoder.feed(bytes, at: .zero)
            var waits = 0
            while let deadline = decoder.deadline, waits < 4 {
                _ = decoder.advance(to: deadline)
                waits += 1
            }
            #expect(decoder.deadline == nil)
            #expect(decoder.feed(Array("x".utf8), at: .seconds(99)) == [.text("x")])
        }
    }

    @Test func `text that is cut off anywhere is a beginning of the text`() {
        repeated { bytes, random in
            let text = String(decoding: bytes.filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
                .unicodeScalars.filter { $0.properties.generalCategory != .control }
            let utf8 = Array(String(String.UnicodeScalarView(text)).utf8)
            let prefix = Array(utf8.prefix(Int.random(in: 0...utf8.count, using: &random)))
            let typed = decode([prefix]).map { if case .text(let text) = $0 { text } else { "?" } }.joined()
            #expect(utf8.starts(with: typed.utf8))
            #expect(prefix.count - typed.utf8.count < 4)
        }
    }

    private func repeated(_ body: ([UInt8], inout SplitMix) -> Void) {
        let seed = UInt64.random(in: .min ... .max)
        print("DecoderPropertyTests seed \(seed)")
        var random = SplitMix(state: seed)
        for _ in 0..<Self.rounds { body(stream(with: &random), &random) }
    }

    /// Bytes that look like what terminals send, often enough to reach every state.
    private func stream(with random: inout SplitMix) -> [UInt8] {
        let pieces = [
            "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}X", "\u{1B}\\", "\u{7}",
            "\u{1B}[200~",
            "\u{1B}[201~", "\u{1B}[<", "\u{1B}[M", "\u{1B}[[", "1;5", "27;5;13~", "97:65;2", "A", "R", "u",
            "~", "M", "$", "?",
            "\u{18}", "\r", "日本", "é", "👩‍👧", "abc",
        ]
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            if Int.random(in: 0..<4, using: &random) == 0 {
                bytes.append(UInt8.random(in: .min ... .max, using: &random))
            } else {
                bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
            }
        }
        return bytes
    }

    private func cut(_ bytes: [UInt8], with random: inout SplitMix) -> [[UInt8]] {
        var reads: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...min(4, rest.count), using: &random)
            reads.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return reads
    }

    private func decode(_ reads: [[UInt8]]) -> [InputEvent] {
        var decoder = KeyDecoder()
        var events = reads.flatMap { decoder.feed($0, at: .zero) }
        while let deadline = decoder.deadline { events += decoder.advance(to: deadline) }
        return events
    }

    /// Texts that follow each other joined: where a read ends is no part of what was typed.
    private func merged(_ events: [InputEvent]) -> [InputEvent] {
        events.reduce(into: []) { result, event in
            if case .text(let new) = event, case .text(let old)? = result.last {
                result[result.count - 1] = .text(old + new)
            } else {
                result.append(event)
            }
        }
    }
}

/// A small seeded generator (SplitMix64, Steele, Lea and Flood 2014).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
