import Testing

@testable import EditorCore

@Suite struct LetterCaseTests {
    private func write(_ text: String, _ way: LetterCase, _ language: Language = .english) -> String {
        String(decoding: way.applied(to: Array(text.utf8), language).bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("Straße", Language.german, "STRAẞE", "straße"), ("Straße", .english, "STRASSE", "straße"),
        ("ısı İkinci", .turkish, "ISI İKİNCİ", "ısı ikinci"),
        ("Diyarbakır", .turkish, "DİYARBAKIR", "diyarbakır"),
        ("ΟΔΟΣ ΣΑΣ", .english, "ΟΔΟΣ ΣΑΣ", "οδος σας"), ("l’été", .french, "L’ÉTÉ", "l’été"),
        ("ﬁne ŉ", .english, "FINE ʼN", "ﬁne ŉ"), ("Åsa ö", .swedish, "ÅSA Ö", "åsa ö"),
        ("ǆep", .croatian, "ǄEP", "ǆep"), ("漢字 1", .english, "漢字 1", "漢字 1"),
    ])
    func `capitals and small letters go by Unicode and the language`(
        text: String, language: Language, upper: String, lower: String
    ) {
        #expect(write(text, .upper, language) == upper)
        #expect(write(text, .lower, language) == lower)
    }

    @Test(arguments: [
        ("the lord of the rings", Language.english, "The Lord of the Rings"),
        ("a room with a view", .english, "A Room with a View"),
        ("what is it for", .english, "What Is It For"),
        ("A TALE OF TWO CITIES", .english, "A Tale of Two Cities"),
        ("NASA and McDonald", .english, "NASA and McDonald"),
        ("well-known: an answer", .english, "Well-Known: An Answer"),
        ("don't o'clock", .english, "Don't O'clock"),
        ("savaş ve barış", .turkish, "Savaş ve Barış"), ("iki şehir", .turkish, "İki Şehir"),
        ("der alte Mann", .german, "Der alte Mann"), ("DER ALTE MANN", .german, "Der alte mann"),
        ("à la recherche du temps perdu", .french, "À la recherche du temps perdu"),
        ("cien años de soledad", .spanish, "Cien años de soledad"),
        ("gösta Berlings saga", .swedish, "Gösta Berlings saga"), ("ijsland", .dutch, "IJsland"),
        ("ǆep", .croatian, "ǅep"),
    ])
    func `titles are written as the language writes them`(text: String, language: Language, title: String) {
        #expect(write(text, .title, language) == title)
    }

    @Test(arguments: [
        ("THE END. ANOTHER ONE? YES", Language.english, "The end. Another one? Yes"),
        ("The Man And I'm Here With NASA", .english, "The man and I'm here with NASA"),
        ("der Alte Mann. Er ging", .german, "Der Alte Mann. Er ging"),
        ("the end. another", .english, "The end. Another"),
        ("«Le Temps» perdu. Oui", .french, "«Le temps» perdu. Oui"),
        ("¿Qué Es? Nada", .spanish, "¿Qué es? Nada"), ("¿qué es? nada", .spanish, "¿Qué es? Nada"),
        ("“Is It So?” he Asked. “Yes.”", .english, "“Is it so?” he asked. “Yes.”"),
        ("Then Mr. Black Came", .english, "Then mr. black came"),
        (
            "A Line That Was Wrapped by Hand, as in a\nLetter; it is Longer Than that, and Goes\nOn. So",
            .english,
            "A line that was wrapped by hand, as in a\nletter; it is longer than that, and goes\non. So"
        ), ("İKİ ŞEHİR. IŞIK", .turkish, "İki şehir. Işık"),
        ("DET VAR EN GÅNG", .swedish, "Det var en gång"),
    ])
    func `sentences begin with a capital`(text: String, language: Language, sentence: String) {
        #expect(write(text, .sentence, language) == sentence)
    }

    @Test(arguments: [
        ("word", ["Word", "WORD", "word"]), ("wORD", ["word", "Word", "WORD"]), ("i", ["I", "i", "I"]),
        ("straße", ["Straße", "STRAẞE", "straße"]),
    ])
    func `changing goes round and loses no letter`(text: String, forms: [String]) {
        var bytes = Array(text.utf8)
        let language: Language = text == "straße" ? .german : .english
        for form in forms {
            bytes = LetterCase.next(after: bytes, language).applied(to: bytes, language).bytes
            #expect(String(decoding: bytes, as: UTF8.self) == form)
        }
    }

    @Test func `places stay with their letters when others grow`() {
        let (bytes, places) = LetterCase.upper.applied(
            to: Array("ßa\u{FF}".utf8), .english, places: [0, 2, 3])
        #expect(places == [0, 2, 3])
        #expect(bytes.starts(with: Array("SSA".utf8)))
    }

    @Test func `bytes that are no text stay`() {
        #expect(LetterCase.upper.applied(to: [0x61, 0xFF, 0x62], .english).bytes == [0x41, 0xFF, 0x42])
    }
}
