import EditorCore
import Glibc
import Testing

@testable import CleanWriter

@Suite struct `What belongs to a file` {
    let folder = TestFolder()
    private let calls = LinuxCalls()

    private func metadata(_ name: String) throws -> FileMetadata {
        let file = try Descriptor(folder.file(name).bytes, in: AT_FDCWD, flags: O_RDONLY, calls: calls)
        return try FileMetadata(of: file.number, calls: calls)
    }

    private func set(_ attribute: String, _ value: [UInt8], on name: String) -> Bool {
        do {
            let file = try Descriptor(folder.file(name).bytes, in: AT_FDCWD, flags: O_RDONLY, calls: calls)
            try calls.setAttribute(Array(attribute.utf8), value, file.number)
            return true
        } catch {
            return false
        }
    }

    private func save() throws {
        let order = SaveOrder(text: Rope("new"), path: folder.file("page"), consent: .replacing)
        _ = try FileSaver.real.save(order).result.get()
    }

    @Test func `notes in extended attributes are kept`() throws {
        folder.write("page", "old")
        guard set("user.note", Array("chapter".utf8), on: "page"), set("user.empty", [], on: "page") else {
            return print("skipped: this file system has no user attributes")
        }
        let before = try metadata("page")
        try save()
        #expect(try metadata("page") == before)
        #expect(before.attributes.count >= 2)
    }

    @Test func `owner, group, mode and access list are kept by root`() throws {
        guard geteuid() == 0 else { return print("skipped: only root can give files away") }
        let path = folder.write("page", Array("old".utf8), mode: 0o640)
        chown(path.cString, 1234, 2345)
        if !set("system.posix_acl_access", accessList(user: 1000), on: "page") {
            print("not tested: this file system has no access lists")
        }
        let before = try metadata("page")
        try save()
        let after = try metadata("page")
        #expect(after == before)
        #expect(after.user == 1234 && after.group == 2345 && after.mode == 0o640)
    }

    @Test func `an access list that the folder hands down is not added to the file`() throws {
        folder.write("page", "old")
        let handed = set("system.posix_acl_default", accessList(user: 1000), on: ".")
        guard handed else { return print("skipped: this file system has no access lists") }
        let before = try metadata("page")
        try save()
        #expect(try metadata("page") == before)
    }

    @Test func `an attribute that a new file cannot be given keeps the file in its place`() throws {
        folder.write("page", "old")
        guard set("user.note", Array("chapter".utf8), on: "page") else {
            return print("skipped: this file system has no user attributes")
        }
        let order = SaveOrder(text: Rope("new"), path: folder.file("page"), consent: .replacing)
        let before = try metadata("page")
        let outcome = FileSaver(calls: FaultyCalls([.setAttribute: EPERM]), newMode: 0o644).save(order)
        #expect(outcome.inPlace == .metadata)
        #expect(folder.text("page") == "new")
        #expect(try metadata("page") == before)
        #expect(folder.names == ["page"])
    }

    /// An access list in the kernel's form (linux/posix_acl_xattr.h): owner rw, `user` r, group r, mask r,
    /// others none.
    private func accessList(user: UInt32) -> [UInt8] {
        let none = UInt32.max
        let entries: [(tag: UInt16, rights: UInt16, id: UInt32)] = [
            (0x01, 6, none), (0x02, 4, user), (0x04, 4, none), (0x10, 4, none), (0x20, 0, none),
        ]
        return [2, 0, 0, 0]
            + entries.flatMap { entry in
                withUnsafeBytes(of: entry.tag.littleEndian, Array.init)
                    + withUnsafeBytes(of: entry.rights.littleEndian, Array.init)
                    + withUnsafeBytes(of: entry.id.littleEndian, Array.init)
            }
    }
}
