#!/usr/bin/env python3
"""Measure what all that a writer may have on costs a key of the built program in a pseudo-terminal.

Usage: room.py PROGRAM. Needs libhunspell-1.7-0 and hunspell-en-us. Runs with all of it on and off take turns.
"""
import os, statistics, sys
import corpus, spelling, ttybench

BARE = 'spelling = off\nmarkdown = off\nfocus = off\ncount = none\nstatistics = off\nfoot = quiet\n'
ALL = 'spelling = en_US\nmarkdown = on\nfocus = sentence\ncount = words\ngoal = 500\nfoot = always\n'


def run(path, config, word):
    """Milliseconds to the first page, and of keys; all hits of `word` are marked before."""
    with ttybench.Run(spelling.program(path, config), 'novel') as r:
        first = r.open(settle=1.0)
        if word:
            r.s.send('\x06' + word)
            r.s.settle(0.3)
            r.s.send('\r')
            r.s.settle(0.1)
            r.s.send('\x1b[1;5H')
            r.s.settle(0.1)
        return first, spelling.type_letters(r.s)


def main():
    corpus.FILES['novel'] = (spelling.WORDS * 6, 0)
    corpus.path('novel')
    path, got = os.path.realpath(sys.argv[1]), {'bare': [], 'all': []}
    for _ in range(spelling.ROUNDS):
        got['bare'].append(run(path, BARE, ''))
        got['all'].append(run(path, ALL, 'the'))
    print('| settings | first page ms | key ms | p99 |')
    print('|---|--:|--:|--:|')
    for name, runs in got.items():
        keys = [k for _, ks in runs for k in ks]
        figures = (statistics.median(f for f, _ in runs), statistics.median(keys), ttybench.quantile(keys, .99))
        print(f'| {name} | ' + ' | '.join(f'{figure:.2f}' for figure in figures) + ' |')


if __name__ == '__main__':
    main()
