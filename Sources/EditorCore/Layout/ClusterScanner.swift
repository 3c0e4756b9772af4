/// Walks over the bytes of a row and finds grapheme clusters and places to wrap in one pass.
///
/// Each scalar is decoded once and handed to the grapheme breaker and to the line breaker. Runs of ASCII, most of
/// most prose, take a path of their own: two printable ASCII bytes are always two clusters, and no row ends
/// between two ASCII letters.
///
/// A scanner begun at any row start gives what it would have given from the paragraph's start: nothing that
/// UAX #14 looks back at reaches over a place where a row may end.
struct ClusterScanner {
    /// A cluster found, in bytes of the window.
    struct Cluster {
        enum Kind { case ascii, space, tab, other }
        var start: Int
        var end: Int
        var kind: Kind
        /// Whether a row may end before it (UAX #14).
        var canBreakBefore: Bool
    }

    private let bytes: [UInt8]
    /// Whether the bytes end where the paragraph ends, so that the last cluster is known to be whole.
    private let isFinal: Bool
    private let findsBreaks: Bool
    private var place: Int
    private var lines = LineBreaker()
    /// The printable ASCII byte just passed; 0 when something else was.
    private var passed: UInt8 = 0

    /// A scanner of the bytes from `start` on.
    ///
    /// - Parameters:
    ///   - findsBreaks: false where places to wrap are of no interest, as in drawing.
    init(_ bytes: [UInt8], from start: Int, isFinal: Bool, findsBreaks: Bool = true) {
        self.findsBreaks = findsBreaks
        self.bytes = bytes
        self.isFinal = isFinal
        place = start
    }

    /// The next cluster; nil at the end, or when only more bytes can tell where it ends.
    mutating func next() -> Cluster? {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        if byte.isPrintableASCII, place + 1 < bytes.count ? bytes[place + 1].isPrintableASCII : isFinal {
            return asciiCluster(byte)
        }
        return otherCluster()
    }

    private mutating func asciiCluster(_ byte: UInt8) -> Cluster {
        let isInsideWord = byte.isASCIILetter && passed.isASCIILetter
        let canBreak =
            isInsideWord ? false : canBreak(before: LineBreakClass(Unicode.Scalar(byte)), nextFrom: place + 1)
        passed = byte
        place += 1
        return Cluster(
            start: place - 1, end: place, kind: byte == 0x20 ? .space : .ascii, canBreakBefore: canBreak)
    }

    /// A cluster that is not, or not certainly, a single ASCII byte.
    private mutating func otherCluster() -> Cluster? {
        let start = place
        var graphemes = GraphemeBreaker()
        var scalar = UTF8Scalar(bytes, at: start)
        _ = graphemes.hasBreak(before: scalar.value)
        let canBreak = canBreak(before: scalar.lineBreakClass, nextFrom: start + scalar.length)
        var end = start + scalar.length
        while end < bytes.count, scalar.value != nil {
            scalar = UTF8Scalar(bytes, at: end)
            if graphemes.hasBreak(before: scalar.value) { break }
            _ = self.canBreak(before: scalar.lineBreakClass, nextFrom: end + scalar.length)
            end += scalar.length
        }
        // Near the window's end a scalar may be cut in two, or a mark may follow that cannot be seen.
        guard isFinal || end + 4 <= bytes.count else { return nil }
        place = end
        passed = 0
        return Cluster(start: start, end: end, kind: kind(of: start..<end), canBreakBefore: canBreak)
    }

    private func kind(of range: Range<Int>) -> Cluster.Kind {
        guard range.count == 1 else { return .other }
        let byte = bytes[range.lowerBound]
        if byte == 0x09 { return .tab }
        if byte == 0x20 { return .space }
        return byte.isPrintableASCII ? .ascii : .other
    }

    private mutating func canBreak(before cls: LineBreakClass, nextFrom place: Int) -> Bool {
        guard findsBreaks else { return false }
        let next = lines.looksAhead(at: cls) ? classOfBase(from: place) : .al
        return lines.step(cls, next: next) != .forbidden
    }

    /// The class of the first scalar from `place` on that is no mark.
    private func classOfBase(from place: Int) -> LineBreakClass {
        var place = place
        while place < bytes.count {
            let scalar = UTF8Scalar(bytes, at: place)
            let cls = scalar.lineBreakClass
            if cls != .cm, cls != .zwj { return cls }
            place += scalar.length
        }
        return .al
    }
}

extension UTF8Scalar {
    /// The line-break class inside a paragraph: what would end a line elsewhere shows as a mark here, and a mark is a
    /// letter.
    fileprivate var lineBreakClass: LineBreakClass {
        guard let value else { return .al }
        let cls = LineBreakClass(value)
        switch cls {
        case .bk, .cr, .lf, .nl: return .al
        case .cm where value.value < 0x20 || value.value == 0x7F: return .al
        default: return cls
        }
    }
}
