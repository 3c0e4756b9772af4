import EditorCore

/// Other names for files.
extension FileWorkers {
    /// Moves a file, and tells of it by the name that the writer has given.
    func move(_ document: DocumentID, _ order: MoveOrder) {
        var named = order
        named.path = expanded(order.path)
        named.destination = expanded(order.destination)
        let result = spares.released {
            FileMover(calls: calls, places: saver.places).move(named).map { move in
                var move = move
                if move.path == named.destination { move.path = order.destination }
                return move
            }
        }
        send(.moved(document, order, result))
    }
}
