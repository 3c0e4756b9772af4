"""Killed at each call of a save, one after the other, until the save gets through."""
import os, shutil

from harness import PASTE, PASTE_END, SAVE, SAVED, Editor, World, check, now, pause, until
from machine import KILL, TEAR, FaultPage, run
from power import whole
from trial import fault

BASE = b'The first page, which was there before.\n'
WORDS = 'New words. '
NEW = WORDS.encode() + BASE


def at_each_call(t, once):
    """Does `once(number)` for 1, 2, 3 … until it says that no call had this number; how many there were."""
    count, step = 0, 6
    while True:
        fired = t.each(range(count + 1, count + step + 1), once, workers=step)
        if not all(fired):
            return count + fired.index(False)
        count += step


def left_behind(world, *usual):
    """Files in the folder of the documents that nobody asked for."""
    return [name for name in os.listdir(world.docs) if name not in ('page.txt', *usual)]


def killed_while_saving(t, prepare, action, old=BASE, new=NEW, usual=()):
    """Kills at each call; how many there were, how many files were left, and how often the file was torn."""
    torn, left = [], []

    def once(number):
        with World() as world, FaultPage() as page:
            undo = prepare(world)
            try:
                editor = world.start('page.txt', page=page)
                editor.send(WORDS)
                editor.wait(WORDS.strip())
                pause(0.6)                               # the journal is written
                page.arm(world.folder, action, when=number)
                editor.send(SAVE)
                until(lambda: not editor.lives() or editor.shows(SAVED) or editor.shows('saved;'), 15, 'the save')
                pause(0.05)
                if not page.fired:
                    return False
                editor.wait_end()
                exists = os.path.exists(world.path('page.txt'))
                if exists or old is not None:
                    if not whole(world, 'page.txt', old, new):
                        torn.append(number)
                content = world.get('page.txt') if exists else None
                if content != new:
                    text = world.recovered()
                    check(text is not None and text.rstrip(b'\n') == new.rstrip(b'\n'),
                          f'call {number}: neither the file nor the journal holds the words; it has {text!r}')
                if left_behind(world, *usual):
                    left.append(number)
                    world.start('page.txt')              # the next start cleans up
                    until(lambda: not left_behind(world, *usual), 5, 'the hidden file to go')
                return True
            finally:
                if undo:
                    undo()
    count = at_each_call(t, once)
    check(count > 4, f'only {count} calls were seen')
    return f'{count} calls, {len(torn)} torn with both versions whole, after {len(left)} a hidden file, gone with the next start'


def plain(world):
    world.put('page.txt', BASE)


def linked(world):
    world.put('page.txt', BASE)
    os.link(world.path('page.txt'), world.path('second name'))


def mounted(world):
    world.put('page.txt', b'')
    source = world.put('source', BASE)
    run('mount', '--bind', source, world.path('page.txt'))
    return lambda: run('umount', '-l', world.path('page.txt'))


@fault(8, 'killed at each call of a save by rename: the file is old or new, and the words are there', needs='faults')
def by_rename(t):
    figures = killed_while_saving(t, plain, KILL)
    check(' 0 torn' in figures, figures)
    return f'{figures}; writes cut in the middle: {killed_while_saving(t, plain, TEAR)}'


@fault(9, 'killed at each call of a save in place: the file is whole, or both versions are', needs='faults')
def in_place(t):
    figures = killed_while_saving(t, linked, KILL, usual=('second name',))
    return f'{figures}; writes cut in the middle: {killed_while_saving(t, linked, TEAR, usual=("second name",))}'


@fault(10, 'killed at each call of a save into a mounted file: as T9', needs='root faults')
def into_a_mount(t):
    return killed_while_saving(t, mounted, KILL, usual=('source',))


@fault(11, 'killed at each call of the first save: no file, or a whole one', needs='faults')
def first_save(t):
    return killed_while_saving(t, lambda world: None, KILL, old=None, new=WORDS.encode() + b'\n')


@fault(12, 'killed at each call while a journal is begun anew, and while words are taken back', needs='faults')
def journals(t):
    long = (b'p' * 99 + b'\n') * 6000

    def renewing(number):
        with World() as world, FaultPage() as page:
            world.put('page.txt', BASE)
            editor = world.start('page.txt', page=page)
            editor.send(WORDS)
            editor.send(PASTE + long + PASTE_END)
            pause(1)
            page.arm('/journal/', KILL, when=number)
            for _ in range(4):                            # a journal is renewed at a megabyte
                editor.press(PASTE + long + PASTE_END)
                pause(0.15)
            end = now() + 1.5
            while editor.lives() and now() < end:
                pause(0.02)
            if not page.fired:
                return False
            editor.wait_end()
            text = world.recovered(b'')
            check(text.endswith(BASE) and text.startswith(WORDS.encode() + long), f'call {number}: words are lost')
            return True
    renewals = at_each_call(t, renewing)

    with World() as source:
        source.put('page.txt', BASE)
        editor = source.start('page.txt')
        editor.send(WORDS)
        pause(0.8)
        editor.kill()
        editor.wait_end()

        def taking(number):
            with World() as world, FaultPage() as page:
                run('cp', '-a', source.state + '/.', world.state)
                shutil.rmtree(world.docs)
                # The journal knows the file by its inode, so it is the source's own.
                os.symlink(source.docs, world.docs)
                page.arm(world.state, KILL, when=number)
                editor = Editor(world, [world.program, 'page.txt'], page=page)
                until(lambda: editor.shows('Take them?') or not editor.lives(), 15, 'the question')
                editor.press('\x1b')
                until(lambda: editor.shows('Discard') or not editor.lives(), 15, 'its answers')
                editor.press('\r')
                end = now() + 1.5
                while editor.lives() and now() < end:
                    pause(0.02)
                if not page.fired:
                    return False
                editor.wait_end()
                check(world.recovered(b'') == NEW, f'call {number}: the second time something else comes back')
                return True
        takings = at_each_call(t, taking)
    return f'{renewals} calls of new journals, {takings} of taking back'
