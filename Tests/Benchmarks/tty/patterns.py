#!/usr/bin/env python3
"""Measure patterns in 10 MB with the built program in a pseudo-terminal.

Usage: patterns.py PROGRAM. Needs libpcre2-8-0.
"""
import os, statistics, sys
import corpus, ttybench
from editors import editor

ROUNDS = 5
FIND, REPLACE, PATTERN, ESCAPE = '\x06', '\x12', '\x1br', '\x1b'
PAIRS = r'(\w+) (\w+)'


def program(path):
    return editor('cleanwriter', dict(argv=[path, '{file}'], files={'.config/cleanwriter/config': 'versions = off\n',
                                                                    '.local/state/cleanwriter/panel': 'shown = no\n'}))


def says(r, *words):
    """Whether the foot line says one of these, all blanks left out."""
    return lambda: any(word in r.s.screen.lines()[-1].replace(' ', '') for word in words)


def keys(r, *parts):
    for part in parts:
        r.s.send(part)
        r.s.settle(0.1)


def seek(path, pattern, more):
    """Milliseconds until a pattern that is found is known not to be with something more."""
    with ttybench.Run(program(path), '10m') as r:
        r.open(settle=0.3)
        keys(r, FIND, PATTERN, pattern)
        r.s.wait(says(r, '1of'), 60)
        t = r.s.send(more)
        return (r.s.wait(says(r, 'notfound'), 120) - t) / 1e6


def replace(path):
    """Milliseconds until all pairs of words are exchanged, until Escape in the middle stops it, and until undo is
    done."""
    with ttybench.Run(program(path), '10m') as r:
        r.open(settle=0.3)
        keys(r, REPLACE, PATTERN, PAIRS, '\r', '$2 $1', '\r', 'a')
        r.s.settle(0.3, 0.3)
        t = r.s.send(ESCAPE)
        stopped = (r.s.wait(says(r, 'stopped'), 60) - t) / 1e6
        keys(r, REPLACE, '\r', '\r')
        t = r.s.send('a')
        done = (r.s.wait(says(r, 'replaced;Ctrl-Ztakesitback'), 240) - t) / 1e6
        r.s.settle(0.5)
        t = r.s.send('\x1a')
        return stopped, done, (r.s.wait(lambda: corpus.FIRST.replace(' ', '') in r.s.screen.packed(), 60) - t) / 1e6


def main():
    path = os.path.realpath(sys.argv[1])
    corpus.path('10m')
    print('| 10 MB | ms |')
    print('|---|--:|')
    for pattern in (r'lanter[n]', r'\w{3,}', r'(\w+) \1'):
        # A single letter that must be there would be looked for before all else.
        ms = statistics.median(seek(path, pattern, '[0-9]') for _ in range(ROUNDS))
        print(f'| nowhere: `{pattern}[0-9]` | {ms:.0f} |')
    got = [replace(path) for _ in range(ROUNDS)]
    for name, values in zip((f'stopped in the middle of `{PAIRS}`', f'all of `{PAIRS}` replaced', 'taken back'), zip(*got)):
        print(f'| {name} | {statistics.median(values):.0f} |')


if __name__ == '__main__':
    main()
