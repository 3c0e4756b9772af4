/// One row of a list to choose from.
struct ChooserItem: Hashable, Sendable {
    /// What a row stands for: who opened the list gets it back.
    enum ID: Hashable, Sendable {
        case command(Command)
        /// A setting, by its key in the file.
        case setting(String)
        case document(DocumentID)
        case file(FilePath)
        /// A place in something that the owner of the list keeps, such as the number of a heading.
        case number(Int)
    }

    /// What it stands for; nil for a heading, which cannot be chosen and is there only while nothing is typed.
    var id: ID?
    /// What is looked for.
    var title: String
    /// Said dimmed behind the titles where there is room; a word typed may stand in it.
    var note = ""
    /// Said dimmed at the right edge; a word typed may stand in it.
    var detail = ""
    /// Bytes of the title that are marked while nothing is typed.
    var marked = 0..<0
    /// Steps that the title is indented by.
    var indent = 0
    /// How the title is drawn while it is not chosen.
    var role = StyleRole.text
    /// Not shown; a word typed may stand in it.
    var also = ""
    /// Whether it stands further below too: this one is there only while nothing is typed.
    var isRepeated = false

    init(_ title: String, note: String = "", detail: String = "", indent: Int = 0, id: ID) {
        self.id = id
        self.title = title
        self.note = note
        self.detail = detail
        self.indent = indent
    }

    /// A row that says what the rows below it have in common.
    init(heading: String) {
        title = heading
        role = .heading
    }
}
