extension ControlSequence {
    /// Keys of `CSI number ~` (DEC VT220, xterm, rxvt, Linux console).
    static let keysByNumber: [Int: KeyChord.Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
        28: .function(15), 29: .function(16),
        31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
    ]

    /// The key that this sequence stands for; nil when it is none, a key let go, or held with Super or Hyper.
    ///
    /// Forms: xterm ctlseqs "PC-Style Function Keys" and "modifyOtherKeys"; the fixterms/kitty `CSI … u`; rxvt.
    var chord: KeyChord? {
        guard marker == nil, intermediates.isEmpty, !isRelease else { return nil }
        switch final {
        case UInt8(ascii: "~"):
            if number(0) == 27 { return character(number(2), modifiers: modifiers(1)) }
            return numbered([])
        case UInt8(ascii: "^") where introducer == .csi: return numbered(.control)
        case UInt8(ascii: "@") where introducer == .csi: return numbered([.control, .shift])
        case UInt8(ascii: "u") where introducer == .csi: return character(number(0), modifiers: modifiers(1))
        default: return lettered
        }
    }

    /// Whether xterm ctlseqs gives this sequence one meaning on every terminal, so that nothing terminfo says can change
    /// it: rxvt's entry, for one, calls application-mode arrows Ctrl-Shift-arrows. Not so `CSI P`, F1 to some terminals
    /// and Delete to others, nor numbers that stand for a key on DEC's keyboard alone.
    var hasFixedMeaning: Bool {
        if isPasteStart { return true }
        guard chord != nil else { return false }
        switch final {
        case UInt8(ascii: "A")...UInt8(ascii: "D"), UInt8(ascii: "F"), UInt8(ascii: "H"), UInt8(ascii: "Z"):
            return true
        case UInt8(ascii: "P")...UInt8(ascii: "S"):
            return introducer == .ss3 || parameters.count == 2
        case UInt8(ascii: "~"):
            guard let number = number(0) else { return false }
            return [2, 3, 5, 6, 27].contains(number) || (11...24).contains(number)
        default:
            return false
        }
    }

    private func numbered(_ held: KeyChord.Modifiers) -> KeyChord? {
        guard introducer == .csi, let key = number(0).flatMap({ Self.keysByNumber[$0] }) else { return nil }
        return modifiers(1).map { KeyChord(key, $0.union(held)) }
    }

    /// `CSI A`, `CSI 1 ; 5 A`, `ESC O A`, and `ESC O 5 A` of old xterms.
    private var lettered: KeyChord? {
        guard parameters.count <= 2, parameters.count < 2 || number(0) ?? 1 == 1 else { return nil }
        guard let held = modifiers(parameters.count - 1) else { return nil }
        switch final {
        case UInt8(ascii: "A"): return KeyChord(.up, held)
        case UInt8(ascii: "B"): return KeyChord(.down, held)
        case UInt8(ascii: "C"): return KeyChord(.right, held)
        case UInt8(ascii: "D"): return KeyChord(.left, held)
        case UInt8(ascii: "H"): return KeyChord(.home, held)
        case UInt8(ascii: "F"): return KeyChord(.end, held)
        case UInt8(ascii: "P")...UInt8(ascii: "S"): return KeyChord(.function(Int(final) - 0x4F), held)
        case UInt8(ascii: "Z") where introducer == .csi: return KeyChord(.tab, held.union(.shift))
        case UInt8(ascii: "a")...UInt8(ascii: "d"): return rxvtArrow
        default: return nil
        }
    }

    /// rxvt: small letters with `CSI` are Shift, with `ESC O` Ctrl.
    private var rxvtArrow: KeyChord? {
        guard parameters.isEmpty else { return nil }
        let keys: [KeyChord.Key] = [.up, .down, .right, .left]
        return KeyChord(keys[Int(final - UInt8(ascii: "a"))], introducer == .csi ? .shift : .control)
    }

    /// The key with the code point `code`. Shift is folded into the character, with the help of the shifted key when
    /// the terminal sent it.
    private func character(_ code: Int?, modifiers: KeyChord.Modifiers?) -> KeyChord? {
        guard let code, let modifiers else { return nil }
        switch code {
        case 9: return KeyChord(.tab, modifiers)
        case 13: return KeyChord(.enter, modifiers)
        case 27: return KeyChord(.escape, modifiers)
        case 8, 127: return KeyChord(.backspace, modifiers)
        case 0xE000...0xF8FF: return Self.privateKey(code).map { KeyChord($0, modifiers) }
        default: break
        }
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
            scalar.properties.generalCategory != .control
        else { return nil }
        return KeyChord(
            .character(modifiers.contains(.shift) ? shifted(scalar) : scalar), modifiers.subtracting(.shift))
    }

    private func shifted(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if final == UInt8(ascii: "u"), let sent = part(1, of: 0).flatMap({ Unicode.Scalar(UInt32($0)) }) {
            return sent
        }
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        return upper.count == 1 ? upper.first ?? scalar : scalar
    }

    /// Keypad and far function keys, which kitty's protocol puts into the private use area.
    private static func privateKey(_ code: Int) -> KeyChord.Key? {
        let keypadSigns: [Unicode.Scalar] = [".", "/", "*", "-", "+"]
        let keypadMotions: [KeyChord.Key] = [
            .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
        ]
        switch code {
        case 57376...57398: return .function(code - 57363)
        case 57399...57408: return Unicode.Scalar(UInt32(code - 57399 + 0x30)).map(KeyChord.Key.character)
        case 57409...57413: return .character(keypadSigns[code - 57409])
        case 57414: return .enter
        case 57415: return .character("=")
        case 57416: return .character(",")
        case 57417...57426: return keypadMotions[code - 57417]
        default: return nil
        }
    }

    /// Parameter `index` less one is a set of bits: Shift 1, Alt 2, Ctrl 4, Super 8, Hyper 16, Meta 32, then the locks.
    /// Nil when the number is none, or when a key is held that means something to the desktop and not to us.
    private func modifiers(_ index: Int) -> KeyChord.Modifiers? {
        guard let parameter = number(index) else { return [] }
        let bits = parameter - 1
        guard (0...255).contains(bits), bits & 0b11000 == 0 else { return nil }
        let meta = bits & 32 != 0 ? KeyChord.Modifiers.alt : []
        return KeyChord.Modifiers(rawValue: UInt8(bits & 7)).union(meta)
    }

    /// kitty's protocol: the second part of the modifiers is the kind of event; 3 is a key let go.
    private var isRelease: Bool { part(1, of: 1) == 3 }
}
