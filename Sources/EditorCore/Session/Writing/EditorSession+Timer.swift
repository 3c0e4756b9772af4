/// A plain timer: some minutes to write in, and one quiet line at their end.
extension EditorSession {
    /// The longest time that can be asked for, in minutes.
    private static let longestTime = 600
    /// How long the line at the end stays, whatever is typed.
    private static let lineStays = Duration.seconds(30)

    /// Asks for minutes, or tells what is left of them.
    func runTimer() {
        guard let timer = writing.timer else {
            prompt = .field(
                .init(purpose: .number(.minutes), line: LineField("25", isProposal: true), hint: "1 to 600"))
            return
        }
        let left = Int((timer.end - now) / .seconds(1)) + 1
        let time = left < 60 ? "\(left) s" : Self.minutes((left + 59) / 60)
        ask(
            "\(time) left, \(Messages.words(writing.written - timer.before)) so far.",
            [.init("Stop", "s", .stopTimer), .init(label: "Go on", key: KeyChord(.escape), action: .stay)])
    }

    func startTimer(_ text: String) {
        guard let minutes = Int(text.trimmedOfBlanks), (1...Self.longestTime).contains(minutes) else {
            return say("the timer takes 1 to \(Self.longestTime) minutes")
        }
        writing.timer = WritingTimer(
            minutes: minutes, end: now + .seconds(60 * minutes), before: writing.written)
        say("\(Self.minutes(minutes)) from now on")
    }

    func stopTimer() {
        guard let timer = writing.timer else { return }
        writing.timer = nil
        say("stopped: \(Messages.words(writing.written - timer.before))")
    }

    /// Tells how much was written. The line must be seen by somebody who types on.
    func endTimer(_ timer: WritingTimer) {
        writing.timer = nil
        noteKeys()
        let sentence = "\(Self.minutes(timer.minutes)): \(Messages.words(writing.written - timer.before))"
        writing.line = (sentence, now + Self.lineStays)
    }

    private static func minutes(_ count: Int) -> String { count == 1 ? "1 minute" : "\(count) minutes" }
}
