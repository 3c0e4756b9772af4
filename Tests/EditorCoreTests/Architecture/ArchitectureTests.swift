import Testing

/// The rules of docs/architecture.md that a compiler does not hold: a hurried afternoon breaks them without
/// noticing. Each failure names the file, the line and what to do.
struct ArchitectureTests {
    /// Folders of the core in the order of the flow; some are yet to come.
    static let order = [
        "Screen", "Text", "Input", "Commands", "Document", "Layout", "Keyboard", "Viewport", "Find",
        "Writing",
        "Journal", "Settings", "Rendering", "Session",
    ]

    @Test func `every folder of the core has its place in the order`() throws {
        for folder in try SourceTree.folders(in: "Sources/EditorCore") where !Self.order.contains(folder) {
            Issue.record(
                "Sources/EditorCore/\(folder): give it a place in the order, here and in docs/architecture.md"
            )
        }
    }

    @Test func `a file of the core uses no folder to its right`() throws {
        let files = try core()
        let homes = Self.homes(of: files)
        for file in files {
            let rank = Self.rank(file.folder)
            for (index, line) in file.code.enumerated() {
                for name in Self.names(in: line) {
                    guard let home = homes[name], Self.rank(home) > rank else { continue }
                    Issue.record(
                        "\(file.path):\(index + 1) uses \(name) of \(home): move it right, or hand it a plain value"
                    )
                }
            }
        }
    }

    @Test func `the core imports nothing but the C library in one file`() throws {
        for file in try core() {
            for (index, line) in file.code.enumerated() where Self.words(of: line).contains("import") {
                if file.path.hasSuffix("/Text/ByteScan.swift"), line == "import Glibc" { continue }
                Issue.record("\(file.path):\(index + 1) \(line): take it as a value, or do it at the edge")
            }
        }
    }

    @Test(arguments: ["Sources", "Tests"])
    func `no file is longer than 300 lines`(_ folder: String) throws {
        for file in try SourceTree.swiftFiles(below: folder) where !file.path.contains("/Text/Tables/") {
            if file.lines.count > 300 {
                Issue.record(
                    "\(file.path):301 has \(file.lines.count) lines: give its second idea a file of its own")
            }
        }
    }

