#!/usr/bin/env python3
"""Measure what spelling costs the built program in a pseudo-terminal.

Usage: spelling.py PROGRAM. Needs libhunspell-1.7-0 and hunspell-en-us. Runs with spelling on and off take turns.
"""
import os, random, re, statistics, sys
import corpus, ttybench
from editors import editor

WORDS = 100_000
MARK = re.compile(rb'\x1b\[(0;)?4m')      # how an xterm is told to underline
ROUNDS, KEYS = 9, 120


def program(path, config):
    """The program with these settings and no panel."""
    return editor('cleanwriter', dict(argv=[path, '{file}'], files={'.config/cleanwriter/config': config,
                                                                    '.local/state/cleanwriter/panel': 'shown = no\n'}))


def watch(session):
    """Notes when the first mark comes."""
    feed, session.marked = session.screen.feed, None

    def fed(data):
        if session.marked is None and MARK.search(data):
            session.marked = session.last
        feed(data)
    session.screen.feed = fed


def type_letters(session):
    """Milliseconds from each of `KEYS` letters to the screen; a word is left now and then."""
    rng, tail, keys = random.Random(1), '', []
    for i in range(KEYS):
        if i % 6 == 5:                                  # a word is left, and looked up
            session.send(' ')
            session.settle(0.03)
        letter = rng.choice(ttybench.LETTERS.replace(tail[-1:] or '?', '')).lower()
        tail = (tail + letter)[-8:]
        sent = session.send(letter)
        keys.append((session.wait(lambda: tail in session.screen.packed(), 10) - sent) / 1e6)
        session.settle(0.012)
    return keys


def run(path, languages, settle):
    """Milliseconds to the first page, to the first mark, and of keys; the keys begin after `settle` seconds."""
    with ttybench.Run(program(path, f'spelling = {languages}\nfoot = quiet\n'), 'novel') as r:
        watch(r.s)
        first = r.open(settle=0)
        if languages != 'off':
            r.s.wait(lambda: r.s.marked is not None, 10)
        mark = ((r.s.marked or r.s.started()) - r.s.started()) / 1e6
        r.s.settle(settle, settle)
        return first, mark, type_letters(r.s)


def main():
    corpus.FILES['novel'] = (WORDS * 6, 0)
    corpus.path('novel')
    path, got = os.path.realpath(sys.argv[1]), {}
    for _ in range(ROUNDS):
        for languages in ('off', 'en_US'):
            for settle in (0.0, 1.0):
                got.setdefault((languages, settle), []).append(run(path, languages, settle))
    print('| spelling | first page ms | first mark ms | slowest | key ms | p99 | key at once after the start | p99 |')
    print('|---|--:|--:|--:|--:|--:|--:|--:|')
    for languages in ('off', 'en_US'):
        late, soon = got[languages, 1.0], got[languages, 0.0]
        marks = [m for _, m, _ in late + soon]
        cells = [statistics.median(f for f, _, _ in late + soon), statistics.median(marks), max(marks)]
        for runs in (late, soon):
            keys = [k for _, _, ks in runs for k in ks]
            cells += [statistics.median(keys), ttybench.quantile(keys, .99)]
        print(f'| {languages} | ' + ' | '.join(f'{c:.2f}' for c in cells) + ' |')


if __name__ == '__main__':
    main()
