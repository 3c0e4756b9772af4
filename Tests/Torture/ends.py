"""Told to end, cut off, crashed, resized: nothing is lost, and the terminal is as it was."""
import contextlib, os, signal

from harness import Editor, World, check, now, pause
from trial import fault

BASE = b'The first page.\n'
LEFT = b'\x1b[?1049l'


def ended(t, end, seconds, keeps_all=True):
    """Types for a while, ends the program by `end(editor)`; all words must come back."""
    with World() as world:
        world.put('page.txt', BASE)
        editor = world.start('page.txt')
        editor.words(seconds, rate=20)
        pause(0.1)                                       # the last letter has got through the terminal
        at = now()
        end(editor)
        editor.wait_end(3)
        took = now() - at
        check(took <= 2, f'it took {took:.1f} s to end')
        loss = editor.loss(world.recovered(BASE), at, BASE)
        check(loss == 0 if keeps_all else loss <= 1, f'{loss:.2f} s lost')
        return took


@fault(31, 'told to end by a hangup: every word is kept')
def hangup(t):
    count = t.rounds(20, 100)
    times = t.each([t.random.uniform(0.1, 3) for _ in range(count)],
                   lambda seconds: ended(t, lambda editor: editor.kill(signal.SIGHUP), seconds), workers=10)
    return f'{count} times, at most {max(times):.2f} s to end'


@fault(32, 'told to end by other signals: every word is kept; interrupt and quit lose nothing')
def other_signals(t):
    for number in (signal.SIGTERM, signal.SIGPWR):
        for _ in range(t.rounds(3, 20)):
            ended(t, lambda editor: editor.kill(number), t.random.uniform(0.1, 1))
    for number in (signal.SIGINT, signal.SIGQUIT):
        with World() as world:
            editor = world.start('page.txt')
            editor.words(0.5, rate=20)
            pause(0.1)
            at = editor.kill(number)
            pause(0.5)
            if editor.lives():
                editor.send('go on ')
                editor.wait('go on')
                editor.kill(signal.SIGHUP)
            editor.wait_end(3)
            check(world.recovered(b'').startswith(editor.all_typed()), f'words lost by signal {number} at {at}')


@fault(33, 'the terminal vanishes: every word is kept, and no processor is burnt')
def vanished(t):
    for _ in range(t.rounds(5, 50)):
        with World() as world:
            world.put('page.txt', BASE)
            editor = world.start('page.txt')
            editor.words(t.random.uniform(0.1, 1), rate=20)
            pause(0.1)
            before = os.times()
            at = editor.hang_up()
            editor.wait_end(3)
            after = os.times()
            check(now() - at <= 2, 'it took more than 2 s to end')
            check(editor.loss(world.recovered(BASE), at, BASE) == 0, 'words lost')
            used = after.children_user + after.children_system - before.children_user - before.children_system
            check(used < 1, f'it used {used:.1f} s of a processor in all its life')


@fault(34, 'nobody reads the terminal, then a hangup: what was delivered is kept')
def stuck(t):
    with World() as world:
        world.put('page.txt', BASE)
        editor = world.start('page.txt', rows=60, cols=200)
        editor.reads.clear()
        pause(0.2)
        for number in range(400):
            editor.send(f'w{number:04} ')
        pause(0.5)
        flood = 0
        with contextlib.suppress(BlockingIOError):
            while flood < 1 << 20:                        # until the line itself takes no more
                flood += os.write(editor.master, b'and more of it ' * 20)
        at = editor.kill(signal.SIGHUP)
        editor.wait_end(4)
        took = now() - at
        check(took <= 2, f'it took {took:.1f} s to end')
        text = world.recovered(BASE)
        words = text.count(b'w')
        check(words >= 400, f'only {words} of 400 words')
        return f'all 400 words, and {flood} bytes that the line took, {took:.1f} s to end'


@fault(35, 'it crashes: nothing older than a second is lost, the terminal is put back, no core is left')
def crash(t):
    for number in (signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGBUS, signal.SIGTRAP, signal.SIGFPE):
        with World() as world:
            world.put('page.txt', BASE)
            editor = world.start('page.txt')
            editor.words(1.5)
            at = editor.kill(number)
            status = editor.wait_end(5)
            check(status == -number, f'it ended with {status}')
            pause(0.2)
            check(LEFT in editor.output[-300:], 'the terminal was not put back')
            check(editor.loss(world.recovered(BASE), at, BASE) <= 1, 'words lost')
            check(os.listdir(world.docs) == ['page.txt'], f'left: {os.listdir(world.docs)}')


@fault(37, 'a storm of sizes while typing: it lives, and the text is what was typed')
def resizing(t):
    with World() as world:
        world.put('page.txt', BASE)
        editor = world.start('page.txt')
        typed = b''
        count = t.rounds(400, 2000)
        for number in range(count):
            rows, cols = (t.random.choice((1, 2, t.random.randint(1, most))) for most in (500, 1000))
            editor.size(rows, cols)
            if number % 3 == 0:
                word = b'w%04d ' % number
                editor.send(word)
                typed += word
            pause(0.003)
        editor.size(24, 80)
        pause(1.5)
        check(editor.lives(), 'it has ended')
        editor.kill()
        editor.wait_end()
        check(world.recovered(b'') == typed + BASE, 'the text is another')
        return f'{count} sizes'


@fault(38, 'tiny and huge windows from the start: no crash')
def sizes(t):
    for rows, cols in ((1, 1), (2, 2), (0, 0), (1, 80), (24, 1), (500, 1000)):
        with World() as world:
            editor = Editor(world, [world.program, 'page.txt'], rows=rows, cols=cols)
            pause(0.5)
            check(editor.lives(), f'it ended at {rows} × {cols}')
            editor.send('words')
            pause(0.5)
            editor.kill(signal.SIGHUP)
            editor.wait_end(3)
            check(world.recovered(b'').rstrip() == b'words', f'words lost at {rows} × {cols}')
