"""Killed without a warning: what was typed comes back."""
import os, signal

from harness import Editor, PASTE, PASTE_END, UNDO, World, check, now, pause, until
from machine import DELAY, FaultPage
from trial import fault

BASE = b'The first page.\n'


def killed(world, editor):
    """Kills, and gives what comes back and how old the oldest lost letter was."""
    at = editor.kill()
    editor.wait_end()
    return editor.loss(world.recovered(BASE), at, BASE)


@fault(1, 'killed while typing: nothing older than a second is lost')
def typing(t):
    def once(seconds):
        with World() as world:
            world.put('page.txt', BASE)
            editor = world.start('page.txt')
            editor.words(seconds)
            loss = killed(world, editor)
            check(loss <= 1, f'{loss:.2f} s of typing lost after {seconds:.2f} s')
            check(world.get('page.txt') == BASE, 'the file was touched')
            return loss
    count = t.rounds(40, 200)
    losses = t.each([t.random.uniform(0.2, t.rounds(8, 20)) for _ in range(count)], once, workers=20)
    return f'{count} kills, at most {max(losses):.2f} s lost'


@fault(2, 'killed while paste follows paste, and in one that has no end: what came a second before is there')
def pasting(t):
    words = b''.join(b'p%06d ' % number for number in range(1_000_000 // 8))

    def once(seconds, has_end):
        with World() as world:
            world.put('page.txt', BASE)
            editor = world.start('page.txt')
            end, ends = now() + seconds, []
            if not has_end:
                editor.send(PASTE)
            for place in range(0, len(words), 20_000):
                if now() > end:
                    break
                part = words[place:place + 20_000]
                editor.send(PASTE + part + PASTE_END if has_end else part)
                ends.append((now(), place + len(part)))
                pause(0.02)
            pause(max(0, end - now()))
            at = editor.kill()
            editor.wait_end()
            text = world.recovered(BASE)
            kept = text[:len(text) - len(BASE)]
            check(text.endswith(BASE) and words.startswith(kept), 'what came back was never pasted')
            due = max((count for moment, count in ends if moment <= at - 1), default=0)
            check(len(kept) >= due, f'{due - len(kept)} of {due} bytes lost that were a second old')
            return due
    count = t.rounds(10, 100)
    rounds = [(t.random.uniform(0.3, 4), number % 2 == 0) for number in range(count)]
    due = t.each(rounds, lambda round: once(*round), workers=4)
    return f'{count} kills, up to {max(due)} bytes due'


@fault(3, 'killed while undoing and redoing: a state of the last second')
def undoing(t):
    def once(seconds):
        with World() as world:
            world.put('page.txt', BASE)
            editor = world.start('page.txt')
            for number in range(12):
                editor.send(f'w{number:04} ')
                pause(0.02)
            pause(1.2)
            texts = ''.join(f'w{number:04} ' for number in range(12)).encode()
            end, undo = now() + seconds, True
            while now() < end:
                editor.send(UNDO if undo else '\x19')
                undo = t.random.random() < 0.5
                pause(0.05)
            editor.kill()
            editor.wait_end()
            text = world.recovered(BASE)
            kept = text[:len(text) - len(BASE)]
            check(text.endswith(BASE) and texts.startswith(kept), f'{kept[-60:]!r} never stood there')
    count = t.rounds(10, 100)
    t.each([t.random.uniform(0.2, 3) for _ in range(count)], once, workers=10)
    return f'{count} kills'


@fault(25, 'a disk that takes 3 s to confirm does not hold up typing, and a kill loses no more than a second',
       needs='faults')
def slow_journal(t):
    with World() as world, FaultPage() as page:
        world.put('page.txt', BASE)
        editor = world.start('page.txt', page=page)
        page.arm('/journal/', DELAY, calls=('fdatasync', 'fsync'), times=10**6, value=3000)
        waits = []
        for number in range(t.rounds(80, 400)):
            letter = f'{number % 10}'
            editor.typed.append((now(), letter))
            before, at = len(editor.output), now()
            editor.send(letter)
            while len(editor.output) == before and now() - at < 5:
                pause(0.001)
            waits.append(now() - at)
            pause(0.05)
        check(page.fired, 'no call was delayed')
        waits.sort()
        worst = waits[len(waits) * 99 // 100]
        check(worst < 0.05, f'the screen answered after {worst * 1000:.0f} ms (99th of 100)')
        loss = killed(world, editor)
        check(loss <= 1, f'{loss:.2f} s lost')
        middle = waits[len(waits) // 2]
        return f'median {middle * 1000:.1f} ms, 99 of 100 under {worst * 1000:.0f} ms, {loss:.2f} s lost'


@fault(36, 'stopped and gone on, by signal and by key: nothing is lost')
def stopping(t):
    with World() as world:
        world.put('page.txt', BASE)
        editor = world.start('page.txt')
        for _ in range(t.rounds(5, 60)):
            editor.words(0.3, rate=40, start=len(editor.typed) // 6 + 1)
            editor.kill(signal.SIGSTOP)
            pause(0.2)
            editor.kill(signal.SIGCONT)
        pause(1.2)
        loss = killed(world, editor)
        check(loss == 0, f'{loss:.2f} s lost by stopping')
    with World() as world:
        # A shell with job control, as in life: it puts the line back and brings the program to the front again.
        editor = Shell(world, 'page.txt')
        count = t.rounds(10, 200)
        for number in range(count):
            editor.send(f'w{number:04} ')
            editor.shows_soon(f'w{number:04}')
            editor.send('\x1bz')
            editor.wait_for(b'prompt>', 'the shell')
            editor.send('fg\n')
            editor.wait_for(b'\x1b[?2004h', 'the page')
        pause(1.2)
        editor.end()
        text = world.recovered(b'')
        check(text == ''.join(f'w{number:04} ' for number in range(count)).encode(), f'{text[-60:]!r} came back')
    return f'{count} times by key'


class Shell:
    """An interactive shell with the program in it."""

    def __init__(self, world, name):
        self.editor = Editor(world, ['bash', '--norc', '--noprofile', '-i'], env={'PS1': 'prompt>'})
        self.seen = 0
        self.world = world
        self.wait_for(b'prompt>', 'the shell')
        self.editor.send(f'{world.program} {name}\n')
        self.wait_for(b'\x1b[?2004h', 'the page')

    def wait_for(self, data, what):
        until(lambda: data in self.editor.output[self.seen:], 10, what)
        self.seen = len(self.editor.output)

    def shows_soon(self, words):
        self.editor.wait(words)

    def send(self, keys):
        self.seen = len(self.editor.output)
        self.editor.send(keys)

    def end(self):
        children = open(f'/proc/{self.editor.pid}/task/{self.editor.pid}/children').read().split()
        for child in children:
            os.kill(int(child), signal.SIGKILL)
            until(lambda: not os.path.exists(f'/proc/{child}'), 5, 'the end of the program')
