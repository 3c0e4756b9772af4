/// The whole editor but for the world outside: what a person does goes in, frames and effects come out.
///
/// A class because it has identity: there is one of it, and it lives as long as the program. It knows no clock, no
/// file and no terminal; time comes with every event.
public final class EditorSession {
    /// What the writer has chosen.
    public internal(set) var settings: Settings
    /// What of it stands in the settings file, and what was changed since.
    var fileSettings: Settings, liveChoices: LiveChoices
    /// What holds where the settings file says nothing.
    let usualSettings: Settings
    /// Chords and what they do. Made after the first frame is on the screen, or when somebody looks.
    lazy var keymap = Keymap(settings.keys, changedBy: settings.keyLines)
    let usesPlainMarks: Bool, isLineSlow: Bool
    var size: GridSize
    var now: Duration = .zero
    var views: [DocumentView] = []
    var currentIndex = 0
    /// What is known of the texts beside what stands in them.
    var texts: TextDesk
    var nextDocumentNumber = 1

    /// What was cut or copied last.
    var clipboard = Rope()
    /// What is known of the clipboard of the machine.
    var sharedClipboard: SharedClipboard
    /// Forms of letters that the writer took last.
    var varyMemory = VaryMemory()
    /// The letter that was varied last.
    @Rare var lastVaried: Varied?
    /// Marks that were set while typing.
    var typedMarks = TypedMarks()
    /// The state of the text in which a mark was just set, so that Backspace gives back its key.
    var markedState: Int?
    /// For which texts marks are set.
    var marksMemory: MarksMemory
    /// For which texts Markdown is shown, and what finds what the writer is at.
    var markdownMemory: MarksMemory, sentences: SentenceFinder?
    /// Letters that stand for more.
    var abbreviations: Abbreviations
    /// Marks of a whole text that are being set while nothing happens.
    @Rare var markConversion: RunningConversion?
    /// What is looked for.
    var finding = Finding()
    /// Makes patterns ready.
    let patterns: any PatternLibrary
    /// How the selection has grown, for shrinking.
    var grown = GrownSelection()
    /// The text that is looked over.
    @Rare var lookingOver: LookingOver?
    /// Rows that are worked out while nothing happens.
    @Rare var layingOut: LayingOut?
    /// What was last said of such work.
    var progress: String?
    /// Bytes that one turn of the loop searches and lays out: some milliseconds' work each.
    var searchSlice = 4 << 20, layoutSlice = 1 << 20, conversionSlice = 64 << 10
    var pendingChords: [KeyChord] = []
    /// When the first of them was pressed.
    var pendingSince = Duration.zero
    /// What has come of a paste that something else than the text is to take.
    var pasteParts: [UInt8] = []
    /// NUL bytes left out of the present paste.
    var droppedNULs = 0
    var prompt: Prompt? { didSet { if !isChoosing { chooser = nil } } }
    /// Commands that were run by name.
    var recentCommands: RecentCommands
    /// The list above the prompt's line, while there is one.
    @Rare var chooser: Chooser?
    /// What is looked for in folders.
    var folders = FolderWork()
    /// The settings form, while it is open.
    @Rare var formWindow: FormWindow?
    /// Pages that are read, in front of the text; the last one is on show.
    var pages: [ReadingPage] = []
    /// The page that is on its way.
    @Rare var awaitedPage: AwaitedPage?
    /// How many comparisons have been asked for.
    var comparisonNumber = 0
    /// Whether the present question has been on screen; keys pressed before that do not answer it.
    var questionWasShown = false
    var hasShownFrame = false
    var notice: Notice?
    /// Whether the foot line tells name and state.
    var showsStatus = true
    /// Whether a tap has silenced the foot line, until the next key.
    var isFootHushed = false
    var lastTyping: Duration = .zero
    /// When a person last did anything at all.
    var lastInput: Duration = .zero
    /// What the mouse does on the page.
    var mouse = MouseHand()
    var saves = SaveBook()
    /// What happens when nothing is unsaved any more, and what the writer has decided for that.
    @Rare var leaving: Leaving?
    /// Texts that former runs have left unsaved.
    var left = LeftTexts()
    /// Those that no other window should take, until that is sure.
    var claimed: [(text: LeftText, purpose: LeftTexts.Purpose)] = []
    /// The one that the writer is asked about.
    @Rare var offered: OfferedText?
    /// Questions that wait until the writer turns to them, in the order in which they came.
    var asides: [Aside] = []
    /// Saves in place that were cut off, until the writer has answered.
    var cutSaves: [CutSave] = []
    /// The records of those about which the writer has decided, and of those that were told.
    var answeredSaves: Set<FilePath> = [], toldSaves: Set<FilePath> = []
    /// Why words are not kept for a crash at present; nil when they are.
    var journalTrouble: JournalTrouble?
    /// Documents whose history of former runs does not fit any more, until the writer asks for it.
    var staleHistories: Set<DocumentID> = []
    /// Whether the writer knows that the undo history will be forgotten.
    var toldUndoNotKept = false
    /// What is to be said in the shell when the program has left; nil for nothing.
    public internal(set) var farewell: String?
    /// The journals of those that have been put into a text, until that is saved.
    var takenJournals: [DocumentID: [[UInt8]]] = [:]
    /// The keyboard panel, and those who hear of it.
    var panel: KeyboardPanelState { didSet { panelFrame = panel.frame } }
    /// Where the panel is. Its sizes are worked out from tables, which is too much for each key.
    private(set) var panelFrame = PanelFrame.unknown
    let panelHub = PanelHub()
    var hands = PanelHands()
    /// The panel as the last frame shows it: what is tapped is what is seen.
    @Rare var shownPanel: ShownPanel?
    /// What else is to be known of it.
    var desk = PanelDesk()
    /// Japanese on its way into the text.
    var kana = Kana()
    /// What is known of the length of texts.
    var counting = Counting()
    /// Whether the writer knows why the delete key does nothing.
    var toldDrafting = false
    /// How much was written, and when.
    var writing = WritingDesk()
    /// What is known of spelling.
    var spelling = SpellingDesk()
    /// Scratch pages that are on their way.
    var awaitedScratches: [AwaitedScratch] = []
    /// Words of the text in front that go on with what is typed.
    var continuations = Continuations()
    /// What could not be remembered, and was told.
    var unkept: Set<StateFile> = []
    private var effects: [Effect] = []
    var composer = FrameComposer()

