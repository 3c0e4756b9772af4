/// A document and how it is looked at: its rows, the window on them, and what moving remembers.
///
/// Every change of the text goes through here, so that layout and viewport hear of the same `Edit` at once.
struct DocumentView {
    var document: Document
    var layout: DocumentLayout
    var viewport: Viewport
    /// The column that moving up and down tries to keep, in cells.
    var goalColumn: Int?
    /// Whether plain motion selects.
    var isMarking = false
    /// Where page moves came from, so that as many back lead home again.
    var pageTrail = PageTrail()
    /// Whether the caret goes along with the end of a file that still arrives.
    var followsEnd = false
    /// The page before the size of the window changed, once or several times.
    @Rare private var pageBeforeResizing: (anchor: Viewport.Anchor, selection: Selection, state: Int)?
    /// The same before its layout changed, with the row of the page on which the caret stood.
    @Rare private var pageBeforeLayingOut:
        (anchor: Viewport.Anchor, caret: Int?, selection: Selection, state: Int)?
    /// Whether the wheel has taken the window away from the caret.
    var isScrolledAway = false
    /// Whether the mouse has put the caret where it is, so that a typewriter does not move the page before the next key.
    var isPointedAt = false
    /// Whether its Markdown is shown, because the writer or the settings want that. Then its marks hang, too.
    var showsMarkdown = false
    /// A place that is to be shown with some rows around it.
    var awaitedContext: Range<TextOffset>?
    /// A place to go to that has not arrived yet. Whoever writes or moves meanwhile has found another.
    @Rare var awaitedPlace: AwaitedPlace?
    /// The place in it that is kept for the next time.
    var notedPlace: PlaceNote?
    /// Another look at the same text, while both sides of the screen show it.
    @Rare var secondLook: SecondLook?
    /// What the keeper of the journals has yet to hear.
    var journal = JournalOutbox()
    /// What other programs do to the file.
    var outside = OutsideWatch()
    /// Whether saving by itself has failed, so that the writer must save first.
    var autosaveIsBlocked = false
    /// Another window that has the same file open, while the writer is yet to be asked about it.
    @Rare var neighbour: Neighbour?
    /// What it said when it was asked for the text.
    var neighbourSaid: HandOver.Answer?
    /// Words of a window that does not answer, while the writer is asked about them.
    @Rare var strandedWords: LeftText?
    /// Whether the text is only looked at, because another window writes it.
    var isForReading = false
    /// Whether somebody has tried to change it all the same, and is to be told.
    var refusedEdit = false
    /// Whether nothing is to be taken away from the text.
    var isDrafting = false
    /// Whether somebody has tried to all the same, and is to be told.
    var refusedDeleting = false
    /// Whether marks are set while typing, where the writer has said so for this text.
    var setsMarks: Bool?
    /// Whether Markdown is shown, where the writer has said so for this text.
    var stylesMarkdown: Bool?
    /// What is known of its Markdown; nil until that is shown.
    var markdown: MarkdownStyler?
    /// What is known of its spelling.
    var spelling = DocumentSpelling()
    /// Its places, from the first time on that they are asked for.
    @Rare var outline: Outline?
    /// Where the writer came from.
    var trail = JumpTrail()
    /// Whose scratch page this is; nil for a text of its own.
    var scratch: ScratchRole?
    /// What its folder wants of it.
    var wishes = EditorConfig()
    /// How long the text is.
    var counts: CountTree
    /// How much of it was written by the writer's hand, and how much is to be.
    var writing = DocumentWriting()
    /// What is still to be said of the file, when it comes to the front.
    var remark: OpenedText.Remark?

    init(_ document: Document, layout: LayoutSettings, stage: PanelStage) {
        self.document = document
        self.layout = DocumentLayout(settings: layout)
        viewport = Viewport(stage: stage)
        counts = CountTree(bytes: document.text.count)
    }

    var text: Rope { document.text }
    var selection: Selection { document.selection }

    /// The row that shows the caret.
    mutating func caretRow() -> Row {
        layout.row(containing: selection.head, selection.affinity, in: text)
    }

    /// What the caret's row shows.
    mutating func caretRowContent() -> RowContent { RowContent(caretRow(), text, layout.settings) }

    /// Takes another page. The words at the top stay at the top; and when a small window made them go, they come back
    /// with a larger one, unless something else was done between.
    mutating func resize(_ settings: LayoutSettings, stage: PanelStage) {
        if pageBeforeResizing?.selection != selection || pageBeforeResizing?.state != document.state {
            pageBeforeResizing = (viewport.anchor, selection, document.state)
        }
        if let page = pageBeforeResizing { viewport.show(page.anchor) }
        pageBeforeLayingOut = nil
        layout.change(to: settings)
        secondLook?.change(to: settings)
        viewport.resize(to: stage)
        pageTrail.forget()
    }

