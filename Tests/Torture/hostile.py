"""Damaged journals, pastes with marks in them, planted links, permissions."""
import os, stat

from harness import PASTE, PASTE_END, SAVE, SAVED, Editor, World, check, now, pause
from trial import Skipped, fault

BASE = b'The first page.\n'


def journal_of(world):
    folder = world.state + '/cleanwriter/journal'
    names = [name for name in os.listdir(folder) if name.endswith('.journal')]
    check(len(names) == 1, f'{names} in the folder of the journals')
    return f'{folder}/{names[0]}'


@fault(50, 'a journal with a byte turned, cut off, with a hole, with more behind it: an earlier text, never a crash')
def damaged(t):
    with World() as world:
        world.put('page.txt', BASE)
        editor = world.start('page.txt')
        for number in range(40):
            editor.typed.append((now(), f'w{number:04} '))
            editor.send(f'w{number:04} ')
            pause(0.02 if number % 10 else 0.4)
        pause(0.6)
        editor.kill()
        editor.wait_end()
        name = journal_of(world)
        with open(name, 'rb') as file:
            good = file.read()
        check(world.recovered() == editor.all_typed() + BASE, 'the whole journal does not hold the text')
        step = t.rounds(7, 1)
        damages = [good[:n] + bytes([good[n] ^ 1 << n % 8]) + good[n + 1:] for n in range(0, len(good), step)]
        damages += [good[:n] for n in range(0, len(good), step)]
        damages += [good[:n] + bytes(512) + good[n + 512:] for n in range(0, len(good) - 512, 512)]
        damages += [good + os.urandom(n) for n in (1, 100, 5000)]
        unread = 0
        for damage in damages:
            with open(name, 'wb') as file:
                file.write(damage)
            found, said = world.recover()
            check('cannot be read' in said or 'recovered' in said, f'it said {said[:200]!r}')
            if not found:
                unread += 1
                continue
            text = next(iter(found.values()))
            kept = text[:len(text) - len(BASE)] if text.endswith(BASE) else text
            check(editor.all_typed().startswith(kept), f'{kept[-60:]!r} never stood there')
            check(os.path.exists(name), 'the damaged journal was deleted')
        return f'{len(damages)} damages, {unread} without a text'


@fault(51, 'made-up journals, files, keys and pastes, ten minutes each')
def fuzzed(t):
    raise Skipped('that is `make fuzz SECONDS=600`')


@fault(52, 'random edits against a simple model, and their journals')
def modelled(t):
    raise Skipped('that is in `make test`: JournalPropertyTests, RopePropertyTests')


def sent_in_two(world, first, second):
    """An editor that got the second part so soon after the first that no Escape of its own lies between."""
    while True:
        editor = world.start('page.txt')
        began = now()
        editor.send(first)
        pause(0.004)
        editor.send(second)
        if now() - began < 0.03:
            return editor
        editor.end()


@fault(58, 'a paste with marks and keys in it, cut anywhere: text, and no command runs')
def paste(t):
    inner = b'A' + PASTE_END + b'B' + SAVE.encode() + b'\x1b]52;c;YQ==\x07' + b'\x11'
    whole = PASTE + inner + PASTE_END
    for cut in range(1, len(whole), t.rounds(3, 1)):
        with World() as world:
            world.put('page.txt', BASE)
            editor = sent_in_two(world, whole[:cut], whole[cut:])
            pause(0.2)
            check(editor.lives(), f'cut at {cut}: it left')
            check(world.get('page.txt') == BASE, f'cut at {cut}: it saved')
            check(b'\x1b]52;c;YQ' not in editor.output, f'cut at {cut}: sent raw')
    with World() as world:
        editor = world.start('page.txt')
        editor.send(PASTE + b'a paste without an end')
        pause(1.8)                                       # a second of silence ends it
        editor.kill()
        editor.wait_end()
        check(world.recovered(b'').strip() == b'a paste without an end', 'the unfinished paste is gone')


def modes(folder):
    for place, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(place, name)
            status = os.lstat(path)
            if not stat.S_ISLNK(status.st_mode):
                yield path, stat.S_IMODE(status.st_mode)


@fault(59, 'whatever is made is for the owner alone, and planted links lead nowhere', needs='')
def permissions(t):
    for mask in ('000', '077'):
        with World() as world:
            os.rmdir(world.state)
            path = world.put('page.txt', BASE)
            os.chmod(path, 0o600)
            os.link(path, world.path('second'))          # in place: copies are made as well
            before = {path for path, _ in modes(world.folder)}
            editor = Editor(world, ['sh', '-c', f'umask {mask}; exec "$0" page.txt', world.program])
            editor.wait_output(b'\x1b[?2004h', 'the page')
            editor.words(1)
            editor.send(SAVE)
            editor.wait(SAVED, 'saved;')
            editor.words(1)
            pause(0.5)
            for path, mode in modes(world.folder):
                if path.startswith(world.state + '/cleanwriter'):
                    check(mode & 0o077 == 0, f'{path} has {mode:o} with umask {mask}')
                elif path not in before and path != world.state:
                    check(mode & 0o077 == 0, f'{path} has {mode:o}')
            editor.kill()
            editor.wait_end()
            check(stat.S_IMODE(os.stat(world.path('page.txt')).st_mode) == 0o600, 'the file was opened to others')
    victim = b'not for you\n'
    for planted in ('cleanwriter/journal', 'cleanwriter/saving'):
        with World() as world:
            os.makedirs(world.folder + '/victim')
            with open(world.folder + '/victim/file', 'wb') as file:
                file.write(victim)
            os.makedirs(os.path.dirname(f'{world.state}/{planted}'))
            os.symlink(world.folder + '/victim', f'{world.state}/{planted}')
            path = world.put('page.txt', BASE)
            os.link(path, world.path('second'))
            editor = world.start('page.txt')
            editor.words(0.5)
            editor.send(SAVE)
            pause(1)
            check(os.listdir(world.folder + '/victim') == ['file'], f'{planted}: the link was followed')
