/// The whole editor but for the world outside: what a person does goes in, frames and effects come out.
///
/// A class because it has identity: there is one of it, and it lives as long as the program. It knows no clock, no
/// file and no terminal; time comes with every event.
public final class EditorSession {
    /// What the writer has chosen.
    public internal(set) var settings: Settings
    /// Chords and what they do.
    private(set) lazy var keymap = makeKeymap()
    private let makeKeymap: () -> Keymap
    let usesPlainMarks: Bool

    var size: GridSize
    var now: Duration = .zero
    var views: [DocumentView] = []
    var currentIndex = 0
    var nextDocumentNumber = 1

    /// What was cut or copied last.
    var clipboard = Rope()
    /// Forms of letters that the writer took last.
    var varyMemory = VaryMemory()
    /// The letter that was varied last.
    var lastVaried: Varied?
    /// Words looked for last.
    var sought = ""
    /// Words that were looked for and not found, while the line still stands.
    var missing: String?
    /// A search that goes on while nothing happens.
    var runningSearch: RunningSearch?
    /// Rows that are worked out while nothing happens.
    var layingOut: LayingOut?
    /// What was last said of such work.
    var progress: String?
    /// Bytes that one turn of the loop searches and lays out: some milliseconds' work each.
    var searchSlice = 8 << 20
    var layoutSlice = 1 << 20
    var pendingChords: [KeyChord] = []
    var prompt: Prompt?
    /// The settings form, while it is open.
    var formWindow: FormWindow?
    /// Whether the present question has been on screen; keys pressed before that do not answer it.
    var questionWasShown = false
    private var hasShownFrame = false
    var notice: Notice?
    /// Whether the foot line tells name and state.
    var showsStatus = true
    var lastTyping: Duration = .zero
    /// Where the mouse button went down, while it is held.
    var dragAnchor: TextOffset?
    var saves = SaveBook()
    /// What happens when nothing is unsaved any more.
    var leaving: Leaving?
    /// Documents whose changes the writer has given up on the way out.
    var discarded: Set<DocumentID> = []
    /// Texts that former runs have left unsaved, the newest first.
    var leftTexts: [LeftText] = []
    /// The journals of those that have been put into a text, until that is saved.
    var takenJournals: [DocumentID: [[UInt8]]] = [:]
    /// The keyboard panel, and those who hear of it.
    var panel: KeyboardPanelState { didSet { panelFrame = panel.frame } }
    /// Where the panel is. Its sizes are worked out from tables, which is too much for each key.
    private(set) var panelFrame = PanelFrame.unknown
    let panelHub = PanelHub()
    var hands = PanelHands()
    /// The panel as the last frame shows it: what is tapped is what is seen.
    var shownPanel: ShownPanel?
    /// The help bar's keys, and what they belong to.
    var helpNow: (situation: HelpSituation, items: [PanelHelpItem])?
    /// What the panel's keys are made from, once it is used.
    private(set) lazy var panelChoices = makePanelChoices()
    private var hasMeasures = false
    /// The kind shown before the present one.
    var formerKind = PanelKind.symbols
    /// The kind that a field took the place of, to come back when the field is left.
    var panelBefore: PanelKind?
    /// Japanese on its way into the text.
    var kana = Kana()
    /// What is known of spelling.
    var spelling = SpellingDesk()
    /// Words of the text in front that go on with what is typed.
    var continuations = Continuations()
    /// How the panel is remembered; nil before anything was.
    var keptPanel: PanelMemory?
    /// What could not be remembered, and was told.
    var unkept: Set<StateFile> = []
    /// The kind that the present field wants.
    var panelWish: PanelKind?
    private var pageObservation: PanelObservation?
    private var logObservation: PanelObservation?
    private var slideObservation: PanelObservation?
    /// The panel's way to where it is, while it is drawn.
    var slide: PanelSlide?
    private var effects: [Effect] = []
    var composer = FrameComposer()

    /// Whether the writer wants to leave, and what.
    enum Leaving {
        case program
        case document(DocumentID)
    }

    /// Starts with the texts that were opened; with none, an empty one.
    ///
    /// - Parameters:
    ///   - opened: texts with the places at which they were asked for.
    ///   - remembered: how the panel was left; nil on somebody's very first run.
    ///   - logsPanel: whether the panel's notices are wanted as lines.
    ///   - complaint: something to be said at the start, such as a bad line in the settings.
    public init(
        settings: Settings = Settings(), size: GridSize, opened: [(text: OpenedText, place: TextPlace?)],
        keymap: @autoclosure @escaping () -> Keymap = .standard,
        panel remembered: PanelMemory? = PanelMemory(),
        logsPanel: Bool = false,
        usesPlainMarks: Bool = false,
        complaint: String? = nil
    ) {
        self.settings = settings
        self.size = size
        // Made after the first frame is on the screen.
        makeKeymap = keymap
        keptPanel = remembered
        var memory = remembered ?? .firstRun
        if memory.kind == .japanese, !settings.japanese { memory.kind = .letters }
        panel = KeyboardPanelState(
            memory.kind, remembered: memory.arrangement, place: memory.place,
            stage: PanelStage(size: size), measures: NoPanelMeasures())
        panel.slide = settings.panelSlide
        self.usesPlainMarks = usesPlainMarks
        pageObservation = panelHub.observe { [unowned self] notice in
            for index in views.indices { views[index].viewport.receive(notice) }
        }
        if logsPanel {
            logObservation = panelHub.observe { [unowned self] notice in
                want(.file(.log(PanelLog.line(notice, view.viewport))))
            }
        }
        for (text, place) in opened { add(text, at: place) }
        slideObservation = panelHub.observe { [unowned self] notice in
            if hasShownFrame { slide(by: notice) }
        }
        if views.isEmpty { add(OpenedText(path: FilePath([]), text: Rope()), at: nil) }
        currentIndex = 0
        if memory.isShown { tell(panel: .show(nil), cause: .system) }
        if remembered == nil, panel.isVisible { say("Ctrl-K hides these keys for good", role: .dimmed) }
        tellRemark()
        if let complaint { say(complaint, role: .warning) }
    }

