"""Usage: pprof.py TTV SHARED

Profiles are written as pprof and read back: each callsite, with file, line,
column, module, address and what is inlined, has the same sum of each weight.
The library of protobuf reads what is written, by profile.proto's numbers, and
finds the samples of a profile of pprof with their labels.  Folded stacks and
speedscope's JSON of a tree are read back with the same sum for each stack.
"""
import collections
import glob
import gzip
import json
import os
import subprocess
import sys
import tempfile

from messages import message_class

TTV, SHARED = sys.argv[1:3]
BEYOND = os.path.join(SHARED, 'corpus-beyond', 'profiles')
PERF = b"""app  7/8 [001] 1.000000: 100 cycles:
\t1234 leaf+0x4 (inlined)
\t1234 mid+0x8 (/opt/a/libx.so)
\t5678 main+0x10 (/opt/a/app)

app  7/9 [001] 1.000100: 50 cycles:
\t5678 main+0x10 (/opt/a/app)

app  7/8 [001] 1.000200: 100 cycles:
\t1234 leaf+0x4 (inlined)
\t1234 mid+0x8 (/opt/a/libx.so)
\t5678 main+0x10 (/opt/a/app)

"""
CLOCKS = ('cpu-clock', 'task-clock')
EVENTS = b"""app  7/8 [001] 1.000000: 250000 task-clock:u:
\t5678 main+0x10 (/opt/a/app)

app  7/9 [001] 1.000100: 250000 task-clock:u:
\t5678 main+0x10 (/opt/a/app)

app  7/9 [001] 1.000200: 3 page-faults:
\t5678 main+0x10 (/opt/a/app)

"""
FOLDED = b"""main;void f(int, char);g 10
main;void f(int, char) 4
main;read 8;read_[k] 7
main;step 3 5
"""
SCOPE = json.dumps({
    '$schema': 'https://www.speedscope.app/file-format-schema.json',
    'shared': {'frames': [{'name': 'a b', 'file': 'f.c', 'line': 3, 'col': 7},
                          {'name': 'c;d'}]},
    'profiles': [{'type': 'sampled', 'name': 'x', 'unit': 'bytes',
                  'startValue': 0, 'endValue': 30,
                  'samples': [[0], [0, 1], [0]], 'weights': [5, 20, 5]}]
}).encode()
END = 9223372036854775                          # us: nearly 2^63 ns
failed = passed = 0


def sample(ts, name, frame):
    return {'ph': 'P', 'ts': ts, 'pid': 1, 'tid': 1, 'name': name,
            'stack': [frame]}


def result(name, want, got):
    global failed, passed
    if want == got:
        passed += 1
        print('ok', name)
        return
    failed += 1
    for key in list(dict.fromkeys([*want, *got]))[:2000]:
        if want.get(key) != got.get(key):
            print('# %r: %r, not %r' % (key, got.get(key), want.get(key)))
            break
    print('not ok', name)


def run(*words):
    p = subprocess.run([TTV, *words], stdout=subprocess.PIPE,
                       stderr=subprocess.PIPE)
    if p.returncode != 0:
        raise SystemExit('%s: status %d: %s' % (words, p.returncode,
                                                p.stderr.decode()))
    return p.stdout


def typed(name, unit, weight, clocks):
    """Returns the type that pprof has for an event of perf, and others."""
    unit = 'count' if unit in ('', 'none') else unit
    if name.split(':')[0] in CLOCKS and unit in (name, 'count') and weight > 1:
        clocks.setdefault(name, name if clocks else 'cpu')
        return clocks[name], 'nanoseconds'
    return name, 'count' if unit == name else unit


def sampled(timed):
    """Returns the time to the next sample, where no sample says a weight."""
    weighed = {name for rows in timed.values() for _, name, w, _ in rows
               if w != 1}
    out = collections.Counter()
    for rows in timed.values():
        rows.sort(key=lambda row: row[0])
        ends = [row[0] for row in rows[1:]]
        # the last one is as long as the one before
        ends.append(2 * ends[-1] - rows[-2][0] if ends else rows[0][0])
        if all(end - row[0] == row[2] for row, end in zip(rows, ends)):
            continue                        # weights are the axis
        for (ts, name, _, stack), end in zip(rows, ends):
            if name not in weighed and end > ts:
                word = name + ' sampled' if name else 'sampled'
                out[(word, 'nanoseconds', stack)] += end - ts
    return out


