import Testing

@testable import EditorCore

/// A composition with what it has given to the text.
private struct Writing {
    var composition = Composition(room: CandidateRoom(columns: 40))
    var sources = CandidateSources(dictionary: smallDictionary)
    var text = ""
    var readings: [String?] = []

    init(_ events: CompositionEvent...) { for event in events { receive(event) } }

    init(typing letters: String, _ events: CompositionEvent...) {
        type(letters)
        for event in events { receive(event) }
    }

    mutating func type(_ letters: String) { for letter in letters { receive(.letter(letter)) } }

    mutating func receive(_ event: CompositionEvent) {
        guard let committed = composition.receive(event, from: sources) else { return }
        text += committed.text
        readings.append(committed.reading)
    }

    var shown: String { composition.shown }
}

struct CompositionTests {
    @Test func `letters are shown as kana as soon as they spell some`() {
        let writing = Writing(typing: "kyouh")
        #expect(writing.shown == "きょうh")
        #expect(writing.text == "")
    }

    @Test func `Enter commits the kana, and an n that waited`() {
        let writing = Writing(typing: "hon", .commit)
        #expect(writing.text == "ほん")
        #expect(writing.readings == [nil])
        #expect(writing.composition.isEmpty)
    }

    @Test func `converting shows the first candidate, and goes round`() {
        var writing = Writing(typing: "kyou", .convert)
        #expect(writing.shown == "今日")
        writing.receive(.convert)
        #expect(writing.shown == "京")
        writing.receive(.previous)
        writing.receive(.previous)
        #expect(writing.shown == "キョウ")
        writing.receive(.convert)
        #expect(writing.shown == "今日")
        #expect(writing.text == "")
    }

    @Test func `converting makes an n of what waits`() {
        #expect(Writing(typing: "yon", .convert).composition.reading == "よん")
    }

    @Test func `Enter commits the candidate that is shown, with what it was made of`() {
        let writing = Writing(typing: "tenki", .convert, .convert, .commit)
        #expect(writing.text == "転機")
        #expect(writing.readings == ["てんき"])
        #expect(writing.composition.isEmpty)
    }

    @Test func `typing on while converting commits first`() {
        var writing = Writing(typing: "kyou", .convert)
        writing.type("ha")
        #expect(writing.text == "今日")
        #expect(writing.shown == "は")
        writing.receive(.convert)
        writing.receive(.kana("い"))
        #expect(writing.text == "今日は")
        #expect(writing.shown == "い")
    }

    @Test func `a candidate can be taken while composing, and letters that wait stay`() {
        var writing = Writing(typing: "kyout")
        writing.receive(.choose(1))
        #expect(writing.text == "京")
        #expect(writing.shown == "t")
        #expect(writing.composition.candidates == [])
    }

    @Test(arguments: [-1, 5])
    func `a candidate that is not there cannot be taken`(_ index: Int) {
        #expect(Writing(typing: "kyou", .choose(index)).shown == "きょう")
    }

    @Test func `a dictionary that comes late has words for the kana that are there`() {
        var writing = Writing()
        writing.sources = CandidateSources()
        writing.type("kyou")
        writing.composition.refresh(from: CandidateSources(dictionary: smallDictionary))
        writing.receive(.choose(1))
        #expect(writing.text == "京")
    }

    @Test func `a dictionary that comes late leaves the word that is shown`() {
        var writing = Writing()
        writing.sources = CandidateSources()
        writing.type("kyou")
        writing.receive(.convert)
        writing.receive(.convert)
        writing.composition.refresh(from: CandidateSources(dictionary: smallDictionary))
        #expect(writing.shown == "キョウ")
    }

    @Test func `Escape takes back the conversion, then the kana`() {
        var writing = Writing(typing: "kyou", .convert, .expand, .cancel)
        #expect(writing.shown == "きょう")
        #expect(!writing.composition.isExpanded)
        writing.receive(.cancel)
        #expect(writing.composition.isEmpty)
        #expect(writing.text == "")
    }

