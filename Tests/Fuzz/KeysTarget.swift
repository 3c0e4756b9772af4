import EditorCore

/// What a terminal might send, from the first byte on, given to a whole editor.
///
/// The first byte says where the bytes are cut into two reads. No key may end the program other than by leaving.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzKeys(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    guard let first = input.first else { return 0 }
    let bytes = Array(input.dropFirst())
    let cut = min(bytes.count, Int(first))
    let text = OpenedText(path: FilePath("a"), text: Rope(Array("One two. Three\n\nfour “five” 文字\n".utf8)))
    let editor = Desk(VirtualTerminal.Script(size: GridSize(rows: 14, columns: 76)), [text])
    editor.feed(Array(bytes[..<cut]))
    editor.feed(Array(bytes[cut...]))
    editor.pass(.seconds(2))
    editor.expectCleanFrames()
    return 0
}
