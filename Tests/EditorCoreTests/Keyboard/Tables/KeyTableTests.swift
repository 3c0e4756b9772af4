import EditorTestSupport
import Testing

@testable import EditorCore

struct KeyTableTests {
    /// A kind on one of its pages, with small letters or capitals.
    struct Page: CustomTestStringConvertible {
        var kind: PanelKind
        var number = 0
        var isShifted = false
        var spellsInLatin = false
        var testDescription: String { "\(kind) page \(number)\(isShifted ? " shifted" : "")" }

        static let all: [Page] =
            [
                Page(kind: .letters), Page(kind: .letters, isShifted: true), Page(kind: .letters, number: 1),
                Page(kind: .letters, number: 2), Page(kind: .extra), Page(kind: .numbers), Page(kind: .help),
                Page(kind: .japanese), Page(kind: .japanese, spellsInLatin: true),
            ] + (0..<4).map { Page(kind: .symbols, number: $0) }

        func content(_ arrangement: KeyboardPanelState.Arrangement, _ size: GridSize) -> PanelContent {
            var content = PanelContent(PanelFace(kind), arrangement, on: PanelStage(size: size))
            content.hands.page = number
            content.hands.shift = isShifted ? .locked : .off
            content.hands.spellsInLatin = spellsInLatin
            content.help = PanelPicture.help
            return content
        }
    }

    static let sizes = [
        GridSize(rows: 20, columns: 40), GridSize(rows: 30, columns: 50), GridSize(rows: 24, columns: 80),
    ]

    private func table(
        _ page: Page, _ arrangement: KeyboardPanelState.Arrangement, _ size: GridSize
    ) throws -> KeyTable {
        let content = page.content(arrangement, size)
        return KeyTable(
            content, try #require(PanelShape(page.kind, arrangement, on: content.stage, content.choices)))
    }

    private func keys(_ page: Page, _ size: GridSize) throws -> [PanelKey] {
        try table(page, .docked, size).rows.flatMap { $0.keys + $0.tail }
    }

    @Test(arguments: Page.all, sizes)
    func `no two keys of a page share a name`(_ page: Page, _ size: GridSize) throws {
        let names = try keys(page, size).map(\.spokenName)
        let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
        #expect(twice == [])
    }

    @Test(arguments: Page.all, sizes)
    func `plain labels are short and of ASCII`(_ page: Page, _ size: GridSize) throws {
        for key in try keys(page, size) {
            #expect(key.plainLabel.utf8.allSatisfy { (0x21..<0x7F).contains($0) || $0 == 0x20 }, "\(key)")
            #expect((1...8).contains(key.plainLabel.utf8.count), "\(key)")
        }
    }

    @Test(arguments: Page.all, sizes)
    func `every label fits on its key, plain or not`(_ page: Page, _ size: GridSize) throws {
        let content = page.content(.docked, size)
        let shape = try #require(PanelShape(page.kind, .docked, on: content.stage, content.choices))
        for row in try table(page, .docked, size).rows where row.spacing == .grid {
            for key in row.keys {
                #expect(content.choices.width(of: key.label) <= shape.cells(key.width), "\(key)")
                #expect(key.plainLabel.utf8.count <= shape.cells(key.width), "\(key)")
            }
        }
    }

    @Test(arguments: [KeyboardPanelState.Arrangement.docked, .undocked, .split], sizes)
    func `turning pages never changes the height`(
        _ arrangement: KeyboardPanelState.Arrangement, _ size: GridSize
    ) throws {
        for kind in PanelKind.allCases {
            let heights = try Page.all.filter { $0.kind == kind }.map {
                try table($0, arrangement, size).screenRows(keyRows: 1)
            }
            #expect(Set(heights).count == 1, "\(kind)")
        }
    }

    @Test(arguments: sizes)
    func `all of ASCII can be typed on the letters`(_ size: GridSize) throws {
        let pages = Page.all.filter { $0.kind == .letters }
        let typed = try pages.flatMap { try keys($0, size) }.compactMap { key -> String? in
            if case .text(let text) = key.action { text } else { nil }
        }
        let all = Set((0x20..<0x7F).map { String(Unicode.Scalar(UInt8($0))) })
        #expect(all.subtracting(typed).sorted() == [])
    }

    @Test(arguments: LetterLayout.allCases)
    func `a layout has rows of one length, and each letter once`(_ layout: LetterLayout) {
        #expect(layout.rows.full.map(\.plain.count) == [12, 12, 11, 10])
        #expect(layout.rows.small.map(\.plain.count).first == 10)
        #expect(layout.rows.small.map(\.plain.count).last == 7)
        for rows in [layout.rows.full, layout.rows.small] {
            #expect(rows.allSatisfy { $0.plain.count == $0.shifted.count })
            let letters = rows.map(\.plain).joined()
            #expect(Set(letters).count == letters.count)
            #expect(Set("abcdefghijklmnopqrstuvwxyz").isSubset(of: letters))
        }
    }

    @Test func `Done is a key of the number pad alone, in its lower left corner`() throws {
        let withDone = try Page.all.filter { page in
            try keys(page, Self.sizes[2]).contains { $0.action == .done }
        }
        #expect(withDone.map(\.kind) == [.numbers])
        #expect(NumbersTable.table.rows.last?.keys.first?.action == .done)
    }

    @Test func `the halves of a split panel have all keys between them`() throws {
        for page in Page.all where page.kind != .extra {
            let whole = try table(page, .split, Self.sizes[2])
            let halves = whole.halves
            let split = (halves.left.rows + halves.right.rows).flatMap { $0.keys + $0.tail }.map(\.action)
            #expect(Set(split) == Set(whole.rows.flatMap { $0.keys + $0.tail }.map(\.action)), "\(page)")
        }
    }
}
