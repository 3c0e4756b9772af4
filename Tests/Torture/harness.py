"""The hand that types: the program in a pseudo-terminal, its folders, and its journals read back.

A `World` is a folder with a place for documents, a home and a place for state. An `Editor` is one run of a program in
it. What is typed are numbered words, each letter with its time, so that a loss can be told in seconds.
"""
import contextlib, fcntl, os, select, shutil, signal, struct, subprocess, sys, tempfile, termios, threading, time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'Benchmarks', 'tty'))
from term import Screen                                  # noqa: E402

PLACE = '/var/tmp'               # not /tmp: that may be in memory, and several editors keep no copies there
now = time.monotonic
pause = time.sleep


class Wrong(Exception):
    """A promise was not kept."""


def check(holds, sentence):
    if not holds:
        raise Wrong(sentence)


def until(condition, seconds, what):
    """Waits until the condition holds; what it gave."""
    end = now() + seconds
    while True:
        value = condition()
        if value:
            return value
        if now() > end:
            raise Wrong(f'waited {seconds} s in vain for {what}')
        pause(0.01)


class World:
    """Folders of one test, removed at its end."""
    program = None

    def __init__(self, folder=None, state=None):
        self.folder = folder or tempfile.mkdtemp(prefix='torture-', dir=PLACE)
        self.state = state or self.folder + '/state'
        self.docs = self.folder + '/docs'
        self.runs = []
        for part in (self.docs, self.folder + '/home', self.state):
            os.makedirs(part, exist_ok=True)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        for run in self.runs:
            run.end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.docs, name)

    def put(self, name, text):
        with open(self.path(name), 'wb') as file:
            file.write(text if isinstance(text, bytes) else text.encode())
        return self.path(name)

    def get(self, name):
        with open(self.path(name), 'rb') as file:
            return file.read()

    def env(self, **more):
        env = dict(HOME=self.folder + '/home', XDG_STATE_HOME=self.state, XDG_CONFIG_HOME=self.folder + '/home/.config',
                   PATH=os.environ['PATH'], TERM='xterm-256color', LANG='C.UTF-8', SHELL='/bin/sh',
                   SWIFT_BACKTRACE='enable=no')
        env.update(more)
        return {name: value for name, value in env.items() if value is not None}

    def start(self, *arguments, **options):
        """Runs the program, and waits until its page is up."""
        editor = Editor(self, [self.program, *arguments], **options)
        editor.wait_output(b'\x1b[?2004h', 'the page')
        return editor

    def recover(self, beside=False, **env):
        """What `--recover` brings back: {name: bytes}, and what it says. Journals beside the texts are found when it is
        run beside them."""
        out = tempfile.mkdtemp(prefix='torture-out-', dir=PLACE)
        if beside:
            shutil.copytree(self.docs, out, dirs_exist_ok=True)
        try:
            end = subprocess.run([self.program, '--recover'], cwd=out, env=self.env(**env), capture_output=True,
                                 timeout=60)
            found = {}
            for name in sorted(name for name in os.listdir(out) if '.recovered' in name or not beside):
                with open(os.path.join(out, name), 'rb') as file:
                    found[name] = file.read()
            return found, (end.stdout + end.stderr).decode('utf-8', 'replace')
        finally:
            shutil.rmtree(out, ignore_errors=True)

    def recovered(self, default=None):
        """The newest text that comes back, or the default when there is none."""
        found, _ = self.recover()
        names = sorted(found, key=len)
        return found[names[0]] if names else default


