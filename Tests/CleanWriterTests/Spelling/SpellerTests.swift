import EditorCore
import Glibc
import Testing

@testable import CleanWriter

/// Whether this machine has Hunspell; the package is libhunspell-1.7-0.
let hasHunspell = HunspellLibrary(names: HunspellLibrary.usualNames) != nil

/// Small dictionaries of the tests' own, and where a writer's words are kept.
struct DictionaryScene {
    let folder = TestFolder()

    init() {
        write("en_US", "SET UTF-8\nTRY esiaé\n", "5\nthe\nferry\ndon't\nnaïve\nGröße\n")
        write("en_GB", "SET UTF-8\n", "1\ncolour\n")
        write(
            "fr", [UInt8]("SET ISO8859-1\nTRY e\u{E9}".unicodeScalars.map { UInt8($0.value) }) + [0x0A],
            Array("1\ncaf".utf8) + [0xE9, 0x0A])
        write("xx_YY", "SET NO-SUCH-LETTERS\n", "1\nword\n")
    }

    private func write(_ name: String, _ rules: String, _ words: String) {
        write(name, Array(rules.utf8), Array(words.utf8))
    }

    private func write(_ name: String, _ rules: [UInt8], _ words: [UInt8]) {
        folder.write(name + ".aff", rules)
        folder.write(name + ".dic", words)
    }

    func folders(_ libraries: [String] = HunspellLibrary.usualNames, locale: String = "") -> DictionaryFolders
    {
        DictionaryFolders(
            libraries: libraries, folders: [Array("/nowhere".utf8), Array(folder.path.utf8)],
            ownWords: folder.file("own/words").bytes, enchant: folder.file("enchant").bytes,
            home: Array(folder.path.utf8), locale: locale)
    }

    func speller(_ libraries: [String] = HunspellLibrary.usualNames) -> Speller {
        Speller(folders(libraries), calls: LinuxCalls())
    }
}

