"""Others on the same file: programs that change it, and a second Clean Writer."""
import errno, os, shutil

from harness import SAVE, World, check, pause, save, until
from machine import DELAY, ERROR, FaultPage
from trial import fault

BASE, THEIRS = b'The first page.\n', b'Their own pages.\n'
WORDS = 'New words. '
NEW = WORDS.encode() + BASE


def changed_later(path):
    with open(path, 'wb') as file:
        file.write(THEIRS + b'And more.\n')


def changed_in_secret(path):
    status = os.stat(path)
    with open(path, 'r+b') as file:
        file.write(THEIRS[:len(BASE)])
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def replaced(path):
    with open(path + '.new', 'wb') as file:
        file.write(THEIRS)
    os.rename(path + '.new', path)


def made_a_folder(path):
    os.unlink(path)
    os.mkdir(path)


def made_a_fifo(path):
    os.unlink(path)
    os.mkfifo(path)


CHANGES = (changed_later, changed_in_secret, replaced, os.unlink, made_a_folder, made_a_fifo)


@fault(45, 'changed, replaced, deleted, made a folder: seen, and nothing is written over without a choice')
def outside(t):
    for change in CHANGES:
        with World() as world:
            path = world.put('page.txt', BASE)
            editor = world.start('page.txt')
            editor.send(WORDS)
            editor.wait(WORDS.strip())
            change(path)
            pause(0.3)
            state = None if not os.path.isfile(path) else world.get('page.txt')
            editor.send(SAVE)
            editor.wait('changed by another program', 'no longer there', 'not a file', 'is a folder', 'cannot be')
            pause(0.2)
            check((None if not os.path.isfile(path) else world.get('page.txt')) == state,
                  f'{change.__name__}: written over')
            editor.kill()
            editor.wait_end()
            check(world.recovered() is not None or state is None, f'{change.__name__}: the words are gone')
    return f'{len(CHANGES)} changes'


@fault(46, 'changed in the last moment of a save: their version is kept aside and named', needs='faults')
def last_moment(t):
    with World() as world, FaultPage() as page:
        path = world.put('page.txt', BASE)
        editor = world.start('page.txt', page=page)
        editor.send(WORDS)
        editor.wait(WORDS.strip())
        page.arm(world.docs, DELAY, calls=('renameat2',), value=1500)
        editor.send(SAVE)
        until(lambda: page.fired, 5, 'the rename')
        with open(path, 'wb') as file:
            file.write(THEIRS)
        editor.wait('was kept as')
        page.disarm()
        check(world.get('page.txt') == NEW, 'the words are not in the file')
        others = [name for name in os.listdir(world.docs) if name != 'page.txt']
        check(len(others) == 1 and world.get(others[0]) == THEIRS, f'their version is not there: {others}')


@fault(47, 'two on the same file, both killed: each was told, neither overwrote, both texts come back')
def two(t):
    with World() as world:
        world.put('page.txt', BASE)
        first = world.start('page.txt')
        first.send('First. ')
        pause(0.6)
        second = world.start('page.txt')
        said = second.wait('open', 'already', seconds=3)
        second.press('\x1b')
        second.wait('Open anyway')
        second.press('o')                                # opens it all the same
        pause(0.3)
        second.send('Second. ')
        second.wait('Second.')
        pause(0.6)
        save(first)
        second.send(SAVE)
        second.wait('changed by another program')
        for editor in (first, second):
            editor.kill()
            editor.wait_end()
        check(world.get('page.txt') == b'First. ' + BASE, 'the file was written over')
        texts = world.recover()[0].values()
        check(any(b'Second. ' in text for text in texts), f'the second text is gone after {said}')


@fault(48, 'a journal of a dead owner is known by its lock, whatever process has its number now')
def dead_owner(t):
    with World() as world:
        world.put('page.txt', BASE)
        editor = world.start('page.txt')
        editor.send(WORDS)
        pause(0.8)
        check(not world.recover()[0], 'a living owner was taken for dead')
        editor.kill()
        editor.wait_end()
        check(world.recovered() == NEW, 'a dead owner was taken for alive')
        # A copy of the journal is one that nobody ever locked.
        shutil.copytree(world.state, world.folder + '/copy', ignore=shutil.ignore_patterns('open'))
        world.state = world.folder + '/copy'
        check(world.recovered() == NEW, 'a journal without a lock was not offered')


@fault(49, 'a file system without locks: journals are kept, and come back', needs='faults')
def no_locks(t):
    with World() as world, FaultPage() as page:
        world.put('page.txt', BASE)
        page.arm('/journal/', ERROR, calls=('flock',), times=10**6, value=errno.ENOLCK)
        editor = world.start('page.txt', page=page)
        editor.send(WORDS)
        pause(0.8)
        check(page.fired, 'no lock was asked for')
        editor.kill()
        editor.wait_end()
        check(world.recovered() == NEW, 'the words did not come back')
