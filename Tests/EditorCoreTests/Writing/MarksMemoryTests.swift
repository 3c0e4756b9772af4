import Testing

@testable import EditorCore

@Suite struct MarksMemoryTests {
    private func memory(_ bytes: [UInt8] = []) -> MarksMemory {
        MarksMemory(bytes, folder: Array("/home/m/texts".utf8), home: Array("/home/m".utf8))
    }

    @Test func `a choice outlives the program`() {
        var first = memory()
        first.remember(true, for: FilePath("novel.txt"))
        first.remember(false, for: FilePath("/etc/hosts"))
        let second = memory(first.encoded)
        #expect(second[FilePath("novel.txt")] == true)
        #expect(second[FilePath("/etc/hosts")] == false)
        #expect(second[FilePath("other.txt")] == nil)
    }

    @Test(arguments: [
        "novel.txt", "./novel.txt", "../texts/novel.txt", "~/texts/novel.txt", "/home/m/texts//novel.txt",
    ])
    func `one text has many names`(name: String) {
        var memory = memory()
        memory.remember(true, for: FilePath("/home/m/texts/novel.txt"))
        #expect(memory[FilePath(name)] == true)
    }

    @Test func `the last choice holds`() {
        var memory = memory()
        memory.remember(true, for: FilePath("a"))
        memory.remember(false, for: FilePath("a"))
        #expect(memory[FilePath("a")] == false)
        #expect(String(decoding: memory.encoded, as: UTF8.self) == "off /home/m/texts/a\n")
    }

    @Test func `any name can be kept`() {
        let name = FilePath([0x2F, 0x0A, 0x25, 0x20, 0xFF, 0x7F, 0x41])
        var first = memory()
        first.remember(true, for: name)
        #expect(memory(first.encoded)[name] == true)
        #expect(first.encoded.filter { $0 == 0x0A }.count == 1)
    }

    @Test func `the oldest are forgotten`() {
        var memory = memory()
        for number in 0...MarksMemory.mostTexts { memory.remember(true, for: FilePath("\(number)")) }
        #expect(memory[FilePath("0")] == nil)
        #expect(memory[FilePath("1")] == true)
        let long = String(repeating: "x", count: MarksMemory.mostBytes / 2)
        for number in 0..<3 { memory.remember(true, for: FilePath(long + "\(number)")) }
        #expect(memory.encoded.count < MarksMemory.mostBytes + 10)
    }

    @Test(arguments: ["", "on", "maybe /x\n", "on%20/x", "\u{0}\n\n \n", "off"])
    func `what cannot be read is nothing`(text: String) {
        #expect(memory(Array(text.utf8)) == memory())
    }
}
