"""Tables of `ttv export -f parquet`, and what `ttv query` says of the traces."""
import glob
import json
import os
import re
import resource
import shutil
import stat
import subprocess
import sys
import tempfile
import time

import memory
from parquet import Bad, Parquet

TTV, TRACES = sys.argv[1:3]
passed = failed = 0

SLICE = '''
INCLUDE PERFETTO MODULE slices.self_dur;
SELECT s.id, s.ts, s.ts - trace_start(), s.dur, d.self_dur, s.name,
  s.category, s.depth, s.parent_id, t.type, t.name, h.tid, h.name, p.pid,
  p.name, s.thread_dur
FROM slice s LEFT JOIN slice_self_dur d ON d.id = s.id
LEFT JOIN track t ON t.id = s.track_id
LEFT JOIN thread_track tt ON tt.id = s.track_id
LEFT JOIN thread h ON h.utid = tt.utid
LEFT JOIN process_track pt ON pt.id = s.track_id
LEFT JOIN process p ON p.upid = ifnull(pt.upid, h.upid) ORDER BY s.id'''
SLICE_COLUMNS = ['slice_id', 'ts', 'rel', 'dur', 'self', 'name', 'category',
                 'depth', 'parent_id', 'track_type', 'track_name', 'tid',
                 'thread_name', 'pid', 'process_name', 'thread_dur']
# Sums that a table and SQL must share; the statement of a table is the same.
COUNTS = {
    'thread_state': 'SELECT count(*), sum(dur), count(io_wait), count(cpu) '
                    'FROM thread_state',
    'sched': 'SELECT count(*), sum(dur), count(priority), count(cpu) '
             'FROM sched',
    'counter': 'SELECT count(*), count(value) FROM counter',
    'flow': 'SELECT count(*), sum(slice_out), sum(slice_in) FROM flow',
    'args': 'SELECT count(*), count(int_value), count(real_value), '
            'count(string_value) FROM slice JOIN args USING (arg_set_id)',
}
COUNTED = {
    'thread_state': ['dur', 'io_wait', 'cpu'],
    'sched': ['dur', 'priority', 'cpu'],
    'counter': ['value'],
    'flow': ['from_id', 'to_id'],
    'args': ['int', 'double', 'text'],
}


def check(name, holds, why=''):
    global passed, failed
    passed += bool(holds)
    failed += not holds
    print(('ok ' if holds else 'not ok ') + name +
          ('' if holds or not why else '\n# %s' % why))


def run(*args, limit=None):
    return subprocess.run([TTV, *args], capture_output=True, preexec_fn=limit)


def query(trace, sql):
    r = run('query', '--json', trace, sql)
    return [tuple(row) for row in json.loads(r.stdout)['rows']]


def export(*args, limit=None):
    return run('export', '-f', 'parquet', *args, limit=limit)


def table(path):
    names, rows = Parquet(path).table()
    return names, rows


def files(folder):
    return sorted(os.path.join(os.path.relpath(d, folder), f)
                  for d, _, fs in os.walk(folder) for f in fs)


def roots(parents, names):
    """The name of the outermost slice around each; parents come first."""
    out = []
    for i, p in enumerate(parents):
        out.append(names[i] if p is None else out[p])
    return out


def slices_of(name, trace):
    out = os.path.join(work, 's.parquet')
    r = export('--table=slice', '--force', '-o', out, trace)
    try:
        names, rows = table(out)
    except (Bad, OSError) as bad:
        check(name, False, '%s %s' % (bad, r.stderr.decode()))
        return
    at = [names.index(c) for c in SLICE_COLUMNS]
    got = [tuple(row[i] for i in at) for row in rows]
    want = query(trace, SLICE)
    odd = [i for i, (g, w) in enumerate(zip(got, want)) if g != w]
    check(name, r.returncode in (0, 3) and len(got) == len(want) and not odd,
          '%d of %d rows: %r, not %r' % (len(odd), len(want),
                                        got[odd[0]] if odd else None,
                                        want[odd[0]] if odd else None))
    root = [row[names.index('root_name')] for row in rows]
    if not any(g[0] != i for i, g in enumerate(got)):
        check(name + ': roots', root == roots([g[8] for g in got],
                                              [g[5] for g in got]))


