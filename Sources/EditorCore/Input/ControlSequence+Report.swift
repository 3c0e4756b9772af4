extension ControlSequence {
    /// Whether pasted text follows, mode 2004.
    var isPasteStart: Bool { isPlain && final == UInt8(ascii: "~") && parameters == [[200]] }

    /// What this sequence reports, other than a key; nil when it is no report or a broken one.
    var report: InputEvent? {
        guard introducer == .csi else { return nil }
        switch (marker, final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")): return mouse(isRelease: false).map(InputEvent.mouse)
        case (UInt8(ascii: "<"), UInt8(ascii: "m")): return mouse(isRelease: true).map(InputEvent.mouse)
        case (nil, UInt8(ascii: "I")) where isPlain && parameters.isEmpty: return .focus(true)
        case (nil, UInt8(ascii: "O")) where isPlain && parameters.isEmpty: return .focus(false)
        case (nil, UInt8(ascii: "R")), (UInt8(ascii: "?"), UInt8(ascii: "R")):
            return cursor.map { .reply(.cursor($0)) }
        case (UInt8(ascii: "?"), UInt8(ascii: "c")): return .reply(.deviceAttributes)
        case (nil, UInt8(ascii: "n")), (nil, UInt8(ascii: "t")), (nil, UInt8(ascii: "y")):
            return .reply(.other)
        case (.some(0x3D...0x3F), _): return .reply(.other)
        default: return nil
        }
    }

    private var isPlain: Bool { introducer == .csi && marker == nil && intermediates.isEmpty }

    /// The place in a cursor position report, or nil when it has none.
    private var cursor: GridPosition? {
        guard let row = number(0), let column = number(1), row > 0, column > 0 else { return nil }
        return GridPosition(row: row - 1, column: column - 1)
    }

    /// SGR form, mode 1006: `CSI < button ; column ; row`, `M` down or moved, `m` let go.
    /// Motion without a button and buttons beyond the third are nothing to us.
    private func mouse(isRelease: Bool) -> MouseEvent? {
        guard parameters.count == 3, intermediates.isEmpty, let code = number(0), let column = number(1),
            let row = number(2), column > 0, row > 0, code < 128
        else { return nil }
        var held: KeyChord.Modifiers = []
        if code & 4 != 0 { held.insert(.shift) }
        if code & 8 != 0 { held.insert(.alt) }
        if code & 16 != 0 { held.insert(.control) }
        let position = GridPosition(row: row - 1, column: column - 1)
        let moved = code & 32 != 0
        if code & 64 != 0 {
            let wheel: [MouseEvent.Kind] = [.wheelUp, .wheelDown]
            guard !isRelease, !moved, code & 3 < 2 else { return nil }
            return MouseEvent(wheel[code & 3], .none, at: position, modifiers: held)
        }
        let buttons: [MouseEvent.Button] = [.left, .middle, .right]
        guard code & 3 < 3, !(moved && isRelease) else { return nil }
        let kind: MouseEvent.Kind = isRelease ? .release : moved ? .drag : .press
        return MouseEvent(kind, buttons[code & 3], at: position, modifiers: held)
    }
}
