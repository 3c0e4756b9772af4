/// One key of the panel.
public struct PanelKey: Hashable, Sendable {
    /// What stands on it.
    public var label: String
    /// The same for terminals that lack the letters: ASCII only.
    public var plainLabel: String
    /// Words behind the label that are read once and then known; drawn dimmed.
    public var caption = ""
    /// Its name in words, as it is said in the foot line and typed to find it.
    public var spokenName: String
    /// What it does.
    public var action: PanelAction
    /// Its share of the row, in quarters of a letter key.
    public var width: Int

    /// Makes a key; `plainLabel` and `spokenName` are the label unless they are given.
    public init(
        _ label: String, plain plainLabel: String? = nil, spoken spokenName: String? = nil,
        _ action: PanelAction, width: Int = 4
    ) {
        self.label = label
        self.plainLabel = plainLabel ?? label
        self.spokenName = spokenName ?? label
        self.action = action
        self.width = width
    }
}

/// What a key of the panel does. Where a real keyboard has the key, it is the same event that the real key gives.
public enum PanelAction: Hashable, Sendable {
    /// Types text. Sticky Ctrl and Alt make a chord of it, Shift its capital.
    case text(String)
    /// Presses a key of the real keyboard, such as Enter.
    case key(KeyChord.Key)
    /// Presses a key of the real keyboard with others held.
    case chord(KeyChord)
    /// Runs a command.
    case command(Command)
    /// Types several things at once: a text of the writer's own.
    case macro(String)
    /// Types an opening mark, or the closing one when the paragraph has it open.
    case bracket(open: String, close: String)
    /// Capitals for one letter; twice: until pressed again.
    case shift
    /// Holds Ctrl or Alt for the next key; twice: until pressed again.
    case sticky(KeyChord.Modifiers)
    /// Turns to another page of the same kind.
    case page(Int)
    /// Accepts the field: the number pad's own key.
    case done
    /// Hands a letter to the composition.
    case kana(String)
    /// Works on the composition.
    case compose(PanelComposing)
    /// Takes the candidate, or the word, that stands at this place of the strip.
    case candidate(Int)
    /// Turns a row that is too short for its keys to those that it does not show.
    case turn
    /// Shows another kind.
    case kind(PanelKind)
    /// Does something to the panel itself.
    case panel(PanelControl)
}

/// The controls on the panel's rule.
public enum PanelControl: String, CaseIterable, Hashable, Sendable {
    /// The panel's name: lifts it, so that the next tap places it.
    case lift
    case float, dock, split, merge, hide
}

/// What the keys of the Japanese kind do besides typing kana.
public enum PanelComposing: String, CaseIterable, Hashable, Sendable {
    /// Puts the sound marks on the last kana, or makes it small.
    case marks
    /// Shows the next word for what is composed; types a space when nothing is.
    case convert
    /// Turns the strip of candidates.
    case previousPage, nextPage
    /// Gives the candidates more rows, or fewer.
    case expand
    /// Turns between the kana grid and Latin letters that spell kana.
    case spelling
}
