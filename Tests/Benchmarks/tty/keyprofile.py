#!/usr/bin/env python3
"""Prints how often each branch of the program is taken while somebody writes, for the compiler (docs/decisions/028).

The program must have been built to count (`make order` does that). It counts as it is used: it starts, some hundred keys
are pressed as in writing, the text is saved and left; once with nothing on, once with all that may be on, once as it comes.

usage: keyprofile.py PROGRAM PROFDATA
  PROFDATA  llvm-profdata of the compiler that built it
"""
import fcntl
import glob
import os
import pty
import random
import struct
import subprocess
import sys
import tempfile
import termios

from functionorder import ALL, BARE, drain

SAVE, QUIT = b'\x13', b'\x11'
LETTERS = 'eatoinshrdlu' * 2 + '      ..,'
OTHERS = ['\r', '\x7f', '\x1b[D', '\x1b[C', '\x1b[A', '\x1b[B']


def write(program, config, counts):
    """Writes for a while; the counts go to the file `counts`."""
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(os.path.join(folder, 'cleanwriter'))
        with open(os.path.join(folder, 'cleanwriter', 'config'), 'w') as file:
            file.write(config)
        text = os.path.join(folder, 'text.txt')
        with open(text, 'w') as file:
            file.write(('the sea was calm and the old man sat upon his boat ' * 12 + '\n\n') * 17)
        pid, terminal = pty.fork()
        if pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 40, 100, 0, 0))
            os.environ.update(TERM='xterm-256color', LC_ALL='C.UTF-8', HOME=folder, XDG_CONFIG_HOME=folder,
                              XDG_STATE_HOME=folder, LLVM_PROFILE_FILE=counts)
            os.execvp(program, [program, text])
        drain(terminal, 10)
        chance = random.Random(1)
        for number in range(400):
            key = chance.choice(OTHERS) if number % 8 == 7 else chance.choice(LETTERS)
            os.write(terminal, key.encode())
            drain(terminal, 1, quiet=0.01)
        os.write(terminal, SAVE)
        drain(terminal, 5)
        os.write(terminal, QUIT)
        try:
            drain(terminal, 5)
        except OSError:  # Linux says so when the other end has left.
            pass
        status = os.waitpid(pid, 0)[1]
        if status != 0:
            sys.exit(f'The program left with status {status}.')


def in_text(profile):
    """The profile as text, of functions alone that have one name wherever they are built: others have the path of a file
    in theirs. Swift's names begin with a $, which would be taken for a bitmap where one is allowed, behind the counters; so
    each record says there that it has none."""
    header, mark, body = profile.strip().partition(':ir\n')
    records = (record.partition('# Num Value Kinds:')[0].rstrip() for record in body.split('\n\n'))
    kept = [record + '\n$0' for record in records if ';' not in record.partition('\n')[0]]
    return header + mark + '\n\n'.join(kept) + '\n'


def main():
    program, profdata = os.path.realpath(sys.argv[1]), sys.argv[2]
    with tempfile.TemporaryDirectory() as folder:
        for number, config in enumerate((BARE, ALL, '')):
            write(program, config, os.path.join(folder, f'{number}.profraw'))
        merge = [profdata, 'merge', '--sparse', '--text', '-o', '-', *glob.glob(os.path.join(folder, '*.profraw'))]
        print(in_text(subprocess.run(merge, check=True, capture_output=True, text=True).stdout), end='')


if __name__ == '__main__':
    main()
