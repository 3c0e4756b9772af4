// Stands between the program and the C library (LD_PRELOAD) and lets one chosen file call go wrong.
//
// The harness and the program share one page of memory. While the page is armed, calls that concern the chosen path
// are counted over all threads; the one with the number `when` is killed, refused, answered with a lie, torn, delayed,
// or made the moment at which the power of the disk fails. Unlike with ptrace the count is of the whole program, the
// program keeps its speed, and no rights are needed.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { OPENAT, WRITE, PWRITE, FALLOCATE, FTRUNCATE, FCHOWN, FCHMOD, FSETXATTR, FSYNC, FDATASYNC, SYNCFS,
       RENAMEAT, RENAMEAT2, UNLINKAT, CLOSE, LINKAT, MKDIRAT, FLOCK };
enum { NOTHING, KILL, ERROR, LIE, TEAR, DELAY, CUT, ERROR_AFTER };
enum { ENTRIES = 4000 };

// As in harness.py.
struct page {
    _Atomic uint32_t armed, count, fired, closed_twice;
    uint32_t calls, action, when, times, value, padding;
    char path[256], disk[256];
    struct { uint32_t call; int32_t descriptor, result; uint32_t padding; uint64_t inode; } log[ENTRIES];
};
static struct page *page;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("FAULT_PAGE");
    int file = name ? (int)syscall(SYS_openat, AT_FDCWD, name, O_RDWR | O_CLOEXEC, 0) : -1;
    if (file < 0) return;
    void *memory = mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    syscall(SYS_close, file);
    if (memory != MAP_FAILED) page = memory;
}

// Whether the name, or the file behind the descriptor, lies where faults are wanted.
static int concerns(int descriptor, const char *name) {
    char link[64] = "/proc/self/fd/", digits[12], target[4096];
    if (name && name[0] == '/') return strstr(name, page->path) != NULL;
    int at = 12;
    digits[--at] = 0;
    if (descriptor < 0) return 0;
    unsigned rest = (unsigned)descriptor;
    do digits[--at] = (char)('0' + rest % 10); while ((rest /= 10) && at);
    strcat(link, digits + at);
    ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, target, sizeof target - 2);
    if (length < 0) return 0;
    target[length++] = '/';
    target[length] = 0;
    return strstr(target, page->path) != NULL;
}

static void cut_power(void) {
    uint32_t without_journal = 2;
    int disk = (int)syscall(SYS_openat, AT_FDCWD, page->disk, O_RDONLY | O_DIRECTORY, 0);
    syscall(SYS_ioctl, disk, _IOR('X', 125, uint32_t), &without_journal);
    syscall(SYS_kill, getpid(), SIGKILL);
}

static void rest(uint32_t milliseconds) {
    struct timespec time = {milliseconds / 1000, (milliseconds % 1000) * 1000000l};
    syscall(SYS_nanosleep, &time, NULL);
}

// Makes the call, or what the page wants in its stead.
static long make(int call, int number, int descriptor, const char *name, long a, long b, long c, long d, long e) {
    if (!page || !atomic_load(&page->armed) || !(page->calls >> call & 1) || !concerns(descriptor, name)) {
        long result = syscall(number, a, b, c, d, e);
        if (page && call == CLOSE && result < 0 && errno == EBADF) atomic_store(&page->closed_twice, 1);
        return result;
    }
    uint32_t turn = atomic_fetch_add(&page->count, 1) + 1;
    int chosen = turn >= page->when && turn - page->when < page->times;
    struct stat status = {0};
    if (descriptor >= 0) syscall(SYS_newfstatat, descriptor, "", &status, AT_EMPTY_PATH);
    long result = 0;
    if (chosen) {
        atomic_store(&page->fired, 1);
        if (page->action == KILL) syscall(SYS_kill, getpid(), SIGKILL);
        if (page->action == CUT) cut_power();
        if (page->action == DELAY) rest(page->value);
        if (page->action == TEAR && (call == WRITE || call == PWRITE)) syscall(number, a, b, c / 2, d, e);
        if (page->action == TEAR) syscall(SYS_kill, getpid(), SIGKILL);
    }
    if (chosen && page->action == ERROR) errno = (int)page->value, result = -1;
    else if (chosen && page->action == LIE) result = (long)page->value;
    else result = syscall(number, a, b, c, d, e);
    if (chosen && page->action == ERROR_AFTER) errno = (int)page->value, result = -1;
    if (turn <= ENTRIES) {
        page->log[turn - 1].call = (uint32_t)call;
        page->log[turn - 1].descriptor = descriptor;
        page->log[turn - 1].inode = status.st_ino;
        page->log[turn - 1].result = result < 0 ? -errno : (int32_t)result;
    }
    return result;
}
#define ON_FILE(id, sys, f, ...) make(id, sys, f, NULL, f, __VA_ARGS__)

