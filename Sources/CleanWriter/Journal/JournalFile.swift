import EditorCore
import Glibc

/// An open journal, locked for as long as it is open.
///
/// A class because it has identity: it stands for one file. After a call has failed nobody knows what is on the disk,
/// and a second `fsync` would say yes to bytes that were lost; so it is never written again, but left for a new one.
final class JournalFile {
    let name: [UInt8]
    /// Bytes written.
    private(set) var size = 0
    let disk: JournalOnDisk
    private let calls: any JournalCalls
    private var encoder: JournalEncoder

    /// Makes an empty journal, to be begun with `header`.
    init(for header: JournalHeader, in folder: JournalFolder) throws(SystemError) {
        let new = try folder.create()
        name = new.name
        calls = folder.calls
        disk = JournalOnDisk(new.file, calls: calls)
        encoder = JournalEncoder(header)
    }

    /// Writes the header.
    func begin(_ header: JournalHeader) throws(SystemError) { try write(JournalEncoder.bytes(of: header)) }

    /// Adds records.
    func append(_ records: [JournalRecord]) throws(SystemError) {
        var bytes: [UInt8] = []
        for record in records {
            try encoder.encode(record, into: &bytes) { part throws(SystemError) in
                try write(part)
                part.removeAll(keepingCapacity: true)
            }
        }
        try write(bytes)
    }

    /// A call that takes nothing twice in a row counts as an error, or we would never end.
    private func write(_ bytes: [UInt8]) throws(SystemError) {
        var start = 0
        var refusals = 0
        while start < bytes.count {
            let length = try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
                let part = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start...]))
                return try uninterrupted { () throws(SystemError) in try calls.write(disk.file.number, part) }
            }
            refusals = length == 0 ? refusals + 1 : 0
            if refusals == 2 { throw SystemError(errno: EIO) }
            start += length
        }
        size += bytes.count
    }
}
