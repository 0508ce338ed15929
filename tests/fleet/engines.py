"""What engines read in the files that ttv writes."""
import json
import os
import subprocess
import sys
import tempfile

import answers
import engine

TTV, TRACES = sys.argv[1:3]
passed = failed = 0

# What all three are asked of the slices of a trace: the same statement.
SUMS = ('SELECT count(*), sum(slice_id), sum(rel), min(ts), max(ts), sum(dur), '
        'min(dur), max(dur), count(name), count(category), sum(depth), '
        'count(parent_id), sum(parent_id), count(thread_dur), '
        'sum(thread_dur), count(DISTINCT name), min(name), max(name), '
        'count(thread_name), count(tid), sum(tid) FROM ')
IN_TTV = ('(SELECT s.*, s.ts - trace_start() AS rel, h.tid, '
          'h.name AS thread_name FROM slice s LEFT JOIN thread_track t '
          'ON t.id = s.track_id LEFT JOIN thread h USING (utid))')


def check(name, holds, why=''):
    global passed, failed
    passed += bool(holds)
    failed += not holds
    print(('ok ' if holds else 'not ok ') + name +
          ('' if holds or not why else '\n# %s' % why))


def run(*args):
    return subprocess.run([TTV, *args], capture_output=True)


def query(trace, sql):
    rows = json.loads(run('query', '--json', trace, sql).stdout)['rows']
    return [tuple(None if v is None else str(v) for v in row) for row in rows]


def ask(e, name, sql):
    try:
        return e.ask(sql)
    except engine.Failed as why:
        check(name, False, '%s: %s' % (why, sql[:200]))
        return None


def sums(engines):
    traces = [f for f in sorted(os.listdir(TRACES))
              if not f.endswith(('README', '.py'))]
    for trace in traces:
        out = os.path.join(work, 'sums.parquet')
        r = run('export', '-f', 'parquet', '--table=slice', '--force', '-o',
                out, os.path.join(TRACES, trace))
        if r.returncode not in (0, 3) or not os.path.exists(out):
            check(trace, False, r.stderr.decode())
            continue
        # the columns that SQL calls otherwise
        want = query(os.path.join(TRACES, trace), SUMS.replace(
            'sum(slice_id)', 'sum(id)') + IN_TTV)
        for e in engines:
            name = '%s reads the slices of %s' % (type(e).__name__, trace)
            got = ask(e, name, SUMS + e.files(out))
            if got is not None:
                # a sum of nothing is null or 0: nothing is counted then
                pairs = [(g or '0', w or '0') for g, w in zip(got[0],
                                                              want[0])]
                check(name, all(g == w for g, w in pairs),
                      '%r, not %r' % (got, want))


def make_fleet():
    """Traces of two versions and three days; one name is slower in the 2nd."""
    for v in (1, 2):
        for d in (1, 2, 3):
            events = [{'name': 'Run', 'ph': 'X', 'ts': 0, 'dur': 1000 + d,
                       'pid': 1, 'tid': 1}]
            ts = 1
            for i in range(20):
                dur = 5 + i * d % 7 + (10 if v == 2 and i % 3 == 1 else 0)
                events.append({'name': "it's %d" % (i % 3 if i else v + 7),
                               'ph': 'X', 'ts': ts, 'dur': dur, 'pid': 1,
                               'tid': 1, 'args': {'file': 'f%d' % (i % 4)}})
                ts += dur + 1
            if d == 2:
                events.append({'ph': 'X', 'ts': ts, 'dur': d, 'pid': 1,
                               'tid': 1})
            if d == 1:
                events.append({'name': 'open', 'ph': 'B', 'ts': ts, 'pid': 1,
                               'tid': 1})
            path = os.path.join(work, 'v%d' % v, '%d.json' % d)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, 'w') as f:
                json.dump(events, f)
            yield 'v%d' % v, '2026-11-%02d' % d, path


QUESTIONS = [
    ('percentiles', {'of_name': "it's 1"}),
    ('regressions', {'before': 'v1', 'after': 'v2'}),
    ('new_or_gone', {'before': 'v1', 'after': 'v2'}),
    ('calls', {}),
    ('worst', {'of_name': "it's 1"}),
    ('which_trace', {'of_name': "it's 1"}),
    ('self_time', {}),
    ('beyond_budget', {'of_name': "it's 1", 'budget_ns': 18000}),
    ('by_arg', {'of_key': 'args.file'}),
    ('under', {'of_name': "it's 1"}),
    ('histogram', {'of_name': "it's 1"}),
    ('slowest', {}),
]


