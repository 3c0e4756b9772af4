import Glibc

/// What is used of PCRE2, found in the library at run time (pcre2api(3)); the editor starts without it.
struct PCRE2Functions {
    typealias Callout = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
    typealias Make = @convention(c) (OpaquePointer?) -> OpaquePointer?
    typealias Free = @convention(c) (OpaquePointer?) -> Void
    typealias Set = @convention(c) (OpaquePointer?, UInt32) -> Int32
    typealias Compile =
        @convention(c) (
            UnsafePointer<UInt8>?, Int, UInt32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int>?,
            OpaquePointer?
        ) -> OpaquePointer?
    typealias Message = @convention(c) (Int32, UnsafeMutablePointer<UInt8>?, Int) -> Int32
    typealias Info = @convention(c) (OpaquePointer?, UInt32, UnsafeMutableRawPointer?) -> Int32
    typealias GroupNumber = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
    typealias MakeMatchData = @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    typealias SetCallout = @convention(c) (OpaquePointer?, Callout?, UnsafeMutableRawPointer?) -> Int32
    typealias Match =
        @convention(c) (
            OpaquePointer?, UnsafePointer<UInt8>?, Int, Int, UInt32, OpaquePointer?, OpaquePointer?
        ) -> Int32
    typealias Offsets = @convention(c) (OpaquePointer?) -> UnsafePointer<Int>?

    let makeCompileContext: Make
    let freeCompileContext: Free
    let setNewline: Set
    let compile: Compile
    let freeCode: Free
    let message: Message
    let info: Info
    let groupNumber: GroupNumber
    let makeMatchData: MakeMatchData
    let freeMatchData: Free
    let makeMatchContext: Make
    let freeMatchContext: Free
    let setCallout: SetCallout
    let setHeapLimit: Set
    let match: Match
    let offsets: Offsets

    /// The library is not there, or lacks a function.
    struct Missing: Error {}

    /// Finds them in a library, which stays loaded.
    init(library name: String) throws(Missing) {
        guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw Missing() }
        makeCompileContext = try Self.find("compile_context_create", library)
        freeCompileContext = try Self.find("compile_context_free", library)
        setNewline = try Self.find("set_newline", library)
        compile = try Self.find("compile", library)
        freeCode = try Self.find("code_free", library)
        message = try Self.find("get_error_message", library)
        info = try Self.find("pattern_info", library)
        groupNumber = try Self.find("substring_number_from_name", library)
        makeMatchData = try Self.find("match_data_create_from_pattern", library)
        freeMatchData = try Self.find("match_data_free", library)
        makeMatchContext = try Self.find("match_context_create", library)
        freeMatchContext = try Self.find("match_context_free", library)
        setCallout = try Self.find("set_callout", library)
        setHeapLimit = try Self.find("set_heap_limit", library)
        match = try Self.find("match", library)
        offsets = try Self.find("get_ovector_pointer", library)
    }

    private static func find<Function>(
        _ name: String, _ library: UnsafeMutableRawPointer
    ) throws(Missing) -> Function {
        guard let symbol = dlsym(library, "pcre2_\(name)_8") else { throw Missing() }
        return unsafeBitCast(symbol, to: Function.self)
    }
}

/// The numbers of pcre2.h that are used, the same in every PCRE2 of this major version.
enum PCRE2 {
    static let autoCallout: UInt32 = 0x4
    static let caseless: UInt32 = 0x8
    static let multiline: UInt32 = 0x400
    static let unicodeProperties: UInt32 = 0x20000
    static let utf: UInt32 = 0x80000
    static let neverSingleUnit: UInt32 = 0x10_0000
    static let noUTFCheck: UInt32 = 0x4000_0000

    static let notBeginningOfLine: UInt32 = 0x1
    static let notEndOfLine: UInt32 = 0x2
    static let notEmptyAtStart: UInt32 = 0x8

    static let newlineAnyCRLF: UInt32 = 5
    static let captureCount: UInt32 = 4

    static let noMatch: Int32 = -1
    static let stoppedByCallout: Int32 = -37
    /// Where in the block that a callout gets the start of the attempt stands (pcre2callout(3)).
    static let startOfAttempt = 48
}
