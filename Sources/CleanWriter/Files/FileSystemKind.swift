/// File systems whose "files" are views into the kernel: reading some of them never ends, and none can be
/// saved. The numbers are those of `statfs` (linux/magic.h).
func isVirtualFileSystem(_ kind: Int) -> Bool {
    switch kind {
    case 0x9FA0,  // proc
        0x6265_6572,  // sysfs
        0x6462_6720,  // debugfs
        0x7472_6163,  // tracefs
        0x7363_6673,  // securityfs
        0x27_E0EB, 0x6367_7270,  // cgroup, cgroup2
        0x6265_6570,  // configfs
        0xCAFE_4A11,  // bpf
        0xF97C_FF8C,  // selinuxfs
        0xDE5E_81E4,  // efivarfs
        0x6165_676C,  // pstore
        0x1980_0202,  // mqueue
        0x4249_4E4D,  // binfmt_misc
        0x6E73_6673:  // nsfs
        true
    default:
        false
    }
}

/// File systems whose files are not to leave copies elsewhere: in memory, where secrets are put because they go with
/// the power, or encrypted by a program of its own.
func keepsItsTextsToItself(_ kind: Int) -> Bool {
    switch kind {
    case 0x0102_1994, 0x8584_58F6,  // tmpfs, ramfs
        0x6573_5546, 0xF15F:  // FUSE, eCryptfs
        true
    default:
        false
    }
}
