/// What a writer looks for in folders.
struct FolderWork {
    /// The folder that the list is of.
    @Rare var browsing: Browsing?
    /// The texts of a folder that the list is of.
    @Rare var book: Book?
    /// Places at which texts are being opened, until these are here.
    var awaitedHits: [DocumentID: AwaitedHit] = [:]
    private var number = 0

    /// A number that no request has had.
    mutating func nextNumber() -> Int {
        number += 1
        return number
    }
}

/// A place in a text that is being opened.
struct AwaitedHit {
    var range: Range<TextOffset>
    /// What was looked for.
    var words: String
}
