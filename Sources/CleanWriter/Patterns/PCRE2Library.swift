import EditorCore

/// Regular expressions by PCRE2, which is looked for when the first one is asked for.
final class PCRE2Library: PatternLibrary {
    private let name: String
    private var functions: PCRE2Functions?

    /// Debian's package with the library.
    private static let package = "libpcre2-8-0"

    /// The library of the machine.
    init(named name: String = "libpcre2-8.so.0") { self.name = name }

    func compile(
        _ pattern: String, ignoringCase: Bool, acrossParagraphs: Bool
    ) throws(PatternProblem) -> any CompiledPattern {
        let functions = try load()
        var options =
            PCRE2.utf | PCRE2.unicodeProperties | PCRE2.noUTFCheck | PCRE2.neverSingleUnit | PCRE2.autoCallout
        if ignoringCase { options |= PCRE2.caseless }
        if acrossParagraphs { options |= PCRE2.multiline }
        let context = functions.makeCompileContext(nil)
        defer { functions.freeCompileContext(context) }
        _ = functions.setNewline(context, PCRE2.newlineAnyCRLF)
        let bytes = Array(pattern.utf8)
        var (code, place): (Int32, Int) = (0, 0)
        let compiled = functions.compile(bytes, bytes.count, options, &code, &place, context)
        guard let compiled, let match = PCRE2Pattern(compiled, functions) else {
            let before = String(decoding: bytes.prefix(place), as: UTF8.self)
            throw .malformed(message(code, functions), letters: before.count)
        }
        return match
    }

    private func load() throws(PatternProblem) -> PCRE2Functions {
        if let functions { return functions }
        do throws(PCRE2Functions.Missing) {
            let found = try PCRE2Functions(library: name)
            functions = found
            return found
        } catch {
            throw .missing(package: Self.package)
        }
    }

    private func message(_ code: Int32, _ functions: PCRE2Functions) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let length = functions.message(code, &text, text.count)
        return length < 0 ? "error \(code)" : String(decoding: text.prefix(Int(length)), as: UTF8.self)
    }
}
