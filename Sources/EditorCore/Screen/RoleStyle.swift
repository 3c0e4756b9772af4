/// How the writer wants a role to look: a line of the settings such as `heading #8a3b12 on #f7f4ec bold`.
public struct RoleStyle: Hashable, Sendable {
    /// Ways to stress letters that need no colour.
    public enum Stress: String, CaseIterable, Sendable {
        case bold, dim, italic, underline, reverse
        /// None of them, whatever the theme has.
        case plain
    }

    /// What it is for.
    public var role: StyleRole
    /// The letters; nil leaves them as they are.
    public var foreground: RGBColor?
    /// What is behind them; nil leaves it as it is.
    public var background: RGBColor?
    /// Empty leaves it as it is.
    public var stress: [Stress] = []

    /// Why a line cannot be read.
    public struct Problem: Error, Hashable, Sendable {
        /// A sentence without a full stop.
        public let sentence: String
    }

    /// Reads a role, then colours and stress in any order.
    ///
    /// - Throws: what is wrong with it.
    public init(_ line: String) throws(Problem) {
        var words = line.split(separator: " ")[...]
        guard let name = words.popFirst() else {
            throw Problem(sentence: "it wants a part of the page, such as text")
        }
        guard let role = StyleRole.allCases.first(where: { $0.name == name }) else {
            let names = StyleRole.allCases.map(\.name).joined(separator: ", ")
            throw Problem(sentence: "there is no “\(name)” to be coloured, only \(names)")
        }
        self.role = role
        guard !words.isEmpty else { throw Problem(sentence: "it wants a colour such as #8a3b12, or bold") }
        while let word = words.popFirst() {
            if let stress = Stress(rawValue: String(word)) {
                self.stress.append(stress)
            } else if word == "on" {
                guard let color = words.popFirst().flatMap({ RGBColor($0) }) else {
                    throw Problem(sentence: "“on” wants a colour such as #f7f4ec")
                }
                background = color
            } else if let color = RGBColor(word) {
                foreground = color
            } else {
                throw Problem(sentence: "“\(word)” is no colour such as #8a3b12, and no word such as bold")
            }
        }
    }

    /// The line that `init` reads.
    public var line: String {
        ([role.name, foreground?.notation, background.map { "on " + $0.notation }].compactMap { $0 }
            + stress.map(\.rawValue)).joined(separator: " ")
    }
}

extension StyleRole {
    /// Its name in the settings.
    public var name: String {
        switch self {
        case .currentHit: "current-hit"
        case .keyPressed: "key-pressed"
        case .keySticky: "key-sticky"
        case .keyFocused: "key-focused"
        default: "\(self)"
        }
    }
}

/// How the screen is to look, as the terminal is told.
public struct ScreenLook: Hashable, Sendable {
    /// What the page is painted with.
    public var theme: Theme
    /// Whether what is out of focus stands far back.
    public var fadesFar: Bool
    /// What the writer wants otherwise; of several for one role the last holds.
    public var own: [RoleStyle]

    /// Makes a look; the default is that of the terminal.
    public init(theme: Theme = .terminal, fadesFar: Bool = false, own: [RoleStyle] = []) {
        (self.theme, self.fadesFar, self.own) = (theme, fadesFar, own)
    }
}
