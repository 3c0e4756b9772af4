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
