/// What is remembered of texts from one run to the next.
public struct TextMemory: Sendable {
    /// Where the writer was in each.
    var places: FileNotes<PlaceNote>
    /// The files that were open last, the newest at the end.
    var recent: FileNotes<RecentNote>

    /// Reads what the two files hold.
    public init(places: [UInt8] = [], recent: [UInt8] = [], names: FileNames = FileNames()) {
        self.places = FileNotes(places, names: names, most: 200)
        self.recent = FileNotes(recent, names: names, most: 100)
    }

    /// Makes names of files whole.
    var names: FileNames { places.names }
}

/// That a file was open. Its place among the others is all that is kept.
struct RecentNote: FileNote {
    init() {}

    init?(words: [ArraySlice<UInt8>]) {
        if !words.isEmpty { return nil }
    }

    var words: String { "" }
}
