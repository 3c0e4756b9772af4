/// Sends the panel's notices to those who asked for them, in the order in which they asked.
///
/// An observer is told for as long as it holds its `PanelObservation`; there is no call to forget. Observers may come,
/// go and post while they are told. A class, because the observations and the one who posts share it.
public final class PanelHub {
    private var observers: [(id: Int, receive: (PanelNotice) -> Void)] = []
    private var nextID = 0
    private var waiting: [PanelNotice] = []
    private var isPosting = false

    /// A hub that nobody listens to yet.
    public init() {}

    /// Tells `receive` everything from now on, until the observation that is returned ends.
    public func observe(_ receive: @escaping (PanelNotice) -> Void) -> PanelObservation {
        defer { nextID += 1 }
        observers.append((nextID, receive))
        return PanelObservation(hub: self, id: nextID)
    }

    /// Tells each notice to all, before the next one. What is posted meanwhile comes after these.
    public func post(_ notices: [PanelNotice]) {
        waiting += notices
        guard !isPosting else { return }
        isPosting = true
        defer { isPosting = false }
        while !waiting.isEmpty { tell(waiting.removeFirst()) }
    }

    private func tell(_ notice: PanelNotice) {
        for observer in observers where observers.contains(where: { $0.id == observer.id }) {
            observer.receive(notice)
        }
    }

    fileprivate func end(_ id: Int) { observers.removeAll { $0.id == id } }
}

/// The right to be told. It cannot be copied, and whoever lets it go is told no more.
public struct PanelObservation: ~Copyable {
    private let hub: PanelHub
    private let id: Int

    fileprivate init(hub: PanelHub, id: Int) {
        self.hub = hub
        self.id = id
    }

    deinit { hub.end(id) }
}
