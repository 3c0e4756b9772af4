import EditorTestSupport
import Testing

@testable import EditorCore

/// What writers of each language type, and what they want to see: once typed key by key, once converted as a whole.
/// `␣` stands for a no-break space, `‿` for a narrow one.
@Suite struct MarkLanguagesTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var keys: String
        var set: String
        init(_ keys: String, _ set: String) {
            self.keys = keys
            self.set = String(set.map { $0 == "␣" ? "\u{A0}" : $0 == "‿" ? "\u{202F}" : $0 })
        }
        var testDescription: String { keys }
    }

    private func expect(
        _ sample: Sample, _ style: MarkStyle, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let typed = TypingHand.typed(sample.keys + "\n", style)
        #expect(typed == sample.set + "\n", "typed", sourceLocation: sourceLocation)
        let converted = TypingHand.converted(sample.keys, style)
        #expect(converted == sample.set, "converted", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        Sample("\"No--\" he said (\"yes\")", "“No—” he said (“yes”)"),
        Sample("He said--\"Yes\"--and left", "He said—“Yes”—and left"),
        Sample("\"'Tis,\" she said. 'twas", "“’Tis,” she said. ’twas"),
        Sample("rock 'n' roll", "rock ’n’ roll"), Sample("rock'n'roll", "rock’n’roll"),
        Sample("the '80s, the 1980's, the summer of '68", "the ’80s, the 1980’s, the summer of ’68"),
        Sample("the boys' hats. 'The boys' hats,' he said", "the boys’ hats. ‘The boys’ hats,’ he said"),
        Sample("O'Brien didn't. Don't 'you'?", "O’Brien didn’t. Don’t ‘you’?"),
        Sample("give 'em hell, not 'embassy'", "give ’em hell, not ‘embassy’"),
        Sample("\"She said 'yes.'\"", "“She said ‘yes.’”"),
        Sample("\"'Well,' he said\"", "“‘Well,’ he said”"),
        Sample("6'2\" tall, 12\" deep", "6'2\" tall, 12\" deep"),
        Sample("\"It was 1984\" and '1984'", "“It was 1984” and ‘1984’"),
        Sample("*\"So\"* and _'so'_ and **\"so\"**", "*“So”* and _‘so’_ and **“so”**"),
        Sample("wait...", "wait…"), Sample("wait....", "wait…."), Sample("wait.....", "wait....."),
        Sample("and..", "and.."), Sample("one---two--three", "one—two—three"), Sample("1939-45", "1939-45"),
        Sample("1939--45", "1939–45"), Sample("a -- b", "a — b"), Sample("-- he said", "— he said"),
        Sample("---", "---"), Sample("a ---- b", "a ---- b"), Sample("| --- | --- |", "| --- | --- |"),
        Sample("a --> b <-- c", "a --> b <-- c"), Sample("mother-in-law", "mother-in-law"),
        Sample("“it's” ‘so’", "“it’s” ‘so’"), Sample("\"Wait--\"", "“Wait—”"),
        Sample("\"Well \" he said", "“Well ” he said"), Sample("'twasn't 'til", "’twasn’t ’til"),
        Sample("> \"quoted\"", "> “quoted”"), Sample("and/or \"x\"/\"y\"", "and/or “x”/“y”"),
        Sample("\"…and\"", "“…and”"),
    ])
    func `English`(sample: Sample) { expect(sample, MarkStyle(.english)) }

    @Test(arguments: [
        Sample("\"Ja\", sagte er.", "„Ja“, sagte er."), Sample("\"Er sagte 'ja'.\"", "„Er sagte ‚ja‘.“"),
        Sample("das geht's? Hab 'ne Idee, 's ist so", "das geht’s? Hab ’ne Idee, ’s ist so"),
        Sample("'Das war's', sagte er", "‚Das war’s‘, sagte er"), Sample("Hans' Hut", "Hans’ Hut"),
        Sample("Ja -- nein --- doch", "Ja – nein — doch"), Sample("(\"so\")", "(„so“)"),
        Sample("\"Nein--\"", "„Nein–“"), Sample("warte...", "warte…"),
    ])
    func `German`(sample: Sample) { expect(sample, MarkStyle(.german)) }

    @Test(arguments: [
        Sample("\"Ja\", sagte er.", "»Ja«, sagte er."), Sample("\"Er sagte 'ja'.\"", "»Er sagte ›ja‹.«"),
        Sample("geht's? Hans' Hut", "geht’s? Hans’ Hut"),
    ])
    func `German novels and Danish`(sample: Sample) {
        expect(sample, MarkStyle(.german, quotes: OwnQuotes("»« ›‹")))
        expect(sample, MarkStyle(.danish))
    }

    @Test(arguments: [
        Sample("Il dit \"oui\".", "Il dit «␣oui␣»."),
        Sample("Il dit \" oui \" et part", "Il dit «␣oui␣» et part"),
        Sample("l'été, aujourd'hui, d'Artagnan", "l’été, aujourd’hui, d’Artagnan"),
        Sample("l'\"homme\"", "l’«␣homme␣»"),
        Sample("Quoi ? Non ! Si ; voilà :", "Quoi‿? Non‿! Si‿; voilà␣:"),
        Sample("Quoi? Non!", "Quoi‿? Non‿!"), Sample("Quoi ?! Hein !!", "Quoi‿?! Hein‿!!"),
        Sample("à 10:30 : oui", "à 10:30␣: oui"), Sample("http://a.fr/?b=c oui", "http://a.fr/?b=c oui"),
        Sample("clin :-) et ;) fin", "clin :-) et ;) fin"), Sample("&eacute;t&eacute;", "&eacute;t&eacute;"),
        Sample("\"Non !\"", "«␣Non‿!␣»"), Sample("(\"oui\")", "(«␣oui␣»)"), Sample("\"'oui'\"", "«␣“oui”␣»"),
        Sample("--- Oui, dit-il... -- Non", "— Oui, dit-il… — Non"),
    ])
    func `French`(sample: Sample) { expect(sample, MarkStyle(.french)) }

    @Test(arguments: [
        Sample("Il dit \"oui : 'non' !\"", "Il dit «‿oui‿: ‹‿non‿›‿!‿»"), Sample("l'été", "l’été"),
    ])
    func `Swiss French`(sample: Sample) { expect(sample, MarkStyle(.swissFrench)) }

    @Test(arguments: [Sample("Il dit: \"Quoi? Non!\"", "Il dit␣: «␣Quoi? Non!␣»")])
    func `Canadian French`(sample: Sample) { expect(sample, MarkStyle(.canadianFrench)) }

    @Test(arguments: [
        Sample("\"¿Qué?\", dijo. ¡\"Ay\"!", "«¿Qué?», dijo. ¡«Ay»!"), Sample("¿\"Qué\"?", "¿«Qué»?"),
        Sample("\"El 'sí'\"", "«El “sí”»"), Sample("---Hola ---dijo--- y se fue", "—Hola —dijo— y se fue"),
    ])
    func `Spanish`(sample: Sample) { expect(sample, MarkStyle(.spanish)) }

    @Test(arguments: [
        Sample("\"Hej\", sa han. \"'Nej'\"", "”Hej”, sa han. ”’Nej’”"),
        Sample("-- Ja, sa hon.", "– Ja, sa hon."),
        Sample("Lars' bok", "Lars’ bok"),
    ])
    func `Swedish`(sample: Sample) { expect(sample, MarkStyle(.swedish)) }

    @Test(arguments: [
        (Language.polish, Sample("\"Tak 'nie'\"", "„Tak «nie»”")),
        (.czech, Sample("\"Ano 'ne'\" -- dal", "„Ano ‚ne‘“ – dal")),
        (.italian, Sample("\"L'amico 'mio'\" negli anni '80", "«L’amico “mio”» negli anni ’80")),
        (.dutch, Sample("\"'s Avonds 't huis\" foto's", "“’s Avonds ’t huis” foto’s")),
        (.norwegian, Sample("\"Ja\"", "«Ja»")), (.hungarian, Sample("\"Igen 'nem'\"", "„Igen »nem«”")),
    ])
    func `other languages`(language: Language, sample: Sample) { expect(sample, MarkStyle(language)) }

    @Test(arguments: [
        Sample("彼は\"はい\"と言った。\"いいえ\"", "彼は「はい」と言った。「いいえ」"), Sample("\"'本'だ\"", "「『本』だ」"),
    ])
    func `Japanese corner brackets`(sample: Sample) {
        expect(sample, MarkStyle(.english, quotes: OwnQuotes("「」『』")))
    }

    @Test(arguments: Language.allCases)
    func `every language quotes, and quotes within quotes`(language: Language) {
        let style = MarkStyle(language)
        let set = TypingHand.converted("\"a 'b' c\"", style).filter { $0 != "\u{A0}" && $0 != "\u{202F}" }
        let (outer, inner) = (style.outer, style.inner)
        #expect(set == "\(outer.open)a \(inner.open)b\(inner.close) c\(outer.close)")
    }

    @Test(arguments: [
        ("fr_CH.UTF-8", Language.swissFrench), ("fr_FR.UTF-8", .french), ("de_AT", .german),
        ("de_CH", .swissGerman),
        ("en_US.UTF-8", .english), ("nb_NO.UTF-8", .norwegian), ("sv", .swedish), ("pl_PL@euro", .polish),
    ])
    func `a locale names its language`(locale: String, language: Language) {
        #expect(Language(locale: locale) == language)
    }

    @Test(arguments: ["C", "POSIX", "C.UTF-8", "", "_", "tlh_KX"])
    func `a locale of no language names none`(locale: String) { #expect(Language(locale: locale) == nil) }

    @Test(arguments: ["", "“”", "“”‘", "“”‘’«", "abcd", "“” \t’", "“”‘’\u{7F}"])
    func `quotes of one's own are four signs`(text: String) { #expect(OwnQuotes(text) == nil) }
}
