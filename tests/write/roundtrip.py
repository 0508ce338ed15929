"""Usage: roundtrip.py TTV TOP SHARED [FILE...]

A test for each trace and format: `ok json NAME`, `ok perfetto NAME`.  Facts
are compared as they are, but for
- the numbers of processes and threads, which become their ids, and those on
  which nothing stands and that have no name;
- ids of flows, and the times of the ends of flows that belong to nothing;
- the cpu time of slices that have not ended;
- for perfetto all that perfetto_facts() leaves out.
"""
import collections
import glob
import json
import os
import subprocess
import sys
import tempfile

import perfetto

TTV, TOP, SHARED = sys.argv[1:4]
sys.setrecursionlimit(10000)


def export(*args):
    p = subprocess.run([TTV, 'export', *args], stdout=subprocess.PIPE,
                       stderr=subprocess.PIPE)
    return p.stdout, p.stderr.decode(), p.returncode


def facts(path):
    return [json.loads(line) for line in export(path)[0].splitlines()]


def ids(lines):
    pid = {f['upid']: f['pid'] for f in lines if f['type'] == 'process'}
    tid = {f['utid']: f['tid'] for f in lines if f['type'] == 'thread'}
    return pid, tid


def lost(said, what):
    """Returns the number that stderr says before a text."""
    return sum(int(line.split()[2].replace(',', ''))
               for line in said.splitlines() if what in line)


# ---- JSON ----

def json_facts(lines):
    pid, tid = ids(lines)
    shown = {f.get('upid') for f in lines if f['type'] in ('thread', 'track')}
    busy = {f.get('utid') for f in lines if f['type'] == 'track'}
    out = collections.Counter()
    for f in lines:
        f = dict(f)
        kind = f['type']
        if kind in ('trace', 'warning'):
            continue
        if kind == 'process' and f['upid'] not in shown and \
                not set(f) - {'type', 'upid', 'pid'}:
            continue
        if kind == 'thread' and f['utid'] not in busy and \
                not set(f) - {'type', 'upid', 'utid', 'tid'}:
            continue
        if 'upid' in f:
            f['upid'] = pid[f['upid']]
        if 'utid' in f:
            f['utid'] = tid[f['utid']]
        if kind == 'slice' and f['dur'] == -1:
            f.pop('tdur', None)
        if kind == 'flow':
            f.pop('id', None)
            if 'from' not in f and 'from_instant' not in f:
                f.pop('from_ts')
            if 'to' not in f and 'to_instant' not in f:
                f.pop('to_ts')
            if not {'from', 'to', 'from_instant', 'to_instant'} & set(f):
                continue
        if kind == 'metadata' and f['name'] in (
                'systemTraceEvents', 'powerTraceAsString'):
            continue
        out[json.dumps(f, sort_keys=True)] += 1
    return out


def json_test(path, lines, temp):
    written = os.path.join(temp, 'written.json')
    data, _, _ = export('--format', 'json', path)
    json.loads(data.decode('utf-8'))
    with open(written, 'wb') as f:
        f.write(data)
    return json_facts(lines), json_facts(facts(written))


# ---- Perfetto ----

