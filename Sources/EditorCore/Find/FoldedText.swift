/// Bytes of a text in the form in which they are compared, with the way back to where each stood.
///
/// **Idea.** Looking for words without regard to case, to how an accent was written and to the shape of quotes would
/// mean to try many spellings at each place. Instead the words and the text are both brought into one form, and the
/// form of the words is looked for byte by byte in the form of the text, at the speed of memory. Most bytes keep
/// their place or move by a fixed distance, so the way back is a short list of stretches.
///
/// **Invariant.** A *solid* stretch is what came out of one letter, or of marks that had to be put in order: no place
/// inside has one in the text. In any other stretch each byte has its own.
///
/// **Rejected.** A table of all spellings of the words: their number multiplies with every accent and capital.
struct FoldedText: Sendable {
    private struct Stretch {
        var folded, source: Int
        var isSolid: Bool
    }

    /// A mark in the sequence at the end, which later marks may have to stand before.
    private struct Mark {
        var order: UInt8
        var scalar: Unicode.Scalar
    }

    /// The form that is compared.
    private(set) var bytes: [UInt8]
    private var stretches = [Stretch(folded: 0, source: 0, isSolid: false)]
    /// Marks at the end of what is written so far, and where they begin.
    private var marks: [Mark] = []
    private var marksStart = 0

    /// Folds `source`, which should begin and end between two letters.
    ///
    /// - Complexity: O(n), near a GB/s for ASCII.
    init(_ source: [UInt8], _ folding: LetterFolding) {
        bytes = []
        bytes.reserveCapacity(source.count + source.count / 4)
        var place = 0
        while place < source.count {
            let run = appendASCII(source, from: place, ignoringCase: folding.ignoresCase)
            place += run
            if place < source.count { place += append(UTF8Scalar(source, at: place), source, place, folding) }
        }
        stretches.append(Stretch(folded: bytes.count, source: source.count, isSolid: true))
    }

    /// Where the folded text from `place` on begins in the text; nil inside of a letter.
    func start(_ place: Int) -> Int? {
        source(of: place, stretches.partition { $0.folded > place } - 1)
    }

    /// Where the folded text before `place` ends in the text; nil inside of a letter.
    func end(_ place: Int) -> Int? {
        let index = stretches.partition { $0.folded >= place }
        if index < stretches.count, stretches[index].folded == place { return stretches[index].source }
        return source(of: place, index - 1)
    }

    /// A place of the folded text at or before the one that comes from `source`.
    func place(atOrBefore source: Int) -> Int {
        let stretch = stretches[stretches.partition { $0.source > source } - 1]
        return stretch.folded + (stretch.isSolid ? 0 : source - stretch.source)
    }

    private func source(of place: Int, _ index: Int) -> Int? {
        let stretch = stretches[index]
        if stretch.isSolid { return stretch.folded == place ? stretch.source : nil }
        return stretch.source + (place - stretch.folded)
    }

    // MARK: Folding

    /// Adds the ASCII from `place` on; gives its length.
    private mutating func appendASCII(_ source: [UInt8], from place: Int, ignoringCase: Bool) -> Int {
        let count = source.withUnsafeBytes { whole in
            let rest = whole.part(place..<whole.count)
            let length = ByteWords.lengthOfASCII(rest)
            guard ignoringCase else {
                bytes.append(contentsOf: rest[..<length])
                return length
            }
            let start = bytes.count
            bytes.append(contentsOf: rest[..<length])
            bytes.withUnsafeMutableBytes {
                ByteWords.makeSmall(UnsafeMutableRawBufferPointer(rebasing: $0[start...]))
            }
            return length
        }
        if count > 0 {
            marks = []
            beginLinear(at: bytes.count - count, source: place)
        }
        return count
    }

    /// Adds one scalar that is not ASCII; gives its length.
    private mutating func append(
        _ scalar: UTF8Scalar, _ source: [UInt8], _ place: Int, _ folding: LetterFolding
    ) -> Int {
        let folded = bytes.count
        guard let value = scalar.value else {
            marks = []
            beginLinear(at: folded, source: place)
            bytes.append(source[place])
            return 1
        }
        if let sequence = folding.sequence(of: value) {
            appendSolid(sequence, from: place)
        } else if let parts = LetterFolding.parts(ofHangul: value) {
            appendSolid(parts[...], from: place)
        } else {
            marks = []
            beginLinear(at: folded, source: place)
            bytes.append(contentsOf: source[place..<place + scalar.length])
        }
        return scalar.length
    }

    private mutating func beginLinear(at folded: Int, source: Int) {
        guard let last = stretches.last else { return }
        if last.isSolid {
            stretches.append(Stretch(folded: folded, source: source, isSolid: false))
        }
    }

    private mutating func appendSolid(_ sequence: ArraySlice<UInt32>, from source: Int) {
        let order = sequence.first.flatMap(Unicode.Scalar.init)?.order ?? 0
        if order == 0 { marks = [] }
        // Marks behind marks may change places with them, so they are one piece.
        if marks.isEmpty || stretches.last?.isSolid != true {
            stretches.append(Stretch(folded: bytes.count, source: source, isSolid: true))
        }
        for value in sequence {
            if let scalar = Unicode.Scalar(value) { append(scalar) }
        }
    }

    /// Adds a scalar of a solid stretch, a mark in its order (Unicode, section 3.11).
    private mutating func append(_ scalar: Unicode.Scalar) {
        let order = scalar.order
        guard order > 0 else {
            marks = []
            return write(scalar)
        }
        if marks.isEmpty { marksStart = bytes.count }
        let place = marks.lastIndex { $0.order <= order }.map { $0 + 1 } ?? 0
        marks.insert(Mark(order: order, scalar: scalar), at: place)
        if place == marks.count - 1 { return write(scalar) }
        bytes.removeSubrange(marksStart...)
        for mark in marks { write(mark.scalar) }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        if let units = UTF8.encode(scalar) { bytes.append(contentsOf: units) }
    }
}

extension Unicode.Scalar {
    /// The class by which marks are put in order; 0 for what begins a letter.
    fileprivate var order: UInt8 { value < 0x300 ? 0 : properties.canonicalCombiningClass.rawValue }
}

extension Array {
    /// Index of the first element for which `isBehind` holds, where all such stand behind all others.
    fileprivate func partition(_ isBehind: (Element) -> Bool) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if isBehind(self[middle]) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}
