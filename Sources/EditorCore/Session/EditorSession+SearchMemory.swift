/// What was looked for, from one run to the next.
extension EditorSession {
    /// Asks for what was looked for in former runs, when something is looked for the first time in this one. A writer who
    /// does not want it kept may have said so in the settings file; then what is there goes, however soon this run ends.
    func recallSearches() {
        guard finding.recall == .open else { return }
        guard settings.remembersSearches else {
            finding.recall = .done
            return forgetSearches()
        }
        finding.recall = .asked
        want(.file(.recallSearches))
    }

    /// Puts what was looked for in former runs behind what was looked for in this one.
    func receive(_ memory: SearchMemory) {
        finding.recall = .done
        guard settings.remembersSearches else { return }
        let isNew = !finding.sought.lines.isEmpty
        finding.sought.add(older: memory.sought)
        finding.putIn.add(older: memory.putIn)
        if isNew { keepSearches() }
    }

    /// Keeps what was looked for, once it is known what must not be written over.
    func keepSearches() {
        guard settings.remembersSearches, finding.recall == .done else { return }
        want(.file(.keep(.searches, SearchMemory(sought: finding.sought.lines, putIn: finding.putIn.lines))))
    }

    /// Leaves nothing in the file of what was looked for.
    func forgetSearches() { want(.file(.keep(.searches, SearchMemory()))) }
}