static int open_at(int folder, const char *name, int flags, mode_t mode) {
    return (int)make(OPENAT, SYS_openat, folder, name, folder, (long)name, flags, mode, 0);
}
#define WITH_MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); }
int openat(int folder, const char *name, int flags, ...) { WITH_MODE(flags) return open_at(folder, name, flags, mode); }
int openat64(int folder, const char *name, int flags, ...) { WITH_MODE(flags) return open_at(folder, name, flags, mode); }
int open(const char *name, int flags, ...) { WITH_MODE(flags) return open_at(AT_FDCWD, name, flags, mode); }
int open64(const char *name, int flags, ...) { WITH_MODE(flags) return open_at(AT_FDCWD, name, flags, mode); }

ssize_t write(int f, const void *bytes, size_t n) { return ON_FILE(WRITE, SYS_write, f, (long)bytes, (long)n, 0, 0); }
ssize_t pwrite(int f, const void *bytes, size_t n, off_t at) { return ON_FILE(PWRITE, SYS_pwrite64, f, (long)bytes, (long)n, at, 0); }
int fallocate(int f, int mode, off_t at, off_t n) { return (int)ON_FILE(FALLOCATE, SYS_fallocate, f, mode, at, n, 0); }
int ftruncate(int f, off_t n) { return (int)ON_FILE(FTRUNCATE, SYS_ftruncate, f, n, 0, 0, 0); }
int fchown(int f, uid_t user, gid_t group) { return (int)ON_FILE(FCHOWN, SYS_fchown, f, user, group, 0, 0); }
int fchmod(int f, mode_t mode) { return (int)ON_FILE(FCHMOD, SYS_fchmod, f, mode, 0, 0, 0); }
int fsetxattr(int f, const char *name, const void *value, size_t n, int flags) {
    return (int)ON_FILE(FSETXATTR, SYS_fsetxattr, f, (long)name, (long)value, (long)n, flags);
}
int fsync(int f) { return (int)ON_FILE(FSYNC, SYS_fsync, f, 0, 0, 0, 0); }
int fdatasync(int f) { return (int)ON_FILE(FDATASYNC, SYS_fdatasync, f, 0, 0, 0, 0); }
int syncfs(int f) { return (int)ON_FILE(SYNCFS, SYS_syncfs, f, 0, 0, 0, 0); }
int close(int f) { return (int)ON_FILE(CLOSE, SYS_close, f, 0, 0, 0, 0); }
int flock(int f, int operation) { return (int)ON_FILE(FLOCK, SYS_flock, f, operation, 0, 0, 0); }
int renameat(int a, const char *from, int b, const char *to) {
    return (int)make(RENAMEAT, SYS_renameat, b, to, a, (long)from, b, (long)to, 0);
}
int renameat2(int a, const char *from, int b, const char *to, unsigned flags) {
    return (int)make(RENAMEAT2, SYS_renameat2, b, to, a, (long)from, b, (long)to, flags);
}
int unlinkat(int folder, const char *name, int flags) {
    return (int)make(UNLINKAT, SYS_unlinkat, folder, name, folder, (long)name, flags, 0, 0);
}
int linkat(int a, const char *from, int b, const char *to, int flags) {
    return (int)make(LINKAT, SYS_linkat, b, to, a, (long)from, b, (long)to, flags);
}
int mkdirat(int folder, const char *name, mode_t mode) {
    return (int)make(MKDIRAT, SYS_mkdirat, folder, name, folder, (long)name, mode, 0, 0);
}
