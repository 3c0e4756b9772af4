/// Where a key is that is not on the screen.
struct KeySearch: Hashable {
    var kind: PanelKind
    var page: Int

    /// The kind and the page that have the key which `text` names best: another page of the kind that is shown, else the
    /// first kind, in the order of the rule, that has such a key.
    init?(_ text: String, beside content: PanelContent) {
        var kinds: [PanelKind] = [.letters, .extra, .numbers, .symbols]
        if content.choices.hasJapanese { kinds.append(.japanese) }
        let shown = content.face.kind
        for kind in [shown] + kinds.filter({ $0 != shown }) {
            guard let page = Self.page(for: text, of: kind, content) else { continue }
            self.init(kind: kind, page: page)
            return
        }
        return nil
    }

    private init(kind: PanelKind, page: Int) {
        self.kind = kind
        self.page = page
    }

    /// The page of a kind with the best match; the earliest of several.
    private static func page(for text: String, of kind: PanelKind, _ content: PanelContent) -> Int? {
        guard let shape = PanelShape(kind, content.arrangement, on: content.stage, content.choices) else {
            return nil
        }
        var content = content
        if content.face.kind != kind { content.face = PanelFace(kind) }
        var pages = [0]
        var best: (rank: Int, page: Int)?
        // Each page tells by its keys to which others one can turn.
        var next = 0
        while next < pages.count {
            content.hands.page = pages[next]
            for key in KeyTable(content, shape).rows.flatMap({ $0.keys }) {
                if case .page(let other) = key.action, !pages.contains(other) { pages.append(other) }
                if let rank = key.rank(for: text), rank < best?.rank ?? .max { best = (rank, pages[next]) }
            }
            next += 1
        }
        return best?.page
    }
}

extension PanelKey {
    /// How well `text` names the key: 0 its whole name, 1 the beginning of it, 2 that of another word in it; nil when it
    /// does not.
    func rank(for text: String) -> Int? {
        let wanted = text.lowercased()
        let name = spokenName.lowercased()
        guard !wanted.isEmpty else { return nil }
        if name == wanted { return 0 }
        if name.hasPrefix(wanted) { return 1 }
        return name.contains(" " + wanted) ? 2 : nil
    }
}
