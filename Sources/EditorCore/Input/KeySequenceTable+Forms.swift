extension KeySequenceTable {
    /// Names of the terminfo strings that `init(terminfo:)` can use, to be looked up with `tigetstr`.
    public static let terminfoCapabilities: [String] = terminfoKeys().map(\.0)

    /// Whether `^H` is the Backspace key, as far as the terminal tells: its erase character (`VERASE`, read before raw
    /// mode) or terminfo's `kbs` is `^H`. Otherwise `^H` is Ctrl-Backspace.
    public static func controlHIsBackspace(eraseCharacter: UInt8?, kbs: [UInt8]?) -> Bool {
        eraseCharacter == 0x08 || kbs == [0x08]
    }

    /// The keypad in application mode, DEC VT100 form; digits, Enter and operators as printed on the keys.
    /// First, because vt100's entry calls some of these F5 to F10.
    mutating func addKeypad() {
        for digit: UInt8 in 0...9 {
            add([0x1B, 0x4F, 0x70 + digit], KeyChord(.character(Unicode.Scalar(0x30 + digit))))
        }
        let signs: [(String, Unicode.Scalar)] = [
            ("j", "*"), ("k", "+"), ("l", ","), ("m", "-"), ("n", "."), ("o", "/"), ("X", "="), (" ", " "),
        ]
        for (letter, sign) in signs { add(Array("\u{1B}O\(letter)".utf8), KeyChord(.character(sign))) }
        add(Array("\u{1B}OM".utf8), KeyChord(.enter))
        add(Array("\u{1B}OI".utf8), KeyChord(.tab))
    }

    mutating func addTerminfo(_ strings: [(capability: String, sequence: [UInt8])]) {
        let known = Dictionary(Self.terminfoKeys(), uniquingKeysWith: { first, _ in first })
        for (capability, sequence) in strings {
            guard let chord = known[capability] else { continue }
            let parsed = Self.controlSequence(sequence)
            if parsed?.hasFixedMeaning == true { continue }
            // terminfo numbers Shift-F1 as F13 and so on; where the modifier can be read, the modifier is meant.
            if case .function(13...) = chord.key, parsed?.chord != nil { continue }
            add(sequence, chord)
        }
    }

    /// rxvt marks Shift with `$`, which the grammar takes for the middle of a sequence.
    /// Its `^` (Ctrl) and `@` (Ctrl and Shift) do end a sequence and need no entry.
    mutating func addRxvtForms() {
        for (code, key) in ControlSequence.keysByNumber {
            add(Array("\u{1B}[\(code)$".utf8), KeyChord(key, .shift))
        }
    }

    mutating func addLinuxConsoleForms() {
        for (number, letter) in zip(1..., "ABCDE") {
            add(Array("\u{1B}[[\(letter)".utf8), KeyChord(.function(number)))
        }
    }

    /// The sequence taken apart; nil when it does not follow the grammar.
    private static func controlSequence(_ sequence: [UInt8]) -> ControlSequence? {
        guard sequence.first == 0x1B, sequence.count >= 3 else { return nil }
        switch sequence[1] {
        case UInt8(ascii: "["): return ControlSequence(.csi, body: Array(sequence[2...]))
        case UInt8(ascii: "O"): return ControlSequence(.ss3, body: Array(sequence[2...]))
        default: return nil
        }
    }

    /// Capability and key. The names with a number are ncurses' extended ones: 3 is Alt, 5 Ctrl and so on, as in
    /// xterm's parameter.
    private static func terminfoKeys() -> [(String, KeyChord)] {
        var keys: [(String, KeyChord)] = [
            ("kcuu1", KeyChord(.up)), ("kcud1", KeyChord(.down)), ("kcub1", KeyChord(.left)),
            ("kcuf1", KeyChord(.right)), ("khome", KeyChord(.home)), ("kend", KeyChord(.end)),
            ("kpp", KeyChord(.pageUp)), ("knp", KeyChord(.pageDown)), ("kich1", KeyChord(.insert)),
            ("kdch1", KeyChord(.delete)), ("kcbt", KeyChord(.tab, .shift)), ("kent", KeyChord(.enter)),
            ("kri", KeyChord(.up, .shift)), ("kind", KeyChord(.down, .shift)),
        ]
        keys += (1...63).map { ("kf\($0)", KeyChord(.function($0))) }
        let modified: [(String, KeyChord.Key)] = [
            ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
            ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
        ]
        for (name, key) in modified {
            keys.append((name, KeyChord(key, .shift)))
            for parameter in 3...8 {
                let modifiers = KeyChord.Modifiers(rawValue: UInt8(parameter - 1))
                keys.append(("\(name)\(parameter)", KeyChord(key, modifiers)))
            }
        }
        return keys
    }
}
