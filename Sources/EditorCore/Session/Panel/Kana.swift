/// What writing Japanese needs from one key to the next.
struct Kana {
    /// What is not yet text.
    var composition = Composition(room: CandidateRoom(columns: 80))
    /// Whether it is on its way into a field rather than into the text.
    var isForField = false
    /// Words, once they have been read.
    var dictionary: SKKDictionary?
    /// Words that were chosen before.
    var choices = UserChoices()
    /// Whether the dictionary has been asked for.
    var hasAsked = false
}
