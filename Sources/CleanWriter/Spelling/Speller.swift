import EditorCore
import Glibc

/// The dictionaries, and the writer's own words: everything that one thread alone may touch.
final class Speller {
    private let folders: DictionaryFolders
    private let saver: FileSaver
    private var library: HunspellLibrary?
    private var dictionaries: [String: HunspellDictionary] = [:]
    /// Words of the writer's own, and those that other programs keep for the dictionaries in use.
    private var personal = PersonalWords()
    private var hasOwnWords = false

    init(_ folders: DictionaryFolders, calls: any SystemCalls) {
        self.folders = folders
        saver = FileSaver(calls: calls, newMode: 0o600)
    }

    /// Which of `words` are right in one of the languages.
    func check(_ words: [String], in languages: SpellingLanguages) throws(SpellingProblem) -> [String: Bool] {
        let dictionaries = try open(languages)
        var verdicts: [String: Bool] = [:]
        for word in words {
            verdicts[word] = personal.contains(word) || dictionaries.contains { $0.knows(word) }
        }
        return verdicts
    }

    /// What may be meant by `word`, in dictionaries that have been asked before: the best of each language first.
    func suggestions(for word: String, in languages: SpellingLanguages) -> [String] {
        let lists = languages.names.compactMap { dictionaries[$0]?.suggestions(for: word) }
        var all: [String] = []
        for index in 0..<(lists.map(\.count).max() ?? 0) {
            for list in lists where index < list.count && !all.contains(list[index]) {
                all.append(list[index])
            }
        }
        return all
    }

    /// Takes a word among the writer's own.
    ///
    /// - Returns: whether it has been written down.
    func learn(_ word: String) -> Bool {
        readOwnWords()
        personal.add(word)
        for dictionary in dictionaries.values { dictionary.add(word) }
        guard let path = folders.ownWords else { return false }
        // Another program may have added some.
        let bytes = OwnFile.read(path, limit: DictionaryFolders.largestList)
        var words = PersonalWords(list: bytes ?? [])
        words.add(word)
        let order = SaveOrder(
            text: Rope(words.list), path: FilePath(path),
            consent: bytes == nil ? .makingFolders : [.makingFolders, .replacing])
        if case .success = saver.save(order).result { return true }
        return false
    }

    /// The dictionaries of the languages, opened when they are asked for first.
    private func open(_ languages: SpellingLanguages) throws(SpellingProblem) -> [HunspellDictionary] {
        library = library ?? HunspellLibrary(names: folders.libraries)
        guard let library else { throw .noLibrary }
        readOwnWords()
        var opened: [HunspellDictionary] = []
        for name in languages.names {
            if let dictionary = dictionaries[name] {
                opened.append(dictionary)
                continue
            }
            let files = try folders.find(name)
            let dictionary = try HunspellDictionary(files, library)
            personal.add(folders.othersWords(for: files.name))
            for word in personal.words { dictionary.add(word) }
            dictionaries[name] = dictionary
            opened.append(dictionary)
        }
        return opened
    }

    private func readOwnWords() {
        guard !hasOwnWords else { return }
        hasOwnWords = true
        let bytes = folders.ownWords.flatMap { OwnFile.read($0, limit: DictionaryFolders.largestList) }
        personal.add(PersonalWords(list: bytes ?? []))
    }
}
