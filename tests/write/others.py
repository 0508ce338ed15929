"""Usage: others.py TTV TOP

What `export -f json` and `-f perfetto` write of small traces, read by Python's
json and by protobuf's own library (a description made of the numbers of
Perfetto's protos), is what `export` says, field by field: names and orders of
processes and threads; of slices and instants times, process, thread, category,
args, cpu time; values of counters; which thread an arrow leaves and reaches.
Numbers of JSON are compared as decimals, those of protobuf as doubles.
"""
import collections
import decimal
import json
import os
import subprocess
import sys
import tempfile

from messages import message_class

TTV, TOP = sys.argv[1:3]
FILES = ['tests/write/facts.json', 'tests/write/args.json',
         'tests/write/flows.json', 'tests/write/lanes.json']
MESSAGES = {
    'Trace': 'packet:1mr:Packet',
    'Packet': 'timestamp:8u seq:10u event:11m:Event interned:12m:Interned '
    'flags:13u clock:58u track:60m:Track',
    'Interned': 'categories:1mr:Name names:2mr:Name args:3mr:Name',
    'Name': 'iid:1u name:2s',
    'Event': 'category_iids:3ur args:4mr:Arg type:9i name_iid:10u track:11u '
    'extra:12ir categories:22sr name:23s value:30i extra_tracks:31ur '
    'real:44d flows:47xr ended:48xr',
    'Arg': 'name_iid:1u bool:2b uint:3u int:4i double:5d string:6s pointer:7u '
    'json:9s name:10s members:11mr:Arg items:12mr:Arg',
    'Track': 'uuid:1u name:2s process:3m:Process thread:4m:Thread parent:5u '
    'counter:8m:Counter',
    'Process': 'pid:1i name:6s labels:8sr',
    'Thread': 'pid:1i tid:2i name:5s',
    'Counter': 'type:1i unit:3i unit_name:6s',
}
THREAD_TIME = 1     # type of a counter


def loads(text, real=decimal.Decimal):
    return json.loads(text, parse_float=real)


