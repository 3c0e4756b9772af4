import EditorCore
import Testing

@testable import CleanWriter

@Suite("Windows with the same file") struct NeighbourhoodTests {
    private let folder = TestFolder()

    private var claims: [String] { folder.names(in: "open").filter { $0.hasSuffix(".open") } }

    @Test func `a window that has left claims nothing more, whatever a last save still brings`() {
        folder.write("draft.txt", "It was a dark night.\n")
        let windows = Neighbourhood(stateFolder: Array(folder.path.utf8)) { _ in }
        let draft = DocumentID(1)
        windows.want(.init(path: folder.file("draft.txt"), stamp: nil, isWriter: true), for: draft)
        windows.settle(draft)
        #expect(claims.count == 1)
        windows.leave()
        windows.settle(draft)
        #expect(claims == [])
    }
}
