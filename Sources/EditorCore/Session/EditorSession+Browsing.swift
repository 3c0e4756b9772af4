/// Looking through folders.
extension EditorSession {
    func receive(_ answer: FolderAnswer) {
        switch answer {
        case .listing, .peeked: break
        }
    }
}
