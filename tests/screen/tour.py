#!/usr/bin/env python3
"""Usage: tour.py [NAME...]

A file of tests/screen/tours is a walk through the viewer: `trace FILE...` and
`size COLSxROWS`, then keys behind `> `, typed after all those above them, and
behind each the rows of the screen that they changed: `N|` with its text, `N:`
with a letter a cell for its style.  Rows that are the same are not there, and
must be.  `trace` begins anew.  The traces are those of tests/screen/said.py, or
of the folder traces.  Lines with # say what the rest is to be held against.

UPDATE=1 writes what comes now: review every change before it is kept.
"""
import concurrent.futures
import glob
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.join(HERE, '..', '..')

from said import traces

TTV = os.path.abspath(os.environ.get('TTV', os.path.join(TOP, 'build', 'ttv')))


def frame(work, files, size, keys):
    """Returns the rows of a screen as (text, style)."""
    rows = int(size.partition('x')[2])
    done = subprocess.run(
        [TTV, 'shot', '--size=' + size, '--keys=' + keys, '--text', '--style',
         *files], cwd=work, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    lines = done.stdout.decode('utf-8', 'replace').split('\n')[:-1]
    if len(lines) != 2 * rows:
        return [(line, '') for line in lines]
    return list(zip(lines[:rows], lines[rows:]))


def changes(was, now):
    """Returns the lines for the rows of a screen that are not what they were."""
    out = []
    for n, row in enumerate(now):
        old = was[n] if n < len(was) else ('', '')
        out += ['%d%s%s' % (n, mark, new) for mark, before, new in
                zip('|:', old, row) if before != new]
    return out


def walk(path):
    """Reads a file: ['# ...'] or [line], and [keys, [line...], files, size]."""
    steps, other, files, size, typed = [], [], [], '', ''
    with open(path, encoding='utf-8') as f:
        for line in f.read().rstrip('\n').split('\n'):
            word, _, rest = line.partition(' ')
            if word == '>':
                typed += rest
                steps.append((len(other), rest, [], files, size, typed))
                other.append(line)
            elif word in ('#', 'trace', 'size'):
                other.append(line)
                typed = '' if word != '#' else typed
                if word == 'trace':
                    files = [os.path.join(TOP, 'traces', name) if '.' in name
                             else name
                             for name in rest.split()]
                elif word == 'size':
                    size = rest
            else:
                steps[-1][2].append(line)
    return other, steps


def main():
    passed = failed = 0
    names = sys.argv[1:] or sorted(os.path.basename(path)[:-5] for path in
                                   glob.glob(HERE + '/tours/*.tour'))
    with tempfile.TemporaryDirectory() as work, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        traces(work)
        for name in names:
            path = os.path.join(HERE, 'tours', name + '.tour')
            other, steps = walk(path)
            frames = pool.map(lambda s: frame(work, *s[3:]), steps)
            was, last, written = [], None, {}
            for (at, keys, want, files, size, typed), now in zip(steps, frames):
                if last != (files, size) or typed == keys:
                    was = []
                last = (files, size)
                came = changes(was, now)
                was = now
                if came != want:
                    print('# wanted:')
                    print('\n'.join('#  ' + line for line in want))
                    print('# it is:')
                    print('\n'.join('#  ' + line for line in came))
                print('%s %s: %s' % ('ok' if came == want else 'not ok', name,
                                     typed), flush=True)
                passed += came == want
                failed += came != want
                written[at] = came
            if os.environ.get('UPDATE') == '1':
                with open(path, 'w', encoding='utf-8') as f:
                    for at, line in enumerate(other):
                        f.write('\n'.join([line] + written.get(at, [])) + '\n')
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
