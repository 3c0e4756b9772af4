/// The panel on its way between two heights. Drawing only: page, caret and panel are where they will be from the first
/// moment on. What is typed meanwhile is on the page at once, in the picture of that moment. A tap ends the slide, for a
/// finger wants keys that stand still, and it means what was seen under it: a key that was on its way up, a letter of the
/// page as it was. Keys on their way out take no tap.
struct PanelSlide {
    /// Pictures of one slide.
    private static let pictures = 5
    /// On fewer rows there is too little way to be seen.
    private static let leastScreenRows = 30

    /// Where it starts from and goes to, in rows that panel and foot line take of the screen.
    private let from: Int
    private let to: Int
    private let began: Duration
    private let duration: Duration
    /// The top of the page before it made room.
    let anchor: Viewport.Anchor
    /// What was drawn before; shown while the panel sinks.
    var former: ShownPanel?
    /// The rows of the last picture; nil before there is one.
    fileprivate(set) var drawn: Int?

    /// The slide that a notice asks for; nil when nothing is to be seen of it.
    init?(
        _ notice: PanelNotice, on stage: PanelStage, after slide: PanelSlide?, former: ShownPanel?,
        anchor: Viewport.Anchor, at now: Duration
    ) {
        guard notice.name == .didChangeFrame, notice.curve != .none, stage.size.rows >= Self.leastScreenRows
        else { return nil }
        let rows = { (frame: PanelFrame) in
            frame.overlap(on: stage).map { $0 > 0 ? stage.size.rows - frame.bounds.origin.row : stage.bottom }
        }
        guard let begin = slide?.rows(at: now) ?? rows(notice.begin), let end = rows(notice.end), begin != end
        else { return nil }
        (from, to, began, duration) = (begin, end, now, notice.duration)
        (self.anchor, self.former) = (anchor, former)
    }

    /// Whether the panel comes up rather than sinks.
    var rises: Bool { to > from }

    /// Rows to be drawn at a time, whole ones, never back and forth; nil when the panel has arrived.
    func rows(at now: Duration) -> Int? {
        let picture = Int((now - began) / (duration / Self.pictures)) + 1
        guard picture < Self.pictures else { return nil }
        // Ease out: what is left of the way shrinks with the square of what is left of the time.
        let left = Self.pictures - picture
        return to - (to - from) * left * left / (Self.pictures * Self.pictures)
    }

    /// When the next picture is due.
    func next(after now: Duration) -> Duration {
        let step = duration / Self.pictures
        return began + step * (Int((now - began) / step) + 1)
    }
}

extension EditorSession {
    /// How long the panel slides for this writer: not where a picture needs longer to arrive than it is shown.
    var panelSlide: Duration {
        settings.motion && !settings.accessible && !isLineSlow ? PanelNotice.slide : .zero
    }

    /// Lets the panel be seen on its way, if the notice wants that.
    func slide(by notice: PanelNotice) {
        let next = PanelSlide(
            notice, on: panel.stage, after: desk.slide, former: shownPanel ?? desk.slide?.former,
            anchor: view.viewport.anchor, at: now)
        if notice.name == .didChangeFrame { desk.slide = next }
    }

    /// The page and the panel as they are between two heights; nil when the panel is where it belongs.
    func slidingFrame(_ page: Page) -> Frame? {
        if !desk.$slide { return nil }
        // Beside another page the panel stands where it belongs at once.
        guard let slide = desk.slide, let rows = slide.rows(at: now), !areSidesShown else {
            desk.slide = nil
            return nil
        }
        desk.slide?.drawn = rows
        var page = page
        let height = max(1, panel.stage.size.rows - panel.stage.top - rows)
        let shown = slide.rises ? shownPanel : slide.former
        page.geometry = PageGeometry(
            size: size, width: settings.width, pageRows: height, panelRow: size.rows - rows,
            footLimit: shown?.layout.ruleLimit)
        page.rows = view.rows(from: slide.anchor, height: height)
        var frame = composer.frame(of: page)
        guard let shown else { return frame }
        let offset = max(0, shown.frame.bounds.size.rows - rows)
        if slide.rises {
            shownPanel?.paint(into: &frame, offset: offset)
        } else {
            desk.slide?.former?.paint(into: &frame, offset: offset)
        }
        return frame
    }

    /// Ends the slide under a press.
    ///
    /// - Returns: the press at the place that the cell seen there has from now on; nil when nothing is left there.
    func landed(_ event: MouseEvent) -> MouseEvent? {
        guard event.kind == .press, let slide = desk.slide else { return event }
        desk.slide = nil
        guard let rows = slide.drawn else { return event }
        var event = event
        let edge = size.rows - rows
        if event.position.row >= edge {
            guard slide.rises, let shown = shownPanel else { return nil }
            event.position.row -= max(0, shown.frame.bounds.size.rows - rows)
            return event
        }
        // The page stays as it was seen, but for a row that is hidden by now: that one comes to the foot.
        let top = panel.stage.top
        let hidden = max(0, event.position.row - top - view.viewport.height + 1)
        let seen = view.rows(from: slide.anchor, height: max(1, edge - top))
        if seen.indices.contains(hidden) { view.viewport.stand(on: hidden, of: seen, view.text) }
        event.position.row -= hidden
        return event
    }
}

extension DocumentView {
    /// The rows that a page of `height` rows would show which hung on `anchor`: it goes along with the caret.
    fileprivate mutating func rows(from anchor: Viewport.Anchor, height: Int) -> [Row] {
        var window = Viewport(
            stage: PanelStage(size: GridSize(rows: height, columns: layout.settings.width), top: 0, bottom: 0)
        )
        window.typewriter = viewport.typewriter
        window.show(anchor)
        if isScrolledAway {
            window.fillPage(&layout, text)
        } else if window.heldRow != nil, !isPointedAt {
            window.hold(caretRow(), &layout, text)
        } else {
            window.reveal(caretRow(), &layout, text)
        }
        return window.rows(&layout, text)
    }
}
