import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `Saving a file` {
    let folder = TestFolder()

    private func save(
        _ text: String, to path: FilePath, expected: FileStamp? = nil, consent: SaveConsent = []
    ) -> Result<FileStamp, SaveProblem> {
        FileSaver.real.save(
            SaveOrder(
                text: Rope(text), path: path, expected: expected, consent: consent)
        ).result
    }

    @Test func `a new file gets the text and the mode of the umask`() throws {
        let stamp = try save("Words.\n", to: folder.file("page")).get()
        #expect(folder.text("page") == "Words.\n")
        #expect(folder.status("page")?.mode == 0o644)
        #expect(folder.status("page")?.stamp == stamp)
    }

    @Test func `an empty text makes an empty file`() throws {
        _ = try save("", to: folder.file("page")).get()
        #expect(folder.text("page") == "")
    }

    @Test func `a text of many pieces arrives whole`() throws {
        let text = String(repeating: "A line that is written down.\n", count: 200_000)
        _ = try save(text, to: folder.file("page")).get()
        #expect(folder.text("page") == text)
    }

    @Test(arguments: [0o600, 0o640, 0o755, 0o666] as [UInt32])
    func `the mode of the file is kept`(mode: UInt32) throws {
        let path = folder.write("page", Array("old".utf8), mode: mode)
        _ = try save("new", to: path, consent: .replacing).get()
        #expect(folder.status("page")?.mode == mode)
        #expect(folder.text("page") == "new")
    }

    @Test func `nothing but the file is left in the folder`() throws {
        _ = try save("new", to: folder.write("page", "old"), consent: .replacing).get()
        #expect(folder.names == ["page"])
    }

    @Test(
        arguments: [
            Array(String(repeating: "n", count: 255).utf8), Array("a \u{1B}]0;X\u{7} b".utf8),
            Array("two\nlines".utf8),
            [0xFF, 0xFE, 0x80], Array("-dash".utf8), Array("%n%s".utf8), Array("\u{202E}back".utf8),
            Array("space ".utf8),
            Array(".hidden".utf8),
        ] as [[UInt8]])
    func `a file of any name is opened and saved`(name: [UInt8]) throws {
        let path = folder.file(name)
        _ = try save("one", to: path).get()
        let opened = try readAll(path)
        _ = try save("two", to: path, expected: opened.stamp).get()
        #expect(folder.content(path) == Array("two".utf8))
    }

    @Test func `a name that is too long is refused`() {
        let path = folder.file(String(repeating: "n", count: 256))
        #expect(save("x", to: path) == .failure(.refused(.nameTooLong)))
    }

    @Test(arguments: ["", ".", "..", "/"])
    func `a path that ends in no name is refused`(end: String) {
        #expect(save("x", to: FilePath(folder.path + "/" + end)) == .failure(.refused(.notAFile)))
    }

    @Test func `a missing folder is named`() {
        let path = folder.file("not/there/page")
        #expect(save("x", to: path) == .failure(.noSuchFolder(folder.file("not/there"))))
        #expect(folder.names.isEmpty)
    }

    @Test func `missing folders are made when the writer says so`() throws {
        _ = try save("x", to: folder.file("not/there/page"), consent: .makingFolders).get()
        #expect(folder.text("not/there/page") == "x")
    }

    @Test func `a file in place of a folder is named as the missing folder`() {
        folder.write("page", "old")
        #expect(save("x", to: folder.file("page/more")) == .failure(.noSuchFolder(folder.file("page"))))
        #expect(
            save("x", to: folder.file("page/a/b"), consent: .makingFolders)
                == .failure(.noSuchFolder(folder.file("page/a"))))
    }
}

@Suite struct `Saving through links` {
    let folder = TestFolder()

    private func save(to name: String, consent: SaveConsent = .replacing) -> Result<FileStamp, SaveProblem> {
        FileSaver.real.save(
            SaveOrder(text: Rope("new"), path: folder.file(name), consent: consent)
        ).result
    }

