/// Stepping over grapheme clusters anywhere in a text, at a cost that does not depend on where.
///
/// Forward, a cluster is read from its start. Backward, one must know where to begin: a place that is an edge whatever
/// stands before it, an *anchor*. One lies before nearly every letter that stands alone and behind every control
/// character, so prose has one at nearly every step. Where a text has none for 4 KB (a page of flags) the walk
/// begins there all the same, and may pair the flags otherwise than a walk from the start would.
extension Rope {
    /// The end of the cluster that starts at `place`; the end of the text when there is none.
    public func clusterEnd(after place: TextOffset) -> TextOffset {
        guard place < end else { return end }
        let window = bytes(in: place..<Swift.min(end, place + 4 * (GraphemeBreaker.longest + 1)))
        var breaker = GraphemeBreaker()
        var index = 0
        while index < window.count {
            let scalar = UTF8Scalar(window, at: index)
            if breaker.hasBreak(before: scalar.value), index > 0 { break }
            index += scalar.length
            if scalar.value == nil { break }
        }
        return place + index
    }

    /// The start of the cluster that ends at, or holds, `place`; the start of the text when there is none.
    public func clusterStart(before place: TextOffset) -> TextOffset {
        guard place > .zero else { return .zero }
        var reach = 64
        while true {
            let start = Swift.max(.zero, place - reach)
            let window = bytes(in: start..<place)
            let (anchor, isCertain) = anchor(in: window, isTextStart: start == .zero)
            if isCertain || reach >= 4096 { return start + lastEdge(in: window, from: anchor) }
            reach *= 4
        }
    }

    /// Whether `place` lies between two clusters, or at an end of the text.
    public func isClusterEdge(_ place: TextOffset) -> Bool {
        guard place > .zero, place < end else { return true }
        if self[place - 1].isPrintableASCII, self[place].isPrintableASCII { return true }
        guard !splitsScalar(place) else { return false }
        return clusterEnd(after: clusterStart(before: place)) <= place
    }

    /// `place` itself when it is an edge, else the start of the cluster around it.
    public func clusterEdge(atOrBefore place: TextOffset) -> TextOffset {
        if isClusterEdge(place) { return place }
        var whole = place
        while splitsScalar(whole) { whole += 1 }
        return clusterStart(before: whole)
    }

    /// Whether `place` lies inside the bytes of one scalar.
    private func splitsScalar(_ place: TextOffset) -> Bool {
        guard place > .zero, place < end else { return false }
        let start = Swift.max(.zero, place - 3)
        let window = bytes(in: start..<Swift.min(end, place + 3))
        let index = place - start
        return (0..<index).contains { begin in
            let scalar = UTF8Scalar(window, at: begin)
            return scalar.value != nil && begin + scalar.length > index
        }
    }

    /// The last anchor before the window's end, or, not certain, the first scalar that is known to be whole.
    ///
    /// A window that begins inside the text may begin inside a scalar, so its first three bytes prove nothing.
    private func anchor(in window: [UInt8], isTextStart: Bool) -> (place: Int, isCertain: Bool) {
        var end = window.count
        var after: UTF8Scalar?
        while end > (isTextStart ? 0 : 3) {
            let scalar = UTF8Scalar(window, endingAt: end)
            if let after, separates(scalar.value, after.value) { return (end, true) }
            end -= scalar.length
            after = scalar
        }
        return (Swift.max(0, end), isTextStart)
    }

    /// Whether a cluster ends between the two, whatever stands before them.
    private func separates(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
        guard let before, let after else { return true }
        if before.value < 0x20 { return !(before == "\r" && after == "\n") }
        guard after.standsAlone else { return false }
        if before.standsAlone { return true }
        var recognizer = Unicode._CharacterRecognizer(from: before)
        return recognizer.hasBreak(before: after)
    }

    /// The last edge before the window's end, walking from an edge.
    private func lastEdge(in window: [UInt8], from anchor: Int) -> Int {
        var breaker = GraphemeBreaker()
        var edge = anchor
        var index = anchor
        while index < window.count {
            let scalar = UTF8Scalar(window, at: index)
            if breaker.hasBreak(before: scalar.value) { edge = index }
            index += scalar.length
        }
        return edge
    }
}
