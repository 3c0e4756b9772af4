/// The words by which books name their parts and chapters, in the languages that the program knows.
enum ChapterWords {
    /// Before a number or a name.
    private static let chapters: Set<String> = [
        "chapter", "kapitel", "chapitre", "capítulo", "capitulo", "capitolo", "hoofdstuk", "kapittel", "luku",
        "rozdział", "kapitola", "bölüm", "глава", "розділ", "κεφάλαιο",
    ]
    /// Before a number or a single word: these words begin sentences as well.
    private static let parts: Set<String> = [
        "part", "book", "volume", "act", "teil", "buch", "band", "akt", "partie", "livre", "tome", "acte",
        "parte",
        "libro", "acto", "atto", "livro", "deel", "boek", "del", "bok", "osa", "część", "část",
        "kısım",
        "часть", "книга", "частина", "μέρος",
    ]
    private static let scenes: Set<String> = ["scene", "szene", "scène", "escena", "scena", "cena"]
    /// On a line of their own, or before a title.
    private static let unnumbered: Set<String> = [
        "prologue", "epilogue", "foreword", "preface", "afterword", "interlude", "introduction", "prolog",
        "epilog", "vorwort", "nachwort", "einleitung", "zwischenspiel", "épilogue", "préface", "avant-propos",
        "prólogo", "epílogo", "prefacio", "prologo", "epilogo", "prefazione", "proloog", "epiloog", "пролог",
        "эпилог", "епілог", "序章", "終章", "终章", "プロローグ", "エピローグ",
    ]

    /// How deep the line of a chapter stands; nil when it is none.
    static func level(of line: String) -> Int? {
        if let level = level(ofCounted: line) { return level }
        let first = line.prefix { $0.isLetter || $0 == "-" }
        let word = first.lowercased()
        let rest = line.dropFirst(first.count)
        if unnumbered.contains(word) {
            return rest.isEmpty || beginsTitle(rest) && !rest.endsAsSentence ? OutlinePlace.chapterLevel : nil
        }
        let isChapter = chapters.contains(word)
        guard isChapter || parts.contains(word) || scenes.contains(word), rest.first?.isWhitespace == true
        else {
            return nil
        }
        guard let name = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace).first.map(String.init),
            names(rest.drop(while: \.isWhitespace), first: name, isChapter: isChapter)
        else { return nil }
        if isChapter { return OutlinePlace.chapterLevel }
        return parts.contains(word) ? OutlinePlace.partLevel : OutlinePlace.chapterLevel + 1
    }

    /// Whether what stands behind the word names a chapter: a number, a single word, for chapters any name.
    private static func names(_ rest: Substring, first: String, isChapter: Bool) -> Bool {
        let bare = first.last.map { ".:,–—-".contains($0) } == true ? String(first.dropLast()) : first
        let behind = rest.dropFirst(first.count)
        if bare.isRoman || !bare.isEmpty && bare.allSatisfy(\.isASCIIDigit) {
            return behind.isEmpty || !behind.endsAsSentence
        }
        guard !rest.endsAsSentence, let letter = rest.first else { return false }
        if behind.isEmpty { return letter.isLetter }
        guard letter.isUppercase else { return false }
        return isChapter || bare != first || beginsTitle(behind)
    }

    /// Whether a sign that goes before a title comes next.
    private static func beginsTitle(_ rest: some StringProtocol) -> Bool {
        rest.drop(while: \.isWhitespace).first.map { ":.–—-".contains($0) } ?? false
    }

    /// How deep a line stands that names its chapter in the way of Chinese, Japanese and Korean, `第三章 雨`, `제1장`.
    static func level(ofCounted line: String) -> Int? {
        guard let first = line.first, first == "第" || first == "제" else { return nil }
        let rest = line.dropFirst().drop { $0 == " " }
        let digits = "0123456789０１２３４５６７８９〇零一二三四五六七八九十百千两兩"
        let number = rest.prefix { digits.contains($0) }
        let behind = rest.dropFirst(number.count).drop { $0 == " " }
        guard !number.isEmpty, line.count <= 40, let unit = behind.first, !line.endsAsSentence else {
            return nil
        }
        let next = behind.dropFirst().first
        guard next == nil || next?.isWhitespace == true || next.map({ "：:、・—「『".contains($0) }) == true
        else { return nil }
        switch unit {
        case "部", "卷", "巻", "編", "编", "篇", "부": return OutlinePlace.partLevel
        case "章", "장": return OutlinePlace.chapterLevel
        case "節", "节", "話", "话", "回", "幕", "화", "절": return OutlinePlace.chapterLevel + 1
        default: return nil
        }
    }
}
