import Testing

@testable import EditorCore

@Suite struct VaryTests {
    /// What `unit` becomes by pressing until it is home again.
    private func walk(
        _ unit: String, behind before: String? = "x", _ language: Language = .english,
        _ memory: VaryMemory = VaryMemory()
    ) -> [String] {
        var forms: [String] = []
        var form = unit
        repeat {
            guard let vary = Vary(form, behind: before) else { return forms }
            form = vary.next(language, remembering: memory)
            forms.append(form)
        } while form != unit && forms.count < 50
        return forms
    }

    @Test(arguments: [
        ("e", "é è ê ë ē"), ("E", "É È Ê Ë"), ("-", "– —"), ("s", "ß"), ("S", "ẞ"), ("n", "ñ"), ("c", "ç"),
        ("?", "¿ ?"), ("!", "¡ !"), ("...", "… ..."), ("'", "’"), ("$", "£ €"), (".", "· ."),
    ])
    func `a letter turns into its relatives`(unit: String, expected: String) {
        let forms = expected.split(separator: " ").map(String.init)
        #expect(walk(unit).prefix(forms.count) == forms[...])
    }

    @Test(arguments: VaryTable.rings.map(\.forms))
    func `every form is reached once and the ring comes home`(forms: [String]) {
        for language in Language.allCases {
            let walked = walk(forms[0], language)
            #expect(walked.last == forms[0])
            #expect(walked.count == forms.count && Set(walked) == Set(forms))
        }
    }

    @Test func `no form is in two rings`() {
        let forms = VaryTable.rings.flatMap(\.forms)
        #expect(Set(forms).count == forms.count)
    }

    @Test func `every letter of a language is a relative of a plain one`() {
        for language in Language.allCases {
            for letter in language.letters {
                let ring = VaryTable.ring(of: String(letter))
                #expect(ring != nil && ring?.home != String(letter), "\(letter) of \(language)")
            }
        }
    }

    @Test func `capitals have the relatives of their small letters`() {
        for ring in VaryTable.rings where ring.home.first?.isUppercase == true {
            let small = VaryTable.ring(of: ring.home.lowercased())?.forms ?? []
            // The Turkish I with a dot has a small letter of two scalars, which is the plain i with its own dot.
            for form in ring.forms where form != "İ" { #expect(small.contains(form.lowercased()), "\(form)") }
        }
    }

    @Test(arguments: [
        (Language.german, "a", "ä"), (.german, "o", "ö"), (.german, "A", "Ä"), (.french, "a", "à"),
        (.french, "o", "œ"), (.swedish, "a", "å"), (.danish, "a", "æ"), (.norwegian, "o", "ø"),
        (.czech, "e", "ě"), (.hungarian, "o", "ó"), (.polish, "Z", "Ż"), (.turkish, "i", "ı"),
        (.turkish, "I", "İ"), (.turkish, "s", "ş"), (.romanian, "s", "ș"), (.english, "e", "é"),
    ])
    func `the language's own letter comes first`(language: Language, unit: String, first: String) throws {
        #expect(try #require(Vary(unit)).next(language) == first)
    }

    @Test(arguments: [
        (Language.english, "\"", nil, "“"), (.english, "\"", " ", "“"), (.english, "\"", "a", "”"),
        (.english, "\"", ".", "”"), (.english, "\"", "—", "“"), (.english, "\"", "(", "“"),
        (.english, "'", "n", "’"), (.english, "'", " ", "‘"), (.german, "\"", "\n", "„"),
        (.german, "\"", "!", "“"), (.german, "'", " ", "‚"), (.german, "'", "s", "’"),
        (.french, "\"", " ", "«"), (.french, "\"", "a", "»"), (.swedish, "\"", " ", "”"),
        (.danish, "\"", " ", "»"), (.danish, "\"", "a", "«"),
    ])
    func `quotes open behind a blank and close behind a word`(
        language: Language, unit: String, before: String?, first: String
    ) throws {
        #expect(try #require(Vary(unit, behind: before)).next(language) == first)
    }

    @Test func `what was used last comes first`() throws {
        var memory = VaryMemory()
        let vary = try #require(Vary("e"))
        memory.settle("ê", for: vary.key)
        #expect(vary.forms(.english, remembering: memory).prefix(4) == ["e", "ê", "é", "è"])
        memory.settle("e", for: vary.key)
        #expect(vary.next(.english, remembering: memory) == "ê")
        #expect(try #require(Vary("a")).next(.english, remembering: memory) == "à")
    }

    @Test func `opening and closing quotes are remembered apart`() throws {
        var memory = VaryMemory()
        memory.settle("«", for: try #require(Vary("\"", behind: " ")).key)
        #expect(try #require(Vary("\"", behind: "a")).next(.english, remembering: memory) == "”")
        #expect(try #require(Vary("\"", behind: " ")).next(.english, remembering: memory) == "«")
    }

    @Test func `an accent that is a scalar of its own is understood`() throws {
        #expect(try #require(Vary("e\u{301}")).next(.english) == "è")
        #expect(try #require(Vary("A\u{30A}")).next(.english) != "A\u{30A}")
    }

    @Test(arguments: ["", "b", "漢", "👍🏽", "\n", "\r\n", "\u{FFFD}", "x\u{301}", "q", "\u{FEFF}"])
    func `what has no relatives is left alone`(unit: String) { #expect(Vary(unit) == nil) }

    @Test func `spaces have names, as they look alike`() {
        #expect(walk(" ").compactMap(VaryTable.name).count == 4)
        #expect(VaryTable.name(of: "é") == nil)
    }
}

@Suite struct VaryPlaceTests {
    @Test(arguments: [
        ("caf", "f", "a"), ("...", "...", nil), ("a...", "...", "a"), ("a..", ".", "."), ("....", "...", "."),
        ("e\u{301}", "é", nil), ("👍🏽-", "-", "👍🏽"), ("a\r\n\"", "\"", "\r\n"), ("e", "e", nil),
    ])
    func `the unit before the caret and what stands before it are found`(
        text: String, unit: String, before: String?
    ) throws {
        let rope = Rope(text)
        let place = try #require(VaryPlace(before: rope.end, in: rope))
        #expect(place.unit == unit && place.before == before)
        #expect(place.range.upperBound == rope.end)
    }

    @Test func `there is nothing at the start of a text`() {
        #expect(VaryPlace(before: .zero, in: Rope("e")) == nil)
    }
}
