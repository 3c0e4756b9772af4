import EditorCore
import Glibc
import Synchronization

/// Journals of former runs that this run has taken, so that no other one takes them as well. They are named by their
/// paths. A lock holds them (flock(2)); it ends with this process, whatever ends that.
final class JournalClaims: Sendable {
    /// Holds an open journal, locked.
    private final class Claim: Sendable {
        let file: Descriptor
        init(_ file: consuming Descriptor) { self.file = file }
    }

    private let held = Mutex<[[UInt8]: Claim]>([:])
    private let calls: any JournalCalls

    init(calls: any JournalCalls) { self.calls = calls }

    /// Takes all of `paths` or none. Says whether they are taken.
    func claim(_ paths: [[UInt8]]) -> Bool {
        held.withLock { held in
            var new: [[UInt8]: Claim] = [:]
            for path in paths where held[path] == nil {
                guard let claim = take(path) else { return false }
                new[path] = claim
            }
            held.merge(new) { old, _ in old }
            return true
        }
    }

    /// Lets others take a journal again.
    func release(_ path: [UInt8]) { held.withLock { $0[path] = nil } }

    /// Puts journals into the trash, where they stay for a while; the last of `paths` first. What another run has taken,
    /// or moved away, is left to it.
    ///
    /// - Parameter areSafe: whether their words are elsewhere, so that nobody looks for them there.
    func discard(_ paths: [[UInt8]], areSafe: Bool) throws(JournalTrouble) {
        for path in paths.reversed() where claim([path]) {
            let (folder, name) = Self.parts(of: path)
            let place = try JournalFolder(folder, making: false, calls: calls)
            do throws(SystemError) {
                try place.moveToTrash(name, isSafe: areSafe)
            } catch {
                throw JournalTrouble(error)
            }
            release(path)
        }
    }

    private func take(_ path: [UInt8]) -> Claim? {
        let (folder, name) = Self.parts(of: path)
        do throws(JournalTrouble) {
            let place = try JournalFolder(folder, making: false, calls: calls)
            do throws(SystemError) {
                guard var file = try place.folder.open(name) else { return nil }
                try file.lock()
                // Whoever had it before may have moved it away between the two calls.
                let found = try calls.find(name, in: place.descriptor)
                let status = try calls.status(of: file.number)
                guard let found, found.isSameFile(as: status) else { return nil }
                return Claim(file)
            } catch {
                // Taken by another run, gone, or on a file system where nobody can tell.
                return nil
            }
        } catch {
            return nil
        }
    }

    private static func parts(of path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
        let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
        return (Array(path[..<slash]), Array(path[slash...].dropFirst()))
    }
}
