"""Accounts of protobuf of Perfetto: packets by field, track events by type and name.

The wire format is walked by itself; names of interned data are those of their sequence.  Flows are
the ids of events in order of time: each is an arrow from the one before, or stands alone.  Debug
annotations are counted by their names, those of ends apart, as an end may repeat what its begin
said, and so are extensions of events, by the names that the file describes.
"""
import collections
import zlib

NAMES = {1: "ftrace_events", 2: "process_tree", 5: "chrome_events", 6: "clock_snapshot",
         9: "process_stats", 11: "track_event", 33: "trace_config", 35: "trace_stats",
         36: "synchronization_marker", 43: "process_descriptor", 44: "thread_descriptor",
         45: "system_info", 51: "chrome_metadata", 54: "streaming_profile_packet",
         60: "track_descriptor", 66: "perf_sample", 69: "service_event",
         72: "extension_descriptor", 89: "trace_uuid", 124: "trace_provenance"}
BESIDE = {3, 8, 10, 12, 13, 41, 42, 58, 59, 79, 87, 98}         # fields that are no payload
BEGIN, END, INSTANT, COUNTER, STATE = 1, 2, 3, 4, 5
EVENT_NAMES, ANNOTATION_NAMES = 2, 3                    # fields of interned data
FLOWS, LAST_FLOWS = (47, 36), (48, 42)                  # and their older fields
FLOW_FIELDS = set(FLOWS + LAST_FLOWS)
MONOTONIC, OF_SEQUENCE = 3, range(64, 128)              # clocks
ARGS_BESIDE = {"source", "task", "track_event", "correlation_id"}   # that are no annotations


def varint(data, at):
    value = shift = 0
    while data[at] > 127:
        value |= (data[at] & 127) << shift
        at += 1
        shift += 7
    return value | data[at] << shift, at + 1


def fields(data):
    """Yields number and value of each field."""
    at, end = 0, len(data)
    while at < end:
        tag, at = data[at], at + 1
        if tag > 127:
            tag, at = varint(data, at - 1)
        kind = tag & 7
        if kind == 0:
            value, at = data[at], at + 1        # most have one byte
            if value > 127:
                value, at = varint(data, at - 1)
        elif kind == 2:
            size, at = data[at], at + 1
            if size > 127:
                size, at = varint(data, at - 1)
            value, at = data[at:at + size], at + size
        else:
            size = 8 if kind == 1 else 4
            value, at = int.from_bytes(data[at:at + size], "little"), at + size
        yield tag >> 3, value


def packets(data):
    for number, value in fields(data):
        if number != 1:
            continue
        packet = dict(fields(value))
        if 50 in packet:
            yield from packets(zlib.decompress(packet[50]))
        else:
            yield packet


EVENT = b".perfetto.protos.TrackEvent"


def extensions(body):
    """Yields number and name of each extension of events, in a message or a file that describes."""
    for number, value in fields(body):
        if number in (6, 7) and isinstance(value, bytes):
            field = dict(fields(value))
            if field.get(2) == EVENT:
                yield field[3], field[1].decode()
        elif number in (3, 4) and isinstance(value, bytes):
            yield from extensions(value)


class Clocks:
    """The times of packets, on the monotonic clock."""
    def __init__(self):
        self.clocks, self.default = {}, {}              # by sequence

    def time(self, packet):
        """Takes what a packet says of clocks; returns its time."""
        seq = packet.get(10, 0)
        if packet.get(13, 0) & 1 or packet.get(41):
            self.default.pop(seq, None)
        default = dict(fields(packet[59])).get(58) if 59 in packet else None
        if default is not None:
            self.default[seq] = default
        read = [dict(fields(clock)) for n, clock in fields(packet[6]) if n == 1] \
            if 6 in packet else ()
        base = [clock.get(2, 0) for clock in read if clock.get(1) == MONOTONIC]
        for clock in read:
            if clock.get(1) in OF_SEQUENCE and base:
                unit = clock.get(4, 1)
                now = clock.get(2, 0) * unit
                self.clocks[seq, clock[1]] = [now, now - base[0], clock.get(3, 0), unit]
        clock = self.clocks.get((seq, packet.get(58, self.default.get(seq))))
        time = packet.get(8, 0)
        if clock is None:
            return time
        now, ahead, incremental, unit = clock
        clock[0] = time * unit + (now if incremental else 0)
        return clock[0] - ahead


