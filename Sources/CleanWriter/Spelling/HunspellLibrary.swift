import Glibc

/// Hunspell as it is installed on this machine, looked for when a word is to be looked up. The editor is built without it,
/// starts without it and is as quick to start with it.
///
/// The functions are those of `hunspell/hunspell.h`. They may be called by one thread only, whichever dictionary they
/// are called for.
struct HunspellLibrary {
    /// Names of the library, as the dynamic linker knows it.
    static let usualNames = ["libhunspell-1.7.so.0", "libhunspell-1.8.so.0", "libhunspell.so"]

    typealias Handle = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    let create: @convention(c) (Text, Text) -> Handle?
    let destroy: @convention(c) (Handle) -> Void
    let spell: @convention(c) (Handle, Text) -> Int32
    let suggest: @convention(c) (Handle, UnsafeMutablePointer<List?>, Text) -> Int32
    let freeList: @convention(c) (Handle, UnsafeMutablePointer<List?>, Int32) -> Void
    let add: @convention(c) (Handle, Text) -> Int32
    let encoding: @convention(c) (Handle) -> Text?

    /// Loads the library; nil when there is none that has all the functions. It stays loaded.
    init?(names: [String]) {
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let create = dlsym(library, "Hunspell_create"),
            let destroy = dlsym(library, "Hunspell_destroy"),
            let spell = dlsym(library, "Hunspell_spell"),
            let suggest = dlsym(library, "Hunspell_suggest"),
            let freeList = dlsym(library, "Hunspell_free_list"),
            let add = dlsym(library, "Hunspell_add"),
            let encoding = dlsym(library, "Hunspell_get_dic_encoding")
        else { return nil }
        self.create = unsafeBitCast(create, to: (@convention(c) (Text, Text) -> Handle?).self)
        self.destroy = unsafeBitCast(destroy, to: (@convention(c) (Handle) -> Void).self)
        self.spell = unsafeBitCast(spell, to: (@convention(c) (Handle, Text) -> Int32).self)
        self.suggest = unsafeBitCast(
            suggest, to: (@convention(c) (Handle, UnsafeMutablePointer<List?>, Text) -> Int32).self)
        self.freeList = unsafeBitCast(
            freeList, to: (@convention(c) (Handle, UnsafeMutablePointer<List?>, Int32) -> Void).self)
        self.add = unsafeBitCast(add, to: (@convention(c) (Handle, Text) -> Int32).self)
        self.encoding = unsafeBitCast(encoding, to: (@convention(c) (Handle) -> Text?).self)
    }
}
