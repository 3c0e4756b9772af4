/// Stepping over grapheme clusters anywhere in a text, at a cost that does not depend on where.
///
/// Forward, a cluster is read from its start. Backward, one must know where to begin: a place that is an edge whatever
/// stands before it. Two letters side by side make one, as does any control character; prose has one at nearly
/// every step. Where a text has none for 4 KB (a page of flags) the walk begins there all the same.
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
            let anchor = anchor(in: window, isTextStart: start == .zero)
            if anchor != nil || reach >= 4096 { return start + lastEdge(in: window, from: anchor ?? 0) }
            reach *= 4
        }
    }

    /// Whether `place` lies between two clusters, or at an end of the text.
    public func isClusterEdge(_ place: TextOffset) -> Bool {
        guard place > .zero, place < end else { return true }
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

    /// The last place before the window's end that is an edge whatever stands before it.
    private func anchor(in window: [UInt8], isTextStart: Bool) -> Int? {
        var end = window.count
        var after: UTF8Scalar?
        while end > 0 {
            let scalar = UTF8Scalar(window, endingAt: end)
            if let after, separates(scalar, after) { return end }
            end -= scalar.length
            after = scalar
        }
        return isTextStart ? 0 : nil
    }

    private func separates(_ before: UTF8Scalar, _ after: UTF8Scalar) -> Bool {
        guard let left = before.value, let right = after.value else { return true }
        if left.value < 0x20 { return !(left == "\r" && right == "\n") }
        return left.standsAlone && right.standsAlone
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
