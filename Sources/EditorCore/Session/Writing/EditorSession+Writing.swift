/// How much is written today: words are gathered from the texts as they are finished, and noted when the writer rests,
/// leaves, or the day ends.
///
/// What day it is the edge tells, whenever words come and the last answer is a minute old. So the day ends also for a program
/// that has slept through the night, and a clock that was set is believed from the next minute on.
extension EditorSession {
    /// Whether it matters how much is written.
    private var watchesWriting: Bool { settings.statistics || settings.goal > 0 }

    /// Words of today and those that are wanted; nil without a goal.
    var wordsToday: String? {
        guard settings.goal > 0, let words = writing.today else { return nil }
        return "\(Messages.number(words)) of \(Messages.number(settings.goal)) today"
    }

    /// Gathers what a key has finished.
    func noteKeys() {
        if lastTyping == now, pages.isEmpty {
            noteTime()
            askForToday()
        } else if lastInput == now {
            // Whoever does something else has left the word.
            views[currentIndex].writing.tally.finishWord()
        }
        guard gatherWords() > 0 else { return }
        if let since = writing.unnotedSince, now - since > WritingDesk.longest { noteWriting() }
    }

    /// Takes finished words from the texts; gives their number.
    private func gatherWords() -> Int {
        var sum = 0
        for index in views.indices {
            let words = views[index].writing.tally.take()
            guard words > 0 else { continue }
            sum += words
            guard watchesWriting else { continue }
            writing.unnoted[views[index].document.id, default: 0] += words
            writing.unnotedSince = writing.unnotedSince ?? now
        }
        writing.written += sum
        return sum
    }

    /// Adds the time since the last key, unless that was a pause.
    private func noteTime() {
        if let last = writing.lastKey, now - last < WritingDesk.pause {
            views[currentIndex].writing.active += now - last
        }
        writing.lastKey = now
    }

    /// Asks what day it is and what is noted for it.
    ///
    /// - Parameter always: also when that was told just now, because there is a text of which nothing is known.
    func askForToday(always: Bool = false) {
        guard watchesWriting, hasShownFrame else { return }
        let isTrusted = writing.askedAt.map { now - $0 < WritingDesk.trusted } ?? false
        if always || !isTrusted { order([]) }
    }

    private func order(_ records: [WritingRecord]) {
        writing.askedAt = now
        writing.sent.append(records)
        let texts = views.compactMap { view in view.document.path.map { (view.document.id, $0) } }
        want(
            .file(
                .writing(
                    WritingOrder(
                        records: records, texts: Dictionary(texts) { first, _ in first },
                        dayStarts: settings.dayStarts, keepsNotes: settings.statistics))))
    }

    // MARK: Noting

    /// Notes what was written since it was noted last.
    func noteWriting() {
        for index in views.indices { views[index].writing.tally.finishWord() }
        _ = gatherWords()
        guard settings.statistics, let day = writing.day else { return }
        // In nearly all cases this is the stretch that was written last.
        count(currentIndex, atMost: counting.slice)
        let records = writing.refused + views.indices.compactMap { record(of: $0, on: day) }
        (writing.refused, writing.unnoted, writing.unnotedSince, writing.isDue) = ([], [:], nil, false)
        if !records.isEmpty { order(records) }
    }

    private func record(of index: Int, on day: WritingDay) -> WritingRecord? {
        let (document, work, page) = (views[index].document, views[index].writing, views[index].scratch)
        // What is written on a scratch page counts for its text, which gets no longer by that.
        let file = page == nil ? document.path : page?.owner
        let words = writing.unnoted[document.id] ?? 0
        let length = page == nil && document.loading == .complete ? views[index].counts.total?.words : nil
        let net = length.map(work.net)
        let goal = page != nil || file == nil ? nil : work.unnotedGoal
        guard words > 0 || net ?? 0 != 0 || goal != nil else { return nil }
        views[index].writing.noted(at: length)
        return WritingRecord(
            day: day, time: writing.time?.clock, file: file.map { Messages.text($0.bytes) },
            words: words, net: net, seconds: Int(work.active / .seconds(1)), goal: goal)
    }

    /// Takes what the notes say.
    func receive(_ news: WritingNews) {
        let day = WritingDay(of: news.now, startingAt: settings.dayStarts)
        let isNewDay = writing.day.map { $0 != day } ?? false
        writing.sent = Array(writing.sent.dropFirst())
        writing.refused += news.refused
        if isNewDay {
            // What is not noted was written before midnight, but for the last minute.
            noteWriting()
            writing.unnoted = [:]
        }
        (writing.day, writing.time, writing.noted) = (day, news.now, news.words)
        for (id, goal) in news.goals {
            guard let index = index(of: id), views[index].writing.unnotedGoal == nil else { continue }
            views[index].writing.goal = goal > 0 ? goal : nil
        }
        guard let problem = news.problem, !writing.toldTrouble else { return }
        writing.toldTrouble = true
        say("what you write today cannot be noted: \(Messages.fault(problem)); your texts are not concerned")
    }

    // MARK: As time passes

    /// When something about writing is due.
    var writingDeadline: Duration? {
        let rest = writing.unnotedSince == nil || writing.isDue ? nil : lastTyping + WritingDesk.rest
        return [settings.statistics ? rest : nil, writing.timer?.end, writing.line?.until, nextDayDue]
            .compactMap(\.self).min()
    }

    /// When the next day begins, where that is to be seen.
    private var nextDayDue: Duration? {
        guard let time = writing.time, let asked = writing.askedAt, wordsToday != nil, tellsStatus else {
            return nil
        }
        let minutes = (settings.dayStarts - time.hour + 24) * 60 - time.minute
        return asked + .seconds(60 * ((minutes - 1) % 1_440 + 1))
    }

    func tendWriting() {
        if let line = writing.line, line.until <= now { writing.line = nil }
        if let timer = writing.timer, timer.end <= now { endTimer(timer) }
        if let due = nextDayDue, due <= now { askForToday() }
        guard settings.statistics, writing.unnotedSince != nil, now >= lastTyping + WritingDesk.rest else {
            return
        }
        writing.isDue = true
        if !hasFiguresWork { noteWriting() }
    }
}

extension LocalMoment {
    /// Hour and minute, as `14:02`.
    fileprivate var clock: String {
        (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
}
