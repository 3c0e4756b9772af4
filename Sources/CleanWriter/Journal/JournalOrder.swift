import EditorCore
import Glibc
import Synchronization

/// A journal as the disk sees it: what may be put there by another thread than the one that writes.
final class JournalOnDisk: Sendable {
    let file: Descriptor
    private let calls: any JournalCalls
    /// What the disk once refused. Asked a second time, it would say yes to bytes that were lost.
    private let refusal = Mutex<SystemError?>(nil)

    init(_ file: consuming Descriptor, calls: any JournalCalls) {
        self.file = file
        self.calls = calls
    }

    /// Returns when everything written so far is on the disk.
    ///
    /// - Throws: `ENOENT` when somebody has deleted the journal, which writing does not notice.
    func sync() throws(SystemError) {
        try refusal.withLock { refusal throws(SystemError) in
            if let refusal { throw refusal }
            do throws(SystemError) {
                try calls.syncData(file.number)
                if try calls.status(of: file.number).links == 0 { throw SystemError(errno: ENOENT) }
            } catch {
                refusal = error
                throw error
            }
        }
    }
}

/// What is to be put on the disk. It may take seconds there, so it is done beside the writing.
struct JournalOrder: Sendable {
    let document: DocumentID
    /// No other order of this keeper has it.
    let number: Int
    let journal: JournalOnDisk
    /// The folder, while the name of the journal is not on the disk yet.
    let folder: PrivateFolder?

    /// Puts it there. Waits for the disk.
    func run() -> Result<Void, SystemError> {
        do throws(SystemError) {
            try journal.sync()
            if let folder { try folder.calls.sync(folder.descriptor.number) }
            return .success(())
        } catch {
            return .failure(error)
        }
    }
}
