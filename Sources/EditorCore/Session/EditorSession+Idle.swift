/// Work that would keep a key waiting, and is done a slice at a time in those turns of the loop in which nothing happens.
extension EditorSession {
    /// Work that takes longer is told of in the foot line.
    static let unannounced = Duration.milliseconds(50)

    /// Whether there is work to go on with while nothing happens.
    public var hasIdleWork: Bool {
        finding.$running || $layingOut || isReplacing || isCounting
            || $markConversion || hasLookOverWork || hasSpellingWork || chooser?.isFiltering == true
            || hasOutlineWork || hasFiguresWork || hasMarkdownWork
    }

    /// Goes on with that work for one turn of the loop.
    ///
    /// - Complexity: O(`searchSlice` + `layoutSlice` + `conversionSlice`).
    public func doIdleWork(at now: Duration) {
        advance(to: now)
        if chooser?.isFiltering == true { chooser?.goOn() }
        goOnWithOutline()
        goOnSearching()
        goOnReplacing()
        goOnCounting()
        goOnLayingOut()
        goOnConverting()
        if hasLookOverWork { goOnLookingOver() }
        goOnSpelling()
        goOnWithFigures()
        goOnStyling()
    }

    /// Gives up what waits to be done, because the writer does something else.
    func stopIdleWork() {
        stopSearching()
        if $layingOut { layingOut?.command = nil }
        stopConverting()
        if spelling.seeking != nil { spelling.seeking = nil }
        if $awaitedPage { awaitedPage = nil }
    }

    /// Says how far the work is: behind the words to find while they are in the line, else in a notice.
    func tellProgress(_ sentence: String) {
        if case .field(var field) = prompt {
            guard field.hint.isEmpty || field.hint == progress else { return }
            field.hint = sentence
            prompt = .field(field)
        } else if notice?.role != .warning {
            say(sentence)
        }
        progress = sentence
    }

    /// Takes back what was said of the work.
    func endProgress() {
        guard let told = progress else { return }
        progress = nil
        if notice?.sentence == told { notice = nil }
        if case .field(var field) = prompt, field.hint == told {
            field.hint = ""
            prompt = .field(field)
        }
    }
}
