/// A form to be drawn: labels and what stands behind them, one field below the other.
public struct FormPage: Hashable, Sendable {
    /// One field.
    public struct Field: Hashable, Sendable {
        /// What stands before it.
        public var label: String
        /// What has been filled in.
        public var value: String
        /// What is wrong with it, if anything.
        public var complaint: String?
        /// Whether it is turned and not typed.
        public var isChoice: Bool

        /// Makes a field.
        public init(label: String, value: String, complaint: String? = nil, isChoice: Bool = false) {
            self.label = label
            self.value = value
            self.complaint = complaint
            self.isChoice = isChoice
        }
    }

    /// What stands above the fields.
    public var title: String
    /// The fields, from the top.
    public var fields: [Field]
    /// Which field is being filled in.
    public var focus: Int
    /// Where in it the caret stands, in bytes of its value.
    public var caret: Int
    /// What can be done with the whole form; stands below the fields.
    public var actions: [FootContent.Choice]

    /// Makes a form; `focus` must be the number of a field.
    public init(
        title: String, fields: [Field], focus: Int, caret: Int, actions: [FootContent.Choice] = []
    ) {
        self.title = title
        self.fields = fields
        self.focus = focus
        self.caret = caret
        self.actions = actions
    }
}
