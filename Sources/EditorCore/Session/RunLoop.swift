/// The loop that joins the session to the world. The same one runs in tests and in the shipped program.
///
/// It sleeps until something happens, lets the session take all that is there, carries out what the session wants,
/// and then shows one frame. What the journals are to hear waits until the frame is shown. Nothing else calls a port.
public struct RunLoop<Screen: Terminal & ~Copyable, Files: FileStore & ~Copyable>: ~Copyable {
    /// Why the loop ended.
    public enum End: Equatable, Sendable {
        /// The writer has left; the exit code.
        case finished(Int32)
        /// The terminal is gone, or somebody told us to end.
        case hangup
    }

    /// The editor.
    public let session: EditorSession
    private var screen: Screen
    private var files: Files
    /// The reader of keys; nil until the first frame is on the screen.
    private var decoder: KeyDecoder?
    private let makeDecoder: () -> KeyDecoder

    /// A burst of input is painted at least this often.
    private let longestBurst = Duration.milliseconds(40)

    /// Takes hold of everything that it runs with. The decoder is made after the first frame is on the screen.
    public init(
        session: EditorSession, screen: consuming Screen, files: consuming Files,
        decoder: @autoclosure @escaping () -> KeyDecoder
    ) {
        self.session = session
        self.screen = screen
        self.files = files
        makeDecoder = decoder
    }

    /// Runs until the writer leaves or the terminal goes.
    public mutating func run() -> End {
        if let end = settle() { return end }
        while true {
            if let end = turn() { return end }
        }
    }

    /// Shows one frame, then sleeps and takes what there is: one turn of the loop.
    public mutating func turn() -> End? {
        if session.asksAnew, let end = takeOldInput() { return end }
        screen.present(session.frame())
        session.didShowFrame()
        return settle() ?? takeInput()
    }

    /// Takes what has arrived before a question comes up, so that it does not answer it.
    private mutating func takeOldInput() -> End? {
        while true {
            let wake = screen.wait(until: .zero)
            if wake.causes.isEmpty { return nil }
            if let end = take(wake) ?? (session.hasEffects ? settle() : nil) { return end }
        }
    }

    /// Sleeps, then takes whatever is there, until nothing more is or until it is time to paint.
    private mutating func takeInput() -> End? {
        needDecoder()
        let isIdle = session.hasIdleWork
        var wake = screen.wait(until: isIdle ? .zero : earliest(session.deadline, decoder?.deadline))
        let start = wake.now
        if isIdle, wake.causes.isEmpty { session.doIdleWork(at: start) }
        while true {
            if let end = take(wake) ?? (session.hasEffects ? settle() : nil) { return end }
            if wake.causes.isEmpty || !wake.mayHaveMore || wake.now - start > longestBurst { return nil }
            wake = screen.wait(until: .zero)
        }
    }

    private mutating func take(_ wake: Wake) -> End? {
        needDecoder()
        session.advance(to: wake.now)
        var hasInput = false
        for cause in wake.causes {
            switch cause {
            case .input(let bytes):
                hasInput = true
                for event in decoder?.feed(bytes, at: wake.now) ?? [] { session.receive(event, at: wake.now) }
            case .resized(let size), .resumed(let size): session.resize(to: size)
            case .file(let answer): session.receive(answer, at: wake.now)
            case .hangup:
                session.hangUp()
                _ = settle()
                return .hangup
            }
        }
        // Silence has a meaning only when there really was some: a late arrow key is not Escape and two letters.
        if !hasInput {
            for event in decoder?.advance(to: wake.now) ?? [] { session.receive(event, at: wake.now) }
        }
        return nil
    }

    /// Carries out what the session wants.
    private mutating func settle() -> End? {
        for effect in session.takeEffects() {
            switch effect {
            case .terminal(let effect): screen.perform(effect)
            case .file(let request): files.begin(request)
            case .escapeDelay(let delay):
                needDecoder()
                decoder?.escapeDelay = delay
            case .leave(let code): return .finished(code)
            }
        }
        return nil
    }

    private mutating func needDecoder() {
        if decoder == nil { decoder = makeDecoder() }
    }

    private func earliest(_ a: Duration?, _ b: Duration?) -> Duration? {
        guard let a, let b else { return a ?? b }
        return min(a, b)
    }
}
