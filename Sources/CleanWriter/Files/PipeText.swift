import EditorCore

/// Texts that come through a pipe, such as `date | cleanwriter -`.
enum PipeText {
    /// Reads `descriptor` to its end, for as long as the other side takes. Meant for the time before the
    /// screen is up, when Ctrl-C still ends the program. The text has no name and no stamp.
    static func read(_ descriptor: Int32, calls: any SystemCalls) throws(OpenProblem) -> OpenedText {
        var pieces: [[UInt8]] = []
        while let piece = try nextPiece(descriptor, calls: calls) { pieces.append(piece) }
        // Whether it is UTF-16 depends on the length, so nothing is converted before the end.
        let encoding = TextEncoding(start: pieces.first ?? [], length: pieces.reduce(0) { $0 + $1.count })
        var intake = TextIntake(encoding)
        var text = Rope()
        pieces.reverse()
        while let piece = pieces.popLast() { text.take(intake.take(piece, isLast: pieces.isEmpty)) }
        return OpenedText(path: FilePath([]), text: text, encoding: encoding)
    }

    /// Up to 1 MiB; nil at the end.
    private static func nextPiece(
        _ descriptor: Int32, calls: any SystemCalls
    ) throws(OpenProblem) -> [UInt8]? {
        let bytes = try translating(OpenProblem.init) { () throws(SystemError) in
            try calls.read(1 << 20, from: descriptor)
        }
        return bytes.isEmpty ? nil : bytes
    }
}
