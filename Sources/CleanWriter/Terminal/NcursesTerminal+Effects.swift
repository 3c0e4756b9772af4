import EditorCore
import Glibc

extension NcursesTerminal {
    mutating func perform(_ effect: TerminalEffect) {
        switch effect {
        case .bell:
            send([0x07])
        case .copy(let text):
            guard options.sharesClipboard else { return }
            send(clipboardSequence(for: text) ?? [0x07])
        case .suspend:
            suspend(0)
        case .redraw:
            redraw()
        }
    }

    /// Puts the terminal back and stops, as Ctrl-Z does in a shell; comes back when continued.
    ///
    /// - Parameter target: Whom to stop, as kill(2) takes it: 0 is the whole job, so that a script around us stops
    ///   too and the shell gets its terminal.
    mutating func suspend(_ target: pid_t) {
        leave()
        let stop = SignalSet([SIGTSTP])
        stop.unblock()
        kill(target, SIGTSTP)
        stop.block()
        // Being continued, and every change of the window meanwhile, is answered by what follows.
        while signals.next() != nil {}
        enter()
        adoptSize()
        pending.append(.resumed(size))
    }
}
