// File calls of Linux that the Glibc module leaves out, and the constants they take.
#pragma once
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/vfs.h>
#include <sys/xattr.h>

// Hidden by the feature macros with which the Glibc module was made.
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
int pipe2(int ends[2], int flags);
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);
int fallocate(int descriptor, int mode, long offset, long length);
int syncfs(int descriptor);

// Who is at the other end of a socket: struct ucred of unix(7).
typedef struct {
    int process;
    unsigned int user, group;
} CLPeer;

enum {
    CL_RENAME_NOREPLACE = 1,           // linux/fs.h
    CL_RENAME_EXCHANGE = 2,            // linux/fs.h
    CL_FALLOCATE_KEEP_SIZE = 1,        // linux/falloc.h
    CL_OPEN_PATH_ONLY = 010000000,     // O_PATH, asm-generic/fcntl.h
    CL_SPAWN_CLEAN_SIGNALS = 0x0C,     // POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK, spawn.h
    CL_SPAWN_SESSION = 0x80,           // POSIX_SPAWN_SETSID, spawn.h
    CL_POLLRDHUP = 0x2000,             // POLLRDHUP, bits/poll.h
    CL_IN_CLOEXEC = 02000000,          // IN_CLOEXEC, sys/inotify.h
    CL_FLAG_IMMUTABLE = 0x10,          // FS_IMMUTABLE_FL, linux/fs.h
    CL_FLAG_APPEND_ONLY = 0x20,        // FS_APPEND_FL, linux/fs.h
};
static const unsigned int CL_IN_ONESHOT = 0x80000000;  // IN_ONESHOT, sys/inotify.h
static const unsigned long CL_GET_FLAGS = 0x80086601;  // FS_IOC_GETFLAGS on 64-bit systems, linux/fs.h