    /// The document in view.
    public var document: Document { view.document }

    /// The view in front.
    var view: DocumentView {
        get { views[currentIndex] }
        set { views[currentIndex] = newValue }
        _modify { yield &views[currentIndex] }
    }

    var geometry: PageGeometry {
        let isDocked = panel.arrangement == .docked && panelFrame.bounds.size.rows > 0
        return PageGeometry(
            size: size, width: settings.width, pageRows: views.isEmpty ? nil : view.viewport.height,
            panelRow: isDocked ? panelFrame.bounds.origin.row : nil,
            footLimit: isDocked ? shownPanel?.layout.ruleLimit : nil)
    }

    var layoutSettings: LayoutSettings {
        LayoutSettings(
            width: geometry.text.size.columns, tabWidth: settings.tab,
            cellWidth: CellWidth(ambiguousIsWide: settings.wideAmbiguous), usesPlainMarks: usesPlainMarks)
    }

    /// The effects asked for since the last call, in order.
    public func takeEffects() -> [Effect] {
        defer { effects = [] }
        return journalEffects() + effects
    }

    func want(_ effect: Effect) { effects.append(effect) }

    /// Says something in the foot line, until it has been read or the next letter is typed.
    func say(_ sentence: String, role: StyleRole = .notice) {
        // What is read out must not go before it was heard.
        let stays = role == .warning || settings.accessible
        let expires = stays ? nil : now + Notice.reading
        notice = Notice(sentence: sentence, role: role, expires: expires)
    }

    /// Makes the panel's keys, if that has not been done.
    func measurePanel() {
        guard !hasMeasures else { return }
        hasMeasures = true
        panelHub.post(panel.measure(by: KeyTableMeasures(panelChoices)))
    }

    /// Lets the panel's keys be as the settings have them; where its size changes by that, the page is told.
    func renewPanelChoices() {
        guard hasMeasures else { return }
        panelChoices = makePanelChoices()
        if !settings.japanese {
            if panel.wanted.kind == .japanese { tell(panel: .change(to: .letters), cause: .system) }
            if formerKind == .japanese { formerKind = .symbols }
            if panelBefore == .japanese { panelBefore = .letters }
        }
        let notices = panel.measure(by: KeyTableMeasures(panelChoices))
        panelHub.post(notices)
        notePanel()
    }

    /// Takes another screen size.
    public func resize(to size: GridSize) {
        self.size = size
        let notices = panel.resize(to: PanelStage(size: size))
        panelHub.post(notices.before)
        for index in views.indices { views[index].resize(layoutSettings, stage: panel.stage) }
        panelHub.post(notices.after)
        notePanel()
        for index in views.indices { views[index].fillPage() }
    }

    /// Ends what tells the pages of the panel: they have the whole height from now on.
    func ignorePanel() {
        pageObservation = nil
        for index in views.indices { views[index].viewport.adopt(.unknown) }
    }

    /// When `advance` must be called although nothing happens; nil when there is nothing to wait for.
    public var deadline: Duration? {
        let rest = settings.foot == .rest && !showsStatus ? lastTyping + Notice.reading : nil
        return [notice?.expires, rest, hands.pressed?.until, slide?.next(after: now)].compactMap { $0 }.min()
    }

    /// Lets time pass.
    public func advance(to now: Duration) {
        self.now = max(self.now, now)
        if let expires = notice?.expires, expires <= now { notice = nil }
        if let until = hands.pressed?.until, until <= now { hands.pressed = nil }
        if settings.foot == .rest, now >= lastTyping + Notice.reading { showsStatus = true }
    }

    /// Notes that the last frame is on the screen.
    public func didShowFrame() {
        // A question that no row was left for has not been asked.
        questionWasShown = geometry.footRow != nil
        if hasShownFrame { return }
        hasShownFrame = true
        want(.file(.findLeft))
        for view in views {
            if view.document.isArriving { want(.file(.load(view.document.id))) }
            recallSpelling(of: view.document)
        }
    }
}

extension EditorSession {
    /// Puts caret and selection where they were left: the way in for a remembered place.
    public func select(_ selection: Selection) {
        let end = view.text.end
        view.document.selection = Selection(
            anchor: min(selection.anchor, end), head: min(selection.head, end), affinity: selection.affinity)
    }
}
