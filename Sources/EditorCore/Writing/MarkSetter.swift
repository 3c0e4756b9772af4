/// Sets the marks of a paragraph: straight quotes, hyphens and dots in, typographic marks out.
///
/// **Idea.** There is one function for the key just typed and for a whole novel. It walks a range of a paragraph; what
/// stands before the range is set already and is only taken note of. So typing asks about the key, or about a mark set
/// a moment ago that a letter has shown in another light, and a conversion asks about everything.
///
/// **Invariant.** A mark depends on what is before it (`MarkPlace`) and on what follows (`MarkFollower`). What is not known
/// yet while typing is decided by what is before alone, and decided again when it is known.
struct MarkSetter {
    /// A mark that was set: the bytes that it takes the place of, and how many it has.
    struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    let style: MarkStyle
    let line: [UInt8]
    /// Parts that stay as they are, in order.
    let verbatim: [Range<Int>]
    let growsAt: Int?
    /// What was walked, set.
    private(set) var output: [UInt8] = []
    /// What was changed, in order; `new` counts in `output`.
    private(set) var changes: [Change] = []
    /// Where the walk has come to: the end of the range, or a blank behind it that was used up.
    private(set) var place: Int
    private(set) var state: MarkPlace

    /// Sets the marks in `range` of `line`.
    ///
    /// - Complexity: O(bytes).
    init(
        _ line: [UInt8], in range: Range<Int>, state: MarkPlace, verbatim: [Range<Int>], growsAt: Int? = nil
    ) {
        self.line = line
        self.verbatim = verbatim
        self.growsAt = growsAt
        self.state = state
        style = state.style
        place = 0
        while place < range.lowerBound { take() }
        output.reserveCapacity(range.count + 16)
        walk(to: range.upperBound)
    }

    private mutating func walk(to end: Int) {
        var left = verbatim[...]
        while place < end {
            left = left.drop { $0.upperBound <= place }
            if left.first?.contains(place) == true {
                copy()
                continue
            }
            switch line[place] {
            case UInt8(ascii: "\""): set(quote())
            case UInt8(ascii: "'"): set(single())
            case UInt8(ascii: "-"): setRun(dash(run), of: run)
            case UInt8(ascii: "."): setRun(dots(run), of: run)
            case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"): setHigh()
            default: copy()
            }
        }
    }

    /// What follows the sign at hand.
    func follower(behind count: Int = 1) -> MarkFollower {
        MarkFollower(line, at: place + count, growsAt: growsAt)
    }

    // MARK: Writing down

    /// Takes note of the next scalar.
    private mutating func take() {
        let scalar = UTF8Scalar(line, at: place)
        state.take(scalar.value)
        place += scalar.length
    }

    private mutating func copy() {
        let start = place
        take()
        if place == start + 1 { output.append(line[start]) } else { output += line[start..<place] }
    }

    private mutating func copy(_ count: Int) {
        for _ in 0..<count { copy() }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        state.take(scalar)
    }

    /// Puts `scalars` in the place of the next `count` bytes, and of a blank that has just been walked over.
    private mutating func put(_ scalars: [Unicode.Scalar], for count: Int, dropsBlank: Bool = false) {
        let drops = dropsBlank && output.last == 0x20
        if drops { output.removeLast() }
        let start = output.count
        for scalar in scalars { put(scalar) }
        changes.append(
            Change(old: place - (drops ? 1 : 0)..<place + count, new: start..<output.count))
        place += count
    }

    /// Takes the next sign, the mark for it given; nil leaves it.
    private mutating func set(_ mark: Unicode.Scalar?) {
        guard let mark else { return copy() }
        let pair = mark == style.outer.open || mark == style.outer.close ? style.outer : style.inner
        guard let space = style.space(inside: pair), pair.open != pair.close else {
            return put([mark], for: 1)
        }
        if mark == MarkStyle.apostrophe, pair.close != mark { return put([mark], for: 1) }
        if mark == pair.close { return put([space, mark], for: 1, dropsBlank: true) }
        let hasBlank = place + 1 < line.count && line[place + 1] == 0x20
        put([mark, space], for: hasBlank ? 2 : 1)
    }

    /// How many of the sign at hand there are.
    private var run: Int { line[place...].prefix { $0 == line[place] }.count }

    private mutating func setRun(_ marks: [Unicode.Scalar]?, of count: Int) {
        guard let marks else { return copy(count) }
        put(marks, for: count)
    }

    private mutating func setHigh() {
        let mark = Unicode.Scalar(line[place])
        guard let space = style.space(before: mark), takesSpace(mark) else { return copy() }
        // A space of another kind is the writer's own.
        guard state.previous?.isBlank != true || state.previous == " " else { return copy() }
        put([space, mark], for: 1, dropsBlank: true)
    }
}
