import EditorCore
import Glibc

extension NcursesTerminal {
    mutating func perform(_ effect: TerminalEffect) {
        switch effect {
        case .bell:
            send([0x07])
        case .copy(let text):
            send(clipboardSequence(for: text) ?? [0x07])
        case .suspend:
            suspend(0)
        case .mouse(let isWanted):
            askForMouse(isWanted)
        case .look(let look):
            change(to: look)
        case .redraw:
            redraw()
        }
    }

    /// Puts the terminal back and stops, as Ctrl-Z does in a shell; comes back when continued.
    ///
    /// - Parameter target: Whom to stop, as kill(2) takes it: 0 is the whole job, so that a script around us stops
    ///   too and the shell gets its terminal.
    mutating func suspend(_ target: pid_t) {
        leaveForAWhile()
        let stop = SignalSet([SIGTSTP])
        stop.unblock()
        kill(target, SIGTSTP)
        stop.block()
        guard awaitForeground() else { return }
        enter()
        adoptSize()
        pending.append(.resumed(size))
    }

    /// Stops again while another job has the terminal, as after `bg` in a shell, which then says so.
    ///
    /// The kernel would do the same as soon as we touch the terminal, but an order to end that came together with
    /// being continued would then wait for ever; it gets a moment to be heard. What is queued of being continued
    /// and of the window is answered by what the caller does next.
    ///
    /// - Returns: False when the program was told to end, or nobody is left who could give us the terminal.
    mutating func awaitForeground() -> Bool {
        drainSignals()
        while !isForeground(on: descriptors.input) {
            var entry = pollfd(fd: inbox.ending, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, 200) == 1 { return false }
            kill(getpid(), SIGTTOU)
            guard drainSignals().contains(SIGCONT) else {
                lose()
                return false
            }
        }
        return true
    }

    @discardableResult private func drainSignals() -> Set<Int32> {
        var drained: Set<Int32> = []
        while let signal = signals.next() { drained.insert(signal) }
        return drained
    }
}
