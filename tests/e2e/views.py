#!/usr/bin/env python3
"""Usage: views.py [NAME ...]

Each view of the table tests/screen/matrix in a terminal: what it comes to show
after the keys, all typed at once, is what `ttv shot` draws for the same.  There
models of parts come first, and threads make what a view shows while keys go on;
here both must end in the same cells.  SIZE=80x24 takes another size.

Nothing waits for a time: a screen is wrong when nothing has come for PATIENCE
seconds.
"""
import os, re, signal, subprocess, sys, tempfile

import screen

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
TTV = os.environ.get('TTV', os.path.join(TOP, 'build', 'ttv'))
COLS, ROWS = map(int, os.environ.get('SIZE', '120x36').split('x'))


# The longest of the hits that are known, more may come from args; and what says
# how the line counts, which is set here alone.
OTHERWISE = 'found-longest', 'settings'


def views():
    """The rows of the table: name, traces, keys."""
    table = subprocess.run([os.path.join(TOP, 'tests', 'screen', 'matrix'),
                            '--list'], stdout=subprocess.PIPE, check=True,
                           universal_newlines=True).stdout
    for line in table.splitlines():
        name, files, _, keys = (line.split('\t') + [''])[:4]
        if name in OTHERWISE:
            continue
        yield name, [os.path.join(TOP, 'traces', f)
                     for f in files.split(',')], keys


NAMED = {'Enter': '\r', 'Tab': '\t', 'Space': ' ', 'Up': '\x1bOA',
         'F10': '\x1b[21~', 'Paste': '\x1b[200~', 'PasteEnd': '\x1b[201~'}
MOUSE = {'Click': '0%sM', 'DoubleClick': '0%sM', 'RightClick': '2%sM',
         'Drag': '32%sM', 'Release': '0%sm'}


def named(key):
    """What a terminal sends for a key with a name."""
    if key[:2] == 'C-':
        return chr(ord(key[2]) & 31)
    if ':' in key:
        what, at = key.split(':')
        x, y = map(int, at.split(','))
        return '\x1b[<' + MOUSE[what] % (';%d;%d' % (x, y))
    return NAMED[key]


def typed(keys):
    return re.sub('<([A-Z][^>]*)>', lambda m: named(m.group(1)),
                  keys).encode()


def show(traces, keys):
    """Returns what differs, or nothing."""
    want = screen.wanted(TTV, traces, keys, COLS, ROWS, 256, 'unicode', set())
    first = screen.wanted(TTV, traces, '', COLS, ROWS, 256, 'unicode', set())
    terminal = screen.Terminal(COLS, ROWS, True, 'mute')
    viewer = screen.Viewer(TTV, traces, COLS, ROWS, 'xterm-256color',
                           screen.FAST)
    try:
        if not screen.settle(viewer, terminal, first, set()):
            return ['the first frame'] + list(screen.differences(
                first, terminal.seen()))[:8]
        os.write(viewer.fd, typed(keys))
        if screen.settle(viewer, terminal, want, set()):
            return []
        return list(screen.differences(want, terminal.seen()))[:8]
    except screen.Unknown as e:
        return ['unknown to terminals: %s' % e]
    finally:
        os.kill(viewer.pid, signal.SIGTERM)     # Q may be text of a prompt
        while viewer.read():
            pass
        os.close(viewer.fd)
        os.waitpid(viewer.pid, 0)


def main():
    passed = failed = 0
    with tempfile.TemporaryDirectory() as work:
        screen.FAST = os.path.join(work, 'config')
        with open(screen.FAST, 'w') as f:
            f.write('set link=fast\n')
        for name, traces, keys in views():
            if sys.argv[1:] and name not in sys.argv[1:]:
                continue
            wrong = show(traces, keys)
            for line in wrong:
                print('# ' + line)
            print('%s %s' % ('not ok' if wrong else 'ok', name))
            passed += not wrong
            failed += bool(wrong)
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
