import EditorCore
import Glibc

@testable import CleanWriter

/// A file with two names, which has to be written in place, and a folder for its copies.
struct InPlaceScene {
    static let old = "The old page.\n"
    static let new = "The new page, which is longer.\n"

    let folder: TestFolder
    let state = TestFolder()
    let order: SaveOrder
    let places: SafePlaces

    /// - Parameter keepsBeside: whether there is no other place for the copies than the file's folder.
    init(keepsBeside: Bool = false, new: String = Self.new, in parent: String = "/tmp") {
        folder = TestFolder(in: parent)
        let path = folder.write("page", Self.old)
        Glibc.link(path.cString, folder.file("twin").cString)
        order = SaveOrder(text: Rope(new), path: path, expected: folder.status("page")?.stamp)
        places = SafePlaces(folder: keepsBeside ? nil : Array("\(state.path)/saving".utf8))
    }

    func saver(_ calls: any SystemCalls = LinuxCalls()) -> FileSaver {
        FileSaver(calls: calls, newMode: 0o644, places: places)
    }

    /// What the next start of the program finds.
    func interrupted() -> [InterruptedSave] {
        let calls = FaultyCalls { _, _ in nil }
        return InterruptedSave.find(in: state.file("saving"), calls: calls)
            + InterruptedSave.find(in: FilePath(Array(folder.path.utf8)), calls: calls)
    }

    /// What is left in the folders besides the file and its other name.
    var leftOver: [String] {
        folder.names.filter { $0 != "page" && $0 != "twin" } + state.names(in: "saving")
    }

    /// Nil when both names have the same file still.
    var complaintAboutNames: String? {
        guard let page = folder.status("page"), let twin = folder.status("twin") else {
            return "a name is gone"
        }
        return page == twin && page.links == 2 ? nil : "the names have parted"
    }

    /// Nil when a version that the next start finds is whole, named and can be put back.
    func complaint(about found: InterruptedSave) -> String? {
        let versions = [(CutSave.Version.old, Self.old), (.new, Self.new)]
        for (version, text) in versions {
            guard let bytes = try? found.bytes(of: version), bytes == Array(text.utf8) else {
                return "the \(version) copy is not whole"
            }
            guard folder.content(found.place(of: version)) == Array(text.utf8) else {
                return "the \(version) copy is not where it is said to be"
            }
        }
        if found.path != order.path { return "the record names \(found.path)" }
        for (version, text) in versions {
            guard case .success = found.putBack(version, with: saver()), folder.text("page") == text else {
                return "the \(version) copy was not put back"
            }
        }
        found.forget()
        return nil
    }
}
