/// What the session wants from the world outside. The run loop carries it out; nothing else does.
public enum Effect: Sendable {
    /// Something other than drawing.
    case terminal(TerminalEffect)
    /// Work on files.
    case file(FileRequest)
    /// How long Escape waits for the rest of a key from now on.
    case escapeDelay(Duration)
    /// The end of the program, with its exit code.
    case leave(Int32)
}
