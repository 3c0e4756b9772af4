/// Writing chords down: `ctrl+k`, `alt+shift+left`, `f1` in settings and tables; `Ctrl-K`, `Alt-W`, `Ctrl-/` for people.
public enum KeyNotation {
    /// The chord that `notation` names, or nil when it names none that a terminal can send.
    ///
    /// Names are joined by `+`, in any case but for a single letter: `alt+W` and `alt+shift+w` are the same, `alt+w` is
    /// another. Ctrl tells no capitals from small letters, so `ctrl+shift+k` is nil.
    public static func chord(_ notation: String) -> KeyChord? { chord(notation[...]) }

    private static func chord(_ notation: Substring) -> KeyChord? {
        var rest = notation
        var modifiers: KeyChord.Modifiers = []
        // A plus with nothing before it is the key "+" itself.
        while let plus = rest.utf8.firstIndex(of: UInt8(ascii: "+")), plus > rest.startIndex {
            guard let modifier = modifier(named: rest[..<plus]), !modifiers.contains(modifier) else {
                return nil
            }
            modifiers.insert(modifier)
            rest = rest[rest.utf8.index(after: plus)...]
        }
        return key(named: rest).flatMap { chord($0, modifiers) }
    }

    /// The chords of a sequence, written with spaces between: `ctrl+k b`. Nil when one is wrong or there is none.
    public static func sequence(_ notation: String) -> [KeyChord]? {
        var chords: [KeyChord] = []
        for part in notation.split(separator: " ") {
            guard let chord = chord(part) else { return nil }
            chords.append(chord)
        }
        return chords.isEmpty ? nil : chords
    }

    /// The notation of `chord`, which `chord(_:)` reads back.
    public static func notation(_ chord: KeyChord) -> String {
        var parts = modifierNames.filter { chord.modifiers.contains($0.modifier) }.map(\.notation)
        switch chord.key {
        case .character(" "): parts.append("space")
        case .character(let scalar) where isCapital(scalar): parts += ["shift", lower(scalar)]
        case .character(let scalar): parts.append(String(scalar))
        case .function(let number): parts.append("f\(number)")
        default: parts.append(named(chord.key)?.notation ?? "")
        }
        return parts.joined(by: "+")
    }

    /// What people call the chord.
    public static func label(_ chord: KeyChord) -> String {
        var parts = modifierNames.filter { chord.modifiers.contains($0.modifier) }.map(\.label)
        switch chord.key {
        case .character(" "): parts.append("Space")
        case .character("_") where chord.modifiers.contains(.control): parts.append("/")
        case .character(let scalar) where isCapital(scalar): parts += ["Shift", String(scalar)]
        case .character(let scalar): parts.append(String(scalar).uppercased())
        case .function(let number): parts.append("F\(number)")
        default: parts.append(named(chord.key)?.label ?? "")
        }
        return parts.joined(by: "-")
    }

    /// What people call the sequence: its chords with spaces between.
    public static func label(_ sequence: [KeyChord]) -> String {
        sequence.map { label($0) }.joined(by: " ")
    }

    private static func chord(_ key: KeyChord.Key, _ modifiers: KeyChord.Modifiers) -> KeyChord? {
        guard case .character(let scalar) = key, modifiers.contains(.shift) else {
            return KeyChord(key, modifiers).canonical(controlHIsBackspace: true)
        }
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        guard !modifiers.contains(.control), capital.count == 1, let shifted = capital.first,
            shifted != scalar
        else {
            return nil
        }
        return KeyChord(.character(shifted), modifiers.subtracting(.shift))
    }

    private static func key(named name: Substring) -> KeyChord.Key? {
        let scalars = name.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first {
            return scalar.properties.generalCategory == .control ? nil : .character(scalar)
        }
        let name = name.lowercased()
        if name == "space" { return .character(" ") }
        if name.first == "f", let number = Int(name.dropFirst()), (1...63).contains(number) {
            return .function(number)
        }
        return keyNames.first { $0.notation == name || $0.others.contains(name) }?.key
    }

    private static func modifier(named name: Substring) -> KeyChord.Modifiers? {
        let name = name.lowercased()
        return modifierNames.first { $0.notation == name }?.modifier
    }

    private static func named(_ key: KeyChord.Key) -> KeyName? { keyNames.first { $0.key == key } }

    private static func lower(_ scalar: Unicode.Scalar) -> String { scalar.properties.lowercaseMapping }

    /// Whether the letter has a small form that can be told from it and brings it back.
    private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
        let small = lower(scalar).unicodeScalars
        guard small.count == 1, let letter = small.first, letter != scalar else { return false }
        return letter.properties.uppercaseMapping == String(scalar)
    }

    private struct KeyName {
        var key: KeyChord.Key
        var notation: String
        var label: String
        var others: [String] = []
    }

    private static let modifierNames: [(modifier: KeyChord.Modifiers, notation: String, label: String)] = [
        (.control, "ctrl", "Ctrl"), (.alt, "alt", "Alt"), (.shift, "shift", "Shift"),
    ]

    private static let keyNames = [
        KeyName(key: .up, notation: "up", label: "Up"),
        KeyName(key: .down, notation: "down", label: "Down"),
        KeyName(key: .left, notation: "left", label: "Left"),
        KeyName(key: .right, notation: "right", label: "Right"),
        KeyName(key: .home, notation: "home", label: "Home"),
        KeyName(key: .end, notation: "end", label: "End"),
        KeyName(key: .pageUp, notation: "pageup", label: "PgUp", others: ["pgup"]),
        KeyName(key: .pageDown, notation: "pagedown", label: "PgDn", others: ["pgdn"]),
        KeyName(key: .insert, notation: "insert", label: "Ins", others: ["ins"]),
        KeyName(key: .delete, notation: "delete", label: "Del", others: ["del"]),
        KeyName(key: .backspace, notation: "backspace", label: "Backspace"),
        KeyName(key: .tab, notation: "tab", label: "Tab"),
        KeyName(key: .enter, notation: "enter", label: "Enter", others: ["return"]),
        KeyName(key: .escape, notation: "esc", label: "Esc", others: ["escape"]),
    ]
}
