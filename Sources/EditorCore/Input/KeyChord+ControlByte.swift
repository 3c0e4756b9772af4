extension KeyChord {
    /// The key that sends the control byte `byte` (00...1F or 7F), Escape included.
    ///
    /// Terminals tell Ctrl-I from Tab as little as Ctrl-/ from Ctrl-_, so each byte has one name: the key when there is
    /// one, else Ctrl with the lower-case letter. LF is Enter, because some terminals send it for Ctrl-Enter or for a
    /// line end in text that is pasted without brackets.
    ///
    /// - Parameter controlHIsBackspace: what `^H` is: Backspace, or Backspace with Ctrl.
    init(controlByte byte: UInt8, controlHIsBackspace: Bool) {
        switch byte {
        case 0x00: self.init(.character(" "), .control)
        case 0x08: self.init(.backspace, controlHIsBackspace ? [] : .control)
        case 0x09: self.init(.tab)
        case 0x0A, 0x0D: self.init(.enter)
        case 0x1B: self.init(.escape)
        case 0x7F: self.init(.backspace)
        case 0x01...0x1A: self.init(.character(Unicode.Scalar(byte + 0x60)), .control)
        default: self.init(.character(Unicode.Scalar(byte + 0x40)), .control)
        }
    }

    /// The same chord as the older one-byte form of the terminal would give it, so that a key is bound once whatever
    /// protocol is spoken: Ctrl with I is Tab, with / is Ctrl-_, with a capital is Ctrl with the small letter.
    func canonical(controlHIsBackspace: Bool) -> KeyChord {
        guard modifiers.contains(.control), case .character(let scalar) = key else { return self }
        let byte: UInt8
        switch scalar {
        case "/", "?": byte = 0x1F
        case "@"..."_", "a"..."z": byte = UInt8(scalar.value & 0x1F)
        default:
            let lower = scalar.properties.lowercaseMapping.unicodeScalars
            return KeyChord(.character(lower.count == 1 ? lower.first ?? scalar : scalar), modifiers)
        }
        let plain = KeyChord(controlByte: byte, controlHIsBackspace: controlHIsBackspace)
        return KeyChord(plain.key, plain.modifiers.union(modifiers.subtracting(.control)))
    }
}
