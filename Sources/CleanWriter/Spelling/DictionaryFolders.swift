import EditorCore
import Glibc

/// Where dictionaries are, and where a writer's own words are kept by us and by others.
struct DictionaryFolders: Sendable {
    /// The two files of a dictionary.
    struct Files: Hashable {
        /// Its name, such as `en_US`.
        var name: String
        /// The `.aff` and the `.dic` file.
        var rules: [UInt8], words: [UInt8]
    }

    /// Names of the library.
    var libraries = HunspellLibrary.usualNames
    /// Folders of dictionaries, those looked into first at the start.
    var folders: [[UInt8]]
    /// The file of the writer's own words; nil when the environment tells of no place for it.
    var ownWords: [UInt8]?
    /// The folder in which enchant keeps words, and the one in which hunspell does.
    var enchant: [UInt8]?, home: [UInt8]?
    /// The writer's locale, such as `en_GB.UTF-8`.
    var locale = ""

    /// Those that the environment names: hunspell's own `DICPATH`, then the XDG data folders.
    static func usual() -> DictionaryFolders {
        let home = homeFolder()
        let data = absolutePath("XDG_DATA_HOME") ?? home.map { $0 + Array("/.local/share".utf8) }
        let shared = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        let folders = [data].compactMap { $0 } + paths(shared)
        let config = absolutePath("XDG_CONFIG_HOME") ?? home.map { $0 + Array("/.config".utf8) }
        return DictionaryFolders(
            folders: paths(variable("DICPATH") ?? "")
                + ["/hunspell", "/myspell"].flatMap { tail in folders.map { $0 + Array(tail.utf8) } },
            ownWords: config.map { $0 + Array("/cleanwriter/words".utf8) },
            enchant: config.map { $0 + Array("/enchant".utf8) }, home: home,
            locale: variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? "")
    }

    /// The dictionary that is meant by `name`. A language alone means that of the writer's country, else the usual one,
    /// else any; `fr_FR` is content with `fr`.
    func find(_ name: String) throws(SpellingProblem) -> Files {
        let language = String(name.prefix { $0 != "_" })
        let country = String(locale.prefix { $0 != "." && $0 != "@" })
        var names = [name]
        if name == language {
            if country.hasPrefix(language + "_") { names.insert(country, at: 0) }
            names.append(language == "en" ? "en_US" : "\(language)_\(language.uppercased())")
        } else {
            names.append(language)
        }
        for name in names {
            if let files = folders.lazy.compactMap({ Self.files(name, in: $0) }).first { return files }
        }
        if name == language, let any = anyDictionary(of: language) { return any }
        throw .noDictionary(name)
    }

    /// The first dictionary of a language in the order of names.
    private func anyDictionary(of language: String) -> Files? {
        for folder in folders {
            let names = Self.names(in: folder).filter { $0.hasPrefix(language + "_") }.sorted()
            if let files = names.lazy.compactMap({ Self.files($0, in: folder) }).first { return files }
        }
        return nil
    }

    private static func files(_ name: String, in folder: [UInt8]) -> Files? {
        let path = folder + Array("/\(name)".utf8)
        let files = Files(name: name, rules: path + Array(".aff".utf8), words: path + Array(".dic".utf8))
        let isReadable = [files.rules, files.words].allSatisfy {
            access($0.map { CChar(bitPattern: $0) } + [0], R_OK) == 0
        }
        return isReadable ? files : nil
    }

    /// Names of the word files of a folder, without their endings.
    private static func names(in folder: [UInt8]) -> [String] {
        guard let list = opendir(folder.map { CChar(bitPattern: $0) } + [0]) else { return [] }
        defer { closedir(list) }
        var names: [String] = []
        while let entry = readdir(list) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".dic") { names.append(String(name.dropLast(4))) }
        }
        return names
    }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// The absolute paths of a list with colons.
    private static func paths(_ list: String) -> [[UInt8]] {
        list.split(separator: ":").filter { $0.first == "/" }.map { Array($0.utf8) }
    }

    /// Words that enchant and hunspell keep for a dictionary.
    func othersWords(for name: String) -> PersonalWords {
        let language = String(name.prefix { $0 != "_" })
        var words = PersonalWords()
        let lists =
            [name, language].compactMap { name in enchant.map { $0 + Array("/\(name).dic".utf8) } }
            + [name, "default"].compactMap { name in home.map { $0 + Array("/.hunspell_\(name)".utf8) } }
        for list in lists {
            if let bytes = OwnFile.read(list, limit: Self.largestList) {
                words.add(PersonalWords(list: bytes))
            }
        }
        return words
    }

    /// Bytes that a list of words may have.
    static let largestList = 8 << 20
}