    /// Starts with the texts that were opened; with none, an empty one.
    ///
    /// - Parameters:
    ///   - file: what the settings file says.
    ///   - opened: texts with the places at which they were asked for.
    ///   - usual: what holds where the settings file says nothing.
    ///   - marks: for which texts marks are set while typing.
    ///   - markdown: for which texts Markdown is shown.
    ///   - commands: those that were run by name last.
    ///   - live: what was changed in former runs without changing the settings file.
    ///   - remembered: how the panel was left; nil on somebody's very first run.
    ///   - memory: what is remembered of texts.
    ///   - logsPanel: whether the panel's notices are wanted as lines.
    ///   - isLineSlow: whether a screenful takes long to arrive where the writer sits.
    ///   - patterns: what regular expressions are made ready by.
    ///   - sharesClipboard: whether a program can be asked for the clipboard of the machine; called once, when that matters.
    ///   - complaint: something to be said at the start, such as a bad line in the settings.
    public init(
        settings file: Settings = Settings(), usual: Settings = Settings(), size: GridSize,
        opened: [(text: OpenedText, place: TextPlace?)],
        panel remembered: PanelMemory? = PanelMemory(),
        marks: MarksMemory = MarksMemory(), markdown: MarksMemory = MarksMemory(),
        memory: TextMemory = TextMemory(),
        commands: RecentCommands = RecentCommands(),
        live: LiveChoices = LiveChoices(),
        logsPanel: Bool = false,
        usesPlainMarks: Bool = false,
        isLineSlow: Bool = false,
        patterns: any PatternLibrary = NoPatterns(),
        sharesClipboard: @escaping () -> Bool = { false },
        complaint: String? = nil
    ) {
        let settings = live.applied(to: file)
        (self.settings, fileSettings, liveChoices) = (settings, file, live)
        self.patterns = patterns
        sharedClipboard = SharedClipboard(findProgram: sharesClipboard)
        usualSettings = usual
        (marksMemory, markdownMemory) = (marks, markdown)
        texts = TextDesk(memory: memory)
        recentCommands = commands
        abbreviations = Abbreviations(settings.abbreviations)
        self.size = size
        desk.kept = remembered
        desk.hasMouse = settings.mouse == .on
        var memory = remembered ?? .firstRun
        if memory.kind == .japanese, !settings.japanese { memory.kind = .letters }
        panel = KeyboardPanelState(
            memory.kind, remembered: memory.arrangement, place: memory.place,
            stage: PanelStage(size: size), measures: NoPanelMeasures())
        self.usesPlainMarks = usesPlainMarks
        self.isLineSlow = isLineSlow
        panel.slide = panelSlide
        observePanel(logsIt: logsPanel)
        for (text, place) in opened { addFirst(text, at: place) }
        if views.isEmpty { add(OpenedText(path: FilePath([]), text: Rope()), at: nil) }
        currentIndex = 0
        desk.hidWithAll = memory.isShown && settings.hidesAll
        if memory.isShown, !settings.hidesAll { tell(panel: .show(nil), cause: .system) }
        followMouse()
        if remembered == nil, panel.isVisible, let keys = bestKeys(for: .togglePanel) {
            say("\(KeyNotation.label(keys)) hides these keys for good", role: .dimmed)
        }
        tellRemark()
        if let complaint { say(complaint, role: .warning) }
    }