def turns():
    """Threads that take turns, of names beyond a dictionary, in two groups."""
    threads = 1500
    names = [{'name': 'thread_name', 'ph': 'M', 'pid': 1, 'tid': i,
              'args': {'name': '%d %s' % (i, 'n' * 1000)}}
             for i in range(threads) if i % 7]
    slices_of('slices of threads that take turns', small(
        'turns/a.json', *names, *({**event('s', ts, 1), 'tid': ts * 7919 %
                                   threads} for ts in range(130000))))


def tables_of(name, trace):
    out = os.path.join(work, 'all')
    r = export('--table=all', '--force', '-o', out, trace)
    odd = []
    for t, sql in COUNTS.items():
        path = [f for f in files(out) if f.startswith(t + '/')]
        names, rows = table(os.path.join(out, path[0]))
        columns = list(zip(*rows)) or [()] * len(names)
        got = [len(rows)]
        for c, word in zip(COUNTED[t], re.findall(r', (sum|count)', sql)):
            some = [v for v in columns[names.index(c)] if v is not None]
            got.append(len(some) if word == 'count' else
                       sum(some) if some else None)
        want = list(query(trace, sql)[0])
        if got != want:
            odd.append((t, got, want))
    check(name, r.returncode in (0, 3) and not odd, odd)
    for f in files(out):
        os.remove(os.path.join(out, f))


def small(name, *events):
    path = os.path.join(work, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w') as f:
        json.dump(list(events), f)
    return path


def event(name, ts, dur, **args):
    return {'name': name, 'ph': 'X', 'ts': ts, 'dur': dur, 'pid': 1, 'tid': 1,
            'args': args}


def options():
    a = small('v1/a.json', event('x', 1, 9, file='a.h', n=3,
                                 deep={'list': [1], 'key': "it's"}),
              event("odd 'name'", 2, 3, file='b.h'))
    b = small('v2/b.json', event('y', 5, 2))
    out = os.path.join(work, 'set.parquet')
    export('--table=slice', '-o', out, '--set=version={parent}',
           '--set=who={name}/{stem}', '--set=odd={no}', '--each', a, b)
    names, rows = table(out)
    got = [(row[0],) + row[2:5] for row in rows]
    check('--set, {parent}, {name} and {stem}', names[:5] ==
          ['trace', 'trace_id', 'version', 'who', 'odd'] and got ==
          [(a, 'v1', 'a.json/a', '{no}')] * 2 +
          [(b, 'v2', 'b.json/b', '{no}')], got)
    p = Parquet(out)
    check('what a file says of itself', p.says ==
          {'ttv.schema': '1', 'ttv.table': 'slice'} and
          [p.columns[i].name for i in p.sorted] == ['ts'], p.says)
    with open(os.path.join(work, 'sets'), 'w') as f:
        f.write('# a comment\nday=2026-11-23\n\nhost=a=b\n')
    export('--table=slice', '--force', '-o', out, '--set=@' + f.name,
           '--args=file,deep.key,deep,n', a)
    names, rows = table(out)
    got = [row[2:4] + row[-4:] for row in rows]
    check('--set=@FILE, --args', names[2:4] == ['day', 'host'] and
          names[-4:] == ['arg_file', 'arg_deep_key', 'arg_deep', 'arg_n'] and
          got == [('2026-11-23', 'a=b', 'a.h', "it's",
                   '{"list":[1],"key":"it\'s"}', '3'),
                  ('2026-11-23', 'a=b', 'b.h', None, None, None)], got)
    export('--table=slice', '--force', '-o', out, '--args=all', a)
    names, rows = table(out)
    check('--args=all', json.loads(rows[0][-1]) == {
        'file': 'a.h', 'n': 3, 'deep': {'list': [1], 'key': "it's"}})
    export('--table=slice', '--force', '-o', out, '--view', a)
    names, rows = table(out)
    seen = []
    for row in rows:
        shot = row[names.index('view')].replace('ttv view', "'%s' shot "
                                                '--size=80x20' % TTV)
        r = subprocess.run(['sh', '-c', shot], capture_output=True, text=True)
        seen.append(r.returncode == 0 and ' ' + row[names.index('name')] in
                    r.stdout.splitlines())
    check('--view opens the trace at the slice', seen == [True, True],
          [row[-1] for row in rows])


def mix(h, word):
    h = (h ^ word) * 0xd6e8feb86659fd93 % 2**64
    return h ^ h >> 32


def id_of(data):
    """The id of a file, 8 bytes at a time in four lanes; the rest by FNV."""
    h = 0xcbf29ce484222325
    lanes = [mix(h, n) for n in range(4)]
    for at in range(0, len(data), 65536):
        block = data[at:at + 65536]
        whole = len(block) - len(block) % 32
        for i in range(0, whole, 8):
            lanes[i // 8 % 4] = mix(lanes[i // 8 % 4], int.from_bytes(
                block[i:i + 8], 'little'))
        for byte in block[whole:]:
            lanes[0] = (lanes[0] ^ byte) * 0x100000001b3 % 2**64
    for lane in lanes:
        h = mix(h, lane)
    return '%016x' % mix(0, mix(0, h ^ h >> 32))