class Editor:
    """One run of a program in a pseudo-terminal of its own."""

    def __init__(self, world, argv, rows=24, cols=80, under=(), env={}, page=None, stdin=None, cwd=None):
        self.master, slave = os.openpty()
        os.set_blocking(self.master, False)
        self.size(rows, cols)
        self.output, self.typed = bytearray(), []
        self.screen, self.shown = Screen(cols, rows), 0
        self.reads, self.lock = threading.Event(), threading.Lock()
        self.reads.set()
        self.leaving = False
        fill = world.env(**env)
        if page:
            fill.update(FAULT_PAGE=page.name, LD_PRELOAD=page.library)
        # setsid(1) makes the terminal the controlling one and then becomes the program.
        self.process = subprocess.Popen(['setsid', '--ctty', *under, *argv], stdin=slave if stdin is None else stdin,
                                        stdout=slave, stderr=slave, cwd=cwd or world.docs, env=fill)
        os.close(slave)
        self.pid = self.process.pid
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        world.runs.append(self)

    def _read(self):
        # Never inside read(2) for long: a terminal that is being read does not go when it is closed.
        while not self.leaving:
            self.reads.wait()
            try:
                if not select.select([self.master], [], [], 0.05)[0]:
                    continue
                data = os.read(self.master, 65536)
            except BlockingIOError:
                continue
            except (OSError, ValueError):
                data = b''
            if not data:
                return
            with self.lock:
                self.output += data

    # -- looking
    def text(self):
        """What stands on the screen."""
        with self.lock:
            data, self.shown = bytes(self.output[self.shown:]), len(self.output)
            if data:
                self.screen.feed(data)
            return '\n'.join(line.rstrip() for line in self.screen.lines())

    def shows(self, words):
        return words.replace(' ', '') in self.text().replace(' ', '').replace('\n', '')

    def wait(self, *sentences, seconds=15):
        """Waits until one of the sentences is on the screen; that one."""
        try:
            return until(lambda: next((s for s in sentences if self.shows(s)), None), seconds, repr(sentences))
        except Wrong as wrong:
            raise Wrong(f'{wrong}; the screen ends with {" ".join(self.text().split())[-200:]!r}') from None

    def wait_output(self, data, what, seconds=30):
        until(lambda: data in self.output or not self.lives(), seconds, what)
        check(data in self.output, f'ended before {what}: {bytes(self.output[-300:])!r}')

    # -- typing
    def send(self, keys):
        data = keys if isinstance(keys, bytes) else keys.encode()
        while data:
            # A program that has gone takes nothing, and nobody would ever wake us.
            if not select.select([], [self.master], [], 0.2)[1]:
                if not self.lives():
                    raise OSError('the program has gone')
                continue
            with contextlib.suppress(BlockingIOError):
                data = data[os.write(self.master, data):]

    def press(self, keys):
        """Sends keys; a terminal that has gone is no matter."""
        with contextlib.suppress(OSError):
            self.send(keys)

    def words(self, seconds, rate=10, start=0):
        """Types numbered words for a while, letter by letter; stops when the terminal goes."""
        end = now() + seconds
        letters = iter(letter for number in range(start, 100000) for letter in f'w{number:04} ')
        while now() < end and self.lives():
            letter = next(letters)
            self.typed.append((now(), letter))
            try:
                self.send(letter)
            except OSError:
                return
            pause(min(1 / rate, max(0, end - now())))

    def all_typed(self):
        return ''.join(letter for _, letter in self.typed).encode()

    def loss(self, text, at, base=b''):
        """Seconds between `at` and the oldest letter that the text lacks; 0 if it lacks none."""
        typed = self.all_typed()
        check(text.endswith(base), f'the old text is not whole in {text[-80:]!r}')
        kept = text[:len(text) - len(base)] if base else text
        check(typed.startswith(kept), f'{kept[-40:]!r} was never typed')
        return max(0, at - self.typed[len(kept)][0]) if len(kept) < len(typed) else 0

    # -- the process
    def size(self, rows, cols):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack('HHHH', rows, cols, 0, 0))

    def lives(self):
        return self.process.poll() is None

    def kill(self, number=signal.SIGKILL):
        """Sends a signal; the moment at which that was done."""
        os.kill(self.pid, number)
        return now()

    def wait_end(self, seconds=10):
        """The exit status, minus the signal for a signal."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Wrong(f'still running after {seconds} s') from None

    def hang_up(self):
        """Closes our side of the terminal."""
        self._leave()
        return now()

    def _leave(self):
        self.leaving = True
        self.reads.set()
        if self.master >= 0:
            self.reader.join()
            os.close(self.master)
            self.master = -1

    def status(self, field):
        """A number of /proc/PID/status, such as VmRSS in kB."""
        with open(f'/proc/{self.pid}/status') as file:
            return next((int(line.split()[1]) for line in file if line.startswith(field + ':')), 0)

    def processor_time(self):
        with open(f'/proc/{self.pid}/stat') as file:
            fields = file.read().rpartition(')')[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')

    def end(self):
        """Makes sure that nothing is left."""
        if self.lives():
            self.process.kill()
        self.process.wait()
        self._leave()


SAVE, QUIT, UNDO, END = '\x13', '\x11', '\x1a', '\x1b[1;5F'
SAVED = '· saved'                # the end of the foot line
PASTE, PASTE_END = b'\x1b[200~', b'\x1b[201~'


def save(editor, seconds=15):
    """Saves and waits for the word."""
    editor.send(SAVE)
    editor.wait(SAVED, seconds=seconds)
