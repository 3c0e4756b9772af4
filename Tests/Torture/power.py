"""The power fails: an ext4 file system in a file is shut down, so that nothing more gets to it, and mounted again."""
import glob, os

from harness import SAVE, SAVED, World, check, now, pause, save
from machine import CUT, Disk, DiskWorld, FaultPage
from trial import fault

BASE = b'The first page.\n'
BOTH = 'noauto_da_alloc,commit=60'       # the kernel's own help against careless programs is off


def typed_until_the_power_fails(t, options):
    def once(seconds):
        with Disk(options) as disk, DiskWorld(disk) as world:
            world.put('page.txt', BASE)
            os.sync()
            editor = world.start('page.txt')
            editor.words(seconds)
            at = now()
            world.power_fails()
            loss = editor.loss(world.recovered(BASE), at, BASE)
            check(world.get('page.txt') == BASE, 'the file was touched')
            check(loss <= 2, f'{loss:.2f} s of typing lost after {seconds:.2f} s')
            return loss
    count = t.rounds(15, 50)
    losses = t.each([t.random.uniform(0.3, t.rounds(8, 15)) for _ in range(count)], once, workers=6)
    return f'{count} cuts, at most {max(losses):.2f} s lost, {sorted(losses)[len(losses) // 2]:.2f} s in the middle'


@fault(4, 'power cut while typing: nothing older than two seconds is lost', needs='disk')
def typing(t):
    return typed_until_the_power_fails(t, '')


@fault(5, 'power cut while typing, without the kernel\'s help for careless programs', needs='disk')
def typing_without_help(t):
    return typed_until_the_power_fails(t, BOTH)


@fault(6, 'power cut at once after "saved": the file is new', needs='disk')
def saved(t):
    def once(number):
        with Disk(BOTH if number % 2 else '') as disk, DiskWorld(disk) as world:
            world.put('page.txt', BASE)
            os.sync()
            editor = world.start('page.txt')
            editor.words(t.random.uniform(0.05, 2), rate=50)
            save(editor)
            world.power_fails()
            check(world.get('page.txt') == editor.all_typed() + BASE, 'saved was said and the file is not new')
    count = t.rounds(10, 30)
    t.each(range(count), once, workers=4)
    return f'{count} cuts'


def whole(world, name, old, new):
    """Whether the file is one of the versions; else both must lie in the folder of copies, whole."""
    content = world.get(name) if os.path.exists(world.path(name)) else None
    if content in (old, new):
        return True
    copies = []
    for path in glob.glob(world.state + '/cleanwriter/saving/*'):
        with open(path, 'rb') as file:
            copies.append(file.read())
    check(old in copies and new in copies, f'the file holds {content and content[:40]!r}, {len(content or b"")} bytes')
    return False


def saved_through_the_cut(t, prepare):
    """Cuts the power at random moments of a save; how often the file was new, old, torn."""
    new_words = b'New words come first. '

    def once(number):
        old = b''.join(b'line %06d\n' % line for line in range(t.random.choice((10, 20_000, 200_000))))
        with Disk(BOTH if number % 2 else '', megabytes=64) as disk, DiskWorld(disk) as world:
            world.put('page.txt', old)
            prepare(world)
            os.sync()
            editor = world.start('page.txt')
            editor.wait('line 000000')
            editor.send(new_words)
            editor.wait(new_words.decode().strip())
            pause(t.random.uniform(0, 2))
            editor.send(SAVE)
            pause(t.random.uniform(0, 0.02))
            said = editor.shows(SAVED)
            world.power_fails()
            new = new_words + old
            is_whole = whole(world, 'page.txt', old, new)
            content = world.get('page.txt')
            check(not said or content == new, 'saved was said and the file is not new')
            if content != new:
                # The journal was put on the disk before the save began.
                check(world.recovered() in (new, None), 'the journal holds something else')
            return 'torn' if not is_whole else 'new' if content == new else 'old'
    count = t.rounds(8, 30)
    ends = t.each(range(count), once, workers=3)
    return f'{count} cuts: ' + ', '.join(f'{ends.count(end)} {end}' for end in ('new', 'old', 'torn'))


@fault(7, 'power cut during a save: the file is old or new, or written in place and both versions are whole',
       needs='disk')
def saving(t):
    replaced = saved_through_the_cut(t, lambda world: None)
    in_place = saved_through_the_cut(t, lambda world: os.link(world.path('page.txt'), world.path('second name')))
    check('0 torn' in replaced, f'torn where a rename was possible: {replaced}')
    return f'by rename {replaced}; in place {in_place}'


@fault(13, 'power cut at each call of a save: by rename, in place, of a new file', needs='disk faults')
def each_call(t):
    figures = []
    for way in ('by rename', 'in place', 'new'):
        old, words = (None if way == 'new' else BASE), 'New words. '
        new = words.encode() + (old or b'\n')

        def once(number):
            with Disk(BOTH) as disk, DiskWorld(disk) as world, FaultPage() as page:
                if old:
                    world.put('page.txt', old)
                if way == 'in place':
                    os.link(world.path('page.txt'), world.path('second name'))
                os.sync()
                editor = world.start('page.txt', page=page)
                editor.send(words)
                pause(2.2)                               # the journal is on the disk
                page.arm('/world/', CUT, when=number, disk=disk.place)
                editor.send(SAVE)
                while editor.lives() and not editor.shows(SAVED):
                    pause(0.01)
                fired = page.fired
                said = editor.shows(SAVED)
                world.power_fails()
                exists = os.path.exists(world.path('page.txt'))
                if exists or old:
                    whole(world, 'page.txt', old, new)
                content = world.get('page.txt') if exists else None
                check(not said or content == new, f'{way}, call {number}: saved was said and the file holds {content!r}')
                if content != new:
                    text = world.recovered()
                    check(text is not None and text.rstrip(b'\n') == new.rstrip(b'\n'),
                          f'{way}, call {number}: the words are neither in the file nor in a journal but {text!r}')
                return fired
        count, step = 0, 8
        while all(t.each(range(count + 1, count + step + 1), once, workers=step)):
            count += step
        figures.append(f'{way}, up to {count + step} calls')
    return '; '.join(figures)


@fault(28, 'the disk of the document dies while typing: the words are in the state folder', needs='disk')
def dead_document(t):
    with World() as world, Disk() as disk:
        with open(disk.place + '/page.txt', 'wb') as file:
            file.write(BASE)
        editor = world.start(disk.place + '/page.txt')
        editor.words(1)
        disk.cut()
        editor.words(1, start=1000)
        editor.send(SAVE)
        editor.wait('Not saved', 'could not', 'error', 'read-only')
        pause(1.2)
        at = editor.kill()
        editor.wait_end()
        loss = editor.loss(world.recovered(BASE), at, BASE)
        check(loss == 0, f'{loss:.2f} s lost')


@fault(29, 'the disk of the journal dies while typing: another place is found and named', needs='disk')
def dead_state(t):
    with World() as world, Disk() as disk:
        world.state = disk.place + '/state'
        os.mkdir(world.state)
        world.put('page.txt', BASE)
        editor = world.start('page.txt')
        editor.words(1)
        disk.cut()
        editor.words(2, start=1000)
        editor.wait('could not be brought back', 'are kept in', 'kept beside', seconds=10)
        pause(8)
        at = editor.kill()
        editor.wait_end()
        disk.restart()
        # The journal on the disk that came back holds older words of the same text.
        texts = world.recover(beside=True)[0].values()
        loss = min(editor.loss(text, at, BASE) for text in texts or [BASE])
        check(loss <= 1, f'{loss:.2f} s lost')
