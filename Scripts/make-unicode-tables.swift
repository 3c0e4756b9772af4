// Makes Sources/EditorCore/Text/Tables from Debian's unicode-data. Run it by `make tables`.
//
// Each table maps a scalar to a small number in two stages: blocks of 128 scalars, equal blocks stored once. Both stages
// are written as string literals of printable ASCII, so that the program starts without building anything.

import Foundation

let root = "/usr/share/unicode/"
let destination =
    CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "Sources/EditorCore/Text/Tables"
let scalarCount = 0x110000

/// The ranges of a Unicode data file, with the fields behind them.
func rows(of file: String) -> [(range: ClosedRange<Int>, fields: [String])] {
    guard let text = try? String(contentsOfFile: root + file, encoding: .utf8) else {
        print("cannot read \(root + file): install the package unicode-data")
        exit(1)
    }
    return text.split(separator: "\n").compactMap { line in
        let content = line.prefix { $0 != "#" }
        let fields = content.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard fields.count >= 2 else { return nil }
        let ends = fields[0].components(separatedBy: "..").compactMap { Int($0, radix: 16) }
        guard let first = ends.first, let last = ends.last else { return nil }
        return (first...last, Array(fields.dropFirst()))
    }
}

/// A value for every scalar.
func values(of file: String, default missing: String = "") -> [String] {
    var values = Array(repeating: missing, count: scalarCount)
    for row in rows(of: file) { for scalar in row.range { values[scalar] = row.fields[0] } }
    return values
}

func members(of file: String, _ property: String) -> Set<Int> {
    Set(rows(of: file).filter { $0.fields[0] == property }.flatMap { Array($0.range) })
}