def sums(path):
    """Returns what each stack has of each weight, as ttv has read it."""
    unit, out, clocks = {}, collections.Counter(), {}
    timed = collections.defaultdict(list)
    for line in run('export', path).splitlines():
        row = json.loads(line)
        if row['type'] == 'track':
            unit[row['track']] = row.get('unit') or ''
        if row['type'] != 'sample' or row['weight'] == 0:
            continue
        frames = row.get('frames') or [{}] * len(row['stack'])
        stack = []
        for name, frame in zip(row['stack'], frames):
            frame = dict(frame)
            frame.pop('category', None)     # pprof has no place for it
            if frame.get('inlined'):        # one for all of a location
                frame.pop('address', None)
                frame.pop('module', None)
            if path.endswith(('.cpuprofile', '.cpuprofile.pb')):
                frame = {}                  # of V8 the file is a category
            stack.append((name, *sorted(frame.items())))
        name = row.get('name') or ''
        out[(*typed(name or 'samples', unit[row['track']],
                    row['weight'], clocks), tuple(stack))] += row['weight']
        if unit[row['track']] in ('', name):
            timed[row['track']].append((row['ts'], name, row['weight'],
                                        tuple(stack)))
    return out + sampled(timed)


def by_type(path):
    """Returns the sum of each type and unit of a profile of pprof."""
    out = collections.Counter()
    for (name, unit, _), weight in sums(path).items():
        out['%s %s' % (name, unit)] += weight
    return dict(out)


def messages():
    """Returns the class of a profile, of a description made by its numbers."""
    table = {
        'Profile': 'sample_type:1mr:ValueType sample:2mr:Sample '
        'mapping:3mr:Mapping location:4mr:Location function:5mr:Function '
        'string_table:6sr drop_frames:7i keep_frames:8i time_nanos:9i '
        'duration_nanos:10i period_type:11m:ValueType period:12i '
        'comment:13ir default_sample_type:14i doc_url:15i',
        'ValueType': 'type:1i unit:2i',
        'Sample': 'location_id:1ur value:2ir label:3mr:Label',
        'Label': 'key:1i str:2i num:3i num_unit:4i',
        'Mapping': 'id:1u memory_start:2u memory_limit:3u file_offset:4u '
        'filename:5i build_id:6i has_functions:7b has_filenames:8b '
        'has_line_numbers:9b has_inline_frames:10b',
        'Location': 'id:1u mapping_id:2u address:3u line:4mr:Line '
        'is_folded:5b',
        'Line': 'function_id:1u line:2i column:3i',
        'Function': 'id:1u name:2i system_name:3i filename:4i start_line:5i',
    }
    return message_class(table, 'Profile')


def counted(profile):
    """Returns the values of each stack with its labels."""
    text = profile.string_table
    function = {f.id: (text[f.name], text[f.filename])
                for f in profile.function}
    module = {m.id: text[m.filename] for m in profile.mapping}
    place = {}
    for x in profile.location:
        place[x.id] = (module.get(x.mapping_id), tuple(
            (*function[y.function_id], y.line, y.column) for y in x.line))
    out = collections.Counter()
    for s in profile.sample:
        labels = tuple(sorted(
            (text[y.key], text[y.str], y.num, text[y.num_unit])
            for y in s.label))
        stack = tuple(place[x] for x in s.location_id)
        for i, value in enumerate(s.value):
            kind = profile.sample_type[i]
            if value != 0:
                out[(text[kind.type], text[kind.unit], stack,
                     labels)] += value
    for name in ('time_nanos', 'duration_nanos', 'period'):
        out[name] = getattr(profile, name)
    out['default'] = text[profile.default_sample_type]
    return out


def decoded(cls, path):
    with open(path, 'rb') as f:
        data = f.read()
    profile = cls()
    profile.ParseFromString(gzip.decompress(data) if data[:2] == b'\x1f\x8b'
                            else data)
    return profile


def stacks(path):
    out = collections.Counter()
    with open(path) as f:
        for line in f:
            stack, count = line.rstrip('\n').rsplit(' ', 1)
            out[stack] += int(count)
    return out


