/// Another Clean Writer that has the same file open.
public struct Neighbour: Hashable, Sendable {
    /// The name of its door, where it is asked. It stays the same while claims come and go with each save.
    public var door: [UInt8]
    /// Its terminal, such as `pts/3`; empty when it has none.
    public var terminal: String
    /// Its machine, when that is not this one.
    public var host: String?
    /// Since when it has the file open, as people say it.
    public var since: String

    /// Describes one.
    public init(door: [UInt8], terminal: String, host: String? = nil, since: String) {
        self.door = door
        self.terminal = terminal
        self.host = host
        self.since = since
    }
}

/// An editor of another make that seems to have a file open.
public struct ForeignEditor: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// What is known of who runs it; empty when nothing is.
    public var owner: String

    /// Describes one.
    public init(name: String, owner: String) {
        self.name = name
        self.owner = owner
    }
}

/// What came of asking a neighbour for a text.
public struct HandOver: Sendable {
    /// What the neighbour said.
    public enum Answer: Sendable {
        /// The text is ours; the neighbour has left it.
        case given
        /// It cannot give the text now, as in the middle of a save or when it has nowhere to write.
        case kept
        /// It said nothing in time: it may be stopped, or stuck.
        case silent
        /// There is none any more.
        case gone
    }

    /// What the neighbour said.
    public var answer: Answer
    /// The file after that.
    public var look: OutsideLook
    /// The words that the file does not have, as far as they are known.
    public var words: LeftText?

    /// Describes it.
    public init(_ answer: Answer, look: OutsideLook, words: LeftText?) {
        self.answer = answer
        self.look = look
        self.words = words
    }
}

/// A question of another Clean Writer that is yet to be answered.
public struct HandOverTicket: Hashable, Sendable {
    /// A number never used twice in a run.
    public let number: Int
    /// Makes the ticket `number`.
    public init(_ number: Int) { self.number = number }
}
