"""Decodes traces of Perfetto, as far as ttv writes them, without its help.

read(bytes) returns the facts of the trace as a dict of lists: slices, instants,
counters, flows, samples, tracks, processes, threads.  Field numbers are those
of Perfetto.  Anything that breaks a rule of the format raises ValueError: an
unknown track, an interned number that was not defined, an end without begin.
"""
import json
import struct


def varint(data, at):
    shift = value = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7f) << shift
        shift += 7
        if byte < 0x80:
            return value & (1 << 64) - 1, at
        if shift > 63:
            raise ValueError('varint too long')


def fields(data):
    """Yields (number, type, value) of each field of a message."""
    at = 0
    while at < len(data):
        tag, at = varint(data, at)
        kind = tag & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 1:
            value, at = data[at:at + 8], at + 8
        elif kind == 2:
            size, at = varint(data, at)
            value, at = data[at:at + size], at + size
            if len(value) != size:
                raise ValueError('message is cut')
        else:
            raise ValueError('wire type %d' % kind)
        yield tag >> 3, kind, value
    if at != len(data):
        raise ValueError('message is cut')


def message(data):
    out = {}
    for number, _, value in fields(data):
        out.setdefault(number, []).append(value)
    return out


def one(m, number, default=None):
    return m.get(number, [default])[-1]


def text(m, number):
    value = one(m, number)
    return None if value is None else value.decode('utf-8')


def signed(value):
    return value - (1 << 64) if value >= 1 << 63 else value


def fixed(value):
    return struct.unpack('<Q', value)[0]


def double(value):
    return struct.unpack('<d', value)[0]