    @Test func `the page on architecture names the folders in order`() throws {
        let page = try SourceTree.text("docs/architecture.md")
        let existing = try Set(SourceTree.folders(in: "Sources/EditorCore"))
        let expected = Self.order.filter(existing.contains)
        let headings = page.split(separator: "\n").compactMap { line in
            expected.first { line.hasPrefix("| `\($0)` |") }
        }
        #expect(
            headings == expected, "docs/architecture.md: one table row for each folder of the core, in order")
    }

    /// A word that the sources do without, and what to write in its place.
    struct Forbidden: CustomTestStringConvertible {
        var text: String
        var remedy: String
        var testDescription: String { text }
    }

    static let forbidden = [
        Forbidden(text: "fatalError", remedy: "say what must hold with precondition, or throw"),
        Forbidden(text: "try!", remedy: "handle the error"),
        Forbidden(text: "as!", remedy: "bind with as? or change the type"),
        Forbidden(text: "import Foundation", remedy: "use Glibc or the standard library"),
        Forbidden(text: "nonisolated(unsafe)", remedy: "use Mutex or Atomic, or hand the value over"),
        Forbidden(text: "static var", remedy: "pass the state as a value; a constant is static let"),
        Forbidden(text: ".shared", remedy: "pass the object to whoever needs it"),
    ]

    @Test(arguments: forbidden)
    func `the sources do without what hides faults`(_ word: Forbidden) throws {
        for file in try SourceTree.sources.get() {
            for (index, line) in file.code.enumerated() where Self.contains(word.text, line) {
                Issue.record("\(file.path):\(index + 1) has \(word.text): \(word.remedy)")
            }
        }
    }

    /// What a text, a name or a stranger's settings could misuse: other programs, connections, formats, input put into
    /// terminals, folders that all share.
    @Test(arguments: [
        "fork", "execv", "execve", "posix_spawn", "system", "popen", "socket", "connect", "printw",
        "vfprintf", "TIOCSTI",
        "TMPDIR", "dlopen",
    ])
    func `the program has no way to be led astray`(_ call: String) throws {
        for file in try SourceTree.sources.get()
        where Self.mayCall[call]?.contains(where: file.path.hasSuffix) != true {
            for (index, line) in file.code.enumerated() where Self.calls(call, String(line)) {
                Issue.record("\(file.path):\(index + 1) has \(call)")
            }
        }
    }

    /// The files that these are for: the machine's clipboard is asked, windows of one user ask each other, and libraries are
    /// loaded when they are wanted.
    private static let mayCall = [
        "posix_spawn": ["/BoundedProgram.swift"], "socket": ["/Door.swift"], "connect": ["/Door.swift"],
        "dlopen": ["/PCRE2Functions.swift", "/HunspellLibrary.swift"],
    ]

    private static func calls(_ name: String, _ line: String) -> Bool {
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(Substring(name))
            && (line.contains(name + "(") || name.allSatisfy(\.isUppercase))
    }

    @Test(arguments: ["TODO", "FIXME"])
    func `the sources promise nothing for later`(_ word: String) throws {
        for file in try SourceTree.sources.get() {
            for (index, line) in file.lines.enumerated() where Self.contains(word, line) {
                Issue.record(
                    "\(file.path):\(index + 1) has \(word): do it now, or open an issue and delete the note")
            }
        }
    }

    @Test func `at most one type vouches for its own thread safety`() throws {
        let places = try SourceTree.sources.get().flatMap { file in
            file.code.enumerated().filter { $1.contains("@unchecked Sendable") }.map {
                "\(file.path):\($0.offset + 1)"
            }
        }
        #expect(places.count <= 1, "\(places): use values, Mutex or Atomic; the compiler can check those")
    }
}

extension ArchitectureTests {
    private func core() throws -> [SourceTree.File] {
        try SourceTree.sources.get().filter { $0.path.hasPrefix("Sources/EditorCore/") }
    }

    private static func rank(_ folder: Substring) -> Int {
        order.firstIndex(of: String(folder)) ?? order.count
    }

    /// The folder of each type declared at the left edge. Names that several folders declare are left out, and so are
    /// private ones: nobody else can use them.
    private static func homes(of files: [SourceTree.File]) -> [Substring: Substring] {
        var folders: [Substring: Set<Substring>] = [:]
        for file in files {
            for line in file.code {
                if let name = declaredName(in: line) { folders[name, default: []].insert(file.folder) }
            }
        }
        return folders.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    private static func declaredName(in line: Substring) -> Substring? {
        guard line.first?.isLetter == true || line.first == "@" else { return nil }
        let words = words(of: line)
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
        let before = words[..<kind]
        if before.contains("private") || before.contains("fileprivate") { return nil }
        return words[kind + 1]
    }

    /// Words of a line that are no members of something: those with a dot before them are left out.
    private static func names(in line: Substring) -> [Substring] {
        words(of: line).filter { word in
            word.startIndex == line.startIndex || line[line.index(before: word.startIndex)] != "."
        }
    }

    private static func words(of line: Substring) -> [Substring] {
        line.split { !isWordPart($0) }
    }

    /// Whether `text` stands in `line` with no letter right before or behind it.
    private static func contains(_ text: String, _ line: Substring) -> Bool {
        line.ranges(of: text).contains { range in
            let before = line[..<range.lowerBound].last.map(isWordPart) ?? false
            let behind = line[range.upperBound...].first.map(isWordPart) ?? false
            return !(before && text.first.map(isWordPart) == true)
                && !(behind && text.last.map(isWordPart) == true)
        }
    }

    private static func isWordPart(_ c: Character) -> Bool { c.isLetter || c.isNumber || c == "_" }
}
