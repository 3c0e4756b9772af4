import EditorCore

/// A text that came back from a journal left behind.
struct RecoveredText: Sendable {
    /// What the file is now, held against what it was when the journal last saw it.
    enum FileState: Hashable, Sendable {
        /// The text never had a name.
        case unnamed
        /// It is as it was; or there was none, and there still is none.
        case asItWas
        /// It holds this very text.
        case holdsText
        /// Somebody else has written it.
        case changed
        /// It is gone.
        case missing
    }

    /// The journals that it came from; all but the first are older than that one and hold no more.
    var names: [[UInt8]]
    /// The file, from the root; nil for a text without a name.
    var path: FilePath?
    /// The file as it is now; nil when there is none.
    var presentStamp: FileStamp?
    /// What could be had, with caret, history and what was lost.
    var replay: JournalReplay
    /// What the file is now.
    var file: FileState
    /// Bytes at the end of the journal that nothing could be made of. A few are usual: a program that is killed is in the
    /// middle of something.
    var lostBytes: Int
    /// Words that were put in, when no more than these could be had; else words that stood behind a damage.
    var looseWords: [UInt8]
    /// Whether it may still be open in another program, which cannot be found out here.
    var ownerIsUnknown: Bool

    /// The text, or else the words that are left of it.
    var text: Rope { replay.problem == .fileIsAnother ? Rope(looseWords) : replay.text }

    /// Whether it may take the place of what the file holds: only when the file is as it was, or there never was one, and
    /// nothing is missing. A part of a file that was still being read, or words behind a damage, would do away with the rest of the file.
    var canReplaceFile: Bool {
        [.asItWas, .unnamed].contains(file) && replay.problem == nil && !replay.isPartial
            && looseWords.isEmpty
    }

    /// Whether there is something in it that the file does not have.
    var holdsNews: Bool {
        if replay.problem == .fileIsAnother || !looseWords.isEmpty { return !looseWords.isEmpty }
        switch file {
        case .holdsText: return false
        case .unnamed: return !replay.text.isEmpty && replay.unsavedSteps > 0
        case .asItWas, .changed, .missing: return !replay.isInFile
        }
    }
}
