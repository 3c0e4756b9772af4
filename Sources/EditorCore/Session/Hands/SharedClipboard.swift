/// What is known of the clipboard of the machine, which other programs fill as well.
struct SharedClipboard {
    /// Whether a program can be asked; found out when that matters first.
    private(set) lazy var hasProgram = findProgram()
    /// What it held when something was copied here last: that, or something older where it was not taken. While that is
    /// not known, what was copied here counts as newer.
    var known = ClipboardContent.nothing
    /// A paste that waits for an answer, and how long it does.
    var awaited: (number: Int, until: Duration)?
    /// What the writer has done meanwhile: it comes behind the paste.
    var held: [InputEvent] = []
    private var number = 0

    private let findProgram: () -> Bool

    init(findProgram: @escaping () -> Bool) { self.findProgram = findProgram }

    /// Longer than a program may take, so that its own limit is the one that counts.
    private static let patience = Duration.milliseconds(700)

    /// Begins to wait for what is to be pasted; gives the number of the question.
    mutating func await(from now: Duration) -> Int {
        number += 1
        awaited = (number, now + Self.patience)
        return number
    }
}