def numbers(value):
    """Returns a value with all numbers as they are compared."""
    if isinstance(value, dict):
        return {k: numbers(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [numbers(v) for v in value]
    if isinstance(value, float) and value == int(value) and \
            abs(value) <= 2 ** 53:
        return int(value)
    return value


def key(value):
    return json.dumps(numbers(value), sort_keys=True)


def perfetto_facts(lines):
    """What of the export a trace of Perfetto says: no lanes of threads, no
    names and times of flows, no colours, no sizes of samples."""
    tracks = {f['track']: f for f in lines if f['type'] == 'track'}
    out = collections.Counter()
    things = {}
    shift = min(0, next(f for f in lines if f['type'] == 'trace')['start'])
    instant = 0
    for f in lines:
        k = tracks.get(f.get('track'))
        if f['type'] == 'slice' and k['kind'] not in ('cpu', 'state'):
            thing = ('slice', f['ts'] - shift, f['dur'], f['depth'],
                     f['name'] or '', f.get('cat', ''), f.get('args', {}),
                     f.get('tts') if 'utid' in k else None,
                     f.get('stack'))
            things['slice', f['id']] = thing
            out[key(thing)] += 1
        elif f['type'] == 'instant':
            thing = ('instant', f['ts'] - shift, f['name'] or '',
                     f.get('cat', ''), f.get('args', {}), f.get('stack'))
            things['instant', instant] = thing
            instant += 1
            out[key(thing)] += 1
        elif f['type'] == 'counter' and f['value'] is not None:
            name = ' '.join(filter(None, (k['name'], f['series'])))
            out[key(('counter', name, f['ts'] - shift, f['value']))] += 1
        elif f['type'] == 'sample':
            out[key(('sample', f['ts'] - shift, f['stack'][-1024:]))] += 1
        elif f['type'] == 'flow':
            a = things.get(('slice', f.get('from')),
                           things.get(('instant', f.get('from_instant'))))
            b = things.get(('slice', f.get('to')),
                           things.get(('instant', f.get('to_instant'))))
            if a and b:
                out[key(('flow', a[:2], b[:2]))] += 1
    return out


def decoded_facts(data):
    read = perfetto.read(data)
    out = collections.Counter()
    for s in read['slices']:
        out[key(('slice', s['ts'], s['dur'], s['depth'], s['name'], s['cat'],
                 s['args'], s.get('tts'), s['stack']))] += 1
    for s in read['instants']:
        out[key(('instant', s['ts'], s['name'], s['cat'], s['args'],
                 s['stack']))] += 1
    for uuid, ts, value in read['counters']:
        out[key(('counter', read['tracks'][uuid]['name'], ts, value))] += 1
    for _, _, ts, stack in read['samples']:
        out[key(('sample', ts, stack))] += 1
    for a, b in read['flows']:
        out[key(('flow', [a['kind'], a['ts']], [b['kind'], b['ts']]))] += 1
    return out


def perfetto_test(path, lines, temp):
    data, said, _ = export('--format', 'perfetto', path)
    want, came = perfetto_facts(lines), decoded_facts(data)
    left = lost(said, 'flows that the format cannot say')
    missing = want - came
    flows = sum(n for f, n in missing.items() if f.startswith('["flow"'))
    if flows and flows <= left:
        for f in [f for f in want if f.startswith('["flow"')]:
            want[f] = came.get(f, 0)
    return want, came


TESTS = (('json', json_test), ('perfetto', perfetto_test))


# ---- the traces ----

def golden(temp):
    """Yields the golden inputs of one JSON file."""
    for case in sorted(glob.glob(os.path.join(SHARED, 'golden', '*.case'))):
        name = os.path.basename(case)[:-5]
        path = os.path.join(temp, name + '.json')
        with open(path, 'wb') as f:
            subprocess.run([sys.executable, '-B',
                            os.path.join(SHARED, 'golden', 'run'),
                            '--input', name], stdout=f,
                           stderr=subprocess.DEVNULL)
        yield path


def corpus():
    for pattern in ('traces/*', ):
        yield from sorted(glob.glob(os.path.join(TOP, pattern)))
    if os.environ.get('TTV_LONG'):
        yield from sorted(glob.glob(os.path.join(SHARED, 'corpus', '*', '*')))


def compare(path, temp):
    bad = passed = 0
    lines = facts(path)
    if not any(f['type'] not in ('trace', 'warning') for f in lines):
        return 0, 0
    for name, test in TESTS:
        try:
            want, came = test(path, lines, temp)
            faults = ['- ' + f for f in (want - came)] + \
                ['+ ' + f for f in (came - want)]
        except (ValueError, KeyError, IndexError) as e:
            faults = ['! %r' % e]
        print('%s %s %s' % ('not ok' if faults else 'ok', name,
                            os.path.basename(path)))
        for f in faults[:10]:
            print('#', f[:400])
        bad += bool(faults)
        passed += not faults
    return passed, bad


def main():
    passed = failed = 0
    with tempfile.TemporaryDirectory() as temp:
        paths = sys.argv[4:]
        if not paths:
            paths = list(golden(temp)) + list(corpus())
        for path in paths:
            p, f = compare(path, temp)
            passed += p
            failed += f
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
