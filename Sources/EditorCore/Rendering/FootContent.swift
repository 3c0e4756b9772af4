/// What the foot line says, before it is drawn.
public enum FootContent: Hashable, Sendable {
    /// Nothing: the writer is writing.
    case quiet
    /// Name and state at the left, some short things at the right, all dimmed. Of those the first ones give way where there
    /// is no room.
    case status(name: String, state: String, right: [String])
    /// A sentence.
    case notice(String, role: StyleRole)
    /// A label, a field being filled in, and a dimmed hint behind it.
    case field(label: String, text: String, caret: Int, hint: String)
    /// A sentence with the keys that answer it.
    case question(String, [Choice])
    /// The same below a page that is read: the caret stays on the page.
    case offer(String, [Choice])

    /// One way to answer a question.
    public struct Choice: Hashable, Sendable {
        /// What it does, such as `Save`.
        public let label: String
        /// The key as people read it, such as `⏎`.
        public let key: String

        /// Makes a choice.
        public init(label: String, key: String) {
            self.label = label
            self.key = key
        }
    }
}
