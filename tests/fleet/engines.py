"""What engines read in the files that ttv writes."""
import json
import os
import subprocess
import sys
import tempfile

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


def expected(fleet):
    """The answers that rows of `ttv query` give, of some questions."""
    rows = [(v, d, t) + tuple(r) for v, d, t in fleet for r in json.loads(
        run('query', '--json', t, 'INCLUDE PERFETTO MODULE slices.self_dur; '
            'SELECT id, name, ts, dur, self_dur FROM slice JOIN '
            'slice_self_dur USING (id)').stdout)['rows']]
    one = [r for r in rows if r[4] == "it's 1"]
    out = {'percentiles': [], 'self_time': [], 'regressions': []}
    for v, d in sorted({r[:2] for r in one}):
        durs = [r[6] for r in one if r[:2] == (v, d)]
        out['percentiles'].append((v, d, len(durs), rank(durs, .5),
                                   rank(durs, .99), max(durs)))
    for name in {r[4] for r in rows}:
        some = [r[7] for r in rows if r[4] == name]
        out['self_time'].append((name, len(some), sum(some)))
    out['self_time'].sort(key=lambda r: (-r[2], r[0]))
    for name in {r[4] for r in rows}:
        side = {}
        for v in ('v1', 'v2'):
            traces = {r[2] for r in rows if r[0] == v and r[4] == name}
            side[v] = [sum(r[6] for r in rows if r[2] == t and r[4] == name)
                       for t in traces]
        if side['v1'] and side['v2']:
            a, b = rank(side['v1'], .5), rank(side['v2'], .5)
            out['regressions'].append((name, len(side['v1']),
                                       len(side['v2']), a, b, b - a))
    out['regressions'].sort(key=lambda r: (-abs(r[5]), r[0]))
    durs = {t: max(r[6] for r in one if r[2] == t) for _, _, t in fleet}
    p50, p99 = rank(durs.values(), .5), rank(durs.values(), .99)
    out['which_trace'] = [tuple(min((abs(durs[t] - p), t) for t in durs)[1]
                                for p in (p50, p99)) + (p50, p99)]
    out['worst'] = [(r[2], r[3], r[5], r[6], r[4]) for r in
                    sorted(one, key=lambda r: (-r[6], r[2], r[3]))[:20]]
    return {k: [tuple(map(str, r)) for r in v] for k, v in out.items()}


def numbers(rows):
    """Engines spell a real as 1 or 1.0."""
    return [tuple(v[:-2] if v and v.endswith('.0') else v for v in row)
            for row in rows]


def questions(engines):
    out = os.path.join(work, 'fleet')
    fleet = list(make_fleet())
    for v, d, t in fleet:
        run('export', '-f', 'parquet', '--table=trace,slice,args', '-o', out,
            '--set=version=' + v, '--set=day=' + d, t)
    want = expected(fleet)
    first = {}
    for e in engines:
        kind = type(e).__name__
        r = run('fleet', 'schema', kind.lower(), out)
        for s in engine.statements(r.stdout.decode()):
            if ask(e, '%s takes the schema' % kind, s) is None:
                return
        check('%s takes the schema' % kind, r.returncode == 0)
        for name, params in QUESTIONS:
            got = ask(e, '%s: %s' % (kind, name), e.question(name, **params))
            if got is None:
                continue
            got = numbers(got)
            ok = len(got) > 0
            if name in want:
                n = len(want[name][0])
                ok = [g[:n] for g in got] == want[name]
            check('%s: %s' % (kind, name), ok, '%r, not %r' %
                  (got[:3], want.get(name, [])[:3]))
            if name in first:
                check('%s is the same in all engines' % name,
                      first[name] == got, '%r, %r' % (first[name][:3],
                                                      got[:3]))
            first[name] = got
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
if not found:
    print('skip: neither DuckDB nor ClickHouse is there: TTV_ENGINES')
    sys.exit(77)
with tempfile.TemporaryDirectory() as work:
    sums(found.values())
    questions(list(found.values()))
print('%d passed, %d failed' % (passed, failed), flush=True)
# their threads outlive what a library frees at its end
os._exit(failed > 0)