def rank(values, share):
    values = sorted(values)
    at = max(1, -int(-share * len(values) // 1)) - 1
    return values[at]


def by_ttv(fleet):
    """Rows of `ttv query`: version, day, trace, then those of a slice."""
    return [(v, d, t) + tuple(r) for v, d, t in fleet for r in json.loads(
        run('query', '--json', t, 'INCLUDE PERFETTO MODULE slices.self_dur; '
            'SELECT s.id, s.name, s.ts, s.dur, self_dur, p.name, '
            "EXTRACT_ARG(s.arg_set_id, 'args.file'), s.ts - trace_start() "
            'FROM slice s JOIN slice_self_dur d ON d.id = s.id '
            'LEFT JOIN slice p ON p.id = s.parent_id').stdout)['rows']]


def groups(rows, *columns):
    """Rows by the values of some columns."""
    out = {}
    for r in rows:
        out.setdefault(tuple(r[c] for c in columns), []).append(r)
    return out


def last(name):
    """Where an engine places a name: null is behind all."""
    return name is None, name or ''


def total(rows):
    return sum(r[DUR] for r in rows)


def view_of(r):
    """The command of a row, as the schema's function makes it."""
    def word(s):
        return "'%s'" % s.replace("'", "'\\''")

    dur = '+%d' % r[DUR] if r[DUR] >= 0 else ''
    return 'ttv view --select=%s -- %s' % (word('slice@%d%s %s' % (
        r[REL], dur, r[NAME] or '')), word(r[2]))


ID, NAME, TS, DUR, SELF, PARENT, FILE, REL = range(3, 11)


def compared(rows):
    """The answers to what compares versions, and names."""
    out = {'regressions': [], 'new_or_gone': [], 'calls': []}
    traces = {v: len(groups([r for r in rows if r[0] == v], 2))
              for v in ('v1', 'v2')}
    for (name,), some in groups(rows, NAME).items():
        of = {v: [r for r in some if r[0] == v] for v in traces}
        for v in of:
            if of[v]:
                out['calls'].append((v, name, len(of[v]),
                                     len(of[v]) / traces[v]))
        n = [len(of[v]) for v in ('v1', 'v2')]
        if 0 in n:
            out['new_or_gone'].append((name, *n))
            continue
        side = [[total(g) for g in groups(
            [r for r in of[v] if r[DUR] >= 0], 2).values()]
                for v in ('v1', 'v2')]
        if [] in side:
            continue            # no slice of it ended
        a, b = rank(side[0], .5), rank(side[1], .5)
        out['regressions'].append((name, len(side[0]), len(side[1]), a, b,
                                   b - a))
    out['regressions'].sort(key=lambda r: (-abs(r[5]), last(r[0])))
    out['new_or_gone'].sort(key=lambda r: last(r[0]))
    out['calls'].sort(key=lambda r: (r[0], last(r[1])))
    return out


def of_name(rows, name):
    """The answers to what is asked of a name."""
    one = [r for r in rows if r[NAME] == name]
    durs = {t: max(r[DUR] for r in g) for (t,), g in groups(one, 2).items()}
    p50, p99 = rank(durs.values(), .5), rank(durs.values(), .99)
    near = [min((abs(durs[t] - p), t) for t in durs)[1] for p in (p50, p99)]
    slow = max((r for r in one if r[2] == near[1]),
               key=lambda r: (r[DUR], r[ID]))
    days = {d: {t: max(r[DUR] for r in g) for (t,), g in groups(
        [r for r in one if r[1] == d], 2).items()} for d in
        {r[1] for r in one}}
    return {
        'percentiles': [(v, d, len(g), rank([r[DUR] for r in g], .5),
                         rank([r[DUR] for r in g], .99),
                         max(r[DUR] for r in g))
                        for (v, d), g in sorted(groups(one, 0, 1).items())],
        'which_trace': [(*near, p50, p99, slow[REL], slow[DUR], slow[NAME])],
        'worst': [(r[2], r[ID], r[REL], r[DUR], r[NAME], view_of(r))
                  for r in sorted(one, key=lambda r: (-r[DUR], r[2],
                                                      r[ID]))[:20]],
        'beyond_budget': [(d, len(t), sum(n > 18000 for n in t.values()))
                          for d, t in sorted(days.items())],
        'under': sorted(((p, len(g), total(g), max(r[DUR] for r in g))
                         for (p,), g in groups(one, PARENT).items()
                         if p is not None), key=lambda r: (-r[2], r[0])),
        'histogram': [(2 ** b, len(g)) for b, g in sorted(groups(
            [(max(r[DUR], 1).bit_length() - 1,) for r in one],
            0).items()) for b in b],
    }


def expected(fleet):
    """The answers that rows of `ttv query` give to all questions."""
    rows = by_ttv(fleet)
    out = {**compared(rows), **of_name(rows, "it's 1")}
    names = groups(rows, NAME)
    out['self_time'] = sorted(((n, len(g), sum(r[SELF] for r in g))
                               for (n,), g in groups(
                                   [r for r in rows if r[DUR] >= 0],
                                   NAME).items()),
                              key=lambda r: (-r[2], last(r[0])))
    out['by_arg'] = sorted(((f, len(g), len(groups(g, 2)), total(g))
                            for (f,), g in groups(rows, FILE).items()
                            if f is not None), key=lambda r: (-r[3], r[0]))
    longest = {n: max(g, key=lambda r: (r[DUR], r[2], r[ID]))
               for (n,), g in names.items()}
    out['slowest'] = sorted(((n, r[DUR], view_of(r)) for n, r in
                             longest.items()), key=lambda r: (-r[1], last(r[0])))
    return {k: numbers([tuple(None if x is None else str(x) for x in r)
                        for r in v])
            for k, v in out.items()}


def numbers(rows):
    """Engines spell a real as 1 or 1.0."""
    return [tuple(v[:-2] if v and v.endswith('.0') else v for v in row)
            for row in rows]


def many_rows(e):
    """More rows than one block has: an order is a filter then, too."""
    got = ask(e, 'ClickHouse takes many rows', """INSERT INTO slice
        (trace, slice_id, ts, rel, dur, self, name, version, day)
        SELECT concat('t', toString(number % 7)), number, number, number,
        number % 90001, 0, 'many', 'v1', toDate('2026-11-01')
        FROM numbers(600000)""")
    got = got is not None and ask(e, 'ClickHouse: worst of many', e.question(
        'worst', of_name='many'))
    if got:
        check('ClickHouse: worst of many', len(got) == 20 and
              [(r[0], int(r[1])) for r in got if r[3] == '90000'] == sorted(
                  ('t%d' % (n % 7), n) for n in range(90000, 600000, 90001)),
              got[:7])


def by_columns(engines):
    """An arg has a column; there is no table args."""
    out = os.path.join(work, 'columns')
    fleet = list(make_fleet())
    for v, d, t in fleet:
        run('export', '-f', 'parquet', '-o', out, '--args=file,no.ne',
            '--set=version=' + v, '--set=day=' + d, t)
    want = expected(fleet)['by_arg']
    for e in engines:
        kind = type(e).__name__
        r = run('fleet', 'schema', kind.lower(), out)
        if kind == 'ClickHouse':
            ask(e, 'ClickHouse forgets slice', 'DROP TABLE slice')
        good = all(ask(e, '%s takes by_arg of columns' % kind, s) is not None
                   for s in engine.statements(r.stdout.decode())
                   if 'by_arg' in s or 'slice' in s.split('SELECT')[0])
        for key in 'args.file', 'arg_file', 'file', 'args.no.ne', 'f':
            got = good and ask(e, '%s: by_arg of columns' % kind, e.question(
                'by_arg', of_key=key))
            check('%s: by_arg of the column of %s' % (kind, key), got not in (
                None, False) and numbers(got) == (want if 'file' in key
                                                  else []), got)


def load_slices(e, out, name):
    """Gives an engine the slices of a folder; None: it fails."""
    kind = type(e).__name__
    if kind == 'ClickHouse':
        ask(e, 'ClickHouse forgets slice', 'DROP TABLE slice')
    r = run('fleet', 'schema', kind.lower(), out)
    got = None
    for s in engine.statements(r.stdout.decode()):
        if 'slice' in s.split('SELECT')[0]:
            got = e.ask(s)
    check('%s takes the schema of %s' % (kind, name), got is not None)


FOLDERS = ('day=2026-01-01', 'version=7/day=2026-01-01', 'day=', '=', 'a :: b',
           'of two', 'it\'s', 'a"b', '\u00e4 \u6f22', 'a;b', '%41', '-a', '$a',
           '#', 'x.parquet')


def folders(engines):
    """What a folder is called says nothing of the rows in it."""
    trace = os.path.join(TRACES, 'tsc5.json')
    want = [('1618', '2026-11-09', '2026-11-09', '1.5', '1.5')]
    for name in FOLDERS:
        out = os.path.join(work, 'odd', name)
        os.makedirs(os.path.dirname(out), exist_ok=True)
        run('export', '-f', 'parquet', '-o', out + '/', '--set=version=1.5',
            '--set=day=2026-11-09', trace)
        for e in engines:
            load_slices(e, out, name)
            got = ask(e, name, 'SELECT count(*), min(day), max(day), '
                      'min(version), max(version) FROM slice')
            check('%s: the folder %s' % (type(e).__name__, name), got == want,
                  got)


def parts(engines):
    """Files in folders by their columns, beside one that lies in none."""
    out = os.path.join(work, 'parts')
    want = []
    for n, (v, d, t) in enumerate(make_fleet()):
        odd = ['', 'a/b = %41', "\u00e9 it's"][n % 3]
        by = ['--set=odd=' + odd, '--partition=day,odd'] if n else []
        odd = odd if n else None
        r = run('export', '-f', 'parquet', '-o', out, '--set=version=' + v,
                '--set=day=' + d, *by, t)
        check('parts are written', r.returncode == 0, r.stderr)
        n, s = query(t, 'SELECT count(*) AS n, sum(dur) AS s FROM slice')[0]
        want.append((v, d, odd, str(n), str(s)))
    for e in engines:
        load_slices(e, out, 'parts')
        got = ask(e, 'parts', 'SELECT version, day, odd, count(*), sum(dur) '
                  'FROM slice GROUP BY version, day, odd, trace')
        check('%s: rows of parts' % type(e).__name__, got is not None and
              sorted(got, key=str) == sorted(want, key=str), got)


def infinities(engines):
    """Numbers without bound, and what is no number, in forms of text."""
    sql = 'SELECT 1e999 AS a, -1e999 AS b, 1e999 - 1e999 AS c UNION ALL ' \
        'SELECT 1.5, -2.5, 0.5'
    path = {kind: os.path.join(work, 'inf.' + kind)
            for kind in ('csv', 'tsv', 'ndjson')}
    for kind in path:
        with open(path[kind], 'wb') as f:
            f.write(run('query', '--' + kind, *["--null=\\N"] *
                        (kind == 'tsv'), os.path.join(TRACES, 'tsc5.json'),
                        sql).stdout)
    typed = {'csv': "CSVWithNames, 'a Float64, b Float64, c Nullable(Float64)'",
             'tsv': "TSVWithNames, 'a Float64, b Float64, c Nullable(Float64)'",
             'ndjson': 'JSONEachRow'}
    for e in engines:
        for kind, p in path.items():
            of = "file('%s', %s)" % (p, typed[kind])
            if isinstance(e, engine.DuckDB):
                of = "read_%s('%s'%s)" % (
                    'json' if kind == 'ndjson' else 'csv', p,
                    ", nullstr = '\\N'" if kind == 'tsv' else '')
            got = ask(e, kind, 'SELECT a, b, c, isinf(a), a > 0, b < 0 FROM ' +
                      of if isinstance(e, engine.DuckDB) else
                      'SELECT a, b, c, isInfinite(a), a > 0, b < 0 FROM ' + of)
            got = got and [tuple({'true': '1', 'false': '0'}.get(v, v)
                                 for v in row) for row in got]
            check('%s: infinite numbers by %s' % (type(e).__name__, kind),
                  got == [('inf', '-inf', None, '1', '1', '1'),
                          ('1.5', '-2.5', '0.5', '0', '1', '1')], got)


def days(engines):
    """A day that is no date is refused by ClickHouse, which has dates."""
    for n, day in enumerate(('9', 'monday', '2026-13-45', '2026-11-09x')):
        out = os.path.join(work, 'days%d' % n)
        run('export', '-f', 'parquet', '-o', out, '--set=day=' + day,
            os.path.join(TRACES, 'tsc5.json'))
        for e in engines:
            try:
                load_slices(e, out, 'the day ' + day)
                got = e.ask('SELECT min(day), count(*) FROM slice')
            except engine.Failed as failed:
                got = str(failed)
            check('%s: the day %s' % (type(e).__name__, day), got == [
                (day, '1618')] if isinstance(e, engine.DuckDB) else
                'Code: 41' in got, got)


def questions(engines):
    out = os.path.join(work, 'fleet')
    fleet = list(make_fleet())
    for v, d, t in fleet:
        # columns that only some files have
        some = ['--set=order=' + d, '--args=file', '--view'] * (v == 'v2')
        run('export', '-f', 'parquet', '--table=trace,slice,args', '-o', out,
            '--set=version=' + v, '--set=day=' + d, *some, t)
    want = expected(fleet)
    first = {}
    for e in engines:
        kind = type(e).__name__
        r = run('fleet', 'schema', kind.lower(), out)
        for s in engine.statements(r.stdout.decode()):
            if ask(e, '%s takes the schema' % kind, s) is None:
                return
        check('%s takes the schema' % kind, r.returncode == 0)
        some = groups([r for r in by_ttv(fleet) if r[0] == 'v2'], 1, FILE)
        got = ask(e, kind, 'SELECT version, "order", arg_file, count(*), '
                  'count(view) FROM slice '
                  'GROUP BY version, "order", arg_file')
        check('%s: columns of options' % kind, got is not None and set(
            got) == {('v1', None, None, '65', '0')} | {
                ('v2', d, f, str(len(g)), str(len(g)))
                for (d, f), g in some.items()} and
              len(got) == len(some) + 1, got)
        for name, params in QUESTIONS:
            got = ask(e, '%s: %s' % (kind, name), e.question(name, **params))
            if got is None:
                continue
            got = numbers(got)
            check('%s: %s' % (kind, name), len(got) > 0 and got ==
                  want[name], '%r, not %r' % (got[:3], want[name][:3]))
            if name in first:
                check('%s is the same in all engines' % name,
                      first[name] == got, '%r, %r' % (first[name][:3],
                                                      got[:3]))
            first[name] = got
    for e in engines:
        if isinstance(e, engine.ClickHouse):
            many_rows(e)
    shots = 0
    for row in first.get('worst', []):
        shot = row[5].replace('ttv view', "'%s' shot --size=80x20" % TTV)
        r = subprocess.run(['sh', '-c', shot], capture_output=True, text=True)
        shots += r.returncode == 0 and ' ' + row[4] in r.stdout.splitlines()
    check('each view of an answer opens at its slice', shots == 20, shots)


found = {}
for name, kind in (('duckdb', engine.DuckDB), ('clickhouse',
                                               engine.ClickHouse)):
    path = engine.library(name)
    if path:
        found[name] = kind(path)
    else:
        print('# skip: the library of %s is not there; set %s or TTV_ENGINES' %
              (name, engine.PACKAGES[name][0]))
for kind in engine.NODE:
    if kind not in engine.node():
        print('# skip: no %s for node; set TTV_ENGINES' %
              ' and '.join(engine.NODE[kind]))
if not found:
    print('skip: neither DuckDB nor ClickHouse is there: TTV_ENGINES')
    sys.exit(77)
with tempfile.TemporaryDirectory() as work:
    sums(found.values())
    questions(list(found.values()))
    by_columns(found.values())
    folders(found.values())
    days(found.values())
    parts(found.values())
    infinities(found.values())
    answers.stacks(TTV, found.values(), work, check)
    answers.compare(TTV, TRACES, found.values(), work, check)
print('%d passed, %d failed' % (passed, failed), flush=True)
# their threads outlive what a library frees at its end
os._exit(failed > 0)
