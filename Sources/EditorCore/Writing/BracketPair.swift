/// Two signs that stand around something, typed by one key: it opens, and then it closes.
public struct BracketPair: Hashable, Sendable {
    /// What stands before.
    public let open: Unicode.Scalar
    /// What stands behind; in some languages the same sign.
    public let close: Unicode.Scalar

    /// Makes a pair.
    public init(_ open: Unicode.Scalar, _ close: Unicode.Scalar) {
        self.open = open
        self.close = close
    }

    /// Bytes before the caret that are looked at.
    public static let reach = 4096

    /// What the key types at `caret`: the closing sign when one is open in this paragraph, else the opening one.
    ///
    /// - Complexity: O(log n), and one look at no more than `reach` bytes.
    public func typed(at caret: TextOffset, in text: Rope) -> Unicode.Scalar {
        let start = max(text.paragraphStart(containing: caret), caret - min(caret.bytes, Self.reach))
        return typed(behind: text.bytes(in: start..<caret))
    }

    /// What the key types behind `paragraph`, the bytes of one up to the caret.
    ///
    /// - Complexity: no more than the last `reach` bytes are looked at.
    public func typed(behind paragraph: [UInt8]) -> Unicode.Scalar {
        isOpen(in: paragraph) ? close : open
    }

    /// A closing sign without an opening one, as in “a)”, closes nothing.
    private func isOpen(in bytes: [UInt8]) -> Bool {
        var depth = 0
        var before: Unicode.Scalar?
        var place = max(0, bytes.count - Self.reach)
        while place < bytes.count {
            let scalar = UTF8Scalar(bytes, at: place)
            place += scalar.length
            if let value = scalar.value, value == open || value == close {
                let after = place < bytes.count ? UTF8Scalar(bytes, at: place).value : nil
                if !isApostrophe(value, before, after) { depth = self.depth(behind: value, depth) }
            }
            before = scalar.value
        }
        return depth > 0
    }

    private func depth(behind sign: Unicode.Scalar, _ depth: Int) -> Int {
        if open == close { return 1 - depth }
        return sign == open ? depth + 1 : max(0, depth - 1)
    }

    /// The sign of don’t is the closing one of ‘so’, but stands between letters.
    private func isApostrophe(_ sign: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?)
        -> Bool
    {
        guard sign == "’", let before, let after else { return false }
        return before.properties.isAlphabetic && after.properties.isAlphabetic
    }
}
