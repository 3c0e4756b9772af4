#!/usr/bin/env python3
"""The same plugs pulled in other editors, as far as they are installed: how many letters are left, and where.

Only our own recovery is asked. Of the others every file below the editor's home and folder is searched for what was
typed, which can only be in their favour.
"""
import os, signal, sys

sys.dont_write_bytecode = True
from harness import Editor, World, pause                   # noqa: E402
from machine import Disk, DiskWorld                        # noqa: E402
from editors import EDITORS, editor                        # noqa: E402

BASE = b'The first page.\n'
OURS = dict(argv=['{program}', '{file}'])
SETTINGS = {'vim': ['vim', '-u', 'NONE', '-N', '{file}'], 'micro': ['micro', '{file}'], 'nano': ['nano', '{file}'],
            'emacs': ['emacs', '-nw', '-Q', '{file}']}


def start(world, spec):
    argv = [part.format(file=world.path('page.prose'), program=World.program) for part in spec['argv']]
    run = Editor(world, argv, cwd=world.docs)
    pause(1.5)
    run.press(spec['insert'])
    pause(0.3)
    return run


def left_of(world, typed):
    """The longest beginning of what was typed that stands in any file."""
    best = 0
    for place, _, names in os.walk(world.folder):
        for name in names:
            path = os.path.join(place, name)
            if not os.path.isfile(path):                 # Emacs locks with links to nothing
                continue
            with open(path, 'rb') as file:
                content = file.read()
            length = best
            while length < len(typed) and typed[:length + 1] in content:
                length += 1
            best = max(best, length)
    return best


def killed(spec, seconds, rest, number):
    with World() as world:
        world.put('page.prose', BASE)
        run = start(world, spec)
        run.words(seconds, rate=150 / 4.6)
        pause(rest)
        run.kill(number)
        pause(2)
        left = len(world.recovered(BASE)) - len(BASE) if spec['name'] == 'cleanwriter' else left_of(world, run.all_typed())
        return f'{left} of {len(run.typed)}'


def power_cut(spec):
    with Disk() as disk, DiskWorld(disk) as world:
        world.put('page.prose', BASE)
        os.sync()
        run = start(world, spec)
        run.words(1, rate=20)
        run.press(spec['normal'] + spec['save'])
        pause(1)
        world.power_fails()
        content = world.get('page.prose')
        return 'new' if run.all_typed().rstrip() in content else 'old' if content == BASE else 'torn'


def main():
    World.program = os.path.realpath(sys.argv[1])
    print('editor: killed while typing; after 10 s of rest; hangup; power cut 1 s after a save')
    for name in ('cleanwriter', 'vim', 'nano', 'emacs', 'micro', 'joe', 'kak', 'vis', 'ne', 'jed'):
        spec = editor(name, OURS if name == 'cleanwriter' else dict(EDITORS[name]))
        spec['argv'] = SETTINGS.get(name, spec['argv'])
        try:
            figures = [killed(spec, 4.6, 0, signal.SIGKILL), killed(spec, 4.6, 10, signal.SIGKILL),
                       killed(spec, 4.6, 0, signal.SIGHUP), power_cut(spec)]
        except (OSError, RuntimeError) as problem:
            figures = [str(problem)]
        print(f'{name}: ' + '; '.join(figures), flush=True)


if __name__ == '__main__':
    main()
