import EditorCore

/// A paste of any bytes, cut anywhere into two reads: it is text to the last mark, and runs no command.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzPaste(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    guard let first = input.first else { return 0 }
    let pasted = Array(input.dropFirst())
    let bytes = Array("\u{1B}[200~".utf8) + pasted + Array("\u{1B}[201~".utf8)
    let cut = min(bytes.count, Int(first))
    var decoder = KeyDecoder()
    var events = decoder.feed(Array(bytes[..<cut]), at: .zero)
    events += decoder.feed(Array(bytes[cut...]), at: .milliseconds(5))
    while let deadline = decoder.deadline { events += decoder.advance(to: deadline) }
    for event in events {
        // Before the second read a cut start mark is a sequence that goes on; nothing of it may have been a key.
        switch event {
        case .paste, .pastePart: break
        default: preconditionFailure("a paste became \(event)")
        }
    }
    let editor = Desk(
        VirtualTerminal.Script(size: GridSize(rows: 8, columns: 30)),
        [OpenedText(path: FilePath("a"), text: Rope())])
    editor.feed(bytes)
    editor.pass(.seconds(2))
    editor.expectCleanFrames()
    precondition(!editor.hasAsked, "a paste saved, left or opened something")
    return 0
}
