#!/usr/bin/env python3
"""Usage: check.py [NAME...]

Each NAME.t beside this file is a talk with a shell: behind `$ ` stands what
follows ttv, then all that it prints, standard error last, and `= N` for a
status N that is not 0.  The traces are those of tests/screen/said.py.  The
lines at the top, with #, say what a reader has held the rest against.

UPDATE=1 writes what comes now: review every change before it is kept.
"""
import concurrent.futures
import glob
import os
import re
import shlex
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.join(HERE, '..', '..')
sys.path.append(os.path.join(TOP, 'tests', 'screen'))

from said import traces

TTV = os.path.abspath(os.environ.get('TTV', os.path.join(TOP, 'build', 'ttv')))
# What depends on the machine and not on the trace.
OTHER = re.compile(r'(?m)^  memory .*\n|,"memory":\d+')


def said(work, line):
    """Returns the lines that a command prints, and its status."""
    done = subprocess.run([TTV] + shlex.split(line), cwd=work,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE)
    text = OTHER.sub('', (done.stdout + done.stderr).decode('utf-8', 'replace'))
    lines = [part.rstrip() for part in text.rstrip('\n').split('\n')]
    return ([] if lines == [''] else lines) + (
        ['= %d' % done.returncode] if done.returncode else [])


def talk(path):
    """Reads a file: its head, and [command, [line...]]."""
    head, rows = [], []
    with open(path, encoding='utf-8') as f:
        for line in f.read().rstrip('\n').split('\n'):
            if line.startswith('$ '):
                rows.append((line[2:], []))
            else:
                (rows[-1][1] if rows else head).append(line)
    return head, rows


def main():
    passed = failed = 0
    names = sys.argv[1:] or sorted(
        os.path.basename(path)[:-2] for path in glob.glob(HERE + '/*.t'))
    with tempfile.TemporaryDirectory() as work, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        traces(work)
        for name in names:
            path = os.path.join(HERE, name + '.t')
            head, rows = talk(path)
            came = list(pool.map(lambda row: said(work, row[0]), rows))
            for (line, want), got in zip(rows, came):
                if want != got:
                    print('\n#  '.join(['# wanted:'] + want + ['it is:'] + got))
                print('%s %s: %s' % ('ok' if want == got else 'not ok', name,
                                     line), flush=True)
                passed += want == got
                failed += want != got
            if os.environ.get('UPDATE') == '1':
                with open(path, 'w', encoding='utf-8') as f:
                    f.write(''.join(part + '\n' for part in head))
                    for (line, _), got in zip(rows, came):
                        f.write(''.join(part + '\n' for part in
                                        ['$ ' + line] + got))
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
