"""Calls that fail: the file is as it was, what is said is true, the words are safe, and the next save works."""
import errno, os

from harness import PASTE, PASTE_END, QUIT, SAVE, SAVED, World, check, now, pause, save
from machine import DELAY, ERROR, ERROR_AFTER, LIE, Disk, FaultPage, fill, run, small_disk
from saves import BASE, NEW, WORDS, at_each_call, left_behind
from trial import fault

WRITING = ('write', 'pwrite', 'fallocate')


def edited(world, page, text=BASE, words=WORDS):
    """The program with words that are not saved, and in the journal."""
    world.put('page.txt', text)
    editor = world.start('page.txt', page=page)
    editor.send(words)
    editor.wait(words.strip())
    pause(0.6)
    return editor


def expect_not_saved(world, editor, old=BASE, new=NEW):
    """The promises of a save that failed."""
    editor.wait('Not saved')
    check(world.get('page.txt') == old, 'the file was touched')
    check(not left_behind(world), f'left: {left_behind(world)}')
    check(not editor.shows(SAVED), '"saved" stands on the screen')


def expect_next_save(world, editor, new=NEW):
    save(editor)
    check(world.get('page.txt') == new, 'the next save did not write the words')


def failing_writes(t, number):
    def once(turn):
        with World() as world, FaultPage() as page:
            editor = edited(world, page)
            page.arm(world.docs, ERROR, when=turn, calls=WRITING, value=number)
            editor.send(SAVE)
            said = editor.wait('Not saved', SAVED)
            if not page.fired:
                return False
            page.disarm()
            if said == SAVED:                            # a reservation that is not had is no error
                check(world.get('page.txt') == NEW, 'saved was said and the file is old')
                return True
            expect_not_saved(world, editor)
            expect_next_save(world, editor)
            return True
    return at_each_call(t, once)


@fault(14, 'no room at the first write, the second …: old file, said so, saved the next time', needs='faults')
def no_room(t):
    return f'{failing_writes(t, errno.ENOSPC)} calls'


@fault(15, 'quota, broken disk, size limit: as T14', needs='faults')
def other_errors(t):
    counts = [failing_writes(t, number) for number in (errno.EDQUOT, errno.EIO)]
    with World() as world:
        old = b'a line of an old text\n' * 9000
        world.put('page.txt', old)
        editor = world.start('page.txt', under=('prlimit', '--fsize=200000'))
        editor.send(PASTE + b'a line of a new text\n' * 500 + PASTE_END)
        pause(0.5)
        editor.send(SAVE)
        editor.wait('larger than the system allows', 'Not saved')
        check(world.get('page.txt') == old, 'the file was touched')
    return f'{counts} calls, and a true limit'


@fault(16, 'a disk that fills up while a text is open, for real', needs='root')
def full_disk(t):
    with World() as world, small_disk() as place:
        world.docs = place
        old = b'12345678 ' * 4000
        world.put('page.txt', old)
        editor = world.start('page.txt')
        editor.send(WORDS)
        pause(0.6)
        filler = fill(place)
        editor.send(SAVE)
        editor.wait('Not saved')
        check(world.get('page.txt') == old, 'the file was touched')
        os.unlink(filler)
        save(editor)
        check(world.get('page.txt') == WORDS.encode() + old, 'the next save did not write the words')


@fault(17, 'no room for the journal: said within three seconds, and it comes back with the room', needs='root')
def full_state(t):
    with World() as world, small_disk('256k') as place:
        world.state = place + '/state'
        os.mkdir(world.state)
        world.put('page.txt', BASE)
        editor = world.start('page.txt')
        filler = fill(place)
        editor.send(WORDS)
        editor.wait('could not be brought back', seconds=3)
        os.unlink(filler)
        editor.wait('are kept again', seconds=15)
        editor.kill()
        editor.wait_end()
        check(world.recovered(b'') == NEW, 'the words did not come back')


@fault(18, 'the disk does not confirm the new file: not saved, not asked again; the next save takes another file',
       needs='faults')
def sync_fails(t):
    with World() as world, FaultPage() as page:
        editor = edited(world, page)
        page.arm(world.docs, ERROR, calls=('fsync',), value=errno.EIO)
        editor.send(SAVE)
        expect_not_saved(world, editor)                  # and the file that failed is gone
        check(page.count == 1, 'the file that failed was asked again')
        expect_next_save(world, editor)


@fault(19, 'a disk that takes bytes and loses them: never "saved" while they are lost', needs='disk')
def lying_disk(t):
    words = b'a line of a long text\n' * 400_000
    with small_disk('24m') as backing, Disk(megabytes=64, backing=backing) as disk, World() as world:
        world.docs = disk.place
        world.put('page.txt', BASE)
        run('sync', '-f', disk.place)
        editor = world.start('page.txt')
        editor.send(b'\x1b[200~' + words + b'\x1b[201~')
        pause(2)
        fill(backing)
        editor.send(SAVE)
        said = editor.wait('Not saved', SAVED, 'did not confirm', 'put back', seconds=60)
        editor.send(SAVE)                                # a second try must not believe the disk either
        pause(2)
        again = editor.wait('Not saved', SAVED, 'did not confirm', 'put back', seconds=60)
        editor.kill()
        editor.wait_end()
        os.unlink(backing + '/filler')
        disk.restart()
        content = world.get('page.txt') if os.path.exists(world.path('page.txt')) else None
        if SAVED in (said, again):
            check(content == words + BASE, 'saved was said and the file is not new')
        else:
            check(content in (BASE, words + BASE), f'the file holds {content and len(content)} bytes')
        check(content == words + BASE or world.recovered() == words + BASE, 'the words are gone')
        return said


