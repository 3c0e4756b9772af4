import EditorCore
import Glibc

/// One dictionary, opened. For one thread alone, as the library is.
final class HunspellDictionary {
    private let library: HunspellLibrary
    private let handle: HunspellLibrary.Handle
    /// Nil for a dictionary in UTF-8.
    private let letters: LetterConverter?

    /// Longer words, in bytes, are none; the library has no room for them.
    private static let longest = 99

    /// Opens a dictionary, which takes some 20 to 100 ms.
    init(_ files: DictionaryFolders.Files, _ library: HunspellLibrary) throws(SpellingProblem) {
        let paths = (Self.terminated(files.rules), Self.terminated(files.words))
        guard let handle = library.create(paths.0, paths.1) else { throw .unreadable(files.name) }
        let encoding = library.encoding(handle).map { String(cString: $0) } ?? "ISO8859-1"
        let isUnicode = encoding.uppercased() == "UTF-8"
        let letters = isUnicode ? nil : LetterConverter(encoding: encoding)
        guard isUnicode || letters != nil else {
            library.destroy(handle)
            throw .unreadable(files.name)
        }
        self.library = library
        self.handle = handle
        self.letters = letters
    }

    deinit { library.destroy(handle) }

    /// Whether the word is right.
    func knows(_ word: String) -> Bool {
        guard let letters = encoded(word) else { return false }
        return library.spell(handle, letters) != 0
    }

    /// What may be meant, the likeliest first. Takes up to 400 ms.
    func suggestions(for word: String) -> [String] {
        guard let letters = encoded(word) else { return [] }
        var list: HunspellLibrary.List?
        let count = library.suggest(handle, &list, letters)
        guard count > 0, let words = list else { return [] }
        let found = (0..<Int(count)).compactMap { index in words[index].flatMap(decoded) }
        library.freeList(handle, &list, count)
        return found
    }

    /// Takes a word among its own until it is closed, so that it is suggested too.
    func add(_ word: String) {
        // The library refuses nothing that could be told.
        if let letters = encoded(word) { _ = library.add(handle, letters) }
    }

    private func encoded(_ word: String) -> [CChar]? {
        let bytes = Array(word.utf8)
        guard let converted = letters == nil ? bytes : letters?.encode(bytes), !converted.contains(0),
            converted.count <= Self.longest
        else { return nil }
        return Self.terminated(converted)
    }

    private func decoded(_ word: UnsafeMutablePointer<CChar>) -> String? {
        let bytes = Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
        guard let converted = letters == nil ? bytes : letters?.decode(bytes) else { return nil }
        return String(validating: converted, as: UTF8.self)
    }

    private static func terminated(_ bytes: [UInt8]) -> [CChar] {
        bytes.map { CChar(bitPattern: $0) } + [0]
    }
}
