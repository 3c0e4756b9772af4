import EditorCore

extension JournalKeeper {
    /// The world around the keeper.
    struct Surroundings {
        /// The folder of the journals; nil when the environment names none.
        var folder: [UInt8]?
        /// Where the program was started: names of documents are looked up from there.
        var start: FilePath
        var calls: any JournalCalls
        /// Carries an order out, and tells what came of it; nil when that will be told later, to `settle`.
        var confirm: (JournalOrder) -> Result<Void, SystemError>? = { $0.run() }
        /// A journal may be this long, or twice as long as its text, in bytes.
        var usualSize = 1 << 20
        /// Longer files are referred to in a journal and not copied, in bytes.
        var wholeLimit = 4 << 20
        /// More than this of all journals together is told, in bytes. Unsaved words are never removed for it.
        var largestTotal = 256 << 20
        /// Nanoseconds since 1970.
        var date: () -> Int64
        /// Tells the session.
        var tell: (JournalNews) -> Void
        /// Puts journals of former runs into the trash, with whether their words are safe elsewhere.
        var discard: ([[UInt8]], Bool) throws(JournalTrouble) -> Void
    }
}
