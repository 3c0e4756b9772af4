import EditorCore
import Testing

struct NaturalOrderTests {
    private func sorted(_ names: [String]) -> [String] {
        names.map { NaturalOrder(Array($0.utf8)) }.sorted().map(\.description)
    }

    @Test(arguments: [
        ["Chapter 2", "chapter 10"],
        ["1", "2", "10", "a"],
        ["chapter 2.md", "chapter 2b.md", "chapter 10.md"],
        ["a", "A b", "aa", "B"],
        ["part 1-2", "part 1-10", "part 2-1"],
        ["eagle", "école", "fox"],
        ["chapter 007", "chapter 8"],
        ["chapter", "chapter 0", "chapter 1"],
        ["v1.9", "v1.10"],
    ])
    func `names come as a person orders them`(_ names: [String]) {
        #expect(sorted(names.reversed()) == names)
        #expect(sorted(names) == names)
    }

    @Test func `numbers of many digits are compared by their value`() {
        let long = String(repeating: "9", count: 240)
        #expect(sorted(["a" + long, "a1" + long, "a2"]) == ["a2", "a" + long, "a1" + long])
    }

    @Test func `names that differ in bytes alone have an order`() {
        let (a, b) = (NaturalOrder(Array("a1".utf8)), NaturalOrder(Array("A01".utf8)))
        #expect(a != b)
        #expect((a < b) != (b < a))
    }
}

extension NaturalOrder {
    fileprivate var description: String { String(decoding: name, as: UTF8.self) }
}
