import Testing

@testable import EditorCore

@Suite struct FileNamesTests {
    private let names = FileNames(folder: Array("/home/m/texts".utf8), home: Array("/home/m".utf8))

    @Test(arguments: [
        ("a.txt", "~/texts/a.txt"), ("/home/m", "~"), ("/home/mm/a", "/home/mm/a"),
        ("/etc/hosts", "/etc/hosts"),
        ("~/a", "~/a"), ("../../../x", "/x"),
    ])
    func `a path is shown from the home folder on`(path: String, expected: String) {
        #expect(names.short(FilePath(path)) == FilePath(expected))
    }
}
