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
    /// Misspelt words, in text order.
    public var misspelt: [Range<TextOffset>]
    /// What is being composed and is no part of the text yet.
    public var composed: Range<TextOffset>?
    /// The foot line.
    public var foot: FootContent
    /// How letters are laid out.
    public var layout: LayoutSettings

    /// Gathers the parts of a page.
    public init(
        geometry: PageGeometry, rows: [Row], text: Rope, selection: Selection, hits: [Range<TextOffset>] = [],
        misspelt: [Range<TextOffset>] = [], composed: Range<TextOffset>? = nil,
        foot: FootContent = .quiet, layout: LayoutSettings
    ) {
        self.geometry = geometry
        self.rows = rows
        self.text = text
        self.selection = selection
        self.hits = hits
        self.misspelt = misspelt
        self.composed = composed
        self.foot = foot
        self.layout = layout
    }
}
