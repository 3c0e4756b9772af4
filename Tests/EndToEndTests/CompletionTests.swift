import Testing

/// What bash offers for the Tab key.
@Suite struct CompletionTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private static let file = #filePath.replacing(
        "Tests/EndToEndTests/CompletionTests.swift", with: "docs/completions/cleanwriter.bash")

    /// What is offered for the last of `words`.
    private func offers(for words: [String]) throws -> [String] {
        let script = """
            source "$0"; COMP_WORDS=(cleanwriter "$@"); COMP_CWORD=$#; _cleanwriter
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let command = try Command.run(["/bin/bash", "-c", script, Self.file] + words, in: scratch)
        #expect(command.complaint == "")
        return command.output.split(separator: "\n").map(String.init).sorted()
    }

    @Test func `options are offered behind a dash`() throws {
        #expect(try offers(for: ["--ver"]) == ["--version", "--versions"])
        #expect(try offers(for: ["draft.txt", "--rec"]) == ["--recover"])
    }

    @Test func `names are offered else, with blanks in them too`() throws {
        try scratch.write("a draft.txt", "")
        try scratch.write("--odd", "")
        #expect(try offers(for: ["a"]) == ["a draft.txt"])
        #expect(try offers(for: ["--", "--o"]) == ["--odd"])
        #expect(try offers(for: ["--log-panel", "a"]) == ["a draft.txt"])
    }

    @Test func `the versions of a file or of all can be let go`() throws {
        try scratch.write("alma.txt", "")
        #expect(try offers(for: ["--forget-versions", "al"]) == ["all", "alma.txt"])
    }
}
