extension String {
    /// Whether all of it is printable ASCII: a cell each, sent as it is.
    var isPlainASCII: Bool { utf8.allSatisfy(\.isPrintableASCII) }
}

/// A short line of text cut into what is drawn for it.
struct LineCells {
    /// The clusters from left to right; a paragraph end shows as a mark.
    let clusters: [LaidCluster]
    /// Cells in all.
    var width: Int { clusters.last.map { $0.column + $0.width } ?? 0 }

    init(_ line: String, _ settings: LayoutSettings) {
        let text = Rope(line)
        var wide = settings
        wide.width = max(1, line.utf8.count * 8)
        var breaker = RowBreaker(text, from: .zero, to: text.end, wide)
        clusters = breaker.clusters(from: .zero, to: text.end)
    }

    /// The column of the place `bytes` bytes into the line.
    func column(atByte bytes: Int) -> Int {
        clusters.first { $0.range.lowerBound.bytes >= bytes }?.column ?? width
    }
}
