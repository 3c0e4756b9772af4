import EditorCore
import Glibc

/// What has to do with the names of files alone.
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

    /// Has a scratch page go along with its text.
    func carryScratch(_ document: DocumentID, _ carriage: ScratchCarriage) {
        var named = carriage
        named.former = carriage.former.map(whole)
        named.owner = whole(carriage.owner)
        let result = spares.released { scratch?.carry(named) ?? .failure(.vanished) }
        send(.scratchCarried(document, carriage, result))
    }

    /// Sees which files are there, and tells when those were changed.
    func glance(_ paths: [FilePath]) {
        var changed: [FilePath: LocalMoment] = [:]
        for path in paths {
            // What cannot be looked at is as good as gone for a list.
            guard let status = try? calls.find(expanded(path).bytes, in: AT_FDCWD, following: true) else {
                continue
            }
            changed[path] = LocalMoment(seconds: status.stamp.modified / 1_000_000_000)
        }
        send(.glanced(FileGlances(changed: changed, now: LocalMoment(seconds: Int64(time(nil))))))
    }
}