def export(path, *form):
    return subprocess.run([TTV, 'export', *form, path], check=True,
                          stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout


def text(value):
    """Returns a value as it is compared: equal numbers are the same."""
    if isinstance(value, dict):
        return '{%s}' % ', '.join('%r: %s' % (k, text(v))
                                  for k, v in value.items())
    if isinstance(value, list):
        return '[%s]' % ', '.join(map(text, value))
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return repr(value)
    return str(decimal.Decimal(value).normalize())


class Facts(collections.Counter):
    def add(self, *fact):
        self[' '.join(map(text, fact))] += 1


def ns(value):
    """Returns ns of a number of us, exactly."""
    return int(decimal.Decimal(value) * 1000)


def said(lines):
    """Returns what the export says."""
    process = {f['upid']: f for f in lines if f['type'] == 'process'}
    thread = {f['utid']: f for f in lines if f['type'] == 'thread'}
    tracks = {f['track']: f for f in lines if f['type'] == 'track'}
    owner, out = {}, Facts()
    for f in process.values():
        out.add('process', f['pid'], f.get('name'))
    for f in thread.values():
        out.add('thread', process[f['upid']]['pid'], f['tid'], f.get('name'))
    for f in tracks.values():
        pid = process[f['upid']]['pid'] if 'upid' in f else None
        owner[f['track']] = [pid, thread[f['utid']]['tid']
                             if 'utid' in f else None]
    of = {}
    for f in lines:
        if f['type'] in ('slice', 'instant'):
            here = [None, None] if f.get('scope') == 'global' else \
                owner[f['track']]
            of[f['id']] = here
            out.add(f['type'], here, f['ts'], f.get('dur', 0),
                    f['name'] or '',
                    f.get('cat', ''), f.get('args', {}),
                    f.get('tts') if here[1] is not None else None)
        elif f['type'] == 'counter':
            out.add('counter', owner[f['track']], ' '.join(filter(
                None, [tracks[f['track']]['name'], f['series']])), f['ts'],
                    f['value'])
        elif f['type'] == 'flow' and 'from' in f and 'to' in f:
            out.add('flow', of[f['from']], of[f['to']])
    return out


# ---- JSON ----

def of_json(data):
    out, opened, names, flows = Facts(), {}, {}, {}
    processes, threads = {}, {}
    for e in loads(data)['traceEvents']:
        ph, pid, tid = e['ph'], e.get('pid'), e.get('tid')
        args = e.get('args', {})
        if e.get('s') == 'g':
            pid = tid = None
        if pid is not None:
            processes.setdefault(pid, None)
        if ph not in 'bneM' and tid is not None:
            threads.setdefault((pid, tid), None)
        if ph == 'M':
            if e['name'] == 'process_name':
                processes[pid] = args['name']
            elif e['name'] == 'thread_name':
                threads[pid, tid] = args['name']
            continue
        ts, key = ns(e['ts']), (ph in 'bne', e.get('cat') if ph in 'bne' else
                                None, e.get('id') if ph in 'bne' else tid, pid)
        here = [pid, None if ph in 'bne' else tid]
        if ph in 'Xn':
            out.add('slice', here, ts, ns(e.get('dur', 0)), e.get('name', ''),
                    e.get('cat', ''), args,
                    ns(e['tts']) if 'tts' in e else None)
        elif ph in 'Bb':
            opened.setdefault(key, []).append(
                [here, ts, e.get('name', ''), e.get('cat', ''), args,
                 ns(e['tts']) if 'tts' in e else None])
        elif ph in 'Ee':
            here, begin, name, cat, args, tts = opened[key].pop()
            out.add('slice', here, begin, ts - begin, name, cat, args, tts)
        elif ph == 'i':
            scope = e.get('s', 't')
            here = {'t': [pid, tid], 'p': [pid, None], 'g': [None, None]}[scope]
            out.add('instant', here, ts, 0, e.get('name', ''),
                    e.get('cat', ''), args, None)
        elif ph == 'C':
            for series, value in args.items():
                out.add('counter', [pid, None], e['name'] + ' ' + series, ts,
                        value)
        elif ph in 's':
            flows[e.get('cat'), e['id']] = here
        elif ph in 'tf':
            out.add('flow', flows[e.get('cat'), e['id']], here)
            flows[e.get('cat'), e['id']] = here
        else:
            raise ValueError('phase ' + ph)
    for left in opened.values():
        for here, begin, name, cat, args, tts in left:
            out.add('slice', here, begin, -1, name, cat, args, tts)
    for pid, name in processes.items():
        out.add('process', pid, name)
    for (pid, tid), name in threads.items():
        out.add('thread', pid, tid, name)
    return out


# ---- Perfetto ----

class Perfetto:
    def __init__(self):
        self.tracks, self.texts, self.flows = {}, {}, {}
        self.opened, self.out = {}, Facts()

    def arg(self, a):
        name = self.texts['args', a.name_iid] if a.HasField('name_iid') \
            else a.name
        for field in ('bool', 'uint', 'int', 'string'):
            if a.HasField(field):
                return name, getattr(a, field)
        if a.HasField('double'):
            return name, a.double
        if a.HasField('json'):
            return name, loads(a.json, float)
        if len(a.members):
            return name, dict(self.arg(x) for x in a.members)
        return name, [self.arg(x)[1] for x in a.items]

    def owner(self, uuid):
        while uuid:
            t = self.tracks[uuid]
            if t.HasField('thread'):
                return [t.thread.pid, t.thread.tid]
            if t.HasField('process'):
                return [t.process.pid, None]
            uuid = t.parent
        return [None, None]

    def event(self, ts, e):
        here = self.owner(e.track)
        if e.type == 4:
            value = e.value if e.HasField('value') else e.real
            self.out.add('counter', here, self.tracks[e.track].name, ts, value)
            return
        for number in [*e.flows, *e.ended]:
            if number in self.flows:
                self.out.add('flow', self.flows[number], here)
            self.flows[number] = here
        if e.type == 2:
            begin, *rest = self.opened[e.track].pop()
            self.out.add('slice', rest[0], begin, ts - begin, *rest[1:])
            return
        tts = None
        for uuid, value in zip(e.extra_tracks, e.extra):
            if self.tracks[uuid].counter.type == THREAD_TIME:
                tts = value
        fact = [here, self.texts['names', e.name_iid] if e.name_iid else e.name,
                ','.join([self.texts['categories', i]
                          for i in e.category_iids] + list(e.categories)),
                dict(self.arg(a) for a in e.args), tts]
        if e.type == 1:
            self.opened.setdefault(e.track, []).append([ts, *fact])
        else:
            self.out.add('instant', here, ts, 0, *fact[1:])

    def read(self, packets):
        for p in packets:
            if p.HasField('interned'):
                for field in ('categories', 'names', 'args'):
                    for x in getattr(p.interned, field):
                        self.texts[field, x.iid] = x.name
            if p.HasField('track'):
                self.tracks[p.track.uuid] = p.track
        for p in sorted((p for p in packets if p.HasField('event')),
                        key=lambda p: p.timestamp):
            if p.clock not in (0, 6):
                raise ValueError('clock %d' % p.clock)
            self.event(p.timestamp, p.event)
        for left in self.opened.values():
            for begin, here, *rest in left:
                self.out.add('slice', here, begin, -1, *rest)
        for t in self.tracks.values():
            if t.HasField('thread'):
                self.out.add('thread', t.thread.pid, t.thread.tid,
                             t.thread.name or None)
            elif t.HasField('process'):
                self.out.add('process', t.process.pid, t.process.name or None)
        return self.out


def compare(name, want, got):
    faults = ['- ' + f for f in want - got] + ['+ ' + f for f in got - want]
    print('%s %s' % ('not ok' if faults else 'ok', name))
    for f in faults[:6]:
        print('#', f[:300])
    return bool(faults)


def deep(path):
    """Writes args of more containers in each other than protobuf reads."""
    with open(path, 'w') as f:
        f.write('[{"name":"a","ph":"X","ts":0,"dur":1,"pid":1,"tid":1,'
                '"args":{"l":%s7%s,"o":%s7%s}}]' %
                ('[' * 120, ']' * 120, '{"k":' * 120, '}' * 120))


def main():
    failed = passed = 0
    temp = tempfile.TemporaryDirectory()
    FILES.append(os.path.join(temp.name, 'deep.json'))
    deep(FILES[-1])
    sys.setrecursionlimit(10000)
    try:
        cls = message_class(MESSAGES, 'Trace')
    except ImportError:
        cls = None
        print('# no protobuf for python here: perfetto was not read')
    for file in FILES:
        path, name = os.path.join(TOP, file), os.path.basename(file)
        lines = export(path).splitlines()
        want = said([loads(line) for line in lines])
        bad = compare('json ' + name, want, of_json(export(path, '-f', 'json')))
        if cls is not None:
            trace = cls.FromString(export(path, '-f', 'perfetto'))
            want = said([loads(line, float) for line in lines])
            bad += compare('perfetto ' + name, want,
                           Perfetto().read(trace.packet))
        failed += bad
        passed += (2 if cls else 1) - bad
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


sys.exit(main())
