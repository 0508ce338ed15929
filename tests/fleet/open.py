"""Rows of engines and what `ttv open` makes of them."""
import csv
import gzip
import io
import json
import os
import pty
import select
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

TTV, TRACES = sys.argv[1], os.path.abspath(sys.argv[2])
PATIENCE = 20
passed = failed = 0


def check(name, holds, why=''):
    global passed, failed
    passed += bool(holds)
    failed += not holds
    print(('ok ' if holds else 'not ok ') + name +
          ('' if holds or not why else '\n# %s' % (why,)))


def run(*args, rows=''):
    if isinstance(rows, str):
        rows = rows.encode()
    r = subprocess.run([TTV, *args], input=rows, capture_output=True)
    return r.returncode, r.stdout.decode(), r.stderr.decode()


def opens(rows, *args):
    """The words of the commands that rows open, the status and the errors."""
    status, out, err = run('open', '--list', *args, rows=rows)
    return [shlex.split(line) for line in out.splitlines()], status, err


def as_csv(names, rows):
    f = io.StringIO()
    w = csv.writer(f, lineterminator='\n')
    w.writerow(names)
    w.writerows(['' if v is None else v for v in row] for row in rows)
    return f.getvalue()


def as_tsv(names, rows):
    code = str.maketrans({'\\': '\\\\', '\t': '\\t', '\n': '\\n'})
    return ''.join('\t'.join('\\N' if v is None else str(v).translate(code)
                             for v in row) + '\n' for row in [names, *rows])


def as_ndjson(names, rows):
    return ''.join(json.dumps(dict(zip(names, row))) + '\n' for row in rows)


def forms(folder):
    trace = os.path.join(folder, "it's a trace.systrace")
    names = ['name', 'dur', 'trace', 'rel', 'slice_id']
    rows = [['a, "quoted" b', 5, trace, 10, 1], ['tab\tand\nline', -1, trace,
            7, 2], ['back\\slash', None, trace, None, 3],
            ["' $(touch x) `id`", None, trace, None, None],
            [None, None, trace, None, None]]
    want = [['--select=slice@10+5 a, "quoted" b'],
            ['--select=slice@7 tab and line'], ['--select=slice#3'],
            ["--find=' $(touch x) `id`"], []]
    want = [['ttv', 'view', *w, '--', trace] for w in want]
    for form, write in ('csv', as_csv), ('tsv', as_tsv), ('ndjson', as_ndjson):
        got, status, err = opens(write(names, rows))
        check('%s: each row' % form, got == want and (status, err) == (0, ''),
              (got, err))
        got, _, err = opens(write(names, rows).replace('\n', '\r\n')
                            if form == 'ndjson' else
                            '\ufeff' + write(names, rows))
        check('%s: line ends, a mark in front' % form, got == want, err)
    got, status, err = opens(as_csv(['slow_trace', 'median_trace', 'name',
                                     'rel', 'dur'],
                                    [[trace, trace, 'draw', 5, 6]]))
    check('a pair is compared', got == [['ttv', 'view', '--diff',
          '--select=slice@5+6 draw', '--', trace, trace]], (got, err))
    return trace


def views(folder, trace):
    def word(s):
        return "'%s'" % s.replace("'", "'\\''")

    command = 'ttv view --select=%s -- %s' % (word("slice@1+2 it's"),
                                              word(trace))
    got, _, err = opens(as_csv(['name', 'view'], [['x', command]]))
    check('a command of view_of() is taken apart', got == [['ttv', 'view',
          "--select=slice@1+2 it's", '--', trace]], (got, err))
    bad = ['ttv view --config=/etc/passwd -- x', 'ttv shot -- x', 'rm -rf x',
           'ttv view --select=a -- x; id', 'ttv view -- x y', 'ttv view --',
           'ttv view --select=$(id) -- x', "ttv view -- 'x", 'ttv', '']
    got, status, err = opens(as_ndjson(['view'], [[b] for b in bad]))
    check('other commands open nothing', (got, status, err.count('\n')) ==
          ([], 3, len(bad)) and 'ttv view --select=THING' in err, (got, err))


