import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Completing names` {
    let folder = TestFolder()

    private func names(_ typed: String) -> [String] {
        let path = folder.file(typed)
        let cut = folder.path.utf8.count + 1
        return NameCompletion.paths(beginningAs: path, expanded: path).map {
            String(decoding: $0.bytes.dropFirst(cut), as: UTF8.self)
        }
    }

    init() {
        for name in ["chapter one", "chapter two", "notes", ".hidden"] { folder.write(name, "") }
        mkdir(folder.file("chapters").cString, 0o755)
        folder.link("link", to: "chapters")
    }

    @Test func `names that begin so come sorted, folders with a slash`() {
        #expect(names("chap") == ["chapter one", "chapter two", "chapters/"])
    }

    @Test func `nothing typed gives all but the hidden`() {
        #expect(names("") == ["chapter one", "chapter two", "chapters/", "link/", "notes"])
    }

    @Test func `a dot gives the hidden`() {
        #expect(names(".") == [".hidden"])
    }

    @Test func `a folder that is not there gives nothing`() {
        #expect(names("missing/ch") == [])
    }

    @Test func `the home folder stays a tilde`() {
        let paths = NameCompletion.paths(beginningAs: FilePath("~/no"), expanded: folder.file("no"))
        #expect(paths == [FilePath("~/notes")])
    }

    @Test func `a crowded folder gives a thousand names`() {
        for number in 0..<1100 { folder.write("many \(number)", "") }
        #expect(names("many").count == 1000)
    }
}
