import Testing

@testable import EditorCore

/// A list that is filtered and chosen from, without a screen.
@Suite struct ChooserTests {
    private func items(_ names: [String], from first: Int = 0) -> [ChooserItem] {
        names.enumerated().map { ChooserItem($1, id: .number(first + $0)) }
    }

    private func titles(_ list: Chooser) -> [String] { (0..<list.count).map { list[$0].title } }

    private var months: Chooser {
        Chooser(.command, items: items(["January", "February", "March", "April", "May", "June", "July"]))
    }

    @Test func `everything is shown in its order until something is typed`() {
        var list = months
        #expect(titles(list).prefix(3) == ["January", "February", "March"])
        list.filter(by: "ju")
        #expect(titles(list) == ["June", "July", "January"])
        list.filter(by: "jul")
        #expect(titles(list) == ["July"])
        list.filter(by: "")
        #expect(list.count == 7 && list.chosen?.title == "January")
    }

    @Test func `typing goes to the best row, and moving stops at the ends`() {
        var list = months
        list.move(by: 3)
        #expect(list.chosen?.title == "April")
        list.move(by: 30)
        #expect(list.chosen?.title == "July")
        list.filter(by: "m")
        #expect(list.chosen?.title == "May")
        list.move(by: -30)
        #expect(list.choice == 0)
    }

    @Test func `nothing that fits is nothing chosen`() {
        var list = months
        list.filter(by: "xyz")
        #expect(list.count == 0 && list.chosen == nil)
        list.move(by: 1)
        list.moveToEnd()
        #expect(list.chosen == nil)
    }

    @Test func `headings cannot be chosen and go when something is typed`() {
        let rows = [ChooserItem(heading: "Files")] + items(["open", "save"])
        var list = Chooser(
            .command, items: rows + [ChooserItem(heading: "Panel")] + items(["float"], from: 2))
        #expect(list.chosen?.title == "open")
        list.move(by: 2)
        #expect(list.chosen?.title == "float")
        list.move(by: -1)
        #expect(list.chosen?.title == "save")
        list.moveToStart()
        list.move(by: -1)
        #expect(list.chosen?.title == "open")
        let couldChoose = list.choose(row: 0)
        #expect(!couldChoose)
        list.filter(by: "f")
        #expect(titles(list) == ["float"])
    }

    @Test func `a list may begin on another row than the first`() {
        var list = Chooser(.command, items: items(["a", "b", "c"]), chosen: .number(2))
        #expect(list.chosen?.title == "c")
        list.update(items: items(["b", "c"], from: 1))
        #expect(list.chosen?.title == "c" && list.choice == 1)
    }

    @Test func `other items leave the choice where the writer went`() {
        var list = months
        list.filter(by: "a")
        list.move(by: 1)
        let chosen = list.chosen
        list.update(items: items(["Alpha", "Gamma"], from: 100) + (0..<7).map { months[$0] })
        #expect(list.chosen == chosen && list.choice > 1)
        list.update(items: items(["Alpha"], from: 100))
        #expect(list.chosen?.title == "Alpha")
    }

    @Test func `who has gone nowhere stays on the best while items arrive`() {
        var list = Chooser(.command)
        list.filter(by: "ju")
        list.append(items(["January"]))
        list.append(items(["Judy"], from: 5))
        #expect(titles(list) == ["Judy", "January"] && list.chosen?.title == "Judy")
    }

    @Test func `a long list is looked through in slices, and narrowed without looking at all of it again`() {
        let names = (0..<3 * Chooser.slice).map { "page \($0)" }
        var list = Chooser(.command, items: items(names))
        #expect(!list.isFiltering)
        list.filter(by: "1")
        #expect(list.isFiltering && list.chosen?.title == "page 1")
        list.filter(by: "12")
        var slices = 0
        while list.isFiltering {
            list.goOn()
            slices += 1
        }
        #expect(slices == 2)
        let found = list.count
        #expect(found < Chooser.slice)
        list.filter(by: "121")
        #expect(!list.isFiltering && list.count < found)
    }
}
