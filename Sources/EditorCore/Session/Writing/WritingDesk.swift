/// What the session knows of how much is written, in all texts.
///
/// The words of today are those in the notes, those on their way there, and those that are not noted yet. Each word is in one
/// of the three, and goes from the third to the second and the first, so none is counted twice.
struct WritingDesk {
    /// The day that it is, and the time; nil until that was told.
    var day: WritingDay?
    var time: LocalMoment?
    /// When that was asked for last.
    var askedAt: Duration?
    /// Words of today in the notes.
    var noted = 0
    /// Records of each order that is on its way; the answers come in the same order.
    var sent: [[WritingRecord]] = []
    /// Records that could not be noted so far.
    var refused: [WritingRecord] = []
    /// Words that are in no record.
    var unnoted: [DocumentID: Int] = [:]
    /// When the oldest of them was written.
    var unnotedSince: Duration?
    /// Words written since the program was started.
    var written = 0
    /// Whether notes are due as soon as the texts are counted.
    var isDue = false
    /// Whether the writer knows that nothing can be noted.
    var toldTrouble = false
    /// When a key was last typed into a text.
    var lastKey: Duration?
    /// A goal for the day that is being written into the settings.
    var wishedGoal: Int?
    var timer: WritingTimer?
    /// A line that stays in the foot for a while, whatever is typed.
    var line: (sentence: String, until: Duration)?

    /// After a rest this long, what was written is noted; while somebody writes on, after the second time.
    static let rest = Duration.seconds(30)
    static let longest = Duration.seconds(300)
    /// A pause longer than this is no writing.
    static let pause = Duration.seconds(300)
    /// What was told of the time is believed this long.
    static let trusted = Duration.seconds(60)

    /// Words written today; nil while it is not known what day it is.
    var today: Int? {
        day.map { day in
            noted + (sent.joined() + refused).filter { $0.day == day }.reduce(0) { $0 + $1.words }
                + unnoted.values.reduce(0, +)
        }
    }
}

/// Some minutes in which somebody wants to write.
struct WritingTimer {
    var minutes: Int
    var end: Duration
    /// Words that were written before it.
    var before: Int
}

/// What is known of the writing of one text.
struct DocumentWriting {
    var tally = WritingTally()
    /// How long it is to become, in words; nil for no goal.
    var goal: Int?
    /// A goal that is not in the notes yet; 0 for none any more.
    var unnotedGoal: Int?
    /// Time in which somebody wrote, since it was noted last.
    var active = Duration.zero
    /// Words that the text had when it was noted last; nil while that is not known.
    private var base: Int?
    /// Words by which it grew or shrank before that.
    private var carried = 0

    /// Takes the present length where there is nothing to compare it with.
    mutating func begin(at words: Int) {
        if base == nil { base = words }
    }

    /// Leaves out what happens to the text until `begin` is called again. `words` is the present length, where known.
    mutating func leaveOut(from words: Int?) {
        if let words { carried = net(at: words) }
        base = nil
    }

    /// Words by which the text has grown or shrunk.
    func net(at words: Int) -> Int { carried + (base.map { words - $0 } ?? 0) }

    /// Notes that this has been noted.
    mutating func noted(at words: Int?) {
        (carried, active, unnotedGoal) = (0, .zero, nil)
        if let words { base = words }
    }
}