class Reader:
    def __init__(self):
        self.strings = {}           # (field of InternedData, iid): text
        self.frames = {}
        self.stacks = {}
        self.tracks = {}            # uuid: descriptor
        self.open = {}              # uuid: stack of slices
        self.flows = {}             # id: (time, thing)
        self.cleared = False
        self.facts = {k: [] for k in ('slices', 'instants', 'counters',
                                      'flows', 'samples', 'metadata',
                                      'switches', 'wakeups')}

    def interned(self, data):
        for number, _, value in fields(data):
            m = message(value)
            iid = one(m, 1)
            if not iid:
                raise ValueError('iid 0')
            if number == 6:
                self.frames[iid] = self.string(5, one(m, 2))
            elif number == 7:
                self.stacks[iid] = [self.frames[f] for f in m.get(2, [])]
            elif number != 19:
                self.strings[number, iid] = text(m, 2)

    def string(self, field, iid):
        return '' if iid is None else self.strings[field, iid]

    def annotation(self, data):
        m = message(data)
        name = text(m, 10)
        if 1 in m:
            name = self.strings[3, one(m, 1)]
        if 2 in m:
            value = bool(one(m, 2))
        elif 3 in m:
            value = one(m, 3)
        elif 4 in m:
            value = signed(one(m, 4))
        elif 5 in m:
            value = double(one(m, 5))
        elif 6 in m:
            value = text(m, 6)
        elif 7 in m:
            value = '0x%x' % one(m, 7)
        elif 9 in m:
            value = json.loads(text(m, 9))
        elif 11 in m:
            value = dict(self.annotation(d) for d in m[11])
        elif 12 in m:
            value = [self.annotation(d)[1] for d in m[12]]
        else:
            raise ValueError('annotation without a value')
        return name, value

    def descriptor(self, data):
        m = message(data)
        uuid = one(m, 1)
        if uuid is None or uuid in self.tracks:
            raise ValueError('track without a uuid of its own')
        parent = one(m, 5)
        if parent is not None and parent not in self.tracks:
            raise ValueError('parent after its child')
        d = {'name': text(m, 2), 'parent': parent}
        if 3 in m:
            p = message(one(m, 3))
            d['process'] = signed(one(p, 1))
            d['name'] = text(p, 6)
            d['labels'] = [v.decode() for v in p.get(8, [])]
        if 4 in m:
            p = message(one(m, 4))
            d['thread'] = signed(one(p, 1)), signed(one(p, 2))
            d['name'] = text(p, 5)
        if 8 in m:
            c = message(one(m, 8))
            d['counter'] = one(c, 1, 0)
            d['unit'] = text(c, 6) or [None, 'ns', 'count',
                                       'bytes'][one(c, 3, 0)]
        d['order'] = one(m, 11, 0)
        d['rank'] = signed(one(m, 12, 0))
        self.tracks[uuid] = d

    def flow(self, flow, ts, thing, ends):
        if flow in self.flows:
            self.facts['flows'].append((self.flows[flow], thing))
        elif not ends:
            self.flows[flow] = thing
        if ends:
            self.flows.pop(flow, None)

    def event(self, ts, m):
        kind, uuid = one(m, 9), one(m, 11)
        d = self.tracks[uuid]
        extra = {}
        for track, value in zip(m.get(31, []), m.get(12, [])):
            extra[self.tracks[track]['counter']] = signed(value)
        if kind == 4:
            if 'counter' not in d:
                raise ValueError('value of a track that is no counter')
            value = signed(one(m, 30)) if 30 in m else double(one(m, 44))
            self.facts['counters'].append((uuid, ts, value))
            return
        args = dict(self.annotation(a) for a in m.get(4, []))
        stack = self.stacks[one(m, 56)] if 56 in m else None
        if 55 in m:
            stack = [text(message(f), 1) or ''
                     for f in message(one(m, 55)).get(1, [])]
        if kind == 2:
            thing = self.open[uuid].pop()
            thing['dur'] = ts - thing['ts']
            thing['estack'] = stack
            if 1 in extra:
                thing['tdur'] = extra[1] - thing['tts']
        else:
            thing = {'kind': 'slice' if kind == 1 else 'instant',
                     'ts': ts, 'uuid': uuid, 'args': args, 'stack': stack,
                     'name': self.string(2, one(m, 10)),
                     'cat': ','.join(self.strings[1, i]
                                     for i in m.get(3, [])),
                     'dur': -1, 'depth': len(self.open.get(uuid, []))}
            if 1 in extra:
                thing['tts'] = extra[1]
            if kind == 1:
                self.open.setdefault(uuid, []).append(thing)
            self.facts['slices' if kind == 1 else 'instants'].append(thing)
        for f in m.get(47, []):
            self.flow(fixed(f), ts, thing, False)
        for f in m.get(48, []):
            self.flow(fixed(f), ts, thing, True)

    def packet(self, m):
        if one(m, 13, 0) & 1:
            self.cleared = True
        if one(m, 13, 0) & 2 and not self.cleared:
            raise ValueError('state is not cleared')
        if one(m, 10) is None:
            raise ValueError('packet without a sequence')
        if 12 in m:
            self.interned(one(m, 12))

    def bundle(self, m):
        """Events of the kernel: switches and wakeups."""
        for event in m.get(2, []):
            e = message(event)
            ts, pid = one(e, 1), one(e, 2)
            if 4 in e:
                s = message(one(e, 4))
                if one(s, 2) != pid:
                    raise ValueError('a switch by another than prev')
                self.facts['switches'].append(
                    (ts, one(m, 1), one(s, 2), one(s, 4), one(s, 6),
                     signed(one(s, 7)), text(s, 5)))
            elif 20 in e:
                s = message(one(e, 20))
                if one(s, 4) != 1:
                    raise ValueError('a wakeup that woke nobody')
                self.facts['wakeups'].append((ts, pid, one(s, 2)))
            elif 18 not in e:
                raise ValueError('event of the kernel is not known')

    def sample(self, ts, m):
        stack = self.stacks[one(m, 4)] if 4 in m else []
        self.facts['samples'].append((one(m, 2), one(m, 3), ts, stack))


def read(data):
    r = Reader()
    timed = []
    for number, kind, value in fields(data):
        if number != 1 or kind != 2:
            raise ValueError('not a packet')
        m = message(value)
        r.packet(m)
        if 60 in m:
            r.descriptor(one(m, 60))
        if 1 in m:
            r.bundle(message(one(m, 1)))
        if 11 in m or 66 in m:
            timed.append((one(m, 8), m))
    r.facts['switches'].sort(key=lambda s: s[0])
    timed.sort(key=lambda t: t[0])
    for ts, m in timed:
        if 11 in m:
            r.event(ts, message(one(m, 11)))
        else:
            r.sample(ts, message(one(m, 66)))
    for uuid, d in r.tracks.items():
        up = uuid
        while up is not None and 'thread' not in r.tracks[up] and \
                'process' not in r.tracks[up]:
            up = r.tracks[up]['parent']
        d['owner'] = None if up is None else (
            r.tracks[up].get('thread', (r.tracks[up].get('process'), None)))
    r.facts['tracks'] = r.tracks
    return r.facts