def names_as_they_are(folder):
    """An engine has a name as the file has it, and puts it into a command."""
    names = ["it's", 'two\nlines', 'tab\there', 'cr\rx', '\x1b[31mred', '\x9b',
             '\u20ac\U0001f600', '"$(id)`id`\\', '-x', 'slice@1+2 x',
             'x' * 298 + '\u20ac and more', 'y' * 100000]
    path = os.path.join(folder, 'names.json')
    with open(path, 'w') as f:
        json.dump([{'name': n, 'ph': 'X', 'ts': 100 * (i // 2), 'dur': 10 + i,
                    'pid': 1, 'tid': i} for i, n in enumerate(names)], f)
    for i, name in enumerate(names):
        lines = []
        for n in (name, name[:2] + '?'):
            status, out, _ = run('shot', '--size=100x30', '--select=slice@'
                                 '%d+%d %s' % (i // 2 * 100000, (10 + i) *
                                               1000, n), path)
            lines.append((status, 'wall %d \u00b5s ' % (10 + i) in out))
        check('a slice is found by its name: %.20r' % name,
              lines == [(0, True), (2, False)], lines)


def hostile(folder, trace):
    inside = os.path.join(folder, 'in')
    os.mkdir(inside)
    shutil.copy(trace, os.path.join(inside, 'a.systrace'))
    os.symlink(trace, os.path.join(inside, 'link'))
    os.mkfifo(os.path.join(inside, 'pipe'))
    paths = ['a.systrace', './../in/a.systrace',
             os.path.join(inside, 'a.systrace'),
             '../' + os.path.basename(trace), trace, 'link', '/etc/passwd',
             'pipe', '.', '-', '/dev/zero', 'none', '../in2/x', '']
    rows = as_ndjson(['trace'], [[p] for p in paths])
    got, status, err = opens(rows, '--root=' + inside)
    check('--root holds paths to a folder', len(got) == 3 and status == 3 and
          err.count('\n') == len(paths) - 3, (got, err))
    got, status, err = opens(rows)
    check('devices, pipes and folders are no traces', sorted(g[-1] for g in
          got) == sorted([os.path.join(inside, 'a.systrace'), trace,
                          '/etc/passwd']), got)
    nasty = 'a\x1b]0;owned\x07\x1b[31mb\x9b2J'
    rows = as_ndjson(['trace', 'rel', 'dur', 'name'],
                     [[trace, 1, 2, nasty], [nasty, 1, 2, 'x']])
    for words in (['--list'], ['--shot'], ['--shot', '--row=2'],
                  ['--shot', '--keys=j<Enter>']):
        status, out, err = run('open', *words, rows=rows)
        bad = [c for c in out + err if c < ' ' and c != '\n' or
               '\x7f' <= c < '\xa0']
        check('no escape sequence: ' + ' '.join(words), not bad and
              (out or err), bad)


def errors(trace):
    for name, rows, text in (
            ('empty', '', 'no rows'), ('a head alone', 'trace\n', 'no rows'),
            ('ragged', 'trace,rel\na\n', 'line 2 has 1 value, and the head 2'),
            ('open quote', 'trace\n"a\n', 'a quote has no end'),
            ('byte 0', 'trace\na\nb\0\n', 'line 3 has a byte 0'),
            ('byte 0 in the head', 'trace\0x,n\na,1\n', 'line 1 has a byte'),
            ('byte 0 behind JSON', '{"trace":"a"}\0\n', 'line 1 has a byte 0'),
            ('NUL of JSON', '{"trace":"a\\\\"}\n{"trace":"a\\u0000b"}\n',
             'line 2 has a byte 0'),
            ('bad JSON', '{"trace":"a"}\n{"trace":\n', 'line 2 is no object'),
            ('JSON array', '{"trace":"a"}\n[1]\n', 'line 2 is no object'),
            ('many columns', ','.join('c%d' % i for i in range(2000)) + '\n',
             'more than 1000 columns'),
            ('many members', json.dumps({'c%d' % i: 1 for i in range(2000)}),
             'more than 1000 columns')):
        status, out, err = run('open', '--list', rows=rows)
        check('bad rows: ' + name, status == 2 and out == '' and text in err
              and err.count('\n') == 1, (status, err))
    for words in ['--row=9'], ['no-such-file'], ['--keys=<Nokey>'], ['a', 'b']:
        status, out, err = run('open', *words, rows='trace\n%s\n' % trace)
        check('bad usage: ' + ' '.join(words), (status, out, err.count('\n'))
              == (2, '', 1), err)
    got, status, err = opens('trace\n' + (trace + '\n') * 100001)
    check('at most 100,000 rows, and it says so', len(got) == 100000 and
          status == 0 and err == 'ttv: open: only the first 100000 rows are '
          'read\n', (len(got), err))
    wide = json.dumps({'c%d' % i: 1 for i in range(1000)})
    got, status, err = opens(wide + '\n' + '{}\n' * 10000)
    check('at most as many values', 'first 8388 rows' in err and
          err.count('\n') == 8389, err[-100:])
    status, _, err = run('open', '--list', rows='trace\n' + 'a' * (65 << 20))
    check('at most 64 MiB', status == 2 and '64 MiB' in err, err)
    status, out, err = run('open', '--list', rows=b'trace,name\n' +
                           os.urandom(100000))
    check('any bytes end in a line', status in (0, 2, 3), status)


def frames(rows, instant):
    _, out, _ = run('open', '--shot', '--size=100x20', rows=rows)
    check('the list shows rows', all(w in out for w in (
          'rows  5 rows', 'Choreographer#doFrame 2', 'slice_id', 'Enter')),
          out)
    _, out, _ = run('open', '--shot', '--keys=/load<Enter><Enter>', rows=rows)
    check('Enter opens what is filtered', '100.0 %' in out and
          'load note   depth 0' in out, out[-900:])
    _, out, _ = run('open', '--shot', '--row=1', rows=rows)
    check('--row opens a row', 'self 1.056 ms' in out, out[-900:])
    for words in ['rel,dur,name', '1000,0,now'], ['slice_id', '1']:
        _, out, err = run('open', '--shot', '--row=1', rows='trace,%s\n%s,%s\n'
                          % (words[0], instant, words[1]))
        check('an instant, which SQL has among slices, by ' + words[0],
              '\n instant now' in out, out + err)
    _, out, _ = run('open', '--shot', '--keys=q', rows=rows)
    check('q ends the list', out == '', out)


class Terminal:
    def __init__(self, folder, *args, cache='', rows=None):
        self.data = b''
        if rows is not None:
            read, write = os.pipe()
            os.write(write, rows)
            os.close(write)
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            if rows is not None:
                os.dup2(read, 0)
            os.environ.update(TERM='xterm', LC_ALL='C.UTF-8', TTV_CACHE=cache,
                              XDG_STATE_HOME=folder, XDG_CONFIG_HOME=folder)
            os.execv(TTV, [TTV, 'open', *args])
        if rows is not None:
            os.close(read)

    def until(self, what):
        end = time.monotonic() + PATIENCE
        while what not in self.data and time.monotonic() < end:
            if not select.select([self.fd], [], [], 1)[0]:
                continue
            try:
                piece = os.read(self.fd, 65536)
            except OSError:
                break
            if not piece:
                break
            self.data += piece
        found = what in self.data
        self.data = self.data.partition(what)[2]
        return found

    def key(self, key, what):
        os.write(self.fd, key)
        return self.until(what)


def terminal(folder, path):
    t = Terminal(folder, path)
    check('in a terminal: the list', t.until(b'opens a row'))
    check('Enter opens the trace at the slice',
          t.key(b'\r', b'5.077 ms'))
    check('q comes back to the list', t.key(b'q', b'opens a row'))
    check('and another row is opened', t.key(b'j\r', b'3.469 ms'))
    check('back again', t.key(b'q', b'opens a row'))
    t.key(b'q', b'\0never\0')
    check('q ends it', os.waitpid(t.pid, 0)[1] == 0)


def loading(folder):
    """The viewer is left while it loads: 300 MB in a file of 1 MB."""
    path = os.path.join(folder, 'long.json.gz')
    event = b'{"name":"a","ph":"X","ts":1,"dur":1,"pid":1,"tid":1},\n'
    with open(path, 'wb') as f:
        f.write(gzip.compress(b'['))
        f.write(gzip.compress(event * 19000, 1) * 300)
    t = Terminal(folder, rows=b'trace\n' + path.encode() + b'\n')
    t.until(b'opens a row')
    check('a trace that is loading', t.key(b'\r', b'loading'))
    check('is left for the list', t.key(b'q', b'opens a row'))
    t.key(b'q', b'\0never\0')
    check('and the list ends', os.waitpid(t.pid, 0)[1] == 0)
    os.remove(path)


def damaged(folder):
    """An index that is damaged where a viewer checks it late."""
    path = os.path.join(folder, 'damaged.json')
    cache = os.path.join(folder, 'cache')
    with open(path, 'w') as f:
        f.write('[' + ',\n'.join(
            '{"name":"the%d","ph":"X","ts":%d,"dur":1,"pid":1,"tid":%d}' %
            (i % 9, i, i % 5) for i in range(300000)) + ']')
    os.mkdir(cache, 0o700)
    r = subprocess.run([TTV, 'cache', 'add', path], capture_output=True,
                       env={**os.environ, 'TTV_CACHE': cache})
    index = [os.path.join(d, f) for d, _, fs in os.walk(cache) for f in fs]
    check('an index', len(index) == 1, (index, r.stderr))
    with open(index[0], 'r+b') as f:
        size = f.seek(0, 2)
        for at in range(size // 4, size * 3 // 4, 65536):
            f.seek(at)
            f.write(b'\xff' * 16)
    t = Terminal(folder, cache=cache,
                 rows=b'trace,slice_id\n' + path.encode() + b',1\n')
    t.until(b'opens a row')
    check('a damaged index is not used: the trace of a row from a pipe opens',
          t.key(b'\r', b'depth 0'))
    check('and the list comes back', t.key(b'q', b'opens a row'))
    t.key(b'q', b'\0never\0')
    check('and ends', os.waitpid(t.pid, 0)[1] == 0)


def main():
    with tempfile.TemporaryDirectory() as folder:
        trace = forms_trace = os.path.join(folder, "it's a trace.systrace")
        shutil.copy(os.path.join(TRACES, 'atrace.systrace'), trace)
        forms(folder)
        views(folder, forms_trace)
        hostile(folder, trace)
        names_as_they_are(folder)
        errors(trace)
        _, rows, err = run('query', '--csv', trace, "SELECT '%s' AS trace, id "
                           'AS slice_id, ts - (SELECT start_ts FROM '
                           'trace_bounds) AS rel, dur, name FROM slice ORDER '
                           'BY dur DESC LIMIT 5' % trace.replace("'", "''"))
        instant = os.path.join(folder, 'instant.json')
        with open(instant, 'w') as f:
            f.write('[{"name":"run","ph":"X","ts":1,"dur":9,"pid":1,"tid":1},'
                    '{"name":"now","ph":"i","ts":2,"pid":1,"tid":1,"s":"t"}]')
        frames(rows, instant)
        path = os.path.join(folder, 'rows.csv')
        with open(path, 'w') as f:
            f.write(rows)
        terminal(folder, path)
        loading(folder)
        damaged(folder)
    print('%d passed, %d failed' % (passed, failed))
    return failed != 0


sys.exit(main())
