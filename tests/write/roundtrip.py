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
import signal
import subprocess
import sys
import tempfile

import perfetto

TTV, TOP, SHARED = sys.argv[1:4]
sys.setrecursionlimit(10000)
QUICK = os.environ.get('WRITE') == 'quick'
SMALL = 64 << 10    # bytes of the traces that WRITE=quick takes

NOT_IDLE = 4294967295


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


def half_flows(lines):
    """Returns how many arrows of an export have one end of their two."""
    return sum(len({'from', 'to', 'from_instant', 'to_instant'} & set(f)) == 1
               for f in lines if f['type'] == 'flow')


def lost(said, what):
    """Returns the number that stderr says before a text."""
    return sum(int(line.split()[2].replace(',', ''))
               for line in said.splitlines() if what in line)


# ---- JSON ----

# What a trace of another format may bring with it.
FINE = ('overlap', 'unfinished', 'flow-without-end', 'flow-without-start')


def json_facts(lines):
    pid, tid = ids(lines)
    busy = {f.get('utid') for f in lines if f['type'] == 'track'}
    shown = {f.get('upid') for f in lines if f['type'] == 'track' or
             f['type'] == 'thread' and ('name' in f or f['utid'] in busy)}
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


def renumber(lines):
    """Numbers slices by themselves: events of the kernel, which have no id, are
    instants like others in JSON, which have one."""
    ids = sorted(f['id'] for f in lines if f['type'] == 'slice')
    place = {number: at for at, number in enumerate(ids)}
    members = {'slice': ('id', 'parent'), 'flow': ('from', 'to'), 'ref': ('slice',)}
    for f in lines:
        if f['type'] == 'instant':
            f.pop('id', None)
        for member in members.get(f['type'], ()):
            if member in f:
                f[member] = place[f[member]]
    return lines


def json_test(path, lines, temp):
    """Other formats than JSON say what JSON cannot: theirs must only be read
    without a warning."""
    written = os.path.join(temp, 'written.json')
    data, _, _ = export('--format', 'json', path)
    json.loads(data.decode('utf-8'))
    with open(written, 'wb') as f:
        f.write(data)
    back = facts(written)
    if lines[0].get('format') != 'chrome-json' or any(
            f['type'] == 'track' and (f['kind'] in ('cpu', 'state', 'track') or
                                      f['kind'] == 'counter' and
                                      'upid' not in f) for f in lines):
        bad = collections.Counter(
            '%s %d' % (f['code'], f['count']) for f in back
            if f['type'] == 'warning' and f['code'] not in FINE)
        return collections.Counter(), bad
    return json_facts(renumber(lines)), json_facts(renumber(back))


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


def end_state(f):
    """Returns the state in which a thread left, where it has bits."""
    state = f.get('end_state', 'R')
    return state if all(c in 'RSDTtXZPI|+' for c in state) else 'R'


def perfetto_facts(lines):
    """What of the export a trace of Perfetto says: no lanes of threads, no
    names and times of flows, no colours, no sizes of samples."""
    tracks = {f['track']: f for f in lines if f['type'] == 'track'}
    threads = {f['utid']: f for f in lines if f['type'] == 'thread'}
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
        elif f['type'] == 'slice' and k['kind'] == 'cpu' and \
                'machine' not in k:
            tid = threads[f['utid']]
            out[key(('ran', k['cpu'], f['ts'] - shift, f['dur'], tid['tid'],
                     f['priority'], f['name'] or tid.get('name', ''),
                     end_state(f) if f['dur'] >= 0 else None))] += 1
        elif f['type'] == 'slice' and 'waker' in f:
            out[key(('woken', f['ts'] - shift, threads[f['waker']]['tid'],
                     threads[k['utid']]['tid']))] += 1
        elif f['type'] == 'instant':
            thing = ('instant', f['ts'] - shift, f['name'] or '',
                     f.get('cat', ''), f.get('args', {}), f.get('stack'))
            things['instant', instant] = thing
            instant += 1
            out[key(thing)] += 1
        elif f['type'] == 'counter' or \
                f['type'] == 'gap' and k['name'] == 'cpuidle':
            name = ' '.join(filter(None, (k['name'], f['series'])))
            # a gap in idleness is written as the kernel says it
            out[key(('counter', name, f['ts'] - shift,
                     NOT_IDLE if f['type'] == 'gap' else f['value']))] += 1
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


def state_text(bits):
    """Returns a state as the kernel writes it."""
    letters = [c for i, c in enumerate('SDTtXZPI') if bits >> i & 1]
    return ('|'.join(letters) or 'R') + ('+' if bits & 0x100 else '')


