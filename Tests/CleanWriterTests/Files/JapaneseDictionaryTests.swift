import EditorCore
import Glibc
import Testing

@testable import CleanWriter

struct JapaneseDictionaryTests {
    private let folder = TestFolder()

    private func load(
        _ names: String..., calls: any SystemCalls = LinuxCalls()
    ) throws(JapaneseDictionary.Problem) -> [UInt8] {
        try JapaneseDictionary.load(from: names.map { "\(folder.path)/\($0)" }, calls: calls)
    }

    /// `きょう /今日/` in EUC-JP.
    private static let line: [UInt8] =
        [0xA4, 0xAD, 0xA4, 0xE7, 0xA4, 0xA6] + Array(" /".utf8) + [0xBA, 0xA3, 0xC6, 0xFC, 0x2F, 0x0A]

    @Test func `a dictionary in EUC-JP comes out in UTF-8`() throws {
        folder.write("euc", Self.line)
        #expect(try load("euc") == Array("きょう /今日/\n".utf8))
    }

    @Test func `a dictionary in UTF-8 comes as it is`() throws {
        folder.write("utf8", "きょう /今日/\n")
        #expect(try load("utf8") == Array("きょう /今日/\n".utf8))
    }

    @Test func `the first place that has a dictionary is taken`() throws {
        folder.write("second", "い /二/\n")
        folder.write("third", "い /三/\n")
        #expect(try load("first", "second", "third") == Array("い /二/\n".utf8))
    }

    @Test func `bytes that are no text cost their line alone`() throws {
        folder.write(
            "damaged", Self.line + Array("い /".utf8) + [0xFF, 0xFE] + Array("/\n".utf8) + Self.line + [0xA4])
        let dictionary = SKKDictionary(try load("damaged"))
        #expect(dictionary.count == 2)
        #expect(dictionary.words(for: "きょう") == ["今日", "今日"])
    }

    @Test func `a dictionary longer than a piece of the conversion is whole`() throws {
        folder.write("long", Array(repeatElement(Self.line, count: 20_000).joined()))
        #expect(try load("long") == Array(String(repeating: "きょう /今日/\n", count: 20_000).utf8))
    }

    @Test func `without a dictionary a sentence says what still works`() {
        #expect(throws: JapaneseDictionary.Problem.self) { try load("none") }
        do throws(JapaneseDictionary.Problem) {
            _ = try load("none")
        } catch {
            #expect(
                error.sentence
                    == "no Japanese dictionary is installed; kana work, and the package skkdic brings kanji")
        }
    }

    @Test func `a dictionary that cannot be read is named`() {
        folder.write("there", Self.line)
        do throws(JapaneseDictionary.Problem) {
            _ = try load("there", calls: FaultyCalls([.read: EIO]))
            Issue.record("reading should have failed")
        } catch {
            #expect(error.sentence.contains("\(folder.path)/there could not be read"))
        }
    }

    @Test func `a folder in the place of a dictionary is no dictionary`() {
        #expect(throws: JapaneseDictionary.Problem.self) {
            try JapaneseDictionary.load(from: [folder.path], calls: LinuxCalls())
        }
    }

    @Test func `the dictionary of Debian is read whole`() throws {
        let place = "/usr/share/skk/SKK-JISYO.L"
        guard access(place, R_OK) == 0 else { return print("skipped: the package skkdic is not installed") }
        let dictionary = SKKDictionary(try JapaneseDictionary.load(from: [place], calls: LinuxCalls()))
        #expect(dictionary.count > 170_000)
        #expect(dictionary.words(for: "きょう").prefix(2) == ["今日", "京"])
        #expect(dictionary.words(for: "よm").prefix(2) == ["読", "詠"])
        #expect(dictionary.words(for: "を").contains("緒"))
    }
}
