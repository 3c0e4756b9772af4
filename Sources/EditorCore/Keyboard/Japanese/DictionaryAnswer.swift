/// What was found for writing Japanese.
public struct DictionaryAnswer: Sendable {
    /// Why there is no dictionary, as a sentence for the writer.
    public struct Problem: Error, Hashable, Sendable {
        /// What is missing, and what brings it.
        public let sentence: String

        /// Says it in words.
        public init(sentence: String) { self.sentence = sentence }
    }

    /// The words.
    public var dictionary: Result<SKKDictionary, Problem>
    /// What the writer chose in former runs, as `UserChoices` has encoded it.
    public var choices: [UInt8]

    /// Makes an answer.
    public init(dictionary: Result<SKKDictionary, Problem>, choices: [UInt8]) {
        self.dictionary = dictionary
        self.choices = choices
    }
}
