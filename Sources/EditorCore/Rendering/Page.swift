/// All that a picture of the page is made of.
public struct Page: Sendable {
    /// Where everything goes.
    public var geometry: PageGeometry
    /// The rows on show, from the top.
    public var rows: [Row]
    /// The text.
    public var text: Rope
    /// Caret and selection.
    public var selection: Selection
    /// Found places, in text order.
    public var hits: [Range<TextOffset>]
    /// How words are styled, in text order and without overlap; what is in no run is plain.
    public var styles: [StyledRun]
    /// What stays as it is while all else is dimmed; nil when nothing is.
    public var focus: Range<TextOffset>?
    /// What on the page is no plain text, in text order.
    public var marks: [PageMark]
    /// What is being composed and is no part of the text yet.
    public var composed: Range<TextOffset>?
    /// The foot line.
    public var foot: FootContent
    /// How letters are laid out.
    public var layout: LayoutSettings

    /// Gathers the parts of a page.
    public init(
        geometry: PageGeometry, rows: [Row], text: Rope, selection: Selection,
        styles: [StyledRun] = [], focus: Range<TextOffset>? = nil,
        hits: [Range<TextOffset>] = [], marks: [PageMark] = [], composed: Range<TextOffset>? = nil,
        foot: FootContent = .quiet, layout: LayoutSettings
    ) {
        self.geometry = geometry
        self.rows = rows
        self.text = text
        self.selection = selection
        self.styles = styles
        self.focus = focus
        self.hits = hits
        self.marks = marks
        self.composed = composed
        self.foot = foot
        self.layout = layout
    }
}
