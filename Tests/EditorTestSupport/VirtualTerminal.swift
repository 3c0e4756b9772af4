import EditorCore

/// A terminal without a screen: it is fed with what happens, and keeps every frame that it is shown.
///
/// The terminal itself is handed to the run loop; its script stays with the test.
public struct VirtualTerminal: Terminal {
    /// What happens and what came of it.
    public final class Script {
        /// The clock.
        public var now: Duration = .zero
        /// What is to happen, one wake of the loop each.
        public var pending: [[Wake.Cause]] = []
        /// Every frame shown.
        public private(set) var frames: [Frame] = []
        /// Everything else that was asked for.
        public private(set) var effects: [TerminalEffect] = []
        /// The size of the window.
        public var size: GridSize

        /// A script for a window of `size`.
        public init(size: GridSize) { self.size = size }

        fileprivate func keep(_ frame: Frame) { frames.append(frame) }
        fileprivate func keep(_ effect: TerminalEffect) { effects.append(effect) }

        /// Forgets the effects seen so far and returns them.
        public func takeEffects() -> [TerminalEffect] {
            defer { effects = [] }
            return effects
        }
    }

    /// The script that this terminal plays.
    public let script: Script

    /// A terminal that plays `script`.
    public init(_ script: Script) { self.script = script }

    /// The size of the window.
    public var size: GridSize { script.size }

    /// The next thing of the script; nothing when it has been played.
    public mutating func wait(until deadline: Duration?) -> Wake {
        Wake(now: script.now, causes: script.pending.isEmpty ? [] : script.pending.removeFirst())
    }

    /// Keeps the frame.
    public mutating func present(_ frame: Frame) { script.keep(frame) }

    /// Keeps the effect.
    public mutating func perform(_ effect: TerminalEffect) { script.keep(effect) }
}