def main():
    tmp = tempfile.mkdtemp(prefix='ttv-pprof.')
    small = {'events.txt': EVENTS, 'uncounted.txt': EVENTS.replace(
                 b' 250000 ', b' ').replace(b' 3 ', b' '),
             'perf.txt': PERF, 'a.folded': FOLDED, 'a.speedscope.json': SCOPE}
    for name, data in small.items():
        with open(os.path.join(tmp, name), 'wb') as f:
            f.write(data)
    files = [os.path.join(tmp, name) for name in small]
    files += sorted(glob.glob(os.path.join(BEYOND, 'go-*.pb*')) +
                    glob.glob(os.path.join(BEYOND, 'perf-script-*')) +
                    glob.glob(os.path.join(BEYOND, 'app.*profile')) +
                    glob.glob(os.path.join(BEYOND, 'burn.folded')))
    try:
        cls = messages()
    except ImportError:
        cls = None
        print('# no protobuf for python here: profiles were read by ttv alone')
    for path in files:
        name = os.path.basename(path)
        pb = os.path.join(tmp, name + '.pb')
        run('export', '-f', 'pprof', '-o', pb, path)
        want = sums(path)
        result(name + ': sums of callsites', want, sums(pb))
        again = os.path.join(tmp, name + '.again.pb')
        run('export', '-f', 'pprof', '-o', again, pb)
        with open(pb, 'rb') as a, open(again, 'rb') as b:
            result(name + ': of what is read back the same is written',
                   {'bytes': len(a.read())}, {'bytes': len(b.read())})
        if cls is None:
            continue
        got = counted(decoded(cls, pb))
        if name.startswith('go-') and '.pb' in name:
            result(name + ': by protobuf, with labels',
                   counted(decoded(cls, path)), got)
        total = sum(v for k, v in got.items() if isinstance(k, tuple))
        result(name + ': by protobuf, in all', {'sum': sum(want.values())},
               {'sum': total})
    # folded stacks: as they were, but for what no line of them can say
    for name in ('a.folded', 'perf.txt'):
        one = os.path.join(tmp, name + '.1.folded')
        two = os.path.join(tmp, name + '.2.folded')
        run('flame', '--weight=samples', '--format=folded', '-o', one,
            os.path.join(tmp, name))
        run('flame', '--weight=samples', '--format=folded', '-o', two, one)
        result(name + ': folded, and back', stacks(one), stacks(two))
    result('a.folded: names are what they were', {
        'main;void f(int, char);g': 10, 'main;void f(int, char)': 4,
        'main;read_8;read_[k]': 7, 'main;step_3': 5},
        dict(stacks(os.path.join(tmp, 'a.folded.1.folded'))))
    scope = os.path.join(tmp, 'scope.json')
    run('flame', '--format=speedscope', '-o', scope,
        os.path.join(tmp, 'a.speedscope.json'))
    result('events of perf: times, and counts', {
        'cpu nanoseconds': 500000, 'page-faults count': 3},
        by_type(os.path.join(tmp, 'events.txt.pb')))
    result('... without a period they are counted', {
        'task-clock:u count': 2, 'page-faults count': 1},
        by_type(os.path.join(tmp, 'uncounted.txt.pb')))
    beside = os.path.join(tmp, 'cpu.txt')
    with open(beside, 'wb') as f:
        f.write(EVENTS.replace(b'page-faults', b'cpu'))
    run('export', '-f', 'pprof', '-o', beside + '.pb', beside)
    result('... a clock beside an event called cpu has its own name', {
        'task-clock:u nanoseconds': 500000, 'cpu count': 3},
        by_type(beside + '.pb'))
    ends = os.path.join(tmp, 'ends.json')
    with open(ends, 'w') as f:
        json.dump([sample(ts, 'a', 'x') for ts in (-END, END)], f)
    run('export', '-f', 'pprof', '-o', ends + '.pb', ends)
    result('the time between both ends of the clock', {
        'a count': 2, 'a sampled nanoseconds': 2.0 ** 63},
        by_type(ends + '.pb'))
    kinds = os.path.join(tmp, 'kinds.json')
    with open(kinds, 'w') as f:
        json.dump([sample(i, 'n%d' % i, 'x') for i in range(70)], f)
    p = subprocess.run([TTV, 'export', '-f', 'pprof', '-o', kinds + '.pb',
                        kinds], stderr=subprocess.PIPE, check=True)
    result('samples of 64 kinds, and those of more are counted', {
        'types': 64, 'said': 'ttv: pprof: 6 samples of more than 64 kinds: '
        'left out\n'}, {
        'types': sum(name.endswith(' count') for name in
                     by_type(kinds + '.pb')), 'said': p.stderr.decode()})
    result('speedscope: sums', sums_of_slices(scope),
           {('a b', 'f.c', 3, 7): 30, ('c;d', None, None, None): 20})
    subprocess.run(['rm', '-rf', tmp], check=True)
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


def sums_of_slices(path):
    out = collections.Counter()
    for line in run('export', path).splitlines():
        row = json.loads(line)
        if row['type'] == 'slice':
            args = row.get('args') or {}
            out[(row['name'], args.get('file'), args.get('line'),
                 args.get('col'))] += row['dur']
    return dict(out)


sys.exit(main())
