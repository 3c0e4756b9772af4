import EditorCore
import EditorTestSupport
import Glibc
import Testing

@testable import CleanWriter

struct Claims {
    private let folder = TestFolder()
    private let own = ProcessIdentity.own()
    private var state: [UInt8] { Array(folder.path.utf8) }

    private func claim(_ process: ProcessIdentity? = nil, path: String = "/home/me/draft.txt") -> Claim {
        Claim(
            process: process ?? own, isLocked: true, door: RandomName.digits(), terminal: "pts/3", since: 5,
            device: 1,
            inode: 2, path: FilePath(path))
    }

    /// A claim as a window leaves it that has died.
    private func leave(_ claim: Claim) {
        _ = try? ClaimFolder(in: state, calls: LinuxCalls())
        folder.write("open/0123456789abcdef.open", claim.bytes, mode: 0o600)
    }

    private func others(_ calls: any JournalCalls = LinuxCalls()) throws -> [Claim] {
        try ClaimFolder(in: state, calls: calls).others(than: [], own).map(\.claim)
    }

    @Test func `a claim is read as it was written`() {
        for path in ["/a", "/with\na line end", "/\u{1B}]0;x\u{07}"] {
            let claim = claim(path: path)
            #expect(Claim(claim.bytes) == claim)
        }
    }

    @Test func `a torn or planted claim is none, and harms nobody`() {
        let bytes = claim().bytes
        for length in 0..<bytes.count { #expect(Claim(Array(bytes[..<length])) == nil) }
        for place in bytes.indices {
            for byte: UInt8 in [0, 0x0A, 0x30, 0xFF] {
                var changed = bytes
                changed[place] = byte
                if let claim = Claim(changed) { #expect(claim.path.bytes.first == UInt8(ascii: "/")) }
            }
        }
        #expect(Claim(Array(repeating: 0x41, count: 1 << 16)) == nil)
    }

    @Test func `a claim holds as long as its window lives, and is for the owner alone`() throws {
        let claims = try ClaimFolder(in: state, calls: LinuxCalls())
        let held = try claims.make(claim())
        #expect(try others().map(\.path) == [FilePath("/home/me/draft.txt")])
        #expect(try claims.others(than: [held.name], own).isEmpty)
        #expect(folder.status("open")?.mode == 0o700)
        #expect(folder.status("open/" + String(decoding: held.name, as: UTF8.self))?.mode == 0o600)
        try claims.drop(held)
        #expect(try others().isEmpty)
    }

    @Test func `a claim without a lock is swept, though its number now belongs to a living process`() throws {
        leave(claim())
        #expect(try others().isEmpty)
        #expect(folder.names(in: "open").isEmpty)
    }

    @Test(arguments: [ENOLCK, EOPNOTSUPP])
    func `where there are no locks, number, beginning and run of the machine must do`(errno: Int32) throws {
        func seen(_ change: (inout ProcessIdentity) -> Void) throws -> Bool {
            var process = own
            change(&process)
            leave(claim(process))
            return try !others(FaultyCalls([.lock: errno])).isEmpty
        }
        #expect(try seen { _ in })
        #expect(try !seen { $0.start += 1 }, "the number was given again")
        #expect(try !seen { $0.pid = 4_194_303 })
        #expect(try !seen { $0.boot = "another" })
        #expect(try seen { $0.host = "another" }, "of another machine nobody knows")
    }

    @Test func `a claim made without locks is judged by its process even where locks work now`() throws {
        var claim = claim()
        claim.isLocked = false
        leave(claim)
        #expect(try others().count == 1)
        claim.process.start += 1
        leave(claim)
        #expect(try others().isEmpty)
    }

    @Test func `a link among the claims is not followed`() throws {
        _ = try ClaimFolder(in: state, calls: LinuxCalls())
        folder.write("victim", claim().bytes)
        folder.link("open/0123456789abcdef.open", to: "\(folder.path)/victim")
        #expect(try others().isEmpty)
        #expect(folder.text("victim") != nil)
    }

    @Test func `a file is known by what it is, and by its name where that tells nothing`() {
        let stamp = FileStamp(device: 1, inode: 2, size: 0, modified: 0, changed: 0)
        #expect(claim().isAbout(stamp, FilePath("/another/name")))
        #expect(claim().isAbout(nil, FilePath("/home/me/draft.txt")))
        var replaced = stamp
        replaced.inode = 3
        #expect(claim().isAbout(replaced, FilePath("/home/me/draft.txt")))
        #expect(!claim().isAbout(replaced, FilePath("/another/name")))
    }
}