    @Test func `Backspace takes back a conversion, a letter, a kana`() {
        var writing = Writing(typing: "kyou", .convert)
        writing.receive(.backspace)
        writing.type("k")
        let steps = (0..<5).map { _ in
            defer { writing.receive(.backspace) }
            return writing.shown
        }
        #expect(steps == ["きょうk", "きょう", "きょ", "き", ""])
        #expect(writing.composition.candidates == [])
    }

    @Test func `kana from the grid take their marks from the key of marks`() {
        let writing = Writing(.kana("は"), .toggleMark, .toggleMark, .kana("つ"), .toggleMark)
        #expect(writing.shown == "ぱっ")
    }

    @Test func `kana from the grid end what is being spelled`() {
        #expect(Writing(typing: "kan", .kana("い")).shown == "かんい")
    }

    @Test(arguments: [CompositionEvent.toggleMark, .previous, .pageBack, .collapse])
    func `an event without meaning changes nothing`(_ event: CompositionEvent) {
        let before = Writing(typing: "kan")
        var after = before
        after.receive(event)
        #expect(after.composition == before.composition)
    }

    @Test(arguments: [
        CompositionEvent.commit, .cancel, .backspace, .convert, .expand, .choose(0), .pageForward,
    ])
    func `an empty composition stays so without letters`(_ event: CompositionEvent) {
        let writing = Writing(event)
        #expect(writing.composition == Composition(room: CandidateRoom(columns: 40)))
        #expect(writing.text == "")
    }
}

struct CompositionPageTests {
    /// Five candidates, two on a page.
    private func writing(_ events: CompositionEvent...) -> Writing {
        var writing = Writing(typing: "kyou")
        writing.composition.room = CandidateRoom(columns: 5, rows: 2, expandedRows: 4)
        for event in events { writing.receive(event) }
        return writing
    }

    @Test func `turning pages while composing chooses nothing and stops at the ends`() {
        var writing = writing()
        #expect(writing.composition.places.map(\.text) == ["今日", "京"])
        let labels = [CompositionEvent.pageForward, .pageForward, .pageForward, .pageBack].map { event in
            writing.receive(event)
            return writing.composition.pageLabel() ?? ""
        }
        #expect(labels == ["‹ 2/3 ›", "‹ 3/3 ›", "‹ 3/3 ›", "‹ 2/3 ›"])
        #expect(writing.composition.pageLabel(plain: true) == "< 2/3 >")
        #expect(writing.shown == "きょう")
    }

    @Test func `turning pages while converting shows the page's first candidate`() {
        let writing = writing(.convert, .pageForward)
        #expect(writing.shown == "強")
        #expect(writing.composition.places.map(\.index) == [2, 3])
    }

    @Test func `the page goes with the candidate`() {
        #expect(writing(.convert, .previous).composition.page == 2)
        #expect(writing(.convert, .previous, .convert).composition.page == 0)
    }

    @Test func `expanding gives more rows and keeps the candidate in sight`() {
        var writing = writing(.convert, .previous)
        writing.receive(.expand)
        #expect(writing.composition.rows == 4)
        #expect(writing.composition.pageCount == 2)
        #expect(writing.composition.places.map(\.text) == ["キョウ"])
        writing.receive(.collapse)
        #expect(writing.composition.rows == 2)
        #expect(writing.composition.places.map(\.text) == ["キョウ"])
    }

    @Test func `a page stays with its first candidate when the strip changes its width`() {
        var writing = writing(.pageForward)
        writing.composition.room.columns = 20
        #expect(writing.composition.page == 0)
        #expect(writing.composition.pageLabel() == nil)
        writing.composition.room.columns = 5
        #expect(writing.composition.page == 0)
    }

    @Test func `a commit gives the rows back`() {
        #expect(!writing(.convert, .expand, .commit).composition.isExpanded)
    }
}
