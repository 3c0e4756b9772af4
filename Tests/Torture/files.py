"""Files of every kind: links, owners, marks, names, devices."""
import os, socket, stat, subprocess

from harness import PASTE, PASTE_END, QUIT, SAVE, SAVED, UNDO, Editor, World, check, now, pause, until
from machine import Disk, run
from trial import fault

BASE = b'The first page.\n'
WORDS = 'New words. '
NEW = WORDS.encode() + BASE


def write_and_save(editor, *also):
    editor.send(WORDS)
    editor.wait(WORDS.strip())
    editor.send(SAVE)
    return editor.wait(SAVED, 'saved;', 'Not saved', *also)


@fault(30, 'a disk that becomes read-only under an open text: refused, and another name works', needs='disk')
def read_only_disk(t):
    with Disk() as disk, World() as world:
        world.docs = disk.place
        world.put('page.txt', BASE)
        editor = world.start('page.txt')
        editor.send(WORDS)
        editor.wait(WORDS.strip())
        run('mount', '-o', 'remount,ro', disk.place)
        editor.send(SAVE)
        editor.wait('on a read-only disk', 'Another name')
        check(world.get('page.txt') == BASE, 'the file was touched')
        editor.send('n')
        pause(0.3)
        editor.send('\x15' + world.folder + '/other.txt\r')
        editor.wait(SAVED)
        with open(world.folder + '/other.txt', 'rb') as file:
            check(file.read() == NEW, 'the other file does not hold the words')


@fault(39, 'links of all kinds stay, and their ends get the words', needs='disk')
def links(t):
    with World() as world, Disk(megabytes=16) as disk:
        os.mkdir(world.path('sub'))
        for name, ends, target in (
                ('one', ['real'], 'real'), ('three', ['b', 'c', 'real2'], 'real2'),
                ('far', [disk.place + '/real'], disk.place + '/real'), ('sub/up', ['../real3'], 'real3')):
            path = os.path.join(world.docs, target)
            with open(path, 'wb') as file:
                file.write(BASE)
            at = name
            for end in ends:
                os.symlink(end, world.path(at))
                at = end
            before = {link: os.readlink(world.path(link)) for link in (name, *ends[:-1])}
            editor = world.start(name)
            write_and_save(editor)
            until(lambda: open(path, 'rb').read() == NEW, 5, f'the words in {target}')
            for link, end in before.items():
                check(os.readlink(world.path(link)) == end, f'the link {link} was changed')


@fault(40, 'a link to nothing: the file at its end is made, the link stays; a missing folder is offered')
def dangling(t):
    with World() as world:
        os.symlink('new.txt', world.path('link'))
        editor = world.start('link')
        write_and_save(editor)
        check(world.get('new.txt') == WORDS.encode() + b'\n', 'the file at the end was not made')
        check(os.path.islink(world.path('link')), 'the link was replaced')
        os.symlink('missing/new.txt', world.path('link2'))
        editor = world.start('link2')
        write_and_save(editor, 'Make it')
        check(os.path.islink(world.path('link2')), 'the link was replaced')
        editor.send('m')
        editor.wait(SAVED)
        check(os.path.exists(world.path('missing/new.txt')), 'the folder was not made')


@fault(41, 'a second name of the same file stays its name')
def hard_link(t):
    with World() as world:
        world.put('page.txt', BASE)
        os.link(world.path('page.txt'), world.path('second'))
        write_and_save(world.start('page.txt'))
        until(lambda: world.get('second') == NEW, 5, 'the words under the second name')
        check(os.stat(world.path('page.txt')).st_ino == os.stat(world.path('second')).st_ino, 'the names were parted')


@fault(42, 'mode, owner, attributes and access list stay', needs='root setfacl')
def metadata(t):
    with World() as world:
        path = world.put('page.txt', BASE)
        os.chown(path, 1234, 2345)
        os.chmod(path, 0o640)
        os.setxattr(path, 'user.note', b'by hand')
        run('setfacl', '-m', 'u:4321:r', path)
        listing = lambda: subprocess.run(['getfacl', '-cn', path], capture_output=True, check=True).stdout
        before = listing()
        write_and_save(world.start('page.txt'))
        until(lambda: world.get('page.txt') == NEW, 5, 'the words')
        status = os.stat(path)
        check((status.st_uid, status.st_gid) == (1234, 2345), 'another owner')
        check(os.getxattr(path, 'user.note') == b'by hand', 'the attribute is gone')
        check(listing() == before, f'another access list: {listing()}')


@fault(43, 'as a user without rights: a file of somebody else that is open to us, a closed folder, a sticky one',
       needs='root setpriv')