let category = values(of: "extracted/DerivedGeneralCategory.txt", default: "Cn")
let eastAsian = values(of: "EastAsianWidth.txt", default: "N")
let age = values(of: "DerivedAge.txt")
let pictographic = members(of: "emoji/emoji-data.txt", "Extended_Pictographic")
let emojiModifier = members(of: "emoji/emoji-data.txt", "Emoji_Modifier")
let defaultIgnorable = members(of: "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
let bidiControl = members(of: "PropList.txt", "Bidi_Control")
let hangul = values(of: "HangulSyllableType.txt")

// UAX #14. Classes that the rules do not tell apart are resolved here (LB1).
let lineBreak = values(of: "LineBreak.txt", default: "XX")
func lineBreakClass(_ scalar: Int) -> String {
    let wide = ["F", "W", "H"].contains(eastAsian[scalar])
    if pictographic.contains(scalar), category[scalar] == "Cn" { return "XP" }
    switch lineBreak[scalar] {
    case "OP", "CP": return wide ? lineBreak[scalar] + "W" : lineBreak[scalar]
    case "AI", "SG", "XX": return "AL"
    case "SA": return ["Mn", "Mc"].contains(category[scalar]) ? "CM" : "AL"
    case "CJ": return "NS"
    default: return lineBreak[scalar]
    }
}

let wordBreak = values(of: "auxiliary/WordBreakProperty.txt", default: "Other")
func wordBreakClass(_ scalar: Int) -> String {
    guard pictographic.contains(scalar) else { return wordBreak[scalar] }
    return wordBreak[scalar] == "ALetter" ? "ALetterPictographic" : "Pictographic"
}

let sentenceBreak = values(of: "auxiliary/SentenceBreakProperty.txt", default: "Other")

/// What a terminal does with a scalar.
func displayClass(_ scalar: Int) -> String {
    if bidiControl.contains(scalar) { return "bidi" }
    switch category[scalar] {
    case "Cc": return "control"
    case "Cn", "Co", "Cs", "Zl", "Zp": return "unknown"
    default: break
    }
    if defaultIgnorable.contains(scalar) || category[scalar] == "Cf" { return "invisible" }
    switch category[scalar] {
    case "Mn", "Me": return "mark"
    case "Mc": return "spacingMark"
    default: break
    }
    let wide = ["F", "W"].contains(eastAsian[scalar])
    if category[scalar] == "Zs" { return wide ? "wideSpace" : "space" }
    if emojiModifier.contains(scalar) { return "modifier" }
    if (0x1F1E6...0x1F1FF).contains(scalar) { return "regional" }
    if hangul[scalar] == "V" || hangul[scalar] == "T" { return "jamo" }
    if let major = Int(age[scalar].prefix { $0 != "." }), major > 14 { return wide ? "newWide" : "newNarrow" }
    let ambiguous = eastAsian[scalar] == "A"
    if pictographic.contains(scalar) {
        return wide ? "emoji" : ambiguous ? "ambiguousPictograph" : "pictograph"
    }
    return wide ? "wide" : ambiguous ? "ambiguous" : "narrow"
}

func digits(_ number: Int) -> String {
    String(UnicodeScalar(UInt8(48 + number / 64))) + String(UnicodeScalar(UInt8(48 + number % 64)))
}

/// The lines of a literal that is one line to the compiler.
func lines(_ lines: [String], indent: String = "            ") -> String {
    indent + lines.joined(separator: "\\#\n" + indent) + "\n"
}

/// Writes a table whose values are the places of names in `order`.
func write(_ name: String, file: String, order: [String], note: String, _ value: (Int) -> String) {
    let place = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    var blocks: [[Int]: Int] = [:]
    var stored: [[Int]] = []
    var index = ""
    for block in 0..<scalarCount / 128 {
        let content = (0..<128).map { offset in
            guard let number = place[value(block * 128 + offset)] else {
                print("\(name): no place for \(value(block * 128 + offset))")
                exit(1)
            }
            return number
        }
        if blocks[content] == nil {
            blocks[content] = stored.count
            stored.append(content)
        }
        index += digits(blocks[content] ?? 0)
    }
    let data = stored.map { block in block.map { String(UnicodeScalar(UInt8(48 + $0))) }.joined() }
    var text =
        "// Made by Scripts/make-unicode-tables.swift from Unicode 15.0.0; not to be edited.\n"
        + "// The letters are numbers, counted from `0`; runs of one letter are scalars of one class.\n\n"
    text +=
        "extension ScalarTable {\n    /// \(note)\n    static let \(name) = ScalarTable(\n        index: #\"\"\"\n"
    let indexLines = stride(from: 0, to: index.count, by: 256).map { String(index.dropFirst($0).prefix(256)) }
    text += lines(indexLines) + "            \"\"\"#,\n        data: #\"\"\"\n"
    text += lines(data) + "            \"\"\"#)\n}\n"
    do {
        try text.write(toFile: destination + "/" + file, atomically: true, encoding: .utf8)
    } catch {
        print("cannot write \(file): \(error)")
        exit(1)
    }
}

write(
    "lineBreak", file: "LineBreakTable.swift",
    order: [
        "AL", "BK", "CR", "LF", "NL", "SP", "ZW", "ZWJ", "CM", "WJ", "GL", "CL", "CP", "CPW", "EX", "IS",
        "SY", "OP",
        "OPW", "QU", "NS", "B2", "CB", "BA", "HY", "BB", "HL", "IN", "NU", "PR", "PO", "ID", "EB", "EM", "JL",
        "JV",
        "JT", "H2", "H3", "RI", "XP",
    ], note: "`LineBreakClass` of every scalar (UAX #14, resolved by LB1).", lineBreakClass)
write(
    "wordBreak", file: "WordBreakTable.swift",
    order: [
        "Other", "CR", "LF", "Newline", "Extend", "ZWJ", "Format", "Katakana", "Hebrew_Letter", "ALetter",
        "Single_Quote", "Double_Quote", "MidNumLet", "MidLetter", "MidNum", "Numeric", "ExtendNumLet",
        "Regional_Indicator", "WSegSpace", "Pictographic", "ALetterPictographic",
    ], note: "`WordBreakClass` of every scalar (UAX #29).", wordBreakClass)
write(
    "sentenceBreak", file: "SentenceBreakTable.swift",
    order: [
        "Other", "CR", "LF", "Extend", "Sep", "Format", "Sp", "Lower", "Upper", "OLetter", "Numeric", "ATerm",
        "SContinue", "STerm", "Close",
    ], note: "`SentenceBreakClass` of every scalar (UAX #29).", { sentenceBreak[$0] })
write(
    "display", file: "DisplayTable.swift",
    order: [
        "narrow", "wide", "ambiguous", "mark", "spacingMark", "control", "bidi", "invisible", "unknown",
        "space",
        "wideSpace", "jamo", "emoji", "pictograph", "modifier", "regional", "newWide", "newNarrow",
        "ambiguousPictograph",
    ], note: "`DisplayClass` of every scalar: what a terminal does with it.", displayClass)

// MARK: Letters that are looked for

/// The scalars of a field such as `0041 0301`.
func scalars(_ field: some StringProtocol) -> [Int] {
    field.split(separator: " ").compactMap { Int($0, radix: 16) }
}

/// Fields of UnicodeData.txt for each scalar, the empty ones too.
func unicodeData() -> [(scalar: Int, combiningClass: Int, decomposition: String)] {
    guard let text = try? String(contentsOfFile: root + "UnicodeData.txt", encoding: .utf8) else {
        print("cannot read \(root)UnicodeData.txt: install the package unicode-data")
        exit(1)
    }
    return text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        guard fields.count > 5, let scalar = Int(fields[0], radix: 16) else { return nil }
        return (scalar, Int(fields[3]) ?? 0, fields[5])
    }
}

