/// One letter or sign that can be turned into its relatives: e é è ê, or - – —.
///
/// It takes the place of dead keys: write the plain letter, then turn it as far as need be. The ring is pure data
/// (`VaryTable`); its order comes from the language, and before that from what the writer took last.
public struct Vary: Sendable {
    /// The letter or sign at hand.
    public let unit: String
    /// What the writer's choice is remembered by.
    public let key: VaryMemory.Key
    private let ring: VaryTable.Ring

    /// Nil when `unit` has no relatives.
    ///
    /// - Parameters:
    ///   - unit: one letter, or a unit of several such as three dots.
    ///   - before: the letter that stands before it; nil at the start. Quotes open behind a blank and close behind a word.
    public init?(_ unit: String, behind before: String? = nil) {
        guard let ring = VaryTable.ring(of: unit) else { return nil }
        self.unit = unit
        self.ring = ring
        key = VaryMemory.Key(home: ring.home, opens: ring.isQuotes && Self.opens(behind: before))
    }

    /// The relative that comes next; behind the last one comes the home of the ring again.
    public func next(_ language: Language, remembering memory: VaryMemory = VaryMemory()) -> String {
        let forms = forms(language, remembering: memory)
        guard let index = forms.firstIndex(of: unit) else { return ring.home }
        return forms[(index + 1) % forms.count]
    }

    /// All relatives in order: the home, what was used last, what the language has, the rest.
    public func forms(_ language: Language, remembering memory: VaryMemory = VaryMemory()) -> [String] {
        var forms = [ring.home]
        for form in [memory[key]].compactMap({ $0 }) + preferred(language) + ring.forms
        where ring.forms.contains(form) && !forms.contains(form) {
            forms.append(form)
        }
        return forms
    }

    private func preferred(_ language: Language) -> [String] {
        guard ring.isQuotes else {
            let letters = language.letters.map(String.init)
            let ranks = ring.forms.map { form in
                letters.firstIndex(of: form) ?? letters.firstIndex(of: form.lowercased())
            }
            return zip(ring.forms, ranks).compactMap { form, rank in rank.map { (form, $0) } }
                .sorted { $0.1 < $1.1 }.map(\.0)
        }
        let isSingle = ring.home == "'"
        let pair = isSingle ? language.innerQuotes : language.quotes
        let (open, close) = (String(pair.open), String(pair.close))
        if key.opens { return [open, close] }
        // Behind a letter the apostrophe is what is wanted most.
        return isSingle ? ["’", close, open] : [close, open]
    }

    private static func opens(behind before: String?) -> Bool {
        guard let sign = before?.first else { return true }
        return sign.isWhitespace || "([{—–-“„«‹‘‚\"'/".contains(sign)
    }
}

/// The forms that a writer took last.
public struct VaryMemory: Sendable {
    /// A ring, and for quotes also the side on which they stand.
    public struct Key: Hashable, Sendable {
        let home: String
        let opens: Bool
    }

    private var lastUsed: [Key: String] = [:]

    /// Remembers nothing yet.
    public init() {}

    /// The form taken last; nil when none was.
    public subscript(key: Key) -> String? { lastUsed[key] }

    /// Notes that the writer has settled on `form`. The home is what everybody types anyway and is not noted.
    public mutating func settle(_ form: String, for key: Key) {
        if form != key.home { lastUsed[key] = form }
    }
}
