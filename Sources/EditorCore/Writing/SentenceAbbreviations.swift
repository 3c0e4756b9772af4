/// Words with a full stop that ends no sentence. Only those need to be known after which a capital or a digit may come:
/// before a small letter no stop ends a sentence anyway. So “etc.” is not among them: before a capital it ends one.
struct SentenceAbbreviations {
    /// Before a name or any other word.
    private let beforeWords: Set<String>
    /// Before a number alone: “no. 5”, but “He said no.”
    private let beforeNumbers: Set<String>
    /// Whether a full stop behind a small number makes it an ordinal: “am 3. Oktober”.
    let hasOrdinals: Bool

    init(_ language: Language) {
        let words = Self.words(in: language)
        beforeWords = Self.set(words.any)
        beforeNumbers = Self.set(words.numbers)
        hasOrdinals = Self.withOrdinals.contains(language)
    }

    /// Whether `word`, without its last full stop, is an abbreviation before a number, or before a word.
    func contains(_ word: String, beforeNumber: Bool) -> Bool {
        let word = word.lowercased()
        return beforeWords.contains(word) || beforeNumber && beforeNumbers.contains(word)
    }

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map(String.init))
    }

    private static let withOrdinals: Set<Language> = [
        .german, .swissGerman, .danish, .norwegian, .finnish, .czech, .slovak, .hungarian, .croatian,
        .icelandic, .turkish,
    ]

    private static func words(in language: Language) -> (any: String, numbers: String) {
        switch language {
        case .english:
            (
                "mr mrs ms mx dr prof st mt messrs rev hon gen col maj capt cmdr lt sgt sr jr gov sen rep pres "
                    + "supt insp vs cf e.g i.e viz approx ca c",
                "no nos vol vols pp p ch fig figs art sec"
            )
        case .german, .swissGerman:
            (
                "dr prof hr fr frl st bzw z.b d.h u.a vgl ggf evtl sog geb gest ca i.d.r i.a o.ä u.ä inkl exkl "
                    + "zzgl dipl ing hl mag",
                "nr bd kap abb abs art anm ziff aufl jg"
            )
        case .french, .swissFrench, .canadianFrench:
            ("m mm mgr me dr pr st cf ex p.ex av apr env c.-à-d", "p pp n no art chap vol fig")
        case .spanish: ("sr sra srta sres dr dra ud uds prof ej p.ej", "pág págs núm art cap vol")
        case .italian: ("sig sigg dott prof avv ing on es p.es", "pag pagg n art cap vol")
        case .dutch: ("dhr mevr mw dr drs ir ing prof bijv bv d.w.z m.b.t", "nr blz art")
        case .portuguese: ("sr sra dr dra prof exmo ex p.ex", "pág págs n art cap")
        case .swedish: ("dr prof ex t.ex bl.a d.v.s s.k f.d kl", "nr sid")
        case .danish, .norwegian: ("dr hr fr prof eks f.eks bl.a d.v.s dvs jf kl", "nr")
        case .polish: ("dr prof inż mgr ks św np tzn tj m.in", "nr str")
        case .czech, .slovak: ("p pí dr ing prof mgr sv např napr tzv tj", "č str")
        case .hungarian: ("dr prof pl ifj id özv", "sz")
        case .finnish: ("esim ts mm prof tri", "nro")
        case .croatian: ("dr prof sv npr tj", "br str")
        case .romanian: ("dl dna dr prof sf ex", "nr pag")
        case .icelandic: ("dr prof hr t.d þ.e", "nr bls")
        case .turkish: ("dr prof doç av ör bkz", "no")
        }
    }
}
