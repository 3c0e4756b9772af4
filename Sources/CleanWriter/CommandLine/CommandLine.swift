import EditorCore

/// What the writer asked for when starting the program.
enum CommandLineRequest: Hashable, Sendable {
    /// Write; no file is a new, unnamed document. The panel's notices are added to a file where one is named.
    case write([FileArgument], panelLog: FilePath? = nil)
    /// Show how the program is called.
    case help
    /// Show the version.
    case version
    /// Write what was left unsaved by a crash to files, without a terminal.
    case recover
    /// Forget what is kept beyond what is needed: undo histories and texts that were given up.
    case forget
    /// Tell of which texts older versions are kept.
    case versions
    /// Let the versions of a file go, or all versions.
    case forgetVersions(FilePath?)
    /// Tell how much was written in the last days.
    case statistics(asJSON: Bool, days: Int)
}

/// One file named on the command line.
struct FileArgument: Hashable, Sendable {
    /// Where the text comes from.
    enum Source: Hashable, Sendable {
        case file(FilePath)
        /// `-`: the text of a new document comes through standard input.
        case standardInput
    }

    /// Where the text comes from.
    var source: Source
    /// Where to put the caret; nil where nothing was said.
    var place: TextPlace?
}

/// Why a command line makes no sense.
enum CommandLineProblem: Error, Hashable, Sendable {
    case unknownOption([UInt8])
    /// `+` and then no number.
    case badPlace([UInt8])
    /// A place without a file after it.
    case placeWithoutFile([UInt8])
    /// Two times `-`.
    case standardInputTwice
    /// `--log-panel` without a file.
    case missingLogName
    /// `--forget-versions` without a file.
    case missingVersionsName
    /// Something behind `--stats` that does not belong there.
    case badStatistics([UInt8])
    /// `--days` without a number of them.
    case missingDays
    /// A name without a letter, as an unset variable in a script gives it.
    case emptyName

    /// One sentence for standard error.
    var sentence: String {
        switch self {
        case .unknownOption(let option):
            "There is no option \(printable(option)); cleanwriter --help shows what there is."
        case .badPlace(let place):
            "\(printable(place)) is no place in a text; write +LINE or +LINE:COLUMN, or ./\(printable(place)) for a file."
        case .placeWithoutFile(let place):
            "\(printable(place)) needs the name of a file after it."
        case .standardInputTwice:
            "The text from standard input can be opened only once."
        case .missingLogName:
            "--log-panel needs the name of a file after it."
        case .missingVersionsName:
            "--forget-versions needs the name of a file after it, or the word all."
        case .badStatistics(let word):
            "\(printable(word)) says nothing about statistics; write --json, or --days and a number."
        case .missingDays:
            "--days needs a number after it, from 1 to \(mostDays)."
        case .emptyName:
            "The name of a file is empty."
        }
    }
}

/// Reads `cleanwriter [OPTION] [+LINE[:COLUMN]] [FILE…]`.
///
/// - Parameters:
///   - arguments: The arguments after the program's name, as raw bytes: a name need not be UTF-8.
///   - isThere: Whether there is a file of a name: the word `stats` means one where it can.
/// - Throws: The first problem, from the left.
func parseCommandLine(
    _ arguments: [[UInt8]], isThere: ([UInt8]) -> Bool = { _ in true }
) throws(CommandLineProblem) -> CommandLineRequest {
    var files: [FileArgument] = []
    var place: (value: TextPlace, text: [UInt8])?
    var optionsEnded = false
    var log: FilePath?
    var arguments = arguments[...]
    if let word = arguments.first, word == Array("stats".utf8), !isThere(word) {
        return try parseStatistics(arguments.dropFirst())
    }
    while let argument = arguments.popFirst() {
        let first = optionsEnded ? nil : argument.first
        switch (String(decoding: argument, as: UTF8.self), first) {
        case ("--help", .some): return .help
        case ("--version", .some): return .version
        case ("--recover", .some): return .recover
        case ("--forget", .some): return .forget
        case ("--versions", .some): return .versions
        case ("--forget-versions", .some):
            guard let name = arguments.popFirst(), !name.isEmpty else { throw .missingVersionsName }
            return .forgetVersions(name == Array("all".utf8) ? nil : FilePath(name))
        case ("--stats", .some): return try parseStatistics(arguments)
        case ("--log-panel", .some):
            guard let name = arguments.popFirst(), !name.isEmpty else { throw .missingLogName }
            log = FilePath(name)
        case ("--", .some): optionsEnded = true
        case (_, UInt8(ascii: "+")):
            if let place { throw .placeWithoutFile(place.text) }
            guard let value = parsePlace(argument.dropFirst()) else { throw .badPlace(argument) }
            place = (value, argument)
        case (_, UInt8(ascii: "-")) where argument.count > 1:
            throw .unknownOption(argument)
        default:
            let isInput = argument == Array("-".utf8) && !optionsEnded
            if argument.isEmpty { throw .emptyName }
            if isInput, files.contains(where: { $0.source == .standardInput }) { throw .standardInputTwice }
            files.append(
                FileArgument(
                    source: isInput ? .standardInput : .file(FilePath(argument)), place: place?.value))
            place = nil
        }
    }
    if let place { throw .placeWithoutFile(place.text) }
    return .write(files, panelLog: log)
}

/// Days that are told one by one: ten years.
private let mostDays = 3_660

/// What may follow `--stats`: `--json`, and `--days` with a number.
private func parseStatistics(
    _ arguments: ArraySlice<[UInt8]>
) throws(CommandLineProblem) -> CommandLineRequest {
    var (asJSON, days) = (false, 21)
    var arguments = arguments
    while let argument = arguments.popFirst() {
        switch String(decoding: argument, as: UTF8.self) {
        case "--json": asJSON = true
        case "--days":
            guard let number = arguments.popFirst(), let count = parseNumber(number[...]), count <= mostDays
            else { throw .missingDays }
            days = count
        default: throw .badStatistics(argument)
        }
    }
    return .statistics(asJSON: asJSON, days: days)
}

/// `LINE` or `LINE:COLUMN`, each at least 1; a number too large for anything counts as the largest.
private func parsePlace(_ text: ArraySlice<UInt8>) -> TextPlace? {
    let parts = text.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.compactMap(parseNumber)
    guard numbers.count == parts.count, let line = numbers.first else { return nil }
    return TextPlace(line: line, column: numbers.dropFirst().first ?? 1)
}

private func parseNumber(_ digits: ArraySlice<UInt8>) -> Int? {
    let isNumber =
        !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber else { return nil }
    return max(1, Int(String(decoding: digits, as: UTF8.self)) ?? Int.max)
}
