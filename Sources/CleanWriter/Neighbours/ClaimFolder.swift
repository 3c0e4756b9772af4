import EditorCore
import Glibc

/// The folder in which the windows of one user say what they have open: `open` in the state folder, theirs alone.
///
/// Each claim is a file of its own, locked for as long as its window lives. So one whose lock can be had is that of a
/// window that has died, whatever its process number is worth by now, and is taken away.
struct ClaimFolder {
    private static let suffix = Array(".open".utf8)

    /// A claim of ours. A class because it stands for a locked file, which is let go when it ends.
    final class Held {
        let name: [UInt8]
        let claim: Claim
        private let file: Descriptor

        fileprivate init(_ name: [UInt8], _ claim: Claim, _ file: consuming Descriptor) {
            (self.name, self.claim) = (name, claim)
            self.file = file
        }
    }

    /// A claim of another window.
    struct Found: Sendable {
        var name: [UInt8]
        var claim: Claim
    }

    private let folder: PrivateFolder
    private var calls: any JournalCalls { folder.calls }
    var descriptor: Int32 { folder.descriptor.number }

    /// Opens the folder in that of the state, and makes it first where it is not there.
    init(in state: [UInt8], calls: any JournalCalls) throws(JournalTrouble) {
        folder = try PrivateFolder(inState: state + Array("/open".utf8), making: true, calls: calls)
    }

    /// Claims a file.
    func make(_ claim: Claim) throws(SystemError) -> Held {
        var claim = claim
        for _ in 0..<10 {
            let name = RandomName.digits() + Self.suffix
            var file = try Descriptor(creating: name, in: descriptor, calls: calls)
            let lock = try tryToLock(&file)
            // One who looks for claims of the dead may have been quicker, and have taken the new one for such.
            if lock == .another { continue }
            if try calls.status(of: file.number).links == 0 { continue }
            claim.isLocked = lock == .held
            try write(claim.bytes, to: file.number)
            return Held(name, claim, file)
        }
        throw SystemError(errno: EEXIST)
    }

    /// Gives a claim up.
    func drop(_ held: Held) throws(SystemError) { try calls.unlink(held.name, in: descriptor) }

    /// Claims of other windows that live, as far as can be told. Those of the dead are swept away.
    ///
    /// - Parameter ours: names of our own claims.
    func others(than ours: Set<[UInt8]>, _ own: ProcessIdentity) throws(SystemError) -> [Found] {
        var found: [Found] = []
        for name in try calls.names(in: descriptor) where name.suffix(Self.suffix.count) == Self.suffix[...] {
            if ours.contains(name) { continue }
            do throws(SystemError) {
                if let claim = try look(at: name, own) { found.append(Found(name: name, claim: claim)) }
            } catch {
                // It has gone while we looked, or is no file of ours: nobody to be asked about.
                continue
            }
        }
        return found
    }

    /// A claim of a window that lives; nil for all else, and that of a dead one is gone afterwards.
    private func look(at name: [UInt8], _ own: ProcessIdentity) throws(SystemError) -> Claim? {
        var file = try Descriptor(name, in: descriptor, flags: O_RDONLY | O_NOFOLLOW, calls: calls)
        let status = try calls.status(of: file.number)
        guard status.kind == .regular, status.user == geteuid() else { return nil }
        let lock = try tryToLock(&file)
        let claim = Claim(try calls.read(Claim.sizeLimit, from: file.number))
        if lock == .another { return claim }
        // Where there are no locks, the number of the process, its beginning and the run of the machine must do.
        let isUnlocked = lock == .none || claim?.isLocked == false
        if isUnlocked, let claim, claim.process.life(seenFrom: own) != .dead { return claim }
        if lock == .none, claim == nil { return nil }
        try calls.unlink(name, in: descriptor)
        return nil
    }

    private enum Lock { case held, another, none }

    private func tryToLock(_ file: inout Descriptor) throws(SystemError) -> Lock {
        do throws(SystemError) {
            try file.lock()
            return .held
        } catch {
            if error.errno == EWOULDBLOCK { return .another }
            if [ENOLCK, EOPNOTSUPP, EINVAL, ENOSYS].contains(error.errno) { return .none }
            throw error
        }
    }

    private func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
        let count = try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
            try uninterrupted { () throws(SystemError) in try calls.write(file, UnsafeRawBufferPointer(bytes))
            }
        }
        if count < bytes.count { throw SystemError(errno: EIO) }
    }
}
