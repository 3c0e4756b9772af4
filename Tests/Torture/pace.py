#!/usr/bin/env python3
"""What keeping a journal costs a typed letter: the same keys, side by side, with a journal, without one, on a slow disk.

The letters go to the three programs in turn, so that whatever else the machine does hits all alike.
"""
import os, select, statistics, sys, tempfile

sys.dont_write_bytecode = True
from harness import PLACE, World, now, pause             # noqa: E402
from machine import DELAY, FaultPage, build_faults         # noqa: E402


def answer(editor, letter):
    """Milliseconds until the screen answers to a letter."""
    at = now()
    editor.send(letter)
    if not select.select([editor.master], [], [], 5)[0]:
        sys.exit('the program does not answer')
    took = (now() - at) * 1000
    while select.select([editor.master], [], [], 0.006)[0]:
        os.read(editor.master, 65536)
    return took


def main():
    World.program = os.path.realpath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 600
    with tempfile.TemporaryDirectory(dir=PLACE) as library, World() as with_one, World() as without, World() as slow, \
            FaultPage() as page:
        build_faults(library)
        worlds = (with_one, without, slow)
        for world in worlds:
            world.put('page.txt', b'One line of a text.\n' * 500)
        nowhere = dict(XDG_STATE_HOME=None, HOME=None)      # no folder, so no journal
        editors = [with_one.start('page.txt'), without.start('page.txt', env=nowhere), slow.start('page.txt', page=page)]
        page.arm('/journal/', DELAY, calls=('write', 'fdatasync', 'fsync'), times=10**9, value=100)
        for editor in editors:
            editor.reads.clear()                         # we read ourselves
        pause(0.2)
        times = [[], [], []]
        for number in range(count + 20):
            for place, editor in enumerate(editors):
                took = answer(editor, 'abcdefg '[number % 8])
                if number >= 20:
                    times[place].append(took)
    base = statistics.median(times[1])
    for name, sample in zip(('with a journal', 'without', 'with one on a disk that takes 100 ms a call'), times):
        sample.sort()
        middle = statistics.median(sample)
        print(f'key to screen, {name}: median {middle:.3f} ms, 99 of 100 under {sample[len(sample) * 99 // 100]:.2f} ms, '
              f'{middle / base:.2f} times')


if __name__ == '__main__':
    main()
