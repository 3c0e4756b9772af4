// Draws a screen as an SVG picture. Run by Scripts/make-pictures.
//
//     screen-to-svg COLUMNS ROWS CARET-COLUMN CARET-ROW TITLE DESCRIPTION < screen > picture.svg
//
// The screen is what `tmux capture-pane -e -p` prints. Every word gets the place of its first cell and the length of
// all its cells, so that columns stand where they stood whatever font the reader has. Lines are drawn, not written.
// The picture is dark where the reader's system is.

import Glibc

/// The attributes that the panel and the page are drawn with.
struct Look: Hashable {
    var isBold = false
    var isDim = false
    var isUnderlined = false
    var isReversed = false

    /// Takes the numbers of a sequence that sets attributes (ECMA-48, SGR); false for a number that it does not know.
    mutating func take(_ numbers: [Int]) -> Bool {
        for number in numbers {
            switch number {
            case 0: self = Look()
            case 1: isBold = true
            case 2: isDim = true
            case 4: isUnderlined = true
            case 7: isReversed = true
            // The terminal's own colours.
            case 39, 49: break
            default: return false
            }
        }
        return true
    }

    /// The classes of the style sheet.
    var classes: String {
        [isBold ? "b" : "", isReversed ? "r" : isDim ? "d" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// A letter in its cells.
struct Glyph {
    var text: Character
    var column: Int
    var columns: Int
    var look: Look

    /// Whether fonts differ on it so much that it is set by itself, in the middle of its cells.
    var standsAlone: Bool {
        columns > 1 || (text.unicodeScalars.first.map { $0.value >= 0x2190 } ?? false)
    }
}

func fail(_ sentence: String) -> Never {
    fputs("screen-to-svg: \(sentence)\n", stderr)
    exit(1)
}

/// Cells of a letter, as far as the pictures go: kana, kanji and full-width signs have two.
func columns(of letter: Character) -> Int {
    guard let value = letter.unicodeScalars.first?.value else { return 0 }
    let wide: [ClosedRange<UInt32>] = [0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60]
    return wide.contains { $0.contains(value) } ? 2 : 1
}

/// Cuts a line of the screen into letters. Attributes last beyond the end of a line.
func glyphs(of line: String, _ look: inout Look) -> [Glyph] {
    var glyphs: [Glyph] = []
    var column = 0
    var rest = line[...]
    while let letter = rest.popFirst() {
        if letter == "\u{1B}" {
            guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else {
                fail("there is a sequence that sets no attributes")
            }
            let numbers = rest[..<end].split(separator: ";").compactMap { Int($0) }
            guard look.take(numbers.isEmpty ? [0] : numbers) else {
                fail("there is a colour, and pictures have none: \(rest[..<end])")
            }
            rest = rest[rest.index(after: end)...]
            continue
        }
        let width = columns(of: letter)
        glyphs.append(Glyph(text: letter, column: column, columns: width, look: look))
        column += width
    }
    return glyphs
}

/// Letters that stand together and are set together.
func words(of glyphs: [Glyph]) -> [[Glyph]] {
    var words: [[Glyph]] = []
    var isOpen = false
    for glyph in glyphs {
        guard glyph.text != " " || glyph.look.isReversed || glyph.look.isUnderlined else {
            isOpen = false
            continue
        }
        let isLine = glyph.text == "─"
        if isOpen, let last = words.last?.last, last.look == glyph.look, (last.text == "─") == isLine,
            isLine || !last.standsAlone && !glyph.standsAlone
        {
            words[words.count - 1].append(glyph)
        } else {
            words.append([glyph])
            isOpen = true
        }
    }
    return words
}

// MARK: Drawing

let cell = (width: 9, height: 21)
let baseline = 15
let margin = (x: 14, y: 12)

func escaped(_ text: String) -> String {
    var escaped = ""
    for letter in text {
        switch letter {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        default: escaped.append(letter)
        }
    }
    return escaped
}

func rect(_ classes: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, rounding: Int = 0) -> String {
    let corner = rounding > 0 ? " rx=\"\(rounding)\"" : ""
    return
        "<rect class=\"\(classes)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"\(corner)/>"
}

func drawing(of word: [Glyph], row: Int) -> [String] {
    guard let first = word.first, let last = word.last else { return [] }
    let x = margin.x + first.column * cell.width
    let y = margin.y + row * cell.height
    let width = (last.column + last.columns - first.column) * cell.width
    if first.text == "─" { return [rect("line", x, y + cell.height / 2, width, 1)] }
    var parts: [String] = []
    if first.look.isReversed { parts.append(rect("ground", x, y, width, cell.height)) }
    if first.look.isUnderlined { parts.append(rect("under", x, y + baseline + 3, width, 1)) }
    let text = String(word.map(\.text))
    guard text.contains(where: { $0 != " " }) else { return parts }
    let classes = first.look.classes
    let style = { (more: String) in
        let all = [classes, more].filter { !$0.isEmpty }.joined(separator: " ")
        return all.isEmpty ? "" : " class=\"\(all)\""
    }
    let place =
        first.standsAlone
        ? "\(style(first.columns > 1 ? "m w" : "m")) x=\"\(x + width / 2)\" y=\"\(y + baseline)\""
        : "\(style("")) x=\"\(x)\" y=\"\(y + baseline)\""
            + (word.count > 1 ? " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"" : "")
    parts.append("<text\(place)>\(escaped(text))</text>")
    return parts
}

/// Middle tones on paper and on slate; the caret alone has a colour.
let styleSheet = """
    text { font: 15px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK JP", monospace;
      fill: #2c2a27; white-space: pre }
    .m { text-anchor: middle } .w { font-size: 17px } .b { font-weight: 700 } .d { fill: #827d74 } .r { fill: #fcfbf8 }
    .page { fill: #fcfbf8; stroke: #dcd8cf } .ground, .under { fill: #2c2a27 } .line { fill: #b9b4aa } .caret { fill: #d9862f }
    @media (prefers-color-scheme: dark) {
      text { fill: #dad6ce } .d { fill: #8b867c } .r { fill: #1c1d1f }
      .page { fill: #1c1d1f; stroke: #3a3b3e } .ground, .under { fill: #dad6ce } .line { fill: #55534e } .caret { fill: #e09a4a }
    }
    """

let arguments = CommandLine.arguments
guard arguments.count == 7 else { fail("six arguments are wanted") }
let numbers = arguments[1...4].compactMap { Int($0) }
guard numbers.count == 4 else { fail("the first four arguments are numbers") }

var look = Look()
var lines: [String] = []
while let line = readLine() { lines.append(line) }

let width = numbers[0] * cell.width + 2 * margin.x
let height = numbers[1] * cell.height + 2 * margin.y
print(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title desc">
    <title id="title">\(escaped(arguments[5]))</title>
    <desc id="desc">\(escaped(arguments[6]))</desc>
    <style>
    \(styleSheet)
    </style>
    <rect class="page" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="9"/>
    """)
let caret = (x: margin.x + numbers[2] * cell.width, y: margin.y + numbers[3] * cell.height)
print(rect("caret", caret.x, caret.y + 1, 2, cell.height - 2, rounding: 1))
for (row, line) in lines.prefix(numbers[1]).enumerated() {
    for word in words(of: glyphs(of: line, &look)) { drawing(of: word, row: row).forEach { print($0) } }
}
print("</svg>")
