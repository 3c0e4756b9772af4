/// What other programs do to the file of a document: when to look at it, and what is not decided yet.
///
/// A look is cheap where nothing has changed, but a file that grows all the time must cost nearly nothing. So looks
/// gather what happens within a moment, and after each change the next one waits twice as long, up to some seconds.
struct OutsideWatch {
    /// What belongs together, such as the deleting and the making of a file, happens within this time.
    static let gathering = Duration.milliseconds(200)
    private static let shortestGap = Duration.seconds(1)
    private static let longestGap = Duration.seconds(16)
    /// A file is not read for more than this part of the time.
    private static let share = 20

    /// When the file is to be looked at; nil when nothing is known to have happened.
    private(set) var due: Duration?
    /// When the present look began, and at what state of the file.
    private(set) var began: (at: Duration, stamp: FileStamp?)?
    private var nextAllowed = Duration.zero
    private var gap = Self.shortestGap

    /// The newest version of theirs that has neither been taken nor decided about.
    @Rare var theirs: OpenedText?
    /// Whether the writer has been asked about changes since the file was last ours; once is enough.
    var isAsked = false
    /// Whether the writer waits for a comparison with what the file holds now.
    var isCompared = false
    /// Whether it has been told that the file is changed by others, and when.
    var told: Duration?
    /// What to go back to when a file that has gone comes back; nil while it is there.
    @Rare var lost: Loss?

    /// A file that has gone.
    struct Loss {
        /// The state that it had; nil when it had none.
        var savedState: Int?
    }

    /// Notes that something may have happened to the file.
    mutating func stir(at now: Duration) {
        due = max(due ?? now + Self.gathering, nextAllowed)
    }

    /// Has the file looked at without waiting, unless it changes all the time.
    mutating func hurry(at now: Duration) {
        due = max(now, nextAllowed)
    }

    /// Begins a look that is due.
    mutating func begin(at now: Duration, knowing stamp: FileStamp?) {
        due = nil
        began = (now, stamp)
    }

    /// Ends the look.
    ///
    /// - Parameter found: whether something had changed.
    mutating func end(at now: Duration, found: Bool) {
        guard let began else { return }
        self.began = nil
        if found {
            nextAllowed = now + max(gap, (now - began.at) * Self.share)
            gap = min(gap * 2, Self.longestGap)
        } else if now > nextAllowed + gap {
            gap = Self.shortestGap
        }
        if let due { self.due = max(due, nextAllowed) }
    }

    /// The file is as the document has it, by a save or because theirs was taken.
    mutating func settle() {
        (theirs, lost, isAsked, isCompared) = (nil, nil, false, false)
    }
}
