import EditorCore

/// A file of any bytes, read in pieces, and shown.
///
/// The first byte says how long the pieces are. The text is the same however the file is cut, a text kept as bytes is
/// the file, and no byte of it that is no letter stands on the screen as it is.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzLoad(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    guard let first = input.first else { return 0 }
    let file = Array(input.dropFirst())
    let encoding = TextEncoding(start: file, length: file.count)
    let whole = text(of: file, encoding, pieces: max(1, file.count))
    let cut = text(of: file, encoding, pieces: Int(first) + 1)
    precondition(whole.breakByte == cut.breakByte, "the line ends do not depend on the pieces")
    precondition(whole.bytes(in: whole.range) == cut.bytes(in: cut.range), "nor does the text")
    if case .bytes = encoding {
        precondition(whole.bytes(in: whole.range) == file, "a text kept as bytes is the file")
    }
    show(OpenedText(path: FilePath("a"), text: whole, encoding: encoding))
    return 0
}

private func text(of file: [UInt8], _ encoding: TextEncoding, pieces length: Int) -> Rope {
    var intake = TextIntake(encoding)
    var text = Rope()
    var place = 0
    repeat {
        let end = min(file.count, place + length)
        text.take(intake.take(Array(file[place..<end]), isLast: end == file.count))
        place = end
    } while place < file.count
    return text
}

private func show(_ opened: OpenedText) {
    let script = VirtualTerminal.Script(size: GridSize(rows: 12, columns: 30))
    let editor = Desk(script, [opened])
    editor.feed(Array("\u{1B}[6~\u{1B}[1;5F\u{1B}[5~x\u{1A}".utf8))
    editor.expectCleanFrames()
}