    /// Takes another layout of the same page. The caret's row stays where it is while it is on show, else the words at
    /// the top do; and a change that is taken back leads home.
    mutating func layOut(_ settings: LayoutSettings) {
        guard settings != layout.settings else { return }
        if pageBeforeLayingOut?.selection != selection || pageBeforeLayingOut?.state != document.state {
            pageBeforeLayingOut = (
                viewport.anchor, isScrolledAway ? nil : caretIndex(), selection, document.state
            )
        }
        layout.change(to: settings)
        secondLook?.change(to: settings)
        pageTrail.forget()
        pageBeforeResizing = nil
        guard let page = pageBeforeLayingOut else { return }
        viewport.show(page.anchor)
        // Rows of a huge paragraph are worked out in the frames that follow.
        var budget = Self.longParagraph
        if let caret = page.caret, layout.approach(selection.head, &budget, in: text) == nil,
            approachAbove(&budget) == nil
        {
            viewport.place(caretRow(), at: caret, &layout, document.text)
        }
    }

    /// Scrolls so far that the caret is on show, unless the wheel has left it behind on purpose.
    ///
    /// - Parameter covered: rows of the page that something floats over.
    /// - Returns: whether nothing floats over the caret's row.
    @discardableResult
    mutating func settleViewport(clearOf covered: [Range<Int>] = []) -> Bool {
        if isScrolledAway {
            viewport.fillPage(&layout, document.text)
            let index = covered.isEmpty ? nil : caretIndex()
            return index.map { index in !covered.contains { $0.contains(index) } } ?? true
        }
        let row = caretRow()
        if let place = awaitedContext {
            awaitedContext = nil
            viewport.reveal(place, withRows: Self.contextRows, &layout, document.text)
        }
        if viewport.heldRow != nil, !isPointedAt {
            viewport.hold(row, &layout, document.text)
        } else {
            viewport.reveal(row, &layout, document.text)
        }
        return covered.isEmpty || viewport.clear(row, of: covered, &layout, document.text)
    }

    /// Rows that are shown above and below what was found, where there is room.
    private static let contextRows = 3

    /// The row of the page on which the caret stands; nil when it is out of sight, or far from all rows that are known.
    mutating func caretIndex() -> Int? {
        var budget = Self.longParagraph
        guard layout.approach(selection.head, &budget, in: text) == nil,
            layout.approach(min(viewport.top, text.end), &budget, in: text) == nil
        else { return nil }
        let row = caretRow()
        return visibleRows().firstIndex(of: row)
    }

    /// Moves the window alone; the caret stays where it is, on show or not.
    mutating func scroll(by rows: Int) {
        isScrolledAway = true
        pageBeforeResizing = nil
        pageBeforeLayingOut = nil
        viewport.scroll(by: rows, &layout, document.text)
    }

    /// The rows on show.
    mutating func visibleRows() -> [Row] { viewport.rows(&layout, document.text) }

    /// Lets layout and viewport follow a change.
    mutating func follow(_ edit: Edit) { apply(edit, to: document.text) }

    /// Lets them follow a change that has led to `text`; others may have come behind it.
    mutating func apply(_ edit: Edit, to text: Rope) {
        layout.apply(edit, in: text)
        viewport.follow(edit)
        if $secondLook { secondLook?.follow(edit, in: text) }
        noteOffPage(edit, in: text)
        layOutCode()
        guard edit.removed.summary.breaks > 0, edit.removed.breakByte != text.breakByte else { return }
        layout.forget()
        secondLook?.forgetRows()
        markdown = nil
        counts.forget(bytes: text.count, rule: counts.rule)
        outline = nil
    }

    /// Lets all that knows places off the page follow a change that has led to `text`.
    mutating func noteOffPage(_ edit: Edit, in text: Rope) {
        spelling.follow(edit)
        trail.follow(edit)
        if $outline { outline?.follow(edit, in: text) }
        markdown?.follow(edit, in: text)
        counts.follow(edit)
    }

    /// Ends what belongs to a run of the same command.
    mutating func forgetMotion() {
        goalColumn = nil
        pageTrail.forget()
        followsEnd = false
        awaitedPlace = nil
        isScrolledAway = false
        isPointedAt = false
    }
}

/// A place of a text to go to as soon as the text up to it is there.
enum AwaitedPlace {
    /// One that the writer has named.
    case named(TextPlace)
    /// Where the text was left.
    case left(PlaceNote)
    case hit(AwaitedHit)
}

/// A place as people name it: line and column from 1, the column in letters (grapheme clusters).
public struct TextPlace: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in grapheme clusters.
    public var column: Int

    /// Makes a place.
    public init(line: Int, column: Int = 1) {
        self.line = line
        self.column = column
    }
}

/// The places that page moves came from.
///
/// A page move that the end of the text cuts short would not lead home by its reverse. So each one leaves a crumb,
/// and the reverse picks it up; any other command sweeps the trail.
struct PageTrail {
    struct Crumb {
        var selection: Selection
        var anchor: Viewport.Anchor
    }

    private var crumbs: [Crumb] = []
    private var direction = 0

    /// The place to go home to, when the move in `direction` undoes the last one.
    mutating func pop(against direction: Int) -> Crumb? {
        direction == -self.direction ? crumbs.popLast() : nil
    }

    mutating func push(_ crumb: Crumb, _ direction: Int) {
        if direction != self.direction { crumbs.removeAll() }
        self.direction = direction
        crumbs.append(crumb)
    }

    mutating func forget() { crumbs.removeAll() }
}
