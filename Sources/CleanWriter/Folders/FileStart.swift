import EditorCore
import Glibc

/// The first bytes of a file.
enum FileStart {
    /// Reads at most `size` bytes; nil for what is no plain file, or cannot be read.
    ///
    /// What a name stands for is seen before it is opened, and once more after.
    static func read(_ name: [UInt8], in folder: Int32, _ size: Int, calls: any SystemCalls) -> [UInt8]? {
        do throws(SystemError) {
            let seen = try calls.find(name, in: folder, following: true)
            guard seen?.kind == .regular else { return nil }
            let file = try Descriptor(name, in: folder, flags: O_RDONLY, calls: calls)
            guard try calls.status(of: file.number).kind == .regular else { return nil }
            if isVirtualFileSystem(try calls.fileSystemKind(file.number)) { return nil }
            return try calls.read(size, from: file.number)
        } catch {
            return nil
        }
    }
}
