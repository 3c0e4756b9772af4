import EditorCore

/// What is read for the session besides files.
extension FileWorkers {
    func findWords() -> DictionaryAnswer {
        let choices = state.read(.japanese) ?? []
        do throws(DictionaryAnswer.Problem) {
            let dictionary = SKKDictionary(try JapaneseDictionary.load(calls: opener.calls))
            return DictionaryAnswer(dictionary: .success(dictionary), choices: choices)
        } catch {
            return DictionaryAnswer(dictionary: .failure(error), choices: choices)
        }
    }
}