def ids():
    """Ids that stores have stay those of the same bytes."""
    want, paths = [], []
    for length in 20, 31, 32, 33, 64, 65535, 65536, 65537, 131099:
        text = '[{"ph":"i","ts":%d}' % (length % 7 + 1)
        data = text.ljust(length - 1).encode() + b']'
        paths.append(os.path.join(work, 'id%d.json' % length))
        with open(paths[-1], 'wb') as f:
            f.write(data)
        want.append(id_of(data))
    out = os.path.join(work, 'id.parquet')
    export('--table=trace', '-o', out, '--each', *paths)
    names, rows = table(out)
    got = [row[names.index('trace_id')] for row in rows]
    check('the id of a trace is a hash of its bytes', got == want, got)


def damage():
    """What is lost of a trace is in its row as it is said on a terminal."""
    path = os.path.join(work, 'lost.json')
    with open(path, 'w') as f:
        f.write('[{"ph":"i","ts":1},garbage,{"ph":"i","ts":2')
    out = os.path.join(work, 'lost.parquet')
    export('--table=trace', '-o', out, path)
    names, rows = table(out)
    got = [row[names.index('damage')] for row in rows]
    said = run('info', path).stderr.decode()
    check('the damage of a trace', got[0] and got[0] in said and
          not got[0].endswith('\n'), '%r %r' % (got, said))


def samples():
    path = os.path.join(work, 'samples.json')
    with open(path, 'w') as f:
        json.dump({
            'traceEvents': [{'ph': 'M', 'pid': 1, 'tid': 2, 'args':
                             {'name': 'worker'}, 'name': 'thread_name'}],
            'stackFrames': {'1': {'name': 'main', 'category': 'x'},
                            '2': {'name': 'it"s;', 'category': 'x',
                                  'parent': '1'}},
            'samples': [{'cpu': 0, 'tid': 2, 'ts': 5, 'name': 'cycles',
                         'sf': '2', 'weight': 7},
                        {'cpu': 0, 'tid': 2, 'ts': 3, 'name': 'cycles',
                         'sf': '1'}]}, f)
    out = os.path.join(work, 'sample.parquet')
    export('--table=sample', '-o', out, path)
    names, rows = table(out)
    check('samples of call stacks', names[2:] == [
        'ts', 'weight', 'unit', 'leaf', 'stack', 'tid', 'thread_name', 'pid',
        'process_name'] and [r[2:4] + r[5:9] for r in rows] == [
            (3000, 1.0, 'main', '["main"]', 2, 'worker'),
            (5000, 7.0, 'it"s;', '["main","it\\"s;"]', 2, 'worker')], rows)
    want = query(path, 'SELECT s.ts, f.name, t.tid, t.name, p.pid, p.name '
                 'FROM cpu_profile_stack_sample s '
                 'JOIN stack_profile_callsite c ON c.id = s.callsite_id '
                 'JOIN stack_profile_frame f ON f.id = c.frame_id '
                 'JOIN thread t USING (utid) '
                 'LEFT JOIN process p USING (upid) ORDER BY s.id')
    check('samples as SQL has them', [r[2:3] + r[5:6] + r[7:] for r in rows]
          == want, want)


