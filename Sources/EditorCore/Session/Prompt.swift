/// What stands in the foot line and takes the keys until it is answered or left.
enum Prompt {
    case field(Field)
    case question(Question)

    /// A line to be filled in.
    struct Field {
        /// What the line is for.
        enum Purpose {
            /// Words to find; the place and top row to come back to.
            case find(origin: Selection, top: TextOffset)
            case goTo
            case command
            case open
            /// The name for a document.
            case saveAs(DocumentID)
            /// The languages of this text.
            case spelling
        }

        var purpose: Purpose
        var line: LineField
        /// Said dimmed behind the line: what was found, which names fit.
        var hint = ""

        var label: String {
            switch purpose {
            case .find: "Find:"
            case .goTo: "Go to line or percent:"
            case .command: "Command:"
            case .open: "Open:"
            case .saveAs: "Save as:"
            case .spelling: "Spelling:"
            }
        }
    }

    /// A sentence with keys in it.
    struct Question {
        var sentence: String
        var answers: [Answer]
        /// The misspelt word that is asked about.
        var correction: Correction?

        /// One way out of it.
        struct Answer {
            var label: String
            var key: KeyChord
            var action: Action
        }
    }

    /// What an answer does.
    enum Action {
        case save(DocumentID)
        /// Saves again, with all that the writer has now said yes to.
        case saveAllowing(DocumentID, FilePath, SaveConsent)
        case saveElsewhere(DocumentID)
        case discard(DocumentID)
        case saveSettings
        case discardSettings
        /// Takes the words of a former run, or gives them up.
        case takeLeft, discardLeft
        /// Does something about a misspelt word.
        case correct(Correction.Choice)
        case stay
    }
}

extension Prompt.Question.Answer {
    static let stay = Self(label: "Stay", key: KeyChord(.escape), action: .stay)

    init(_ label: String, _ letter: Unicode.Scalar, _ action: Prompt.Action) {
        self.init(label: label, key: KeyChord(.character(letter)), action: action)
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
