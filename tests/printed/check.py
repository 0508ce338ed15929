#!/usr/bin/env python3
"""Usage: check.py [--sums] [NAME[:NUMBER]...]

Each NAME.t beside this file is a talk with a shell: behind `$ ` stands what
follows ttv, then all that it prints, standard error last, and `= N` for a
status N that is not 0.  The traces are those of tests/screen/said.py,
many.py, pauses.py and ties.py.  The lines at the top, with #, say what the rest
is to be held against.

In NAME.sums, behind `% `, stands a command for a trace of the project, and then
how many lines it prints and their CRC: that these are right is said elsewhere,
by oracles, peers and sums that close; here no change goes by unseen.  Every
second command finds an index of the trace.

With a NUMBER only that command of a file is run, from 0.

UPDATE=1 writes what comes now: review every change before it is kept.  BEFORE
names the program of before the change: what differs is shown line by line.
"""
import concurrent.futures
import difflib
import glob
import itertools
import os
import re
import shlex
import subprocess
import sys
import tempfile
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.join(HERE, '..', '..')
sys.path.append(os.path.join(TOP, 'tests', 'screen'))

from many import many
from pauses import events, pauses, uncounted
from said import traces
from ties import switches, ties

TTV = os.path.abspath(os.environ.get('TTV', os.path.join(TOP, 'build', 'ttv')))
# What depends on the machine and not on the trace.
OTHER = re.compile(r'(?m)^  memory .*\n|,"memory":\d+')


def printed(work, program, line, cache, case=''):
    """Returns the status of a command, and what it prints."""
    done = subprocess.run([program] + shlex.split(line), cwd=work,
                          env=dict(os.environ, TTV_CACHE=cache, TEST_CASE=case),
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE)
    return done.returncode, OTHER.sub(
        '', (done.stdout + done.stderr).decode('utf-8', 'replace'))


def said(work, mark, line, cache, case):
    """Returns the lines that a command prints, and its status."""
    status, text = printed(work, TTV, line, cache, case)
    if mark == '%':
        text = '%d lines, %08x' % (text.count('\n'), zlib.crc32(text.encode()))
    lines = [part.rstrip() for part in text.rstrip('\n').split('\n')]
    return ([] if lines == [''] else lines) + (
        ['= %d' % status] if status else [])


def changed(work, line, cache):
    """Prints how what a command prints differs from that of BEFORE."""
    texts = [printed(work, program, line, cache)[1].splitlines()
             for program in (os.path.abspath(os.environ['BEFORE']), TTV)]
    for part in difflib.unified_diff(*texts, 'before', 'now', n=0,
                                     lineterm=''):
        print('# ' + part)


def indices(work, lines):
    """Makes an index of each trace of the lines; returns the folder of them."""
    kept = os.path.join(work, 'kept')
    os.makedirs(kept, 0o700, exist_ok=True)
    for name in sorted(set(re.findall(r'traces/[\w.-]+', ' '.join(lines)))):
        subprocess.run([TTV, 'cache', 'add', name], cwd=work,
                       env=dict(os.environ, TTV_CACHE=kept), check=True)
    return kept


def talk(path):
    """Reads a file: its head, and [mark, command, [line...]]."""
    head, rows = [], []
    with open(path, encoding='utf-8') as f:
        for line in f.read().rstrip('\n').split('\n'):
            if line.startswith(('$ ', '% ')):
                rows.append((line[0], line[2:], []))
            else:
                (rows[-1][2] if rows else head).append(line)
    return head, rows


def main():
    passed = failed = 0
    names = sys.argv[1:]
    form = '.sums' if names[:1] == ['--sums'] else '.t'
    chosen = {}
    for name in names[form == '.sums':] or sorted(glob.glob(HERE + '/*' + form)):
        name, _, number = os.path.basename(name).partition(':')
        chosen.setdefault(name.partition('.')[0], set()).update(
            [int(number)] if number else [])
    with tempfile.TemporaryDirectory() as work, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        traces(work)
        for name, text in ('many', many()), ('ties', ties(1)), \
                ('again', ties(2)), ('switches', switches(1)), \
                ('pauses', pauses(1)), ('steady', pauses(0)), \
                ('slower', pauses(1, 9)), ('events', events()), \
                ('uncounted', uncounted()):
            with open(os.path.join(work, name), 'w', encoding='utf-8') as f:
                f.write(text)
        os.symlink(os.path.abspath(os.path.join(TOP, 'traces')),
                   os.path.join(work, 'traces'))
        for name, numbers in chosen.items():
            path = os.path.join(HERE, name + form)
            head, rows = talk(path)
            numbers = sorted(numbers or range(len(rows)))
            rows = [rows[n] for n in numbers]
            cases = ['%s:%d' % (name, n) for n in numbers]
            kept = '' if form == '.t' else indices(work, [
                rows[i][1] for i, n in enumerate(numbers) if n % 2])
            came = list(pool.map(said, itertools.repeat(work),
                                 *list(zip(*rows))[:2],
                                 [kept if n % 2 else '' for n in numbers],
                                 cases))
            for (_, line, want), got, case in zip(rows, came, cases):
                if want != got:
                    print('\n#  '.join(['# wanted:'] + want + ['it is:'] + got))
                    if 'BEFORE' in os.environ:
                        changed(work, line, '')
                print('%s %s %s' % ('ok' if want == got else 'not ok', case,
                                    line), flush=True)
                passed += want == got
                failed += want != got
            if os.environ.get('UPDATE') == '1':
                if len(numbers) != len(talk(path)[1]):
                    sys.exit('check.py: UPDATE=1 is for whole files')
                with open(path, 'w', encoding='utf-8') as f:
                    f.write(''.join(part + '\n' for part in head))
                    for (mark, line, _), got in zip(rows, came):
                        f.write(''.join(part + '\n' for part in
                                        [mark + ' ' + line] + got))
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
