@testable import EditorCore

/// A journal that a stranger has written: read, and played from the beginning.
///
/// Checksums would keep nearly every input from the parts behind them. So an input that does not begin as a journal does
/// is taken for the inside of one, `type length payload` one after the other, and gets a frame and sums that are right.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzJournal(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let bytes = input.first == JournalEncoder.magic[0] ? input : forged(input[...])
    guard let contents = try? JournalReader.read(bytes) else { return 0 }
    precondition(contents.goodBytes + contents.lostBytes == bytes.count, "every byte is good or lost")
    _ = contents.words
    for file in [nil, JournalReplay.File(text: Rope(Array("One.\nTwo.\n".utf8)), isUntouched: true)] {
        guard let replay = JournalReplay(contents, file: file) else { continue }
        precondition(replay.text.count < 1 << 28, "a small journal makes no huge text")
        precondition(replay.selection.range.upperBound <= replay.text.end, "the caret is in the text")
    }
    return 0
}

private func forged(_ input: ArraySlice<UInt8>) -> [UInt8] {
    let header = JournalHeader(
        salt: 7, session: 1, document: 1, generation: 0, created: 0, time: .zero,
        path: FilePath("/a"), stamp: nil, encoding: .bytes)
    var bytes = JournalEncoder.bytes(of: header)
    var rest = input
    var number: UInt32 = 0
    while let type = rest.popFirst(), let length = rest.popFirst() {
        let payload = Array(rest.prefix(Int(length)))
        rest = rest.dropFirst(payload.count)
        number += 1
        let sum = JournalEncoder.sum(header.salt, UInt32(payload.count), number, type & 0x7F, type > 0x7F) {
            $0.add(payload)
        }
        bytes += JournalEncoder.mark + [UInt32(payload.count), sum, number].flatMap(littleEndian)
        bytes += [type & 0x7F, type >> 7] + payload
    }
    return bytes
}

private func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
}
