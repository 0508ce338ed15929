#!/usr/bin/env python3
"""Usage: output.py

Runs commands on a trace whose names hold what terminals obey or hide, with
stdout a pseudo-terminal and with stdout a pipe.  A terminal gets no such
character from any command in any form; forms for files that have no escapes of
their own (CSV, TSV, folded stacks) hold the names as they are in a pipe.  Rows
that come one after the other are written many at once.
"""
import json, os, pty, re, subprocess, sys, tempfile, unicodedata

TTV = os.environ.get('TTV') or os.path.join(os.environ.get('top_builddir', 'build'), 'ttv')
# the title of the window, the clipboard, C1, bidi, hidden, a formula
EVIL = '=a\x1b]0;t\x07\x1b]52;c;eA==\x07\x9b31m\u202eb\u200bc\U000e0041<b>'
EXACT = EVIL.encode()
COMMANDS = [
    ('query', '--csv', 'TRACE', 'select name, name as "%s" from slice' % EVIL),
    ('query', '--tsv', 'TRACE', 'select name from slice'),
    ('query', '--json', 'TRACE', 'select name from slice'),
    ('query', '--ndjson', 'TRACE', 'select name from slice'),
    ('query', '--markdown', 'TRACE', 'select name from slice'),
    ('query', 'TRACE', 'select name from slice'),
    ('query', '--each', '--csv', 'TRACE', 'TRACE', 'select name from slice'),
    ('query', '--each', '--tsv', 'TRACE', 'TRACE', 'select name from slice'),
    ('diff', 'TRACE', 'OTHER'), ('diff', '--tsv', 'TRACE', 'OTHER'),
    ('diff', '--json', 'TRACE', 'OTHER'), ('diff', '--markdown', 'TRACE', 'OTHER'),
    ('diff', '--folded', 'TRACE', 'OTHER'), ('diff', '--slices', '--tsv', 'TRACE', 'OTHER'),
    ('info', 'TRACE'), ('info', '--json', 'TRACE'), ('check', 'TRACE'), ('export', 'TRACE'),
    ('find', 'b', 'TRACE'), ('find', '--json', 'b', 'TRACE'), ('why', '--slice=0', 'TRACE'),
    ('shot', 'TRACE'), ('shot', '--keys=j<Enter>', 'TRACE'),
]
COMMANDS += [('list', '--format=' + f, 'TRACE') for f in 'plain csv tsv json ndjson markdown'.split()]
COMMANDS += [('stat', '--format=' + f, 'TRACE') for f in 'plain csv tsv json markdown'.split()]
COMMANDS += [('flame', '--format=' + f, 'TRACE') for f in 'text folded speedscope svg'.split()]
# 500 rows, more than ten thousand steps of SQLite's between two of them
SLOW_ROWS = ('WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t LIMIT 500) SELECT n, (WITH RECURSIVE'
             ' u(m) AS (SELECT n UNION ALL SELECT m + 1 FROM u LIMIT 2000) SELECT max(m) FROM u) AS m FROM t')
# forms that have no escapes: the name as it is, or as the form has to have it
RAW = {'csv', 'tsv', 'folded'}
passed = failed = 0


def ok(name, is_ok, seen=b''):
    global passed, failed
    print('%s %s' % ('ok' if is_ok else 'not ok', name))
    if not is_ok:
        print('# %r' % seen[-400:])
    passed += bool(is_ok)
    failed += not is_ok


def on_terminal(argv):
    pid, fd = pty.fork()
    if pid == 0:
        os.execv(argv[0], argv)
    out = b''
    while True:
        try:
            piece = os.read(fd, 65536)
        except OSError:
            break
        if not piece:
            break
        out += piece
    os.waitpid(pid, 0)
    # what ttv says of a load that a busy machine holds up, and takes away again
    return re.sub(rb'\r(loading[^\x1b\r\n]*)?\x1b\[K', b'', out)


def in_pipe(argv):
    return subprocess.run(argv, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout


def pieces(argv):
    """Returns what a command writes, a piece for each write that fits into a pipe."""
    r, w = os.pipe2(os.O_DIRECT)
    p = subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=w)
    os.close(w)
    found = list(iter(lambda: os.read(r, 65536), b''))
    os.close(r)
    p.wait()
    return found


def unsafe(out):
    """Characters of a text that a terminal obeys or hides; the terminal's own line ends are none."""
    text = out.replace(b'\r\n', b'\n').decode('utf-8', 'surrogateescape')
    return [c for c in text if c not in '\n\t' and unicodedata.category(c) in ('Cc', 'Cf', 'Cs')]


def main():
    os.environ.update(TERM='xterm', LC_ALL='C.UTF-8', TTV_CACHE='')
    with tempfile.TemporaryDirectory() as folder:
        files = {}
        for name, dur in (('TRACE', 9), ('OTHER', 9000)):
            files[name] = os.path.join(folder, name.lower() + '.json')
            events = [{'ph': 'X', 'pid': 1, 'tid': 1, 'ts': 1, 'dur': dur, 'name': EVIL, 'cat': EVIL,
                       'args': {EVIL: EVIL}},
                      {'ph': 'M', 'pid': 1, 'tid': 1, 'name': 'thread_name', 'args': {'name': EVIL}}]
            with open(files[name], 'w') as f:
                json.dump(events, f)
        for command in COMMANDS:
            argv = [TTV] + [files.get(word, word) for word in command]
            label = ' '.join(word for word in command if ' ' not in word)
            out = on_terminal(argv)
            ok('terminal: ' + label, len(out) > 0 and unsafe(out) == [], out)
            form = {word.split('=')[-1].strip('-') for word in command}
            if form & RAW:
                out = in_pipe(argv)
                want = EXACT.replace(b';', b':') if 'flame' in command else EXACT
                if 'diff' in command and '--slices' not in command:
                    want = want.replace(b'0', b'#').replace(b'52', b'#')    # names lose their numbers
                    want = want.split(b'31m')[0]
                ok('pipe: ' + label, want in out, out)
            elif 'shot' not in command:
                out = in_pipe(argv)
                ok('pipe: ' + label, len(out) > 0 and unsafe(out) == [], out)
        seen = pieces([TTV, 'query', '--tsv', files['TRACE'], SLOW_ROWS])
        ok('rows that come slowly wait for more of them',
           b''.join(seen).count(b'\n') == 501 and len(seen) < 100, b'%d' % len(seen))
    print('%d passed, %d failed' % (passed, failed))
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
