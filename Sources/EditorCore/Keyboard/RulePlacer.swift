/// Puts the controls on the rule of one part of the panel.
struct RulePlacer {
    /// Which part it is: the left half has the kinds, the right one the rest.
    enum Side { case whole, left, right }

    private(set) var placed: [PlacedKey] = []
    private(set) var lines: [GridRect] = []
    /// The column at which the controls begin.
    private(set) var limit: Int

    private let content: PanelContent
    private let part: GridRect
    private let side: Side

    /// A piece of the rule: a key, and the blanks before it.
    private struct Item {
        var key: PanelKey
        var gap: Int
    }

    /// - Parameter keys: keys that have the place of the name, for want of a row of their own.
    init(_ content: PanelContent, in part: GridRect, _ side: Side, keys: [PanelKey] = []) {
        self.content = content
        self.part = part
        self.side = side
        let end = part.origin.column + part.size.columns
        limit = end
        guard part.size.rows > 0, part.size.columns > 0 else { return }
        let isForFoot = content.arrangement == .docked && content.footColumns > 0
        let name = RuleKeys(content: content).name
        let nameWidth =
            side == .right ? Self.grip : content.choices.width(of: content.choices.text(of: name)) + 6
        let columns = part.size.columns
        let wordings = (keys.isEmpty ? RuleKeys.Wording.allCases : [.hide, .none]).map { items($0) }
        let room = isForFoot ? content.footColumns : Self.grip
        let controls = wordings.first { width($0) + room <= columns } ?? []
        limit = end - width(controls)
        put(controls, to: end)
        guard limit > part.origin.column else { return }
        // While the foot line speaks there, no tap lifts the panel, but the keyboard's focus still finds the key.
        if isForFoot {
            add(name, at: limit, width: 0, columns: limit..<limit)
            return
        }
        if !keys.isEmpty {
            putKeys(keys)
            let isBare = placed.allSatisfy(\.isControl)
            add(name, at: limit, width: 0, columns: (isBare ? part.origin.column : limit)..<limit)
            return
        }
        let showsName = side != .right && width(controls) + nameWidth <= columns
        putName(name, shows: showsName)
    }

    /// The least piece of line by which a panel is taken.
    private static let grip = 3

    private func items(_ wording: RuleKeys.Wording) -> [Item] {
        let keys = RuleKeys(content: content)
        guard wording != .none else { return [] }
        let isLong = wording == .full
        var items: [Item] = []
        if wording != .hide {
            if side != .right { items += keys.kinds(wording).map { Item(key: $0, gap: isLong ? 1 : 2) } }
            if side != .left { items += group(keys.places(wording)) }
        }
        if side != .left { items.append(Item(key: keys.hide(wording), gap: isLong ? 6 : 3)) }
        return items
    }

    private func group(_ keys: [PanelKey]) -> [Item] {
        keys.enumerated().map { Item(key: $1, gap: $0 == 0 ? 3 : 2) }
    }

    /// Cells of the controls, with a blank before them, and a blank and a piece of line after.
    private func width(_ items: [Item]) -> Int {
        items.isEmpty
            ? 0 : items.dropFirst().reduce(1 + labelWidth(items[0]) + 2) { $0 + $1.gap + labelWidth($1) }
    }

    private func labelWidth(_ item: Item) -> Int {
        content.choices.width(of: content.choices.text(of: item.key))
    }

    private mutating func put(_ items: [Item], to end: Int) {
        guard !items.isEmpty else { return }
        var column = limit + 1
        var edge = limit
        for (index, item) in items.enumerated() {
            if index > 0 { column += item.gap }
            let width = labelWidth(item)
            let next = index + 1 < items.count ? column + width + (items[index + 1].gap + 1) / 2 : end
            add(item.key, at: column, width: width, columns: edge..<next)
            edge = next
            column += width
        }
        addLine(end - 1..<end)
    }

    /// As many keys as there is room for.
    private mutating func putKeys(_ keys: [PanelKey]) {
        var shown: [(key: PanelKey, columns: Range<Int>)] = []
        var column = part.origin.column + 1
        for key in keys {
            let end = column + content.choices.width(of: content.choices.text(of: key))
            guard end < limit else { break }
            shown.append((key, column..<end))
            column = end + KeyPlacer.gap.least
        }
        for (index, (key, label)) in shown.enumerated() {
            let left = index == 0 ? part.origin.column : label.lowerBound - 1
            let right = index + 1 < shown.count ? label.upperBound + 1 : limit
            add(key, at: label.lowerBound, width: label.count, columns: left..<right, isControl: false)
        }
    }

    private mutating func putName(_ name: PanelKey, shows: Bool) {
        let left = part.origin.column
        guard shows else {
            // The line alone is the grip.
            addLine(left..<limit)
            return add(name, at: left, width: 0, columns: left..<limit)
        }
        let width = content.choices.width(of: content.choices.text(of: name))
        addLine(left..<left + 2)
        addLine(left + 3 + width + 1..<limit)
        add(name, at: left + 3, width: width, columns: left..<limit)
    }

    private mutating func add(
        _ key: PanelKey, at column: Int, width: Int, columns: Range<Int>, isControl: Bool = true
    ) {
        let row = part.origin.row
        placed.append(
            PlacedKey(
                key: key, text: width == 0 ? "" : content.choices.text(of: key),
                label: GridPosition(row: row, column: column), labelColumns: width,
                rect: GridRect(
                    origin: GridPosition(row: row, column: columns.lowerBound),
                    size: GridSize(rows: 1, columns: columns.count)),
                isControl: isControl))
    }

    private mutating func addLine(_ columns: Range<Int>) {
        guard !columns.isEmpty else { return }
        lines.append(
            GridRect(
                origin: GridPosition(row: part.origin.row, column: columns.lowerBound),
                size: GridSize(rows: 1, columns: columns.count)))
    }
}
