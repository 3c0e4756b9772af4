/// What the session knows of its texts beside what stands in them: what is remembered of files, and what stands where.
struct TextDesk {
    /// What is remembered of files from one run to the next.
    var memory: TextMemory
    /// The text on the other side of the screen, where two stand beside each other.
    var sides: Sides?
    /// Draws the page of the other side.
    var otherComposer = FrameComposer()
    /// The text that was in front before this one.
    var former: DocumentID?
    /// Copies that are being written, each under a number of its own.
    var copies: [DocumentID: SaveOrder] = [:]
    /// Those that came to nothing, and files that did not move, until they are decided about.
    var uncopied: [DocumentID: (order: SaveOrder, problem: SaveProblem)] = [:]
    var unmoved: [DocumentID: (order: MoveOrder, problem: MoveProblem)] = [:]
    /// Scratch pages that are not open and on their way to the new names of their texts.
    var carriedPages: Set<DocumentID> = []
    /// Names that texts are to be saved under when it is known what their folders want, each under a number of its own.
    var newNames: [DocumentID: NewName] = [:]
    /// What was seen of the files of a list; nil before anything was.
    var glances: FileGlances?
    /// Whether texts have come, gone or changed their names or places since that was kept.
    var haveChanged = true
    /// The texts that are open, as they are kept; nil before they were.
    var kept: FileNotes<SessionNote>?

    init(memory: TextMemory) { self.memory = memory }
}