    /// The document in front, behind the pages that are read.
    public var document: Document { views[currentIndex].document }

    /// The view in front: a page that is read, else the document's.
    var view: DocumentView {
        // Not a coroutine: the compiler lets go of a document that is read out of one after that has ended (Swift 6.3.1).
        get { pages.last?.view ?? views[currentIndex] }
        _modify {
            if pages.isEmpty {
                yield &views[currentIndex]
            } else {
                yield &pages[pages.count - 1].view
            }
        }
    }

    /// A part of the view in front. `view` itself is a copy of all of it, which is too much for each key.
    @inline(__always)
    func ofView<Part>(_ part: (DocumentView) -> Part) -> Part {
        pages.isEmpty ? part(views[currentIndex]) : part(view)
    }

    var geometry: PageGeometry {
        let isDocked = panel.arrangement == .docked && panelFrame.bounds.size.rows > 0
        return PageGeometry(
            size: size, width: settings.width, pageRows: views.isEmpty ? nil : ofView(\.viewport.height),
            panelRow: isDocked ? panelFrame.bounds.origin.row : nil,
            footLimit: isDocked && $shownPanel ? shownPanel?.layout.ruleLimit : nil,
            side: sideOfFront)
    }

    var layoutSettings: LayoutSettings {
        LayoutSettings(
            width: sideColumns ?? geometry.text.size.columns, tabWidth: settings.tab,
            cellWidth: CellWidth(ambiguousIsWide: settings.wideAmbiguous), usesPlainMarks: usesPlainMarks)
    }

    /// The effects asked for since the last call, in order.
    public func takeEffects() -> [Effect] {
        defer { effects = [] }
        return journalEffects() + effects
    }

    /// Whether something was asked for that comes before the next frame. What the journals are told can wait for it.
    public var hasEffects: Bool { !effects.isEmpty }

    func want(_ effect: Effect) { effects.append(effect) }

    /// When `advance` must be called although nothing happens; nil when there is nothing to wait for.
    public var deadline: Duration? {
        let rest = settings.foot == .rest && !showsStatus ? lastTyping + Notice.reading : nil
        return [
            notice?.expires, rest, hands.pressed?.until, desk.slide?.next(after: now), prefixHelpDue,
            outsideDeadline, autosaveDeadline, placeDeadline, writingDeadline, mouse.drag?.scrollsAt,
            sharedClipboard.awaited?.until,
        ]
        .compactMap { $0 }.min()
    }

    /// Lets time pass.
    public func advance(to now: Duration) {
        self.now = max(self.now, now)
        if let expires = notice?.expires, expires <= now { notice = nil }
        if let until = hands.pressed?.until, until <= now { hands.pressed = nil }
        if settings.foot == .rest, now >= lastTyping + Notice.reading { showsStatus = true }
        scrollUnderHand()
        stopAwaitingClipboard()
        lookWhereDue()
        settleOutside()
        saveAtRest()
        keepPlaceAtRest()
        tendWriting()
    }
}
