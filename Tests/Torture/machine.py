"""What goes wrong outside the program: calls that fail, disks that lose their power, mounts, limits."""
import contextlib, fcntl, mmap, os, shutil, struct, subprocess, tempfile

from harness import PLACE, World, pause

CALLS = ('openat', 'write', 'pwrite', 'fallocate', 'ftruncate', 'fchown', 'fchmod', 'fsetxattr', 'fsync', 'fdatasync',
         'syncfs', 'renameat', 'renameat2', 'unlinkat', 'close', 'linkat', 'mkdirat', 'flock')
KILL, ERROR, LIE, TEAR, DELAY, CUT, ERROR_AFTER = range(1, 8)
SHUTDOWN = 0x8004587D            # FS_IOC_SHUTDOWN; with 2, nothing that is not on the disk gets there


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


class FaultPage:
    """The page of memory that is shared with faults.c; see there."""
    library = None
    head, texts, entry = struct.Struct('10I'), struct.Struct('256s256s'), struct.Struct('IiiIQ')

    def __init__(self):
        self.file = tempfile.NamedTemporaryFile(prefix='fault-page-', dir=PLACE)
        self.name = self.file.name
        size = self.head.size + self.texts.size + 4000 * self.entry.size
        self.file.truncate(size)
        self.memory = mmap.mmap(self.file.fileno(), size)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.memory.close()
        self.file.close()

    def arm(self, path, action=0, when=1, calls=CALLS, times=1, value=0, disk=''):
        """From now on, calls that concern `path` are counted; action 0 only counts."""
        mask = sum(1 << CALLS.index(call) for call in calls)
        self.texts.pack_into(self.memory, self.head.size, path.encode(), disk.encode())
        self.head.pack_into(self.memory, 0, 0, 0, 0, 0, mask, action, when, times, value, 0)
        self.memory[0] = 1

    def disarm(self):
        self.memory[0] = 0

    @property
    def count(self):
        return self.head.unpack_from(self.memory)[1]

    @property
    def fired(self):
        return self.head.unpack_from(self.memory)[2] != 0

    @property
    def closed_twice(self):
        return self.head.unpack_from(self.memory)[3] != 0

    def log(self):
        """The calls so far: (name, descriptor, result, inode), the result minus the error for an error."""
        start = self.head.size + self.texts.size
        entries = (self.entry.unpack_from(self.memory, start + n * self.entry.size) for n in range(min(self.count, 4000)))
        return [(CALLS[call], descriptor, result, inode) for call, descriptor, result, _, inode in entries]


def build_faults(folder):
    """Compiles faults.c; False where there is no compiler."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'faults.c')
    compiler = shutil.which('clang') or shutil.which('cc')
    if not compiler:
        return False
    FaultPage.library = folder + '/faults.so'
    run(compiler, '-O2', '-Wall', '-Wextra', '-shared', '-fPIC', '-o', FaultPage.library, source)
    return True


class Disk:
    """An ext4 file system in a file. Its power can fail."""

    def __init__(self, options='', megabytes=32, backing=PLACE):
        self.image = tempfile.mktemp(prefix='torture-disk-', dir=backing)
        self.place = tempfile.mkdtemp(prefix='torture-mount-', dir=PLACE)
        self.options = 'loop' + (',' + options if options else '')
        with open(self.image, 'wb') as file:
            file.truncate(megabytes << 20)
        run('mkfs.ext4', '-q', '-F', self.image)
        self.mount()

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        with contextlib.suppress(OSError):
            self.unmount()
        os.unlink(self.image)
        os.rmdir(self.place)

    def mount(self):
        run('mount', '-o', self.options, self.image, self.place)

    def unmount(self):
        # A child of the harness may for a moment hold what its parent had open.
        for _ in range(100):
            if subprocess.run(['umount', self.place], stderr=subprocess.DEVNULL).returncode == 0:
                return
            pause(0.02)
        raise OSError(f'{self.place} cannot be unmounted')

    def cut(self):
        """The power fails: from this moment on nothing gets to the disk."""
        folder = os.open(self.place, os.O_RDONLY | os.O_DIRECTORY)
        try:
            fcntl.ioctl(folder, SHUTDOWN, struct.pack('I', 2))
        finally:
            os.close(folder)

    def restart(self):
        """The power is back."""
        self.unmount()
        self.mount()


@contextlib.contextmanager
def small_disk(size='128k'):
    """A file system in memory that is soon full."""
    place = tempfile.mkdtemp(prefix='torture-small-', dir=PLACE)
    run('mount', '-t', 'tmpfs', '-o', f'size={size},mode=755', 'tmpfs', place)
    try:
        yield place
    finally:
        run('umount', '-l', place)
        os.rmdir(place)


def fill(place):
    """Fills a file system to the last byte; the file that does it."""
    name = place + '/filler'
    with open(name, 'wb', buffering=0) as file, contextlib.suppress(OSError):
        while file.write(b'\0' * 4096):
            pass
    with open(name, 'ab', buffering=0) as file, contextlib.suppress(OSError):
        while file.write(b'\0'):
            pass
    return name


class DiskWorld(World):
    """A world whose documents and state lie on a disk that may lose its power."""

    def __init__(self, disk):
        self.disk = disk
        super().__init__(folder=disk.place + '/world')
        os.sync()

    def __exit__(self, *exc):
        for editor in self.runs:
            editor.end()

    def power_fails(self):
        """Cuts the power, and gives it back: nothing that ran before lives."""
        self.disk.cut()
        for editor in self.runs:
            editor.end()
        self.runs = []
        self.disk.restart()
