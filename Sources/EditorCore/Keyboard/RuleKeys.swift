/// The controls on the panel's rule: its name, the kinds, where it may go, and hide, always in this order.
struct RuleKeys {
    /// How much of them is shown.
    enum Wording: CaseIterable {
        /// Everything in words.
        case full
        /// The kinds as single letters.
        case brief
        /// All as single letters.
        case letters
        /// Hide alone.
        case hide
        case none
    }

    let content: PanelContent

    /// What the panel is called.
    var name: PanelKey {
        PanelKey(content.face.kind.title, spoken: "lift", .panel(.lift))
    }

    /// The kinds, the one that is shown among them.
    func kinds(_ wording: Wording) -> [PanelKey] {
        let isLong = wording == .full
        let all: [(PanelKind, String, String, String, String)] = [
            (.letters, "abc", "a", "abc", "a"), (.extra, "‹›", "‹", "<>", "<"),
            (.numbers, "123", "1", "123", "1"),
            (.symbols, "“—”", "—", "\"-\"", "-"), (.japanese, "かな", "か", "kana", "k"),
            (.help, "?", "?", "?", "?"),
        ]
        return all.compactMap { kind, long, short, plain, plainShort in
            if kind == .japanese, !content.choices.hasJapanese { return nil }
            return PanelKey(
                isLong ? long : short, plain: isLong ? plain : plainShort, spoken: kind.title, .kind(kind))
        }
    }

    /// Where the panel may go from where it is.
    func places(_ wording: Wording) -> [PanelKey] {
        let places: [PanelControl] =
            switch content.arrangement {
            case .docked: [.float, .split]
            case .undocked: [.dock, .split]
            case .split: [.dock, .merge]
            }
        return places.map { place in
            let name = place.rawValue
            return PanelKey(wording == .letters ? String(name.prefix(1)) : name, spoken: name, .panel(place))
        }
    }

    /// The key in the corner.
    func hide(_ wording: Wording) -> PanelKey {
        PanelKey(
            wording == .letters ? "×" : "hide", plain: wording == .letters ? "x" : "hide", spoken: "hide",
            .panel(.hide))
    }
}