def crowd(rows):
    """A trace of slices with args, and arrows between them."""
    path = os.path.join(work, 'many%d.json' % rows)
    with open(path, 'w') as f:
        f.write('[' + ',\n'.join(
            '{"name":"n%d","ph":"X","ts":%d,"dur":%d,"pid":1,"tid":1,"args":'
            '{"k":"%d","l":%d,"m":[%d,0]}},{"name":"f","cat":"c","ph":"%s",'
            '"ts":%d,"pid":1,"tid":1,"id":%d%s}' % (
                i % 997, 2 * i, i * 7919 % 50021 % 2, i, i, i, 'sf'[i % 2],
                2 * i, i // 2, ',"bp":"e"' * (i % 2))
            for i in range(rows)) + ']')
    return path


def peak_of(path):
    """The most memory, in MB, of an export, and its row groups."""
    out = path + '.out'
    peak = memory.peak_of(TTV, path, ['-f', 'parquet', '--args=k',
                                      '--table=all', '-o', out], work)
    return peak, len(Parquet(glob.glob(out + '/slice/*')[0]).groups)


def bounded():
    """What an export takes beyond the model: a row group, not the rows."""
    if memory.sanitized(TTV):
        print('# memory is not measured under a sanitizer')
        return
    few, many = peak_of(crowd(250000)), peak_of(crowd(700000))
    # four bytes a slice: the order that args and arrows are found by
    more = many[0] - few[0] - 4 * 450000 / 2**20
    check('64 MB beyond the model, whatever the rows', few[1] > 2 and
          8 < few[0] and many[0] <= 64 and more <= 16,
          '(MB, groups) %r, %r: %.1f more' % (few, many, more))


def folders():
    a = small('v1/a.json', event('x', 1, 9))
    b = small('v2/b.json', event('y', 5, 2))
    bad = os.path.join(work, 'bad.json')
    with open(bad, 'w') as f:
        f.write('no trace')
    # a folder for what is temporary may be written to: this one is not in it
    os.environ['TMPDIR'] = os.path.dirname(a)
    out = os.path.join(work, 'new')
    r = export('-o', out + '/', '--table=slice', a)
    check('a folder that ends with a slash is made', r.returncode == 0 and
          len(files(out)) == 1, r.stderr)
    del os.environ['TMPDIR']
    out = os.path.join(work, 'fleet')
    r = export('-o', out, '--each', a, bad, b)
    got = files(out)
    check('a folder has a file a table, and what cannot be read is left out',
          r.returncode == 3 and b'bad.json' in r.stderr and len(got) == 2 and
          [os.path.dirname(f) for f in got] == ['slice', 'trace'] and
          len(table(os.path.join(out, got[1]))[1]) == 2,
          '%d %r' % (r.returncode, got))
    r = export('-o', out, '--each', a, bad, b)
    check('a file that is there stays', r.returncode == 2 and
          b'File exists' in r.stderr and files(out) == got, r.stderr)
    r = export('-o', out + '2', '--each', '--file=trace', a, b)
    check('--file=trace', r.returncode == 0 and len(files(out + '2')) == 4)
    r = export('-o', out + '3', '--each', os.path.join(work, 'v1'))
    check('a directory is its traces', r.returncode == 0 and
          len(files(out + '3')) == 2)
    for name, args, says in [
            ('no output', (a,), '--output'),
            ('a table that is none', ('-o', out, '--table=slices', a),
             'no table is called'),
            ('a name that is none', ('-o', out, '--set=a-b=1', a), 'a-b=1'),
            ('a column that is there', ('-o', out, '--set=dur=1', a), 'dur'),
            ('two keys of one column', ('-o', out, '--args=a.b,a_b', a),
             'arg_a_b'),
            ('a column that only case tells', ('-o', out, '--set=Name=1', a),
             'Name'),
            ('two of them', ('-o', out, '--set=v=1', '--set=V=2', a), 'V'),
            ('two keys that case tells', ('-o', out, '--args=File,file', a),
             'arg_File'),
            ('no key', ('-o', out, '--args=', a), '--args'),
            ('a part that nothing sets', ('-o', out, '--partition=day', a),
             '--partition: day'),
            ('a part that comes twice', ('-o', out, '--set=v=1',
                                         '--partition=v,v', a), 'twice'),
            ('no part', ('-o', out, '--set=v=1', '--partition=', a),
             '--partition'),
            ('a piece', ('-o', out, '--from=1s', a), '--from')]:
        r = export(*args)
        check(name + ' is refused', r.returncode == 2 and
              says in r.stderr.decode() and
              r.stderr.count(b'\n') == 1, r.stderr)
    odd = os.path.join(work, 'odd')
    os.makedirs(os.path.join(odd, 'below'))
    os.mkfifo(os.path.join(odd, 'pipe'))
    shutil.copy(a, odd)
    out = os.path.join(work, 'of-odd')
    r = export('--each', '-o', out, odd)
    check('a pipe among traces is refused, the others are written',
          r.returncode == 2 and b'/odd/pipe: no regular file' in r.stderr and
          r.stderr.count(b'\n') == 1 and len(files(out)) == 2, r.stderr)
    r = export('--each', '-o', out, os.path.dirname(odd) + '/odd/below')
    check('a folder without files is refused', r.returncode == 2 and
          b'/below: no regular file' in r.stderr, r.stderr)
    pipe = os.path.join(work, 'pipe')
    os.mkfifo(pipe)
    for form in ('--table=slice', '-f', 'parquet'), ('-f', 'sqlite'):
        r = run('export', *form, '--force', '-o', pipe, a)
        check('a pipe stays a pipe: ' + form[-1], r.returncode == 2 and
              stat.S_ISFIFO(os.stat(pipe).st_mode), r.stderr)


def parts():
    """Folders by columns; a part ends a file, and ttv fleet looks there."""
    traces = [small('day%d/v%d/%d.json' % (n // 4, n // 2 % 2, n),
                    event('x', n, 9)) for n in range(8)]
    out = os.path.join(work, 'parts')
    some = '--set=v={parent}', '--set=day=a/b %', '--set=none='
    r = export('-o', out, '--each', *some, '--partition=day,v,none', *traces)
    got = files(out)
    where = [os.path.dirname(f) for f in got]
    check('parts are folders, in the order that is asked for',
          r.returncode == 0 and sorted(set(where)) == [
              '%s/day=a%%2Fb%%20%%25/v=v%d/none=' % (t, v)
              for t in ('slice', 'trace') for v in (0, 1)] and
          len(got) == 8, (got, r.stderr))
    rows = []
    for f, folder in zip(got, where):
        names, some = table(os.path.join(out, f))
        some = [dict(zip(names, row)) for row in some]
        rows += [row['trace'] for row in some if folder[:5] == 'slice']
        check('rows say what folders say: ' + folder, len(some) == 2 and all(
            '/v=%s/' % row['v'] in f and row['day'] == 'a/b %' and
            row['none'] == '' for row in some), some)
    check('each trace is in one part', sorted(rows) == traces, rows)
    long = '--set=v=' + 'v' * 5000, '--partition=v', traces[0]
    there = os.path.join(work, 'there')
    os.mkdir(there)
    for name, o in ('new', os.path.join(work, 'none')), ('own', there):
        r = export('-o', os.path.join(o, ''), *long)
        check('a part whose name is too long leaves no folder: ' + name,
              r.returncode == 2 and b'too long' in r.stderr and
              (os.listdir(o) == [] if o == there else not os.path.exists(o)),
              r.stderr)
    r = export('-o', out, '--each', '--set=v=7', traces[0])
    r = run('fleet', 'check', '--json', out)
    rows = json.loads(r.stdout)['rows']
    check('check looks into parts', len(rows) == 10 and
          {row[0] for row in rows} == {os.path.join(out, f)
                                       for f in files(out)}, rows)
    os.symlink('.', os.path.join(out, 'slice', 'again=1'))
    os.makedirs(os.path.join(out, 'slice', 'day=none', 'v=1'))
    r = run('fleet', 'check', '--json', out)
    check('and not into a link, nor at an empty one',
          json.loads(r.stdout)['rows'] == rows)
    for kind, patterns in (('duckdb', ['**/*.parquet']), ('clickhouse', [
            '*.parquet', '**/*.parquet'])):
        r = run('fleet', 'schema', kind, out)
        check('the schema has parts: ' + kind, re.findall(
            "'%s/slice/(.*?)'" % out, r.stdout.decode()) == patterns,
            r.stdout.decode()[-900:])
    out = os.path.join(work, 'equals')
    export('-o', out, traces[0])
    where = glob.glob(out + '/slice/*')[0]
    os.rename(where, os.path.join(out, 'slice', 'day=1.parquet'))
    r = run('fleet', 'schema', 'clickhouse', out)
    check('a file with a = in its name is in no part', re.findall(
        "'%s/slice/(.*?)'" % out, r.stdout.decode()) == ['*.parquet'],
        r.stdout.decode()[-900:])


def halves():
    many = small('many.json', *[event('n%d' % (i * 7919 % 20011), i, i % 7919)
                                for i in range(20000)])
    out = os.path.join(work, 'half')
    r = export('-o', out, many, limit=lambda: resource.setrlimit(
        resource.RLIMIT_FSIZE, (30000, 30000)))
    check('a full disk leaves nothing', r.returncode == 2 and
          b'large' in r.stderr and files(out) == [],
          '%d %r %r' % (r.returncode, r.stderr, files(out)))
    r = export('-o', out, many)
    check('and the next one is whole', r.returncode == 0 and
          len(files(out)) == 2)
    killed(many)


def killed(trace):
    """One that waits for a trace that never comes, its files begun."""
    out = os.path.join(work, 'killed')
    with subprocess.Popen([TTV, 'export', '-f', 'parquet', '--each', '-o',
                           out, trace, '-'], stdin=subprocess.PIPE,
                          stderr=subprocess.PIPE) as p:
        end = time.monotonic() + 60
        while p.poll() is None and time.monotonic() < end and \
                not glob.glob(out + '/slice/*'):
            time.sleep(0.01)
        p.kill()
    left = sorted(f for _, _, f in os.walk(out) for f in f)
    check('a process that is killed leaves no file by its name', p.returncode
          == -9 and left and all(f.endswith('.ttv-tmp') for f in left), left)
    r = export('-o', out, trace)
    check('and what it leaves is no hindrance', r.returncode == 0 and
          len([f for f in files(out) if f.endswith('.parquet')]) == 2,
          r.stderr)


with tempfile.TemporaryDirectory() as work:
    slices_of('slices of the first row', small('first/a.json', event(
        'out', 1, 20), event('in', 2, 5), event('deep', 3, 1)))
    for trace in ['chrome-trace-event-unterminated.json',
                  'clang14-time-trace.json.gz', 'perfetto-demo.pftrace',
                  'fuchsia.fxt', 'node-default.json.gz', 'build.ninja_log',
                  'atrace.systrace', 'go-tool-trace.json',
                  'torch-autograd.json', 'uftrace.json.gz']:
        slices_of('slices of ' + trace, os.path.join(TRACES, trace))
        if trace in ('atrace.systrace', 'perfetto-demo.pftrace',
                     'go-tool-trace.json', 'fuchsia.fxt'):
            tables_of('tables of ' + trace, os.path.join(TRACES, trace))
    turns()
    options()
    ids()
    damage()
    samples()
    bounded()
    folders()
    parts()
    halves()
print('%d passed, %d failed' % (passed, failed))
sys.exit(failed > 0)