def ran(switches):
    """Yields what ran on the CPUs, of their switches."""
    on = {}
    for ts, cpu, prev, state, tid, priority, comm in switches:
        if cpu in on:
            begin, now, prio, name = on.pop(cpu)
            if now != prev:
                yield cpu, begin, -1, now, prio, name, None
            else:
                yield (cpu, begin, ts - begin, now, prio, name,
                       state_text(state))
        if tid != 0:
            on[cpu] = ts, tid, priority, comm
    for cpu, (begin, now, prio, name) in on.items():
        yield cpu, begin, -1, now, prio, name, None


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
    for thing in ran(read['switches']):
        out[key(('ran', *thing))] += 1
    for ts, waker, tid in read['wakeups']:
        out[key(('woken', ts, waker, tid))] += waker != 0
    for _, _, ts, stack in read['samples']:
        out[key(('sample', ts, stack))] += 1
    for a, b in read['flows']:
        out[key(('flow', [a['kind'], a['ts']], [b['kind'], b['ts']]))] += 1
    return out


def perfetto_test(path, lines, temp):
    data, said, _ = export('--format', 'perfetto', path)
    want, came = perfetto_facts(lines), decoded_facts(data)
    # arrows with one end are among those that are said to be left out, and
    # excuse no other
    left = lost(said, 'flows that the format cannot say') - half_flows(lines)
    if left < 0:
        raise ValueError('arrows with one end are not counted')
    missing = want - came
    flows = sum(n for f, n in missing.items() if f.startswith('["flow"'))
    if flows and flows <= left:
        for f in [f for f in want if f.startswith('["flow"')]:
            want[f] = came.get(f, 0)
    return want, came


# What the reader does not make of a file of Perfetto yet: stacks of events,
# samples and events of the kernel are not compared at all; these traces fail.
UNREAD = ('sample', 'ran', 'woken')
EXCEPT = {
    'number-clamp': 'times above those of int64 are equal when they are read',
}


def without_stacks(found):
    out = collections.Counter()
    for text, n in found.items():
        fact = json.loads(text)
        if fact[0] in UNREAD:
            continue
        out[key(fact[:-1] if fact[0] in ('slice', 'instant') else fact)] += n
    return out


def read_back_test(path, lines, temp):
    if os.path.basename(path).split('.')[0] in EXCEPT:
        return collections.Counter(), collections.Counter()
    written = os.path.join(temp, 'written.pftrace')
    data, said, _ = export('--format', 'perfetto', path)
    with open(written, 'wb') as f:
        f.write(data)
    want = without_stacks(perfetto_facts(lines))
    came = without_stacks(perfetto_facts(facts(written)))
    if lost(said, 'flows that the format cannot say') > half_flows(lines):
        for f in [f for f in want if f.startswith('["flow"')]:
            want[f] = came.get(f, 0)
    return want, came


TESTS = (('json', json_test), ('perfetto', perfetto_test),
         ('perfetto-read-back', read_back_test))


# ---- the traces ----

def write_input(code, runner, name, path):
    """Has the runner of the golden cases, whose code is compiled, write the
    input of a case to a file: in a child of this process, which is quicker than
    an interpreter for each of some hundred cases."""
    child = os.fork()
    if child == 0:
        try:
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            os.dup2(file, 1)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            sys.argv = [runner, '--input', name]
            exec(code, {'__name__': '__main__', '__file__': runner})
        finally:
            sys.stdout.flush()
            os._exit(0)
    os.waitpid(child, 0)


def golden(temp):
    """Yields the first inputs of the golden cases."""
    if QUICK:
        return
    runner = os.path.join(SHARED, 'golden', 'run')
    if not os.access(runner, os.R_OK):
        return
    with open(runner) as f:
        code = compile(f.read(), runner, 'exec')
    sys.stdout.flush()
    for folder in ('golden', 'golden-formats'):
        cases = os.path.join(SHARED, folder)
        os.environ['GOLDEN_CASES'] = cases
        names = sorted(glob.glob(os.path.join(cases, '*.case')))
        for case in names:
            name = os.path.basename(case)[:-5]
            path = os.path.join(temp, name)
            write_input(code, runner, name, path)
            yield path


def corpus():
    for pattern in ('traces/*', 'tests/write/*.json',
                    'tests/write/*.systrace', 'tests/write/*.pftrace'):
        yield from (path for path in sorted(glob.glob(
            os.path.join(TOP, pattern)))
            if not QUICK or os.path.getsize(path) <= SMALL)
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


# ---- what is no trace of its own ----

def deep_trace(path, frames):
    """Writes a trace with one stack of that many frames."""
    stack = {str(i): dict(name='f%d' % i, **({'parent': str(i - 1)} if i
                                             else {}))
             for i in range(frames)}
    with open(path, 'w') as f:
        json.dump({'traceEvents': [{'ph': 'X', 'name': 'a', 'ts': 0, 'dur': 1,
                                    'pid': 1, 'tid': 1,
                                    'sf': str(frames - 1)}],
                   'stackFrames': stack}, f)


