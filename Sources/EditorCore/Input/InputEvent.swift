/// Something that a person did, decoded from the terminal's bytes.
public enum InputEvent: Hashable, Sendable {
    /// A key that is no plain text.
    case chord(KeyChord)
    /// Printable text, as typed; several scalars when they came in one burst. Never holds a control character.
    case text(String)
    /// Pasted text, exactly as sent. Pastes less than 50 ms apart are parts of one, and one undo step.
    case paste([UInt8])
    /// What has come so far of a paste that takes long. More parts follow, and at last a `paste`, which may be empty.
    case pastePart([UInt8])
    /// A button, a drag or the wheel.
    case mouse(MouseEvent)
    /// The terminal window got or lost the focus.
    case focus(Bool)
    /// An answer of the terminal to a question of ours.
    case reply(TerminalReply)
}

/// A mouse report in SGR form (xterm ctlseqs, mode 1006).
public struct MouseEvent: Hashable, Sendable {
    /// What the mouse did.
    public enum Kind: Hashable, Sendable {
        case press, release, drag, wheelUp, wheelDown
    }
    /// Which button; wheel events carry `.none`.
    public enum Button: Hashable, Sendable {
        case left, middle, right, none
    }
    /// What happened.
    public var kind: Kind
    /// With which button.
    public var button: Button
    /// The cell, from 0; may lie outside a screen that has shrunk since.
    public var position: GridPosition
    /// Keys held.
    public var modifiers: KeyChord.Modifiers

    /// Makes a mouse event.
    public init(
        _ kind: Kind, _ button: Button = .left, at position: GridPosition, modifiers: KeyChord.Modifiers = []
    ) {
        self.kind = kind
        self.button = button
        self.position = position
        self.modifiers = modifiers
    }
}

/// What a terminal said when asked.
public enum TerminalReply: Hashable, Sendable {
    /// Cursor position report, counted from 0.
    case cursor(GridPosition)
    /// Primary device attributes: the end of a batch of questions.
    case deviceAttributes
    /// Any other well-formed answer, which is dropped.
    case other
}
