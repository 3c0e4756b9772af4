import EditorCore
import EditorTestSupport
import Testing

struct PanelLayoutTests {
    static let small = GridSize(rows: 24, columns: 80)

    private func index(_ name: String, in picture: PanelPicture) throws -> Int {
        try #require(picture.layout.keys.firstIndex { $0.key.spokenName == name })
    }

    private func name(at index: Int?, in picture: PanelPicture) -> String? {
        index.map { picture.layout.keys[$0].key.spokenName }
    }

    @Test func `a tap beside a label presses the key that is nearest`() throws {
        let picture = PanelPicture(PanelFace(.letters), .docked, on: Self.small)
        let q = picture.layout.keys[try index("q", in: picture)].label
        let names = [-7, -2, 2, 3].map { step in
            name(at: picture.layout.key(at: GridPosition(row: q.row, column: q.column + step)), in: picture)
        }
        #expect(names == ["q", "q", "q", "w"])
    }

    @Test func `both rows of a high key press it`() throws {
        let picture = PanelPicture(PanelFace(.letters), .docked, on: GridSize(rows: 40, columns: 100))
        let g = picture.layout.keys[try index("g", in: picture)].label
        let below = GridPosition(row: g.row + 1, column: g.column)
        #expect(name(at: picture.layout.key(at: below), in: picture) == "g")
    }

    @Test func `arrows walk from key to key as the eye would`() throws {
        let picture = PanelPicture(PanelFace(.letters), .docked, on: Self.small)
        var place = try index("g", in: picture)
        var walked: [String?] = []
        for step in [PanelLayout.Direction.up, .right, .down, .down, .left, .down, .down] {
            place = picture.layout.neighbour(of: place, step)
            walked.append(name(at: place, in: picture))
        }
        #expect(walked == ["t", "y", "h", "b", "v", "escape", "escape"])
    }

    @Test func `arrows walk from one half of a split panel into the other`() throws {
        let picture = PanelPicture(PanelFace(.letters), .split, on: Self.small)
        let t = try index("t", in: picture)
        #expect(name(at: picture.layout.neighbour(of: t, .right), in: picture) == "y")
    }

    @Test func `a key is found by the start of its name or of a word in it`() {
        let picture = PanelPicture(PanelFace(.letters), .docked, on: Self.small)
        let found = { (text: String) in
            picture.layout.matches(text).map { picture.layout.keys[$0].key.spokenName }
        }
        #expect(found("em") == ["em dash"])
        #expect(found("q").first == "q")
        #expect(found("da").sorted() == ["em dash", "en dash"])
        #expect(found("") == [])
        #expect(found("nothing of the kind") == [])
    }

    @Test func `a quiet rule says what the panel is, and lifts it`() {
        let picture = PanelPicture(PanelFace(.numbers), .docked, on: Self.small)
        let rule = picture.state.frame.bounds.origin
        #expect(name(at: picture.layout.key(at: rule), in: picture) == "lift")
        #expect(
            name(at: picture.layout.key(at: GridPosition(row: rule.row, column: 79)), in: picture) == "hide")
    }

    @Test(arguments: [(1, 36), (36, 36), (37, 42), (50, 53), (70, 73), (74, 80), (80, 80)])
    func `the foot line gets the columns it wants of the rule`(_ wanted: Int, _ limit: Int) {
        let picture = PanelPicture(PanelFace(.help), .docked, on: Self.small) { $0.footColumns = wanted }
        #expect(picture.layout.ruleLimit >= wanted)
        #expect(picture.layout.ruleLimit == limit)
        let rule = picture.state.frame.bounds.origin
        #expect(picture.layout.key(at: rule) == nil)
        let lift = picture.layout.keys.first { $0.key.action == .panel(.lift) }
        #expect(lift.map { $0.rect.size.columns == 0 } ?? true, "a tap lifts the panel where the foot speaks")
    }

    @Test func `a short row is turned until each of its keys has been seen`() {
        var seen: Set<String> = []
        for turn in 0..<4 {
            let picture = PanelPicture(PanelFace(.extra), .docked, on: GridSize(rows: 20, columns: 40)) {
                $0.hands.turn = turn
            }
            seen.formUnion(picture.layout.keys.map(\.key.spokenName))
        }
        #expect(seen.isSuperset(of: ExtraRow.standard.keys.map(\.spokenName)))
    }

    @Test func `candidates are shown as far as there is room`() {
        let words = (1...40).map { "word\($0)" }
        let counts = [false, true].map { isExpanded in
            PanelPicture(PanelFace(.japanese, isExpanded: isExpanded), .docked, on: Self.small) {
                $0.candidates = words
            }.layout.candidateCount
        }
        #expect(counts == [12, 27])
    }

    @Test func `words in the strip do not change which number a letter has`() throws {
        var choices = PanelChoices()
        choices.showsTypeahead = true
        let places = try [[], ["panel", "paper"]].map { words in
            try index(
                "q",
                in: PanelPicture(PanelFace(.letters), .docked, on: Self.small, choices: choices) {
                    $0.candidates = words
                })
        }
        #expect(places[0] == places[1])
    }
}