def deep_stack_is_bounded(temp):
    path = os.path.join(temp, 'deep.json')
    deep_trace(path, 3000)
    a = [f for f in facts(path) if f['type'] == 'slice'][0]
    data, said, _ = export('--format', 'perfetto', path)
    b = perfetto.read(data)['slices'][0]
    return len(a['stack']) == 1024 and a['stack'][-1] == 'f2999' and \
        a['stack_cut'] == 1976 and a['stack'] == b['stack'] and \
        lost(said, 'stacks deeper') == 1


def usual_stack_is_whole(temp):
    path = os.path.join(temp, 'deep.json')
    deep_trace(path, 1024)
    a = [f for f in facts(path) if f['type'] == 'slice'][0]
    return len(a['stack']) == 1024 and 'stack_cut' not in a


def full_disk_is_told(temp):
    path = os.path.join(temp, 'deep.json')
    deep_trace(path, 10)
    for form in ('ndjson', 'json', 'perfetto'):
        with open('/dev/full', 'wb') as full:
            p = subprocess.run([TTV, 'export', '--format', form, path],
                               stdout=full, stderr=subprocess.PIPE)
        if p.returncode != 1 or b'standard output' not in p.stderr:
            return False
    return True


def closed_pipe_ends_it(temp):
    """As it ends cat: by the signal, or with a line where that is ignored."""
    path = os.path.join(temp, 'deep.json')
    deep_trace(path, 10)
    for form in ('ndjson', 'json', 'perfetto'):
        for ignored in (False, True):
            read, write = os.pipe()
            os.close(read)
            # Python ignores the signal; its child does unless it is restored
            p = subprocess.run([TTV, 'export', '--format', form, path],
                               stdout=write, stderr=subprocess.PIPE,
                               restore_signals=not ignored)
            os.close(write)
            if (p.returncode != 1 or b'standard output' not in p.stderr
                    if ignored else
                    p.returncode != -signal.SIGPIPE or p.stderr != b''):
                return False
    return True


def bytes_repeat(temp):
    path = os.path.join(TOP, 'traces', 'blocks.html' if QUICK else
                        'chromium-memory-infra.json.gz')
    return all(len({export('--format', form, '--threads', str(n), path)[0]
                    for n in (1, 2, 4)}) == 1
               for form in ('json', 'perfetto'))


SCHED = """ app-7 (7) [000] d..2. 1.000001: sched_switch: prev_comm=swapper/0 \
prev_pid=0 prev_prio=120 prev_state=R ==> next_comm=app next_pid=7 \
next_prio=120
 app-7 (7) [000] d..2. 1.000002: sched_switch: prev_comm=app prev_pid=7 \
prev_prio=120 prev_state=D ==> next_comm=other next_pid=8 next_prio=120
 other-8 (8) [000] d..2. 1.000003: sched_waking: comm=app pid=7 prio=120 \
target_cpu=000
 other-8 (8) [000] d..2. 1.000004: sched_switch: prev_comm=other prev_pid=8 \
prev_prio=120 prev_state=S ==> next_comm=app next_pid=7 next_prio=120
 app-7 (7) [000] d..2. 1.000005: sched_switch: prev_comm=app prev_pid=7 \
prev_prio=120 prev_state=R+ ==> next_comm=other next_pid=8 next_prio=120
"""


def states_of(lines):
    """Returns what is said of the states of threads."""
    kinds = {f['track']: f['kind'] for f in lines if f['type'] == 'track'}
    return sorted((f['ts'], f['dur'], f['name'], f.get('cpu'))
                  for f in lines if f['type'] == 'slice' and
                  kinds[f['track']] == 'state')


def states_of_a_process_are_written_without_its_cpus(temp):
    path = os.path.join(temp, 'sched.txt')
    back = os.path.join(temp, 'back.pftrace')
    with open(path, 'w') as f:
        f.write(SCHED)
    cut = ('--process', 'app', path)
    with open(back, 'wb') as f:
        f.write(export('--format', 'perfetto', *cut)[0])
    lines = [json.loads(line) for line in export(*cut)[0].splitlines()]
    return len(states_of(lines)) == 5 and \
        states_of(lines) == states_of(facts(back))


def switches_behind_lost_ones_are_written(temp):
    """Task 7 leaves a CPU on which nothing says that it ran."""
    path = os.path.join(temp, 'lost.txt')
    back = os.path.join(temp, 'back.pftrace')
    with open(path, 'w') as f:
        f.write(SCHED + SCHED.splitlines()[-1].replace('.000005', '.000009')
                .replace('other', 'third').replace('=8', '=9') + '\n')
    with open(back, 'wb') as f:
        f.write(export('--format', 'perfetto', path)[0])
    lines = facts(path)
    return any(f.get('code') == 'lost-switch' for f in lines) and \
        states_of(lines) == states_of(facts(back))


