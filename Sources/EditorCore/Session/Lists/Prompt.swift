/// What stands in the foot line and takes the keys until it is answered or left.
enum Prompt {
    case field(Field)
    case question(Question)

    /// A line to be filled in.
    struct Field {
        /// What the line is for.
        enum Purpose {
            /// Words to find, or to replace.
            case find(FindOrigin)
            /// Words to put in the place of what is found.
            case replacement(FindOrigin)
            case goTo
            /// Something of the list above the line.
            case choosing(Chooser.Purpose)
            /// Words to find in the texts of a folder.
            case findInBook
            /// The name for a document.
            case saveAs(DocumentID)
            /// Another name for the file of a document, and the name of a copy.
            case rename(DocumentID), copy(DocumentID)
            /// The languages of this text.
            case spelling
            /// Words or minutes.
            case number(WantedNumber)
        }

        var purpose: Purpose
        var line: LineField
        /// Said dimmed behind the line: what was found, which names fit.
        var hint = ""
        /// Words in the label: the ways to look that are on, or what is to be replaced.
        var switches: [String] = []

        var label: String {
            switch purpose {
            case .find(let origin):
                ([origin.verb] + switches).joined(separator: " ") + ":"
            case .replacement: "Replace “\(switches.joined())” with:"
            case .goTo: "Go to:"
            case .choosing(let purpose): purpose.label
            case .findInBook: (["Find in folder"] + switches).joined(separator: " ") + ":"
            case .saveAs: "Save as:"
            case .rename: "Rename to:"
            case .copy: "Copy to:"
            case .spelling: "Spelling:"
            case .number(let number): number.rawValue + ":"
            }
        }
    }

    /// A sentence with keys in it.
    struct Question {
        var sentence: String
        var answers: [Answer]
        /// What it is about, when it came by itself and waits again unless it is answered.
        var aside: Aside?
        /// The key that was pressed last and is no answer.
        var miss: String?
        /// What is shown of it.
        var shownSentence: String { (miss.map { "\($0) is no answer here. " } ?? "") + sentence }
        /// The misspelt word that is asked about.
        var correction: Correction?

        /// One way out of it.
        struct Answer {
            var label: String
            var key: KeyChord
            /// Letters that hands know from elsewhere, and that mean the same.
            var others: [Unicode.Scalar] = []
            var action: Action
        }
    }

    /// What an answer does.
    enum Action {
        case save(DocumentID)
        /// Saves again, with all that the writer has now said yes to.
        case saveAllowing(DocumentID, FilePath, SaveConsent)
        case saveElsewhere(DocumentID)
        /// Makes letters of the bytes that are no UTF-8, and saves.
        case readBytesAndSave(DocumentID, FilePath, SaveConsent)
        /// Moves a file, or writes a copy, with all that the writer has now said yes to.
        case moveMakingFolders(DocumentID, FilePath), copyAllowing(SaveOrder)
        case discard(DocumentID)
        /// Does something with a hit that may be replaced.
        case replacing(ReplacingStep)
        case saveSettings
        case discardSettings
        case keepAsDraft(DocumentID)
        /// What becomes of all texts that are not saved.
        case saveAll, leaveOneByOne, keepAllAsDrafts, discardAll
        /// Takes the words of a former run, gives them up, or leaves them for later.
        case takeLeft, discardLeft, postponeLeft, compareLeft
        /// Puts a version of a file in place whose save was cut off; nil leaves both for later.
        case mend(CutSave, CutSave.Version?)
        /// What becomes of a text whose file another program has changed.
        case keepMine(DocumentID), takeTheirs(DocumentID), keepBoth(DocumentID), compareTheirs(DocumentID)
        /// What becomes of a text that another window has open.
        case takeOver(DocumentID, Neighbour), takeStranded(DocumentID), read(DocumentID), openAnyway(
            DocumentID)
        /// Opens a file that is no text.
        case openFile(FilePath)
        /// Shows what became of the version in the line of the caret.
        case compareVersion
        /// Puts an older text in the place of the present one.
        case restore(DocumentID, NamedText)
        case askToForgetVersions
        case forgetVersions(FilePath)
        /// Does something about a misspelt word.
        case correct(Correction.Choice)
        /// Asks for the words of a goal.
        case askForWords(WantedNumber)
        case stopTimer
        /// Asks what was asked before.
        case turn(Aside)
        case stay
    }
}

extension Prompt.Action {
    /// Whether the page on which this is chosen has served its turn.
    var closesPages: Bool {
        switch self {
        case .compareVersion, .askToForgetVersions: false
        default: true
        }
    }

    /// Whether the question is still to be answered after this.
    var looksOn: Bool {
        switch self {
        case .compareLeft, .compareTheirs: true
        default: false
        }
    }
}

extension Prompt.Question.Answer {
    static let stay = Self(label: "Stay", key: KeyChord(.escape), action: .stay)
    /// The same where nobody was about to leave.
    static let cancel = Self(label: "Cancel", key: KeyChord(.escape), action: .stay)

    init(_ label: String, _ letter: Unicode.Scalar, _ action: Prompt.Action) {
        self.init(label: label, key: KeyChord(.character(letter)), action: action)
    }

    /// Whether a key gives this answer.
    func isGiven(by chord: KeyChord) -> Bool {
        chord == key || others.contains { chord == KeyChord(.character($0)) }
    }

    /// The key as it stands in the sentence.
    var keyLabel: String {
        switch key.key {
        case .enter: "⏎"
        case .escape: "esc"
        case .character(let scalar): String(scalar)
        default: ""
        }
    }
}

extension Prompt.Field.Purpose {
    /// Whether words to find are filled in.
    var isFinding: Bool {
        if case .find = self { return true }
        return false
    }
}

extension FindOrigin {
    /// What the line is for.
    fileprivate var verb: String {
        replaces ? scope == nil ? "Replace" : "Replace in selection" : "Find"
    }
}
