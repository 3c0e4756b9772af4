import Testing

@testable import EditorCore

@Suite struct SearchMemoryTests {
    private func text(_ memory: SearchMemory) -> String { String(decoding: memory.encoded, as: UTF8.self) }

    @Test func `the file has a line for each search, the newest first`() {
        let memory = SearchMemory(sought: ["^\\s+$", "don’t"], putIn: ["do not", "$1"])
        #expect(text(memory) == "find ^\\s+$\nfind don’t\nput in do not\nput in $1\n")
    }

    @Test(arguments: ["find  a b \nput in  – \n", "find a\u{9}b\n", ""])
    func `what was written is read back the same`(file: String) {
        #expect(text(SearchMemory(Array(file.utf8))) == file)
    }

    @Test func `fifty lines of each kind are kept, none of them endless`() {
        let lines = (1...80).map(String.init)
        let memory = SearchMemory(sought: lines, putIn: [String(repeating: "a", count: 2_000), "b"])
        #expect(memory.sought == Array(lines.prefix(50)) && memory.putIn == ["b"])
    }

    @Test(arguments: [
        Array("find\n".utf8), Array("find \n".utf8), Array("seek a\n".utf8), Array("find a\u{1B}[2Jb\n".utf8),
        Array("find ".utf8) + [0xFF, 0x0A],
    ])
    func `lines that cannot be understood are left out`(file: [UInt8]) {
        #expect(SearchMemory(file + Array("find whole\n".utf8)).sought == ["whole"])
    }
}