    @Test func `a chain of links stays and its file gets the text`() throws {
        mkdir(folder.file("deep").cString, 0o755)
        folder.write("deep/file", "old")
        folder.link("deep/a", to: "file")
        folder.link("b", to: "\(folder.path)/deep/a")
        folder.link("c", to: "./b")
        _ = try save(to: "c").get()
        #expect(folder.text("deep/file") == "new")
        for name in ["c", "b", "deep/a"] { #expect(folder.status(name)?.kind == .link) }
        #expect(folder.names == ["b", "c", "deep"])
    }

    @Test func `a link to a file that is not there makes the file`() throws {
        folder.link("link", to: "file")
        _ = try save(to: "link").get()
        #expect(folder.text("file") == "new")
        #expect(folder.status("link")?.kind == .link)
    }

    @Test func `a link into a missing folder is not replaced`() throws {
        folder.link("link", to: "missing/file")
        #expect(
            save(to: "link") == .failure(.noSuchFolder(folder.file("missing"))))
        #expect(folder.status("link")?.kind == .link)
        _ = try save(to: "link", consent: [.replacing, .makingFolders]).get()
        #expect(folder.text("missing/file") == "new")
    }

    @Test func `a link that somebody else put where everybody may is not followed`() throws {
        guard geteuid() == 0 else { return print("skipped: only root can make a link of somebody else's") }
        folder.write("file", "old")
        folder.link("link", to: "file")
        lchown(folder.file("link").cString, 1234, 1234)
        _ = try save(to: "link").get()
        chmod(folder.path, 0o1777)
        #expect(save(to: "link") == .failure(.refused(.strangersLink)))
        folder.link("ours", to: "file")
        _ = try save(to: "ours").get()
    }

    @Test func `a link that leads to itself is refused`() {
        folder.link("a", to: "b")
        folder.link("b", to: "a")
        #expect(save(to: "a") == .failure(.refused(.linkLoop)))
    }
}

@Suite struct `Files that are not simply saved` {
    let folder = TestFolder()

    private func save(to path: FilePath) -> Result<FileStamp, SaveProblem> {
        FileSaver.real.save(SaveOrder(text: Rope("new"), path: path, consent: .replacing)).result
    }

    @Test func `a file marked read-only is asked about, by root too, and keeps its mark`() throws {
        let path = folder.write("page", Array("old".utf8), mode: 0o444)
        #expect(save(to: path) == .failure(.readOnly))
        #expect(folder.text("page") == "old")
        let order = SaveOrder(text: Rope("new"), path: path, consent: [.replacing, .readOnly])
        _ = try FileSaver.real.save(order).result.get()
        #expect(folder.text("page") == "new")
        #expect(folder.status("page")?.mode == 0o444)
    }

    @Test func `what is no file is refused`() {
        mkdir(folder.file("folder").cString, 0o755)
        mkfifo(folder.file("fifo").cString, 0o644)
        for name in ["folder", "fifo"] {
            #expect(save(to: folder.file(name)) == .failure(.refused(.notAFile)))
        }
        #expect(save(to: FilePath("/dev/null")) == .failure(.refused(.notAFile)))
        #expect(save(to: FilePath("/proc/self/comm")) == .failure(.refused(.notARealFile)))
    }

    @Test func `an immutable file is refused`() throws {
        let path = folder.write("page", "old")
        guard setImmutable(path, true) else {
            return print("skipped: this file system takes no immutable mark")
        }
        defer { _ = setImmutable(path, false) }
        #expect(save(to: path) == .failure(.refused(.immutable)))
        #expect(folder.names == ["page"])
    }

    private func setImmutable(_ path: FilePath, _ isOn: Bool) -> Bool {
        let file = open(path.cString, O_RDONLY)
        defer { close(file) }
        var flags = 0
        guard ioctl(file, 0x8008_6601, &flags) == 0 else { return false }
        flags = isOn ? flags | 0x10 : flags & ~0x10
        return ioctl(file, 0x4008_6602, &flags) == 0
    }
}