@Suite(.enabled(if: hasHunspell)) struct SpellerTests {
    let scene = DictionaryScene()

    @Test func `a word is right when one of the languages has it`() throws {
        let speller = scene.speller()
        let words = ["the", "The", "teh", "don't", "naïve", "Größe", "colour", "café"]
        let right = try speller.check(words, in: SpellingLanguages("en_US en_GB")).filter(\.value).keys
        #expect(right.sorted() == ["Größe", "The", "colour", "don't", "naïve", "the"])
    }

    @Test func `words go to a dictionary in its own letters and come back in ours`() throws {
        let speller = scene.speller()
        let verdicts = try speller.check(["café", "cafe", "Москва"], in: SpellingLanguages("fr_FR"))
        #expect(verdicts == ["café": true, "cafe": false, "Москва": false])
        #expect(speller.suggestions(for: "cafe", in: try SpellingLanguages("fr_FR")) == ["café"])
    }

    @Test func `suggestions come from dictionaries that have been asked`() throws {
        let speller = scene.speller()
        let languages = try SpellingLanguages("en_US")
        #expect(speller.suggestions(for: "teh", in: languages) == [])
        _ = try speller.check(["teh"], in: languages)
        #expect(speller.suggestions(for: "teh", in: languages).contains("the"))
    }

    @Test(arguments: ["", "\u{0}the", String(repeating: "long", count: 60), "'", "-"])
    func `what is no word harms nothing`(_ word: String) throws {
        let speller = scene.speller()
        let languages = try SpellingLanguages("en_US")
        _ = try speller.check([word], in: languages)
        _ = speller.suggestions(for: word, in: languages)
        #expect(try speller.check(["ferry"], in: languages) == ["ferry": true])
    }

    @Test func `a dictionary in letters that the system does not know is told by name`() throws {
        #expect(throws: SpellingProblem.unreadable("xx_YY")) {
            try scene.speller().check(["word"], in: SpellingLanguages("xx_YY"))
        }
    }

    @Test func `a word that is learned is right at once and in the next run, and only we may read it`() throws
    {
        let languages = try SpellingLanguages("en_US")
        let speller = scene.speller()
        #expect(try speller.check(["Zarathos"], in: languages) == ["Zarathos": false])
        #expect(speller.learn("Zarathos"))
        #expect(speller.learn("l’été"))
        #expect(
            try speller.check(["Zarathos's", "l'été"], in: languages) == ["Zarathos's": true, "l'été": true])
        #expect(try scene.speller().check(["Zarathos"], in: languages) == ["Zarathos": true])
        #expect(scene.folder.content(scene.folder.file("own/words")) == Array("Zarathos\nl'été\n".utf8))
        var status = stat()
        #expect(lstat(scene.folder.file("own/words").cString, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func `words that enchant and hunspell keep are right`() throws {
        mkdir(scene.folder.file("enchant").cString, 0o755)
        scene.folder.write("enchant/en_US.dic", "Enchanted\n")
        scene.folder.write(".hunspell_en_US", "Hunted/able\n*teh\n")
        let verdicts = try scene.speller().check(
            ["Enchanted", "Hunted", "teh"], in: SpellingLanguages("en_US"))
        #expect(verdicts == ["Enchanted": true, "Hunted": true, "teh": false])
    }

    @Test func `a list of words that others may write is neither read nor written`() throws {
        mkdir(scene.folder.file("own").cString, 0o755)
        scene.folder.write("own/words", Array("planted\n".utf8), mode: 0o666)
        let speller = scene.speller()
        #expect(try speller.check(["planted"], in: SpellingLanguages("en_US")) == ["planted": false])
        #expect(!speller.learn("mine"))
        #expect(scene.folder.content(scene.folder.file("own/words")) == Array("planted\n".utf8))
    }

    @Test(.enabled(if: access("/usr/share/hunspell/en_US.dic", R_OK) == 0, "hunspell-en-us is not installed"))
    func `the English that Debian has is read`() throws {
        var folders = scene.folders()
        folders.folders = [Array("/usr/share/hunspell".utf8)]
        let speller = Speller(folders, calls: LinuxCalls())
        let languages = try SpellingLanguages("en_US")
        let verdicts = try speller.check(["couldn't", "o'clock", "doesb't", "well-known"], in: languages)
        #expect(verdicts == ["couldn't": true, "o'clock": true, "doesb't": false, "well-known": true])
        #expect(speller.suggestions(for: "doesb't", in: languages).first == "doesn't")
    }
}

/// What is said when something is missing.
struct MissingSpellerTests {
    let scene = DictionaryScene()

    @Test func `without the library nothing is looked up and nothing breaks`() throws {
        let speller = scene.speller(["libnone-such.so.0"])
        for _ in 0..<2 {
            #expect(throws: SpellingProblem.noLibrary) {
                try speller.check(["the"], in: SpellingLanguages("en_US"))
            }
        }
        #expect(speller.learn("Zarathos"))
    }

    @Test func `a library that lacks the functions is none`() {
        #expect(HunspellLibrary(names: ["libc.so.6"]) == nil)
    }

    @Test func `a missing dictionary is told by the name that was asked for`() {
        #expect(throws: SpellingProblem.noDictionary("de_AT")) { try scene.folders().find("de_AT") }
    }

    @Test(arguments: [
        ("en", "en_GB.UTF-8", "en_GB"), ("en", "de_DE.UTF-8", "en_US"), ("en_GB", "", "en_GB"),
        ("fr", "", "fr"),
        ("fr_FR", "", "fr"), ("xx", "", "xx_YY"),
    ])
    func `a language alone means the dictionary of the writer's country, or the usual one`(
        _ name: String, _ locale: String, _ found: String
    ) throws {
        #expect(try scene.folders(locale: locale).find(name).name == found)
    }
}
