/// Something that is remembered of a file, in a few words without blanks in them.
public protocol FileNote: Hashable, Sendable {
    /// Reads what `words` gave; nil for anything else.
    init?(words: [ArraySlice<UInt8>])
    /// What is written down, with a blank between each two words.
    var words: String { get }
}

/// What the program remembers of files, a note for each, in a file of its own.
///
/// What cannot be read is as if it had never been written. Several windows write into the same file, so what they hand
/// over are changes (`NoteChange`, which tells the form), never all that they know.
public struct FileNotes<Note: FileNote>: Hashable, KeptState {
    /// A file and what is remembered of it.
    public struct Entry: Hashable, Sendable {
        /// The whole path.
        public var path: FilePath
        /// What is remembered.
        public var note: Note
    }

    /// The oldest first.
    public private(set) var entries: [Entry] = []
    /// Makes names whole.
    public let names: FileNames
    private let most: Int

    /// Reads what `encoded` wrote.
    ///
    /// - Parameter most: files that are remembered.
    public init(_ bytes: [UInt8] = [], names: FileNames = FileNames(), most: Int = 500) {
        (self.names, self.most) = (names, most)
        for line in bytes.prefix(2 * NoteChange.mostBytes).split(separator: 0x0A).suffix(most) {
            var words = line.split(separator: 0x20)
            guard let path = words.popLast(), let note = Note(words: words) else { continue }
            entries.append(Entry(path: FilePath(NoteChange.unescaped(path)), note: note))
        }
    }

    /// What is remembered of a file; nil for nothing.
    public subscript(path: FilePath) -> Note? {
        let whole = names.whole(path)
        return entries.last { $0.path == whole }?.note
    }

    /// Remembers something of a file, in place of what was remembered of it; nil forgets it.
    ///
    /// - Returns: what is to be done to the file in which this is kept.
    @discardableResult
    public mutating func remember(_ note: Note?, for path: FilePath) -> NoteChange {
        let whole = names.whole(path)
        entries.removeAll { $0.path == whole }
        if let note { entries.append(Entry(path: whole, note: note)) }
        var bytes = entries.reduce(0) { $0 + $1.path.bytes.count }
        while entries.count > most || bytes > NoteChange.mostBytes {
            bytes -= entries.removeFirst().path.bytes.count
        }
        return NoteChange(name: whole.bytes, words: note?.words, most: most)
    }

    /// The lines to be kept.
    public var encoded: [UInt8] {
        entries.flatMap { NoteChange.line($0.path.bytes, $0.note.words) + [0x0A] }
    }
}