@fault(20, 'the folder is not confirmed: that is said, and the text counts as unsaved', needs='faults')
def folder_not_confirmed(t):
    with World() as world, FaultPage() as page:
        editor = edited(world, page)
        page.arm(world.docs, ERROR, when=2, calls=('fsync',), value=errno.EIO)
        editor.send(SAVE)
        editor.wait('did not confirm')
        check(world.get('page.txt') == NEW, 'the file is not new')
        editor.send(QUIT)
        pause(0.3)
        check(editor.lives(), 'it left without asking')


@fault(21, 'closing fails: an error is one, an interruption is none, and nothing is closed twice', needs='faults')
def close_fails(t):
    counts = []
    for number in (errno.EIO, errno.EINTR):
        def once(turn):
            with World() as world, FaultPage() as page:
                editor = edited(world, page)
                page.arm(world.docs, ERROR_AFTER, when=turn, calls=('close',), value=number)
                editor.send(SAVE)
                said = editor.wait('Not saved', SAVED)
                fired = page.fired
                if fired and number == errno.EINTR:
                    check(said == SAVED, 'an interruption was taken for an error')
                if said == SAVED:
                    check(world.get('page.txt') == NEW, 'saved was said and the file is old')
                else:
                    check(world.get('page.txt') == BASE, 'not saved was said and the file was touched')
                check(not page.closed_twice, 'something was closed twice')
                return fired
        counts.append(at_each_call(t, once))
    return f'{counts} calls'


@fault(22, 'a system without exchanging renames: a plain rename', needs='faults')
def no_exchange(t):
    for number in (errno.EINVAL, errno.ENOSYS):
        with World() as world, FaultPage() as page:
            editor = edited(world, page)
            page.arm(world.docs, ERROR, calls=('renameat2',), times=9, value=number)
            save(editor)
            check(page.fired and world.get('page.txt') == NEW, 'not saved')
            check(not left_behind(world), f'left: {left_behind(world)}')


@fault(23, 'renames that are refused: written in place, or a true answer', needs='faults')
def no_rename(t):
    for number in (errno.EXDEV, errno.EBUSY, errno.EACCES, errno.EPERM, errno.EIO):
        with World() as world, FaultPage() as page:
            editor = edited(world, page)
            page.arm(world.docs, ERROR, calls=('renameat2', 'renameat'), times=9, value=number)
            editor.send(SAVE)
            said = editor.wait('Not saved', SAVED, 'saved;', 'written in place')
            check(page.fired, 'no rename was tried')
            if number == errno.EIO:
                check(said == 'Not saved' and world.get('page.txt') == BASE, f'{said}: the answer is not true')
            else:
                check(world.get('page.txt') == NEW, f'error {number}: {said}, and the file is not new')
            check(not left_behind(world), f'left: {left_behind(world)}')


@fault(24, 'a write that lies: the size is looked at before the name is given', needs='faults')
def lying_write(t):
    with World() as world, FaultPage() as page:
        editor = edited(world, page)
        page.arm(world.docs, LIE, calls=('write',), value=3)
        editor.send(SAVE)
        expect_not_saved(world, editor)
        expect_next_save(world, editor)


@fault(26, 'a disk that takes long to confirm: typing goes on, leaving waits, saves do not mix', needs='faults')
def slow_save(t):
    with World() as world, FaultPage() as page:
        editor = edited(world, page)
        page.arm(world.docs, DELAY, calls=('fsync',), value=t.rounds(3000, 10_000))
        editor.send(SAVE)
        pause(0.3)
        check(page.fired, 'no call was delayed')
        begin = now()
        editor.send('More. ')
        editor.wait('More.', seconds=1)
        waited = now() - begin
        editor.send(SAVE + QUIT)
        pause(0.5)
        check(editor.lives(), 'it left before the save was over')
        editor.wait_end(20)
        check(world.get('page.txt') == WORDS.encode() + b'More. ' + BASE, 'the second save is not in the file')
        check(not left_behind(world), f'left: {left_behind(world)}')
        return f'a letter took {waited * 1000:.0f} ms meanwhile'


@fault(27, 'no descriptors left: the save works, or says that it did not', needs='faults')
def no_descriptors(t):
    def once(turn):
        with World() as world, FaultPage() as page:
            editor = edited(world, page)
            page.arm(world.docs, ERROR, when=turn, calls=('openat',), value=errno.EMFILE)
            editor.send(SAVE)
            said = editor.wait('Not saved', SAVED)
            check(world.get('page.txt') == (NEW if said == SAVED else BASE), f'{said}: the answer is not true')
            return page.fired
    count = at_each_call(t, once)
    ends = []
    for limit in range(8, 24, t.rounds(3, 1)):
        with World() as world:
            world.put('page.txt', BASE)
            try:
                editor = world.start('page.txt', under=('prlimit', f'--nofile={limit}'))
            except Exception:
                ends.append('refused')
                continue
            editor.send(WORDS)
            editor.wait(WORDS.strip())
            check(not editor.shows(SAVED), f'{limit}: it calls saved what is not')
            editor.send(SAVE)
            said = editor.wait('Not saved', SAVED)
            check(world.get('page.txt') == (NEW if said == SAVED else BASE), f'{limit}: {said}: the answer is not true')
            ends.append('saved' if said == SAVED else 'not saved')
    figures = ', '.join(f'{ends.count(end)} {end}' for end in sorted(set(ends)))
    return f'{count} calls; with 8 to 23 descriptors: {figures}'
