"""Hours of writing, with a kill every minute."""
import pathlib

from harness import SAVE, SAVED, World, check, now, pause
from machine import ERROR, FaultPage
from trial import fault

FAULTS = (28, 5, 122, 4)                                 # ENOSPC, EIO, EDQUOT, EINTR


@fault(60, 'a long time of writing, saving, faults and kills: no word older than a second is lost', needs='faults')
def endurance(t):
    worst = kills = 0
    memory = []
    with World() as world:
        world.put('page.txt', b'')
        end = now() + t.rounds(40, 7200)
        while now() < end:
            with FaultPage() as page:
                base = world.get('page.txt')
                editor = world.start('page.txt', page=page)
                turn = now() + t.random.uniform(3, t.rounds(8, 60))
                while now() < turn:
                    editor.words(0.5, rate=20, start=t.random.randrange(90_000))
                    chance = t.random.random()
                    if chance < 0.1:
                        page.arm(world.folder, ERROR, when=t.random.randint(1, 20), value=t.random.choice(FAULTS))
                    elif chance < 0.2:
                        editor.send(SAVE)
                        editor.wait(SAVED, 'Not saved', 'did not confirm', 'put back', 'read-only', 'cannot', seconds=20)
                        editor.press('\x1b')
                        pause(0.1)
                memory.append(editor.status('VmRSS'))
                at = editor.kill()
                editor.wait_end()
                kills += 1
                text = world.recovered(world.get('page.txt'))
                loss = editor.loss(text, at, base)
                check(loss <= 1, f'{loss:.2f} s lost')
                worst = max(worst, loss)
                world.put('page.txt', text[-20_000:])
                for journal in pathlib.Path(world.state).glob('cleanwriter/journal/*.journal'):
                    journal.unlink()
    return f'{kills} kills, at most {worst:.2f} s lost, {min(memory) // 1000} to {max(memory) // 1000} MB'

