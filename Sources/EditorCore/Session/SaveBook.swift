/// Which documents are being saved, and what is to be done when they are.
struct SaveBook {
    /// A save that has been handed over.
    struct Order {
        /// The document's state when the snapshot was taken.
        var state: Int
        /// Whether the writer asked again meanwhile.
        var again = false
    }

    private var orders: [DocumentID: Order] = [:]
    /// Documents to be saved as soon as all of them has been read.
    private var waiting: Set<DocumentID> = []

    /// Whether a save of `id` is under way.
    func isSaving(_ id: DocumentID) -> Bool { orders[id] != nil }

    mutating func begin(_ id: DocumentID, state: Int) { orders[id] = Order(state: state) }

    /// Remembers a second wish, to be met when the first save is done.
    mutating func askAgain(_ id: DocumentID) { orders[id]?.again = true }

    mutating func end(_ id: DocumentID) -> Order? { orders.removeValue(forKey: id) }

    mutating func wait(for id: DocumentID) { waiting.insert(id) }

    mutating func stopWaiting(for id: DocumentID) -> Bool { waiting.remove(id) != nil }
}
