import EditorCore
import Glibc

/// Undo histories of saved files, one file each, for the next run.
///
/// A history is bound to the text that it leads to: the name of its file holds the hash of the path and of the text
/// (XXH64), and inside stand both again. A file that was moved finds its history by the text; one that was changed by
/// another program has none any more. They are written as journals are, so they are read as those are: whatever is torn,
/// damaged or forged is no history.
struct UndoShelf: Sendable {
    /// What was found for a file.
    enum Finding {
        case found(UndoHistory)
        /// It belongs to another text than the file has now, and was removed.
        case stale
        case nothing
    }

    /// Bytes of one history, and of all together.
    static let limit = 1 << 20
    static let total = 32 << 20
    static let ending = Array(".undo".utf8)

    /// Where they lie.
    let folder: [UInt8]
    let calls: any JournalCalls

    /// The folder of the histories in the one of the state.
    static func folder(in state: [UInt8]) -> [UInt8] { state + Array("/undo".utf8) }

    /// Keeps `history`, which leads to `text`, the content of the file `path`. Takes the place of what was kept of that
    /// file; where there is too much in all, the oldest go. Of a file that is to leave no copies nothing is kept.
    func keep(_ history: UndoHistory, of path: FilePath, _ text: Rope) throws(JournalTrouble) {
        let kept = KeptHistory(history, savedState: history.state, within: Self.limit)
        if JournalPlaces(folder: folder, calls: calls).keepsToItself(path) { return }
        let shelf = try PrivateFolder(inState: folder, making: true, calls: calls)
        let content = ContentHash(of: text)
        do throws(SystemError) {
            let name = Self.name(path, content)
            if !kept.isEmpty { try write(kept, of: path, content, as: name, on: shelf) }
            for other in try names(of: path, on: shelf) where other != name || kept.isEmpty {
                try calls.unlink(other, in: shelf.descriptor.number)
            }
            try shelf.prune(to: Self.total)
        } catch {
            throw JournalTrouble(error)
        }
    }

    /// Looks for the history of the file `path`, which holds `text`.
    func find(_ path: FilePath, _ text: Rope) -> Finding {
        do throws(JournalTrouble) {
            let shelf = try PrivateFolder(folder, making: false, calls: calls)
            do throws(SystemError) {
                return try find(path, text, on: shelf)
            } catch {
                return .nothing
            }
        } catch {
            // No folder, no histories.
            return .nothing
        }
    }

    private func find(_ path: FilePath, _ text: Rope, on shelf: PrivateFolder) throws(SystemError) -> Finding
    {
        let all = try shelf.files(ending: Self.ending).map(\.name)
        guard !all.isEmpty else { return .nothing }
        let content = ContentHash(of: text)
        let own = all.filter { $0.starts(with: Self.prefix(path)) }
        let tail = Self.tail(content)
        let moved = all.filter { $0.suffix(tail.count) == tail[...] }
        for name in own.filter({ moved.contains($0) }) + moved {
            if let history = try read(name, content, text, on: shelf) { return .found(history) }
        }
        for name in own { try calls.unlink(name, in: shelf.descriptor.number) }
        return own.isEmpty ? .nothing : .stale
    }

    private func names(of path: FilePath, on shelf: PrivateFolder) throws(SystemError) -> [[UInt8]] {
        try shelf.files(ending: Self.ending).map(\.name).filter { $0.starts(with: Self.prefix(path)) }
    }

    private func read(
        _ name: [UInt8], _ content: ContentHash, _ text: Rope, on shelf: PrivateFolder
    ) throws(SystemError) -> UndoHistory? {
        guard let file = try shelf.open(name) else { return nil }
        let size = try calls.status(of: file.number).stamp.size
        // What is longer than we ever write is not ours.
        guard size <= 4 * Self.limit else { return nil }
        let bytes = try calls.read(size, from: file.number)
        do throws(JournalProblem) {
            let records = try JournalReader.read(bytes).records
            guard records.count == 2, records[0] == .content(content), case .history(let kept) = records[1],
                kept.fits(text)
            else { return nil }
            return UndoHistory(kept)
        } catch {
            return nil
        }
    }

    /// Writes beside and renames, so that there is always a whole one. It is not waited for the disk: after a power cut
    /// its sums tell whether it is whole, and no word depends on it.
    private func write(
        _ kept: KeptHistory, of path: FilePath, _ content: ContentHash, as name: [UInt8],
        on shelf: PrivateFolder
    ) throws(SystemError) {
        let header = JournalHeader(
            salt: .random(in: .min ... .max), session: 0, document: 0, created: wallClock(), path: path)
        var bytes = JournalEncoder.bytes(of: header)
        var encoder = JournalEncoder(header)
        encoder.encode(.content(content), into: &bytes)
        encoder.encode(.history(kept), into: &bytes)
        let temporary = RandomName.hidden()
        let file = try Descriptor(creating: temporary, in: shelf.descriptor.number, calls: calls)
        do throws(SystemError) {
            var writer = TextWriter(file.number, calls: calls)
            _ = try writer.write(Rope(bytes), as: .bytes)
            try calls.rename(temporary, to: name, in: shelf.descriptor.number, .replacing)
        } catch {
            try? calls.unlink(temporary, in: shelf.descriptor.number)
            throw error
        }
    }

    private static func name(_ path: FilePath, _ content: ContentHash) -> [UInt8] {
        prefix(path) + tail(content)
    }

    private static func prefix(_ path: FilePath) -> [UInt8] {
        hexadecimal(ContentHash(of: Rope(path.bytes)).value) + [UInt8(ascii: "-")]
    }

    private static func tail(_ content: ContentHash) -> [UInt8] { hexadecimal(content.value) + ending }

    private static func hexadecimal(_ number: UInt64) -> [UInt8] {
        let digits = String(number, radix: 16)
        return Array((String(repeating: "0", count: 16 - digits.count) + digits).utf8)
    }
}