class Events:
    """Track events, counted."""
    def __init__(self):
        self.names, self.valid = {}, set()              # of sequences
        self.extensions = {}                            # names by number
        self.points = collections.defaultdict(list)     # of flows by id: (time, number, last)
        self.npoints = 0
        self.args, self.end_args = collections.Counter(), collections.Counter()
        self.slices, self.states, self.instants, self.types, self.phases = (
            collections.Counter() for _ in range(5))
        self.lost = 0

    def sequence(self, packet):
        """Takes what a packet says to its sequence."""
        seq = packet.get(10, 0)
        if packet.get(13, 0) & 1 or packet.get(41):
            self.names[seq] = {}
            self.valid.add(seq)
        elif packet.get(42):
            self.valid.discard(seq)
        if 12 in packet and seq in self.valid:
            for number, entry in fields(packet[12]):
                if number in (EVENT_NAMES, ANNOTATION_NAMES):
                    entry = dict(fields(entry))
                    self.names[seq].setdefault((number, entry.get(1)), entry.get(2, b"").decode(
                        "utf-8", "replace"))

    def flow(self, parts, time):
        """Takes the flow ids of an event."""
        for last, (field, older) in ((False, FLOWS), (True, LAST_FLOWS)):
            for flow in ([value for n, value in parts if n == field] or
                         [value for n, value in parts if n == older]):
                self.points[flow].append((time, self.npoints, last))
                self.npoints += 1

    def flows(self):
        """How many arrows there are, and begins of flows that nothing follows."""
        arrows = alone = 0
        for points in self.points.values():
            under_way = 0
            for _, _, last in sorted(points):
                arrows += under_way > 0
                alone -= under_way == 1
                under_way = 0 if last else under_way + 1
                alone += under_way == 1
        return arrows, alone

    def annotations(self, parts, seq, is_end):
        names = set()
        for number, value in parts:
            if number == 4:
                entry = dict(fields(value))
                names.add(entry[10].decode("utf-8", "replace") if 10 in entry else
                          self.names.get(seq, {}).get((ANNOTATION_NAMES, entry.get(1))))
            elif number in self.extensions:
                names.add(self.extensions[number])
        (self.end_args if is_end else self.args).update(names - ARGS_BESIDE)

    def event(self, packet, time):
        seq = packet.get(10, 0)
        if packet.get(13, 0) & 2 and seq not in self.valid:
            self.lost += 1
            return
        parts = list(fields(packet[11]))
        e = dict(parts)
        legacy = dict(fields(e[6])) if 6 in e else {}
        name = str(e[23].decode("utf-8", "replace") if 23 in e else
                   self.names.get(seq, {}).get((EVENT_NAMES, e.get(10, legacy.get(1)))))
        kind, phase = e.get(9, 0), chr(legacy.get(2, 63))
        self.types[kind] += 1
        self.phases[phase] += kind == 0
        if not FLOW_FIELDS.isdisjoint(e):
            self.flow(parts, time)
        if kind or phase in "BEXbenSTpFiIR":
            self.annotations(parts, seq, kind == END or kind == 0 and phase in "EeF")
        if kind == BEGIN or kind == 0 and phase in "BXbnSTp":
            self.slices[name] += 1
        elif kind == INSTANT or kind == 0 and phase in "iIR":
            self.instants[name] += 1
        elif kind == STATE and name != "None":
            self.states[name] += 1


def account(data, said):
    seen, events, clocks = collections.Counter(), Events(), Clocks()
    all_packets = list(packets(data))
    for packet in all_packets:
        for n, files in fields(packet[72]) if 72 in packet else ():
            for m, file in fields(files) if n == 1 else ():
                if m == 1:
                    events.extensions.update(extensions(file))
    for packet in all_packets:
        seen.update(NAMES.get(f, str(f)) for f in packet if f not in BESIDE)
        events.sequence(packet)
        time = clocks.time(packet)
        if 11 in packet:
            events.event(packet, time)
    phases = events.phases
    read = collections.Counter({k: n for k, n in said.info["phases"].items()
                                if k in NAMES.values()})
    for warning in said.info["warnings"]:
        if warning["code"] == "not-read-yet":
            read.update(warning["names"])
    yield "packets", seen, read
    yield "begins", events.slices + events.states, said.names("slice")
    yield "instants", events.instants, said.names("instant")
    still = sum(f["dur"] == -1 and f["name"] not in events.states for f in said.lines["slice"])
    alone = sum(phases[p] for p in "XnTp")              # slices that need no end
    yield "ends", events.types[END] + sum(phases[p] for p in "EeF"), \
        sum(events.slices.values()) - alone - still + said.warned["stray-end"]
    yield "counters", events.types[COUNTER], \
        len(said.lines["counter"]) + said.warned["no-counter"]
    yield "lost", events.lost, said.warned["lost-state"]
    yield "other phases", sum(n for p, n in phases.items() if p not in "BEXbenSTpFiIRP"), \
        said.warned["unknown-phase"]
    arrows, alone = events.flows()
    flows = said.lines["flow"]
    bound = sum(("from" in f or "from_instant" in f) and ("to" in f or "to_instant" in f)
                for f in flows)
    yield "flows", arrows, bound
    yield "flows that nothing ends", alone, len(flows) - bound
    yield "flows to report", alone, said.warned["flow-without-end"]
    read = collections.Counter(name for kind in ("slice", "instant") for f in said.lines[kind]
                               for name in f.get("args", ()) if name in events.args)
    yield "annotations", events.args, collections.Counter({
        name: min(n, events.args[name]) if n <= events.args[name] + events.end_args[name] else n
        for name, n in read.items()})
    missed = sum(not any(name in f.get("args", ()) for f in said.lines["slice"])
                 for name in events.end_args)
    yield "annotations of ends", 0, missed if said.warned["stray-end"] == 0 else 0
