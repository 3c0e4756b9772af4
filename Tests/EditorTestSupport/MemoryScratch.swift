import EditorCore

/// Scratch pages in memory, by the last name of their text.
extension MemoryFiles.Disk {
    func scratchPage(of owner: FilePath?) -> FilePath {
        let name = owner.map { String(decoding: $0.lastComponent, as: UTF8.self) } ?? "untitled texts"
        return FilePath("scratch page of \(name)")
    }

    func carry(_ way: ScratchCarriage) -> Result<CarriedScratch, MoveProblem> {
        let new = scratchPage(of: way.owner)
        guard moveProblems.isEmpty else { return .failure(moveProblems.removeFirst()) }
        guard let bytes = files.removeValue(forKey: scratchPage(of: way.former)) else {
            return .success(CarriedScratch(path: new, stamp: nil))
        }
        files[new] = bytes
        stamps[new] = nextStamp(bytes.count, of: new)
        return .success(CarriedScratch(path: new, stamp: stamps[new]))
    }
}
