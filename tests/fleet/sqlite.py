"""The database of `ttv export -f sqlite`, table by table."""
import contextlib
import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time

import memory

TTV, TRACES = sys.argv[1:3]
passed = failed = 0


def check(name, holds, why=''):
    global passed, failed
    passed += bool(holds)
    failed += not holds
    print(('ok ' if holds else 'not ok ') + name +
          ('' if holds or not why else '\n# %s' % why))


def run(*args, limit=None):
    return subprocess.run([TTV, *args], capture_output=True, preexec_fn=limit)


def plain(rows):
    """Rows in an order of their own: what is no text is spelled."""
    return sorted(tuple('%s' % (v.hex() if isinstance(v, bytes) else v,)
                        for v in row) for row in rows)


def compare(trace):
    out = os.path.join(work, os.path.basename(trace) + '.db')
    r = run('export', '-f', 'sqlite', '-o', out, trace)
    if r.returncode not in (0, 3):
        check(trace, False, r.stderr.decode())
        return
    db = sqlite3.connect(out)
    names = [n for n, in db.execute("SELECT name FROM sqlite_master WHERE "
                                    "type IN ('table', 'view')")]
    odd = []
    for name in names:
        want = json.loads(run('query', '--json', trace,
                              'SELECT * FROM ' + name).stdout)
        got = db.execute('SELECT * FROM ' + name)
        columns = [c[0] for c in got.description]
        if columns != want['columns'] or \
                plain(got) != plain(want['rows']):
            odd.append(name)
    check('%s: each table' % os.path.basename(trace), len(names) > 30 and
          {'slice', 'args', 'counters', 'thread_state'} <= set(names) and
          not odd, 'others: %r of %d' % (odd, len(names)))
    check('%s: SQLite finds no fault' % os.path.basename(trace),
          list(db.execute('PRAGMA integrity_check')) == [('ok',)])
    db.close()


def written(begin):
    """The bytes of the files whose names begin so; one may go meanwhile."""
    sizes = 0
    for f in os.scandir(work):
        with contextlib.suppress(FileNotFoundError):
            sizes += f.stat().st_size if f.name.startswith(begin) else 0
    return sizes


def killed(trace, out):
    """Wherever it is killed, there is no file, or a whole one."""
    halves = []
    for most in range(0, 800000, 100000):
        with subprocess.Popen([TTV, 'export', '-f', 'sqlite', '--force', '-o',
                               out, trace]) as p:
            end = time.monotonic() + 60
            while p.poll() is None and time.monotonic() < end and \
                    written('killed') <= most:
                os.sched_yield()
            p.kill()
        if os.path.exists(out):
            db = sqlite3.connect(out)
            whole = list(db.execute('PRAGMA integrity_check')) == [('ok',)]
            whole &= db.execute('SELECT count(*) FROM slice').fetchone()[0] > 9
            db.close()
            halves += [] if whole else [most]
            os.remove(out)
    check('a process that is killed leaves no half of one', not halves,
          halves)


def failures():
    trace = os.path.join(TRACES, 'go-tool-trace.json')
    out = os.path.join(work, 'half.db')
    r = run('export', '-f', 'sqlite', '-o', out, trace,
            limit=lambda: resource.setrlimit(resource.RLIMIT_FSIZE,
                                             (200000, 200000)))
    left = [f for f in os.listdir(work) if f.startswith('half')]
    check('a full disk leaves nothing', r.returncode == 2 and left == [] and
          r.stderr.startswith(b'ttv: ' + out.encode()),
          '%d %r %r' % (r.returncode, r.stderr, left))
    killed(trace, os.path.join(work, 'killed.db'))
    with open(out, 'w') as f:
        f.write('mine')
    r = run('export', '-f', 'sqlite', '-o', out, trace)
    check('a file that is there stays', r.returncode == 2 and
          open(out).read() == 'mine')
    r = run('export', '-f', 'sqlite', trace)
    check('it wants a name', r.returncode == 2 and b'--output' in r.stderr)
    r = run('export', '-f', 'sqlite', '--to=1s', '-o', out + '2', trace)
    check('a piece is refused', r.returncode == 2 and b'--to' in r.stderr)
    r = run('query', trace, "ATTACH '%s.db' AS x" % out)
    check('statements still open no file', r.returncode == 1 and
          not os.path.exists(out + '.db'))


def bounded():
    """Indices are sorted on a disk, where there is one."""
    path = os.path.join(work, 'many.json')
    rows = 400000
    with open(path, 'w') as f:
        f.write('[' + ',\n'.join(
            '{"name":"%0200d","ph":"X","ts":%d,"dur":1,"pid":1,"tid":1}' % (
                i * 7919 % 1009, 2 * i) for i in range(rows)) + ']')
    peaks = []
    for name in 'disk', 'none':
        folder = os.path.join(work, name)
        out = folder + '.db'
        if name == 'disk':
            os.mkdir(folder)
        peaks.append(memory.peak_of(TTV, path, ['-f', 'sqlite', '-o', out],
                                    work, TMPDIR=folder))
        db = sqlite3.connect(out)
        got = db.execute('PRAGMA integrity_check').fetchall()
        some = db.execute('SELECT count(*), sum(ts) FROM slice INDEXED BY '
                          "slice_by_word WHERE name > ''").fetchall()
        check('a large index: ' + name, got == [('ok',)] and
              some == [(rows, rows * (rows - 1) * 1000)], (got, some))
        db.close()
        os.remove(out)
    if memory.sanitized(TTV):
        print('# memory is not measured under a sanitizer')
        return
    check('64 MB beyond the model', peaks[0] <= 64 < peaks[1], peaks)


with tempfile.TemporaryDirectory() as work:
    for trace in ['perfetto-demo.pftrace', 'atrace.systrace', 'fuchsia.fxt',
                  'clang14-time-trace.json.gz', 'go-tool-trace.json']:
        compare(os.path.join(TRACES, trace))
    failures()
    bounded()
print('%d passed, %d failed' % (passed, failed))
sys.exit(failed > 0)
