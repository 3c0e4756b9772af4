/// Which documents are being saved, and what is to be done when they are.
struct SaveBook {
    /// A save that has been handed over.
    struct Order {
        /// The document's state when the snapshot was taken.
        var state: Int
        /// What the writer asked for meanwhile.
        var next: Wish?
    }

    /// A save as the writer wants it.
    struct Wish {
        var path: FilePath
        var replacesAnything = false
        var makesFolders = false
    }

    private var orders: [DocumentID: Order] = [:]
    /// Documents to be saved as soon as all of them has been read.
    private var waiting: Set<DocumentID> = []

    /// Whether a save of `id` is under way.
    func isSaving(_ id: DocumentID) -> Bool { orders[id] != nil }

    mutating func begin(_ id: DocumentID, state: Int) { orders[id] = Order(state: state) }

    /// Remembers a second wish, to be met when the first save is done.
    mutating func askAgain(_ id: DocumentID, _ wish: Wish) { orders[id]?.next = wish }

    mutating func end(_ id: DocumentID) -> Order? { orders.removeValue(forKey: id) }

    mutating func wait(for id: DocumentID) { waiting.insert(id) }

    mutating func stopWaiting(for id: DocumentID) -> Bool { waiting.remove(id) != nil }
}
