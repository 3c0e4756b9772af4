import EditorCore
import Glibc

/// What is read for the session besides files.
extension FileWorkers {
    func findVersions(_ document: DocumentID, _ order: VersionsOrder) {
        let (versions, bytes) = versions.list(
            of: expanded(order.path), holding: order.held, present: order.present)
        let now = LocalMoment(seconds: Int64(time(nil)))
        send(.versions(document, VersionList(path: order.path, versions: versions, bytes: bytes, now: now)))
    }

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
