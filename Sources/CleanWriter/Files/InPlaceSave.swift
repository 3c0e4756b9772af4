import EditorCore
import Glibc

/// Writes a new version into the file itself, for a file that must not be replaced by another.
///
/// Between the first byte and the last the file is neither version. So both are put on the disk elsewhere before the
/// first byte is touched, with a record of what they belong to; a run that is cut off is found by it at the next
/// start (`InterruptedSave`). The copies go when the file is on the disk. An error in the middle is answered by
/// writing the old version back. After an `fsync` that failed Linux takes the lost pages for clean, and no later one
/// can be believed: then the copies stay and are named.
struct InPlaceSave {
    let order: SaveOrder
    /// The file as it was when the save began.
    let standing: FileStatus
    let reason: InPlaceReason
    let places: SafePlaces
    let calls: any SystemCalls

    /// Saves. A failure that is thrown left the file as it was, to the byte and in all that `stat` tells.
    func run(at entry: borrowing FolderEntry) throws(SaveProblem) -> SaveOutcome {
        let file = try open(entry)
        try checkUnchanged(file)
        let old = try keepOld(file, at: entry)
        do throws(SaveProblem) {
            try checkUnchanged(file)
        } catch {
            old.discard()
            throw error
        }
        do throws(SystemError) {
            try reserve(file)
        } catch {
            old.discard()
            // The room that was taken may have changed the times of the file.
            return SaveOutcome(result: .failure(SaveProblem(error)), left: stamp(of: file))
        }
        do throws(WriteFailure) {
            try write(order.text, as: order.encoding, to: file)
        } catch {
            return putBack(old, file, after: error)
        }
        return finish(file, old, at: entry)
    }

    private func open(_ entry: borrowing FolderEntry) throws(SaveProblem) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(
                entry.name, in: entry.folder.descriptor.number, flags: O_RDWR | O_NOFOLLOW, calls: calls)
        } catch {
            switch error.errno {
            case EACCES: throw .refused(.notPermitted)
            case EPERM: throw .refused(.immutable)
            case ENOENT: throw .vanished
            default: throw SaveProblem(error)
            }
        }
    }

    /// What others have written meanwhile is found here, and nothing later can find it: this is the last look.
    private func checkUnchanged(_ file: borrowing Descriptor) throws(SaveProblem) {
        let now = try translating(SaveProblem.init) { () throws(SystemError) in
            try calls.status(of: file.number)
        }
        if now != standing { throw .changedOutside }
    }

    private func keepOld(
        _ file: borrowing Descriptor, at entry: borrowing FolderEntry
    ) throws(SaveProblem) -> OldVersion {
        do throws(SystemError) {
            let copies = try places.keep(file, size: standing.stamp.size, order, at: entry, calls: calls)
            if let copies { return .kept(copies) }
        } catch {
            throw SaveProblem(error)
        }
        try checkUnchanged(file)
        guard order.consent.contains(.unprotected) else { throw .unprotected(reason) }
        do throws(SystemError) {
            try calls.rewind(file.number)
            return .remembered(Rope(try calls.read(standing.stamp.size, from: file.number)))
        } catch {
            throw SaveProblem(error)
        }
    }

    /// Full disks are found here, where the file is still as it was.
    private func reserve(_ file: borrowing Descriptor) throws(SystemError) {
        guard order.encoding == .bytes, order.text.count > standing.stamp.size else { return }
        try calls.reserveRoom(file.number, bytes: order.text.count)
    }
}

extension InPlaceSave {
    /// A write that failed.
    private struct WriteFailure: Error {
        let errno: Int32
        /// Whether the disk has refused the file already, and will not tell the truth about it any more.
        let isSync: Bool
    }

    /// Replaces all that the file holds, and puts it on the disk.
    private func write(
        _ text: Rope, as encoding: TextEncoding, to file: borrowing Descriptor
    ) throws(WriteFailure) {
        do throws(SystemError) {
            try calls.rewind(file.number)
            var writer = TextWriter(file.number, calls: calls)
            let written = try writer.write(text, as: encoding)
            try uninterrupted { () throws(SystemError) in try calls.truncate(file.number, to: written) }
            if try calls.status(of: file.number).stamp.size != written { throw SystemError(errno: EIO) }
        } catch {
            throw WriteFailure(errno: error.errno, isSync: false)
        }
        do throws(SystemError) {
            try calls.sync(file.number)
        } catch {
            throw WriteFailure(errno: error.errno, isSync: true)
        }
    }

    private func putBack(
        _ old: consuming OldVersion, _ file: borrowing Descriptor, after failure: WriteFailure
    ) -> SaveOutcome {
        let isBack: Bool
        do throws(SystemError) {
            let text = try old.text(size: standing.stamp.size, calls: calls)
            do throws(WriteFailure) {
                try write(text, as: .bytes, to: file)
                isBack = !failure.isSync
            } catch {
                throw SystemError(errno: error.errno)
            }
        } catch {
            isBack = false
        }
        let left = stamp(of: file)
        if isBack {
            old.discard()
            return SaveOutcome(result: .failure(.putBack(errno: failure.errno)), left: left)
        }
        return SaveOutcome(
            result: .failure(.damaged(errno: failure.errno, old: old.name)), left: left)
    }

    /// Nothing can go wrong with the text any more; whether the name still leads to it is another matter.
    private func finish(
        _ file: consuming Descriptor, _ old: consuming OldVersion, at entry: borrowing FolderEntry
    ) -> SaveOutcome {
        let left = stamp(of: file)
        do throws(SystemError) {
            try file.close()
            let now = try calls.find(entry.name, in: entry.folder.descriptor.number)
            old.discard()
            guard let now, now.isSameFile(as: standing) else {
                return SaveOutcome(result: .failure(now == nil ? .vanished : .changedOutside))
            }
            return SaveOutcome(result: .success(now.stamp), left: now.stamp, inPlace: reason)
        } catch {
            // The copies stay. When the file turns out to be well at the next start, they go without a word.
            return SaveOutcome(result: .failure(.notConfirmed(errno: error.errno)), left: left)
        }
    }

    /// The file's present state, so that the next save takes it for ours; nil when that cannot be told, and the next
    /// save will ask.
    private func stamp(of file: borrowing Descriptor) -> FileStamp? {
        do throws(SystemError) {
            return try calls.status(of: file.number).stamp
        } catch {
            return nil
        }
    }
}