def wakeups_of_nobody_are_written(temp):
    """A state of waking whose waker no record names; it comes back as R."""
    back = os.path.join(temp, 'back.pftrace')
    path = os.path.join(TOP, 'traces', 'fuchsia.fxt')
    with open(back, 'wb') as f:
        f.write(export('--format', 'perfetto', path)[0])
    before = states_of(facts(path))
    return any(s[2] == 'W' for s in before) and states_of(facts(back)) == \
        sorted((*s[:2], 'R' if s[2] == 'W' else s[2], s[3]) for s in before)


def half_flows_are_counted(temp):
    """An arrow with one end is none in a file of Perfetto, which is said."""
    path = os.path.join(temp, 'half.json')
    with open(path, 'w') as f:
        f.write('[{"name":"a","ph":"X","ts":1,"dur":5,"pid":1,"tid":1},'
                '{"name":"f","cat":"c","ph":"s","id":1,"ts":2,"pid":1,"tid":1}]')
    data, said, _ = export('--format', 'perfetto', path)
    return lost(said, 'flows that the format cannot say') == 1


def states_that_are_lost_are_counted(temp):
    """A state that begins at a switch from a lost one to the idle task, and the R of a wakeup behind it."""
    path = os.path.join(temp, 'idle.txt')
    back = os.path.join(temp, 'back.pftrace')
    first, _, waking, _, last = SCHED.splitlines()
    idle = last.replace('[000]', '[001]').replace('R+', 'S').replace('next_comm=other next_pid=8',
                                                                     'next_comm=swapper/1 next_pid=0')
    with open(path, 'w') as f:
        f.write('\n'.join((waking, idle, waking.replace('.000003', '.000006'), first.replace('.000001', '.000008'),
                           last.replace('.000005', '.000009'))) + '\n')
    data, said, _ = export('--format', 'perfetto', path)
    with open(back, 'wb') as f:
        f.write(data)
    before, after = states_of(facts(path)), states_of(facts(back))
    return [s[2] for s in before] == ['R', 'S', 'R', 'Running', 'R+', 'Running'] and [s[2] for s in after] == \
        ['R', 'Running', 'R+', 'Running'] and lost(said, 'switches and states of threads') == 2


def names_beyond_the_table_are_written(temp):
    """More names of args than are interned, at the top and below."""
    path = os.path.join(temp, 'names.json')
    args = {'n%d' % i: i for i in range(65536)}
    args['last'] = {'inner%d' % i: i for i in range(9)}
    with open(path, 'w') as f:
        json.dump([{'name': 'a', 'ph': 'X', 'ts': 0, 'dur': 1, 'pid': 1, 'tid': 1, 'args': args}], f)
    back = perfetto.read(export('--format', 'perfetto', path)[0])
    return back['slices'][0]['args'] == args


def numbers_keep_their_types(temp):
    """What has a point is a double in protobuf, 0.0 too; it is one in what is written from that."""
    path, back = os.path.join(temp, 'numbers.json'), os.path.join(temp, 'numbers.pftrace')
    with open(path, 'w') as f:
        f.write('[{"name":"a","ph":"X","ts":0,"dur":9,"pid":1,"tid":1,"args":{"i":0,"n":-0.0,"u":9223372036854775808,'
                '"x":1.0,"z":0.0}}]')
    for _ in range(2):
        data = export('--format', 'perfetto', path)[0]
        with open(back, 'wb') as f:
            f.write(data)
        path, back = back, path
        rows = subprocess.run([TTV, 'query', '--json', path, 'SELECT value_type FROM args JOIN slice USING '
                               '(arg_set_id) WHERE key GLOB "debug*" ORDER BY key'],
                              stdout=subprocess.PIPE).stdout
        if json.loads(rows)['rows'] != [['int'], ['real'], ['uint'], ['real'], ['real']]:
            return False
    return True


SINGLE = (half_flows_are_counted, deep_stack_is_bounded, usual_stack_is_whole, full_disk_is_told,
          closed_pipe_ends_it, bytes_repeat,
          states_of_a_process_are_written_without_its_cpus,
          switches_behind_lost_ones_are_written,
          wakeups_of_nobody_are_written, states_that_are_lost_are_counted,
          names_beyond_the_table_are_written, numbers_keep_their_types)


def main():
    passed = failed = 0
    with tempfile.TemporaryDirectory() as temp:
        paths = sys.argv[4:]
        if not paths:
            for test in SINGLE:
                ok = test(temp)
                print('%s %s' % ('ok' if ok else 'not ok', test.__name__))
                passed += ok
                failed += not ok
            paths = list(golden(temp)) + list(corpus())
        for path in paths:
            p, f = compare(path, temp)
            passed += p
            failed += f
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
