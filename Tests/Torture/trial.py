"""Fault tests by number: how they are declared, what they need, and how they are run."""
import concurrent.futures, os, random, shutil, time

from harness import Wrong

TESTS = {}


class Skipped(Exception):
    """The test cannot run here."""


def fault(number, sentence, needs='', waits_for=''):
    """Declares the test with this number. `needs`: root, faults, disk, strace. `waits_for`: what the program does not
    do yet; the test then may fail."""
    def declare(function):
        TESTS[number] = Test(number, sentence, needs.split(), waits_for, function)
        return function
    return declare


class Test:
    def __init__(self, number, sentence, needs, waits_for, function):
        self.number, self.sentence, self.needs = number, sentence, needs
        self.waits_for, self.function = waits_for, function

    def run(self, full, seed):
        """('ok', 'failed', 'waits' or 'skipped', figures or reason, seconds)."""
        begin = time.monotonic()
        missing = next(filter(None, (reason(need) for need in self.needs)), None)
        if missing:
            return 'skipped', missing, 0
        try:
            verdict, figures = 'ok', self.function(Trial(full, f'{seed}-{self.number}')) or ''
        except Skipped as skipped:
            verdict, figures = 'skipped', str(skipped)
        except (Wrong, OSError) as wrong:
            verdict, figures = ('waits' if self.waits_for else 'failed'), str(wrong) or type(wrong).__name__
            if self.waits_for:
                figures = f'{self.waits_for}: {figures}'
        return verdict, figures, time.monotonic() - begin


class Trial:
    """What a test is handed: how often to do things, and luck that can be had again."""

    def __init__(self, full, seed):
        self.full, self.random = full, random.Random(seed)

    def rounds(self, short, full):
        return full if self.full else short

    def each(self, items, work, workers=4):
        """Does `work(item)` for each, several at a time; the answers. The first thing that goes wrong is raised."""
        items = list(items)
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            tasks = [pool.submit(work, item) for item in items]
            try:
                return [task.result() for task in tasks]
            except BaseException:
                for task in tasks:
                    task.cancel()
                raise


def reason(need):
    """Why a need is not met here; None when it is."""
    from machine import FaultPage
    if need == 'root':
        return None if os.geteuid() == 0 else 'needs root'
    if need == 'faults':
        return None if FaultPage.library else 'needs a C compiler'
    if need == 'disk':
        if os.geteuid() != 0:
            return 'needs root for a mount'
        if not os.path.exists('/dev/loop-control'):
            return 'needs loop devices'
        return None if shutil.which('mkfs.ext4') else 'needs mkfs.ext4'
    return None if shutil.which(need) else f'needs {need}'
