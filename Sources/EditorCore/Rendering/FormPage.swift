/// A form to be drawn: labels and what stands behind them, one field below the other.
public struct FormPage: Hashable, Sendable {
    /// One field.
    public struct Field: Hashable, Sendable {
        /// What stands above it and those that follow; nil where they go on.
        public var heading: String?
        /// What stands before it.
        public var label: String
        /// What has been filled in.
        public var value: String
        /// What is wrong with it, if anything.
        public var complaint: String?
        /// Whether it is turned and not typed.
        public var isChoice: Bool

        /// Makes a field.
        public init(
            heading: String? = nil, label: String, value: String, complaint: String? = nil,
            isChoice: Bool = false
        ) {
            self.heading = heading
            self.label = label
            self.value = value
            self.complaint = complaint
            self.isChoice = isChoice
        }
    }

    /// What stands above the fields.
    public var title: String
    /// What is wrong, but with no field, a sentence each; below the title.
    public var remarks: [String]
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
        title: String, remarks: [String] = [], fields: [Field], focus: Int, caret: Int,
        actions: [FootContent.Choice] = []
    ) {
        self.title = title
        self.remarks = remarks
        self.fields = fields
        self.focus = focus
        self.caret = caret
        self.actions = actions
    }
}