let characters = unicodeData()
/// One step of canonical decomposition (UAX #15); those of Hangul are reckoned, not listed.
let decompositions = Dictionary(
    uniqueKeysWithValues: characters.filter { !$0.decomposition.isEmpty && !$0.decomposition.hasPrefix("<") }
        .map { ($0.scalar, scalars($0.decomposition)) })
let nonstarters = characters.filter { $0.combiningClass > 0 }.map(\.scalar)
let ordered = Set(nonstarters)
/// Full case folding. The iota below a letter stays a mark, so that marks keep their order.
let caseFolding = Dictionary(
    uniqueKeysWithValues: rows(of: "CaseFolding.txt").filter { ["C", "F"].contains($0.fields[0]) }
        .map { ($0.range.lowerBound, scalars($0.fields[1])) }
        .filter { $0.0 != 0x345 })

func decomposed(_ scalar: Int) -> [Int] { decompositions[scalar].map { $0.flatMap(decomposed) } ?? [scalar] }
func folded(_ scalar: Int) -> [Int] {
    decomposed(scalar).flatMap { caseFolding[$0] ?? [$0] }.flatMap(decomposed)
}

/// Entries such as `E9=65+301` in rising order, with blanks between, as a literal of many lines.
func entries(_ name: String, note: String, _ pairs: [(Int, [Int])]) -> String {
    let hex = { (number: Int) in String(number, radix: 16, uppercase: true) }
    var written = [""]
    for (scalar, sequence) in pairs.sorted(by: { $0.0 < $1.0 }) {
        let entry = hex(scalar) + "=" + sequence.map(hex).joined(separator: "+") + " "
        if written[written.count - 1].count + entry.count > 240 { written.append("") }
        written[written.count - 1] += entry
    }
    return "    /// \(note)\n    static let \(name): StaticString = #\"\"\"\n"
        + lines(written, indent: "        ") + "        \"\"\"#\n"
}

let foldingTable =
    "// Made by Scripts/make-unicode-tables.swift from Unicode 15.0.0; not to be edited.\n\n"
    + "/// What letters are compared by, as lists of scalars in hexadecimal digits.\nenum FoldingTable {\n"
    + entries(
        "decomposed",
        note: "Whole canonical decompositions (UAX #15). Marks that have an order stand for themselves.",
        nonstarters.map { ($0, decomposed($0)) }
            + decompositions.keys.filter { !ordered.contains($0) }.map { ($0, decomposed($0)) })
    + entries(
        "folded", note: "Full case folding of those that it changes, decomposed.",
        Set(decompositions.keys).union(caseFolding.keys).filter { folded($0) != decomposed($0) }
            .map { ($0, folded($0)) })
    + "}\n"
do {
    try foldingTable.write(
        toFile: destination + "/FoldingTable.swift", atomically: true, encoding: .utf8)
} catch {
    print("cannot write FoldingTable.swift: \(error)")
    exit(1)
}