def other_user(t):
    nobody = ('setpriv', '--reuid=65534', '--regid=65534', '--clear-groups')
    for folder_mode, folder_owner, file_owner, file_mode in (
            (0o777, 0, 0, 0o666), (0o755, 0, 65534, 0o644), (0o1777, 0, 1234, 0o666)):
        with World() as world:
            run('chmod', '755', world.folder)
            program = world.folder + '/cleanwriter'
            run('cp', world.program, program)
            run('chmod', '755', program)
            for part in ('state', 'home'):
                os.chown(f'{world.folder}/{part}', 65534, 65534)
            path = world.put('page.txt', BASE)
            os.chown(path, file_owner, file_owner)
            os.chmod(path, file_mode)
            os.chown(world.docs, folder_owner, folder_owner)
            os.chmod(world.docs, folder_mode)
            editor = Editor(world, [program, 'page.txt'], under=nobody)
            editor.wait_output(b'\x1b[?2004h', 'the page')
            said = write_and_save(editor)
            until(lambda: world.get('page.txt') == NEW, 5, f'the words; it said {said}')
            check(os.stat(path).st_uid == file_owner, 'another owner')


@fault(44, 'marked read-only: asked; locked: refused; never written over in silence', needs='root chattr')
def marked(t):
    with World() as world:
        path = world.put('page.txt', BASE)
        os.chmod(path, 0o444)
        editor = world.start('page.txt')
        write_and_save(editor, 'is read-only')
        check(world.get('page.txt') == BASE, 'written over in silence')
        editor.send('\r')
        until(lambda: world.get('page.txt') == NEW, 5, 'the words after the consent')
        check(stat.S_IMODE(os.stat(path).st_mode) == 0o444, 'the mark is gone')
    for flag in 'ia':
        with World() as world:
            path = world.put('page.txt', BASE)
            editor = world.start('page.txt')
            run('chattr', '+' + flag, path)
            try:
                write_and_save(editor, 'locked against changes')
                check(world.get('page.txt') == BASE, 'written over')
                check(editor.shows('locked against changes'), 'no word of the lock')
            finally:
                run('chattr', '-' + flag, path)


ODD = {
    'bytes': bytes(range(256)) * 3, 'latin1': b'caf\xe9 d\xe9j\xe0\n', 'crlf': b'one\r\ntwo\r\n',
    'mixed': b'one\r\ntwo\nthree\r',
    'mark': b'\xef\xbb\xbfone\n', 'no end': b'one\ntwo', 'decomposed': 'cafe\u0301\n'.encode(),
    'separator': 'a\u2028b\n'.encode(),
    'surrogates': b'a\xed\xa0\x80b\n', 'nul': b'a\0b\n', 'utf16': b'\xff\xfe' + 'One\r\nTwo\r\n'.encode('utf-16-le'),
    'empty': b'', 'newlines': b'\n\n\n',
}


@fault(53, 'bytes of every kind come back as they were; a line more is a line more')
def round_trip(t):
    samples = dict(ODD, long=b'x' * (10 << 20))
    for name, content in samples.items():
        with World() as world:
            world.put('page.txt', content)
            editor = world.start('page.txt')
            pause(1 if len(content) > 1 << 20 else 0.2)
            editor.send('x' + UNDO)
            pause(0.2)
            editor.send('y\x7f' + SAVE)
            editor.wait(SAVED, seconds=30)
            check(world.get('page.txt') == content, f'{name}: other bytes came back')
            editor.send(PASTE + b'line\n' + PASTE_END + SAVE.encode())
            line = 'line\r\n' if name in ('crlf', 'mixed') else 'line\n'
            expected = line.encode() + content
            if name == 'utf16':
                expected = content[:2] + 'line\r\n'.encode('utf-16-le') + content[2:]
            if name == 'mark':
                expected = content[:3] + b'line\n' + content[3:]
            got = lambda: world.get('page.txt')
            until(lambda: got() in (expected, expected.replace(b'line\r\n', b'line\n', 1)), 20, f'{name}: one line more')
    return f'{len(samples)} files'


@fault(54, 'no real files: refused or bounded, within two seconds and 300 MB')
def no_files(t):
    with World() as world:
        os.mkfifo(world.path('fifo'))
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(world.path('socket'))
        os.mkdir(world.path('folder'))
        for name in ('fifo', 'socket', 'folder', '/dev/zero', '/dev/tty', '/proc/self/mem', '/proc/cpuinfo'):
            begin = now()
            end = subprocess.run([world.program, name], cwd=world.docs, env=world.env(), capture_output=True,
                                 stdin=subprocess.DEVNULL, timeout=5)
            check(end.returncode != 0 and end.stderr, f'{name} was not refused')
            check(now() - begin < 2, f'{name} took {now() - begin:.1f} s')
        listener.close()
        with open(world.path('growing'), 'wb') as file:
            file.write(b'line\n' * 1000)
            file.flush()
            editor = world.start('growing')
            for _ in range(50):
                file.write(b'more\n' * 4000)
                file.flush()
                pause(0.01)
            pause(0.3)
            check(editor.status('VmRSS') < 300_000, f'{editor.status("VmRSS")} kB of memory')


