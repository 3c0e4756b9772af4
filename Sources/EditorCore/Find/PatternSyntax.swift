/// The little that must be known of a regular expression before the library sees it.
enum PatternSyntax {
    /// `pattern` without its escapes: `\W` is no capital letter. What stands in braces behind `\p` goes too.
    static func letters(of pattern: String) -> String {
        var letters = ""
        var rest = pattern[...]
        while let letter = rest.popFirst() {
            guard letter == "\\" else {
                letters.append(letter)
                continue
            }
            let escaped = rest.popFirst()
            if escaped == "p" || escaped == "P" || escaped == "N" || escaped == "x", rest.first == "{" {
                rest = rest.drop { $0 != "}" }
            }
        }
        return letters
    }

    /// Whether the pattern says that it reaches over line ends: it names one, or lets the dot match all.
    static func crossesParagraphs(_ pattern: String) -> Bool {
        var rest = pattern[...]
        while let letter = rest.popFirst() {
            if letter == "\\" {
                if let escaped = rest.popFirst(), "nrR".contains(escaped) { return true }
            } else if letter == "(", rest.first == "?" {
                let flags = rest.dropFirst().prefix { $0.isLowercase || $0 == "-" }
                if flags.prefix(while: { $0 != "-" }).contains("s"),
                    "):".contains(rest.dropFirst(1 + flags.count).first ?? " ")
                {
                    return true
                }
            }
        }
        return false
    }

    /// `pattern` with every `\n` outside of a class as `\R`, for texts whose lines end otherwise.
    static func anyLineEnd(_ pattern: String) -> String {
        var result = ""
        var isClass = false
        var rest = pattern[...]
        while let letter = rest.popFirst() {
            if letter == "[" { isClass = true }
            if letter == "]" { isClass = false }
            result.append(letter)
            guard letter == "\\", let escaped = rest.popFirst() else { continue }
            result.append(escaped == "n" && !isClass ? "R" : escaped)
        }
        return result
    }

    /// A pattern that matches `words` and nothing else.
    static func quoted(_ words: String) -> String {
        var result = ""
        for letter in words {
            if "\\^$.|?*+()[]{}".contains(letter) { result.append("\\") }
            result.append(letter)
        }
        return result
    }
}
