/// The rows of a list that are to be drawn, from the top of the page.
struct ChooserPage {
    /// One row.
    struct Row {
        var title: String
        /// Dimmed behind the titles, where there is room.
        var note: String
        /// Dimmed at the right edge.
        var detail: String
        /// Cells that the title is indented by.
        var indent: Int
        var role: StyleRole
        /// Where in the title the letters are that were looked for.
        var matches: [TextOffset]
    }

    var rows: [Row]
    /// Which of them is chosen; nil when that one is not on show.
    var chosen: Int?
    /// Said when there are no rows.
    var emptiness: String
    /// The beginning of what is chosen, to be shown beside the list.
    var preview: [UInt8] = []
}
