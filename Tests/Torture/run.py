#!/usr/bin/env python3
"""Pulls the plug: runs the fault tests by number, and prints a table."""
import argparse, importlib, os, random, sys, tempfile, traceback

sys.dont_write_bytecode = True
import machine                                            # noqa: E402
from harness import PLACE, World                          # noqa: E402
from trial import TESTS                                   # noqa: E402

FAMILIES = ('kills', 'power', 'saves', 'errors', 'ends', 'files', 'others', 'hostile', 'endurance')


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument('program', type=os.path.realpath)
    options.add_argument('--only', default='', help='numbers of tests, such as "1 4 6"')
    options.add_argument('--full', action='store_true', help='complete counts; takes about an hour')
    options.add_argument('--seed', type=int, default=random.randrange(1_000_000))
    options = options.parse_args()
    for family in FAMILIES:
        importlib.import_module(family)
    numbers = [int(number.lstrip('T')) for number in options.only.replace(',', ' ').split()] or sorted(TESTS)
    unknown = [number for number in numbers if number not in TESTS]
    if unknown:
        sys.exit(f'there is no test {unknown[0]}')
    World.program = options.program
    print(f'seed {options.seed}', flush=True)
    counts = {}
    with tempfile.TemporaryDirectory(prefix='torture-lib-', dir=PLACE) as library:
        machine.build_faults(library)
        for number in numbers:
            test = TESTS[number]
            try:
                verdict, figures, seconds = test.run(options.full, options.seed)
            except Exception:                             # a mistake of the test itself
                verdict, figures, seconds = 'broken', traceback.format_exc(), 0
            counts[verdict] = counts.get(verdict, 0) + 1
            line = f'T{number:<3} {verdict:8} {seconds:5.0f} s  {test.sentence}'
            print(line + (f' ({figures})' if figures else ''), flush=True)
    print(', '.join(f'{count} {verdict}' for verdict, count in sorted(counts.items())))
    return 1 if counts.keys() & {'failed', 'broken'} else 0


if __name__ == '__main__':
    sys.exit(main())