@fault(55, 'odd terminals and homes: it works, or ends with a reason before it takes text')
def surroundings(t):
    with World() as world:
        world.put('page.txt', BASE)
        for change in (dict(TERM=None), dict(TERM=''), dict(TERM='dumb'), dict(TERM='nosuch'),
                       dict(TERMINFO='/etc/passwd'), dict(LANG='C'), dict(HOME=None),
                       dict(HOME='/nonexistent', XDG_STATE_HOME=None)):
            editor = Editor(world, [world.program, 'page.txt'], env=change)
            until(lambda: b'\x1b[?2004h' in editor.output or not editor.lives(), 5, f'a page or an end with {change}')
            if editor.lives():
                editor.send('\x1b[1;5H' + WORDS)         # a text opens where it was left
                pause(0.2)
                editor.send(SAVE)
                until(lambda: world.get('page.txt') != BASE, 5, f'a save with {change}')
                check(world.get('page.txt') == NEW, f'{change}: other bytes')
                editor.send(QUIT)                        # a kill now could come before the save is known of
                editor.wait_end()
                world.put('page.txt', BASE)
            else:
                pause(0.2)                               # its last words are still on their way
                check(editor.process.returncode not in (0, None) and editor.output, f'{change}: ended without a reason')
        for streams in (dict(stdout=subprocess.PIPE), dict(stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)):
            end = subprocess.run(['setsid', world.program, 'page.txt'], cwd=world.docs, env=world.env(),
                                 stderr=subprocess.PIPE, timeout=5, **{'stdin': subprocess.DEVNULL, **streams})
            check(end.returncode != 0 and end.stderr, 'no terminal, and no reason')


RAW = (b'\x1b]0;X\x07', '\u202e'.encode(), '\u2066'.encode(), '\u009b'.encode())


def nothing_raw(editor, what):
    for raw in RAW + (b'\x1b]52;', b'\x1bP', b'\x1b[c'):
        check(raw not in editor.output, f'{what}: {raw!r} went to the terminal')


@fault(56, 'names that would command a terminal: opened, saved, never sent')
def names(t):
    for name in (b'a\x1b]0;X\x07b', b'a\nb', b'a\xff\xfeb', b'x' * 255, b'-dash', b'%n%s', 'a\u202eb\u2066'.encode(),
                 b'blank '):
        with World() as world:
            path = os.path.join(world.docs.encode(), name)
            with open(path, 'wb') as file:
                file.write(BASE)
            editor = Editor(world, [world.program, '--', name])
            editor.wait_output(b'\x1b[?2004h', 'the page')
            editor.send(WORDS)
            editor.wait(WORDS.strip())
            editor.send(SAVE)
            until(lambda: open(path, 'rb').read() == NEW, 5, f'the words in {name!r}')
            pause(0.3)
            editor.send(' more' + QUIT)
            pause(0.3)
            nothing_raw(editor, repr(name))
            editor.kill()
            editor.wait_end()
            _, said = world.recover()
            check(not any(raw in said.encode() for raw in RAW), f'{name!r}: --recover sends it raw')


@fault(57, 'text that would command a terminal: shown with marks, never sent, copied as it is')
def content(t):
    text = ('a\x1b]0;X\x07b\x1b]52;c;YQ==\x07c\x1bP1$r\x1b\\d\x1b[c e\u009bf\u202eg\u2066h\u2069i'
            '\u200bj\U000e0041k\u2028l\n').encode() + b'\x9b\x90\n'
    with World() as world:
        world.put('page.txt', text)
        editor = world.start('page.txt')
        editor.wait('page.txt', 'Ctrl')
        pause(0.3)
        editor.send('\x1b[B\x1b[A\x1b[1;5F\x1b[1;5H')
        pause(0.3)
        nothing_raw(editor, 'the text')
        for raw in ('\u200b'.encode(), '\U000e0041'.encode(), '\u2028'.encode()):
            check(raw not in editor.output, f'{raw!r} went to the terminal')
        editor.send('\x01\x03\x1b[1;5F\x16' + SAVE)
        pause(0.5)
        check(world.get('page.txt') == text + text, f'copied as {world.get("page.txt")!r}')
