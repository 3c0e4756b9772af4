/// What was looked for, from one run to the next.
extension EditorSession {
    /// Asks for what was looked for in former runs, when something is looked for the first time in this one. A writer who
    /// does not want it kept may have said so in the settings file; then what is there goes, however soon this run ends.
    func recallSearches() {
        guard !finding.hasRecalled else { return }
        finding.hasRecalled = true
        if settings.remembersSearches { want(.file(.recallSearches)) } else { forgetSearches() }
    }

    /// Puts what was looked for in former runs behind what was looked for in this one.
    func receive(_ memory: SearchMemory) {
        guard settings.remembersSearches else { return }
        finding.sought.add(older: memory.sought)
        finding.putIn.add(older: memory.putIn)
    }

    /// Keeps what was looked for, before what is kept of it already.
    func keepSearches() {
        guard settings.remembersSearches else { return }
        want(.file(.keep(.searches, SearchMemory(sought: finding.sought.lines, putIn: finding.putIn.lines))))
    }

    /// Leaves nothing in the file of what was looked for.
    func forgetSearches() { want(.file(.keep(.searches, [UInt8]()))) }
}
