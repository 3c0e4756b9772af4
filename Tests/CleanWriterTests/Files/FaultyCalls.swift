import EditorCore
import Glibc
import Synchronization

@testable import CleanWriter

/// Counts from 1 on.
final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

/// The real calls, of which a test can make one fail or put something between two of them.
final class FaultyCalls: SystemCalls {
    enum Call: Sendable {
        case status, open, close, read, write, reserve, sync, syncFileSystem, setOwner, setMode,
            listAttributes
        case readAttribute, setAttribute, removeAttribute, flags, fileSystem, readLink, checkWritable
        case rewind, truncate, lock
        case exchange, keep, replace, link, unlink, makeFolder
        case syncData, names
    }

    /// A failure. One that is `late` comes after the call has done its work, as network file systems have it.
    struct Fault {
        /// The error; 0 makes a write say that it was done and do nothing.
        var errno: Int32
        var isLate = false
    }

    private struct State {
        var count = 0
        var made: [Call] = []
        var open: Set<Int32> = []
    }

    let real = LinuxCalls()
    private let state = Mutex(State())
    private let script: @Sendable (Call, Int) -> Fault?
    /// Bytes that one write takes at most.
    private let pieceSize: Int

    /// Asks `script` before each call, with its number from 1 on.
    init(pieceSize: Int = .max, _ script: @escaping @Sendable (Call, Int) -> Fault?) {
        self.pieceSize = pieceSize
        self.script = script
    }

    /// Calls that each fail, always in the same way.
    convenience init(_ failing: [Call: Int32]) {
        self.init { call, _ in failing[call].map { Fault(errno: $0) } }
    }

    /// Calls of which the second of this kind fails.
    convenience init(secondOf failing: Call, errno: Int32) {
        let seen = Counter()
        self.init { call, _ in call == failing && seen.next() == 2 ? Fault(errno: errno) : nil }
    }

    var made: [Call] { state.withLock(\.made) }
    /// Descriptors that were opened and never closed.
    var leaked: Set<Int32> { state.withLock(\.open) }

    func perform<Value>(
        _ call: Call, _ work: () throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        let number = state.withLock { state in
            state.made.append(call)
            state.count += 1
            return state.count
        }
        guard let fault = script(call, number) else { return try work() }
        if fault.isLate { _ = try work() }
        throw SystemError(errno: fault.errno)
    }

