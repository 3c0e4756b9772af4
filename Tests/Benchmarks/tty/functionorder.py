#!/usr/bin/env python3
"""Prints the functions of a program in the order in which a writer needs them, for the linker (docs/decisions/010):
first what each letter passes through, then what else keys need, then what is left of the start; and of each first what
every writer needs, then what a first day brings, then what comes with all that may be on. Behind them come the variables
that were changed by then. Needs a program at a fixed address (-no-pie), valgrind, libhunspell-1.7-0 and hunspell-en-us.

usage: functionorder.py PROGRAM
"""
import bisect
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios

# The first letters bring along what is done only once.
FIRST = 'ee a'
LETTERS = 'ee a'
OTHERS = ['.', ' ', '\r', '\x7f', '\x1b[D', '\x1b[C', '\x1b[A', '\x1b[B', 'e']
LEAVE = '\x11'

BARE = 'spelling = off\nmarkdown = off\nfocus = off\ncount = none\nstatistics = off\nfoot = quiet\n'
USUAL = ''
ALL = 'spelling = en_US\nmarkdown = on\nfocus = sentence\ncount = words\ngoal = 500\nfoot = always\n'


def drain(terminal, patience, quiet=1):
    """Waits for what the program sends, and takes it until it has been quiet; both in seconds."""
    while select.select([terminal], [], [], patience)[0]:
        try:
            os.read(terminal, 65536)
        except OSError:  # it has left
            return
        patience = quiet


def spawn(command, folder):
    """Starts a program whose settings and notes are in `folder`; gives its process and terminal."""
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 40, 100, 0, 0))
        os.environ.update(TERM='xterm-256color', LC_ALL='C.UTF-8', XDG_CONFIG_HOME=folder, XDG_STATE_HOME=folder)
        os.execvp(command[0], command)
    return pid, terminal


def record(program, folder, config, is_first_day):
    """Starts the program, presses keys; gives the addresses it ran through for letters, for all keys, and at the start,
    and the variables that have changed by then."""
    os.makedirs(os.path.join(folder, 'cleanwriter'))
    with open(os.path.join(folder, 'cleanwriter', 'config'), 'w') as file:
        file.write(config)
    text, trace = os.path.join(folder, 'text.txt'), os.path.join(folder, 'trace')
    with open(text, 'w') as file:
        file.write(('the sea was calm and the old man sat upon his boat ' * 12 + '\n\n') * 17)
    if not is_first_day:  # all other starts find notes of an earlier one
        pid, terminal = spawn([program, text], folder)
        drain(terminal, 10)
        os.write(terminal, LEAVE.encode())
        drain(terminal, 10)
        os.close(terminal)
        os.waitpid(pid, 0)
    command = ['valgrind', '--tool=lackey', '--basic-counts=no', '--trace-superblocks=yes', '--vex-guest-chase=no',
               '--log-file=' + trace, program, text]
    pid, terminal = spawn(command, folder)
    drain(terminal, 60, quiet=3)
    places = [os.path.getsize(trace)]
    for keys in (FIRST, LETTERS, OTHERS):
        for key in keys:
            os.write(terminal, key.encode())
            drain(terminal, 10)
        places.append(os.path.getsize(trace))
    variables = changed(program, pid)
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    os.close(terminal)
    with open(trace) as file:
        start, first, letters, others = (file.read(end - begin) for begin, end in zip([0] + places, places))
    return addresses(letters), addresses(first + others), addresses(start), variables


def addresses(trace):
    """The addresses in a trace, each once, in order."""
    lines = dict.fromkeys(trace.splitlines())
    return [int(line[3:], 16) for line in lines if line.startswith('SB ') and len(line) == 11]


def symbols(program, kinds):
    """What `program` names: address, size and name, by address; `kinds` are nm's letters."""
    listing = subprocess.run(['nm', '-S', program], check=True, capture_output=True, text=True).stdout
    fields = (line.split() for line in listing.splitlines())
    return sorted((int(f[0], 16), int(f[1], 16), f[3]) for f in fields if len(f) == 4 and f[2] in kinds)


def changed(program, pid):
    """The variables of a running program that no longer hold what they began with."""
    listing = subprocess.run(['readelf', '-SW', program], check=True, capture_output=True, text=True).stdout
    variables = symbols(program, 'bBdDuvV')
    names = []
    with open(program, 'rb') as file, open(f'/proc/{pid}/mem', 'rb', buffering=0) as memory:
        for section, address, offset, size in re.findall(r' (\.data|\.bss) +\S+ +(\w+) (\w+) (\w+) ', listing):
            address, size = int(address, 16), int(size, 16)
            file.seek(int(offset, 16))
            before = file.read(size) if section == '.data' else bytes(size)
            memory.seek(address)
            now = memory.read(size)
            if len(now) < size:
                sys.exit(f'{section} of the running program cannot be read.')
            for place, length, name in variables:
                part = slice(place - address, place - address + length)
                if 0 <= part.start and part.stop <= size and now[part] != before[part]:
                    names.append(name)
    return names


def main():
    program = os.path.realpath(sys.argv[1])
    runs = []
    for config, is_first_day in ((BARE, False), (USUAL, True), (ALL, False)):
        with tempfile.TemporaryDirectory() as folder:
            runs.append(record(program, folder, config, is_first_day))
    known = symbols(program, 'tTwW')
    names = {}
    for address in [address for part in range(3) for run in runs for address in run[part]]:
        index = bisect.bisect_right(known, (address, sys.maxsize)) - 1
        if index >= 0 and address < known[index][0] + known[index][1]:
            names[known[index][2]] = None
    for run in runs:
        names.update(dict.fromkeys(run[3]))
    print('\n'.join(names))


if __name__ == '__main__':
    main()
