/// Which documents are being saved, and what is to be done when they are.
struct SaveBook {
    /// A save that has been handed over.
    struct Order {
        /// The document's state when the snapshot was taken.
        var state: Int
        /// The snapshot.
        var text: Rope
        /// How it is written.
        var encoding: TextEncoding
        /// What the writer had said yes to.
        var consent: SaveConsent
        /// Whether nobody has asked for it, so that nobody is asked anything either.
        var isAutomatic = false
        /// What the writer asked for meanwhile.
        var next: Wish?
    }

    /// A save as the writer wants it.
    struct Wish {
        var path: FilePath
        var consent: SaveConsent
    }

    /// A save that needs a word of the writer's.
    struct Failure {
        var wish: Wish
        var problem: SaveProblem
    }

    private var orders: [DocumentID: Order] = [:]
    /// Saves that came to nothing, until they are decided about.
    private(set) var failures: [DocumentID: Failure] = [:]
    /// Documents to be saved as soon as all of them has been read.
    private var waiting: Set<DocumentID> = []
    /// What need not be asked again while a document keeps its name.
    private var lasting: [DocumentID: SaveConsent] = [:]
    /// Documents whose writer knows that they are written in place.
    private var toldInPlace: Set<DocumentID> = []

    /// Whether a save of `id` is under way.
    func isSaving(_ id: DocumentID) -> Bool { orders[id] != nil }

    mutating func begin(_ id: DocumentID, _ order: Order) {
        orders[id] = order
        failures[id] = nil
    }

    /// Remembers what a save has run into.
    mutating func fail(_ id: DocumentID, _ failure: Failure) { failures[id] = failure }

    mutating func forgetFailure(of id: DocumentID) { failures[id] = nil }

    /// Remembers a second wish, to be met when the first save is done.
    mutating func askAgain(_ id: DocumentID, _ wish: Wish) { orders[id]?.next = wish }

    mutating func end(_ id: DocumentID) -> Order? { orders.removeValue(forKey: id) }

    mutating func wait(for id: DocumentID) { waiting.insert(id) }

    mutating func stopWaiting(for id: DocumentID) -> Bool { waiting.remove(id) != nil }

    /// Keeps the answers that hold for later saves.
    mutating func keepConsent(_ consent: SaveConsent, for id: DocumentID) {
        lasting[id] = consent.intersection(.lasting)
    }

    /// What the writer has said yes to once and for all.
    func lastingConsent(for id: DocumentID) -> SaveConsent { lasting[id] ?? [] }

    /// Whether the writer is yet to be told that this document is written in place; true once.
    mutating func tellsInPlace(_ id: DocumentID) -> Bool { toldInPlace.insert(id).inserted }
}