    func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        try perform(.status) { () throws(SystemError) in try real.status(of: descriptor) }
    }
    func status(of name: [UInt8], in folder: Int32, following: Bool) throws(SystemError) -> FileStatus {
        try perform(.status) { () throws(SystemError) in
            try real.status(of: name, in: folder, following: following)
        }
    }
    func open(_ name: [UInt8], in folder: Int32, flags: Int32, mode: UInt32) throws(SystemError) -> Int32 {
        let descriptor = try perform(.open) { () throws(SystemError) in
            try real.open(name, in: folder, flags: flags, mode: mode)
        }
        state.withLock { _ = $0.open.insert(descriptor) }
        return descriptor
    }
    func close(_ descriptor: Int32) throws(SystemError) {
        // Linux gives the number free whatever the answer is.
        state.withLock { _ = $0.open.remove(descriptor) }
        // A child that another test has just forked may have the file for a moment still, and its lock with it.
        flock(descriptor, LOCK_UN)
        try real.close(descriptor)
        try perform(.close) { () throws(SystemError) in }
    }
    func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try perform(.read) { () throws(SystemError) in try real.read(descriptor, into: buffer) }
    }
    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        do throws(SystemError) {
            let piece = UnsafeRawBufferPointer(rebasing: bytes.prefix(pieceSize))
            return try perform(.write) { () throws(SystemError) in try real.write(descriptor, piece) }
        } catch  where error.errno == 0 {
            return bytes.count
        }
    }
    func rewind(_ descriptor: Int32) throws(SystemError) {
        try perform(.rewind) { () throws(SystemError) in try real.rewind(descriptor) }
    }
    func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
        try perform(.truncate) { () throws(SystemError) in try real.truncate(descriptor, to: size) }
    }
    func lock(_ descriptor: Int32) throws(SystemError) {
        try perform(.lock) { () throws(SystemError) in try real.lock(descriptor) }
    }
    func unlock(_ descriptor: Int32) throws(SystemError) { try real.unlock(descriptor) }
    func reserve(_ descriptor: Int32, bytes: Int) throws(SystemError) {
        try perform(.reserve) { () throws(SystemError) in try real.reserve(descriptor, bytes: bytes) }
    }
    func sync(_ descriptor: Int32) throws(SystemError) {
        try perform(.sync) { () throws(SystemError) in try real.sync(descriptor) }
    }
    func syncFileSystem(_ descriptor: Int32) throws(SystemError) {
        try perform(.syncFileSystem) { () throws(SystemError) in try real.syncFileSystem(descriptor) }
    }
    func setOwner(_ descriptor: Int32, user: UInt32, group: UInt32) throws(SystemError) {
        try perform(.setOwner) { () throws(SystemError) in
            try real.setOwner(descriptor, user: user, group: group)
        }
    }
    func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
        try perform(.setMode) { () throws(SystemError) in try real.setMode(descriptor, mode) }
    }
    func attributeNames(_ descriptor: Int32) throws(SystemError) -> [[UInt8]] {
        try perform(.listAttributes) { () throws(SystemError) in try real.attributeNames(descriptor) }
    }
    func attribute(_ name: [UInt8], _ descriptor: Int32) throws(SystemError) -> [UInt8] {
        try perform(.readAttribute) { () throws(SystemError) in try real.attribute(name, descriptor) }
    }
    func setAttribute(_ name: [UInt8], _ value: [UInt8], _ descriptor: Int32) throws(SystemError) {
        try perform(.setAttribute) { () throws(SystemError) in try real.setAttribute(name, value, descriptor)
        }
    }
    func removeAttribute(_ name: [UInt8], _ descriptor: Int32) throws(SystemError) {
        try perform(.removeAttribute) { () throws(SystemError) in try real.removeAttribute(name, descriptor) }
    }
    func isImmutable(_ descriptor: Int32) throws(SystemError) -> Bool {
        try perform(.flags) { () throws(SystemError) in try real.isImmutable(descriptor) }
    }
    func fileSystemKind(_ descriptor: Int32) throws(SystemError) -> Int {
        try perform(.fileSystem) { () throws(SystemError) in try real.fileSystemKind(descriptor) }
    }
    func linkTarget(of name: [UInt8], in folder: Int32) throws(SystemError) -> [UInt8] {
        try perform(.readLink) { () throws(SystemError) in try real.linkTarget(of: name, in: folder) }
    }
    func checkWritable(_ name: [UInt8], in folder: Int32) throws(SystemError) {
        try perform(.checkWritable) { () throws(SystemError) in try real.checkWritable(name, in: folder) }
    }
    func rename(_ from: EntryName, to: EntryName, _ rule: RenameRule) throws(SystemError) {
        let call: Call =
            switch rule {
            case .replacing: .replace
            case .exchanging: .exchange
            case .keeping: .keep
            }
        try perform(call) { () throws(SystemError) in try real.rename(from, to: to, rule) }
    }
    func link(_ from: EntryName, to: EntryName) throws(SystemError) {
        try perform(.link) { () throws(SystemError) in try real.link(from, to: to) }
    }
    func unlink(_ name: [UInt8], in folder: Int32) throws(SystemError) {
        try perform(.unlink) { () throws(SystemError) in try real.unlink(name, in: folder) }
    }
    func makeFolder(_ name: [UInt8], in folder: Int32) throws(SystemError) {
        try perform(.makeFolder) { () throws(SystemError) in try real.makeFolder(name, in: folder) }
    }
}

/// Something that a test turns on and off while calls are made.
final class Flag: Sendable {
    private let state: Mutex<Bool>
    init(_ value: Bool) { state = Mutex(value) }
    var value: Bool {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
