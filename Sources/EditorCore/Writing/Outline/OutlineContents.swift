/// The places of an outline as a list, with what belongs to each.
public struct OutlineContents: Sendable {
    /// The places, in the order of the text.
    public private(set) var places: [OutlinePlace] = []
    /// Whether all of the text has been read.
    public let isComplete: Bool
    /// For each place, the words up to the next section; 0 for a mark.
    private var ownWords: [Int] = []
    private var end = TextOffset.zero

    init(isComplete: Bool) { self.isComplete = isComplete }

    /// Adds the places of a stretch.
    ///
    /// - Parameter words: those before the first section, and behind the start of each.
    mutating func add(_ places: [OutlinePlace], words: [Int]) {
        if let last = self.places.lastIndex(where: \.beginsSection) { ownWords[last] += words[0] }
        var section = 0
        for place in places {
            if place.beginsSection { section += 1 }
            self.places.append(place)
            ownWords.append(place.beginsSection ? words[section] : 0)
        }
    }

    /// Ends the list. A mark with nothing between it and a heading parts no scenes, and goes.
    ///
    /// - Complexity: O(places).
    mutating func end(at end: TextOffset) {
        self.end = end
        for index in places.indices.dropLast().reversed()
        where places[index].kind == .sceneBreak && ownWords[index] == 0 && places[index + 1].kind == .heading
        {
            places.remove(at: index)
            ownWords.remove(at: index)
        }
    }

    /// The words of each section, with what belongs to it; nil for marks.
    ///
    /// - Complexity: O(places · levels).
    public var words: [Int?] {
        var words: [Int?] = []
        // Sections that are open, from the outermost in.
        var open: [Int] = []
        for (index, place) in places.enumerated() {
            guard place.beginsSection else {
                words.append(nil)
                continue
            }
            words.append(0)
            while let last = open.last, places[last].level >= place.level { open.removeLast() }
            open.append(index)
            for section in open { words[section] = (words[section] ?? 0) + ownWords[index] }
        }
        return words
    }

    /// Where a section reaches: from its heading to the next of the same level or a higher one.
    ///
    /// - Complexity: O(places).
    public func extent(of index: Int) -> Range<TextOffset> {
        let level = places[index].level
        let next = places[(index + 1)...].first { $0.beginsSection && $0.level <= level }
        return places[index].lines.lowerBound..<(next?.lines.lowerBound ?? end)
    }

    /// The place at the caret, or else the section that it is in; nil above all of them.
    ///
    /// - Complexity: O(log places), and the marks before the caret.
    public func index(at caret: TextOffset) -> Int? {
        var range = 0..<places.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range =
                places[middle].lines.lowerBound <= caret
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        let before = places[..<range.lowerBound]
        if let last = before.last, !last.beginsSection, last.lines.contains(caret) { return before.count - 1 }
        return before.lastIndex(where: \.beginsSection)
    }

    /// The section of the same level next to this one, with nothing of a higher level between them.
    ///
    /// - Complexity: O(places).
    func sibling(of index: Int, above: Bool) -> Int? {
        let level = places[index].level
        let found =
            above
            ? places[..<index].lastIndex { $0.beginsSection && $0.level <= level }
            : places[(index + 1)...].firstIndex { $0.beginsSection && $0.level <= level }
        return found.flatMap { places[$0].level == level ? $0 : nil }
    }
}
