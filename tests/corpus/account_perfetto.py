"""Accounts of protobuf of Perfetto: packets by field, track events by type and name.

The wire format is walked by itself; names of interned data are those of their sequence.
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
        tag, at = varint(data, at)
        kind = tag & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 2:
            size, at = varint(data, at)
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


class Events:
    """Track events, counted."""
    def __init__(self):
        self.names, self.valid = {}, set()              # of sequences
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
                if number == 2:
                    entry = dict(fields(entry))
                    self.names[seq].setdefault(entry.get(1), entry.get(2, b"").decode(
                        "utf-8", "replace"))

    def event(self, packet):
        seq = packet.get(10, 0)
        if packet.get(13, 0) & 2 and seq not in self.valid:
            self.lost += 1
            return
        e = dict(fields(packet[11]))
        legacy = dict(fields(e.get(6, b"")))
        name = str(e[23].decode("utf-8", "replace") if 23 in e else
                   self.names.get(seq, {}).get(e.get(10, legacy.get(1))))
        kind, phase = e.get(9, 0), chr(legacy.get(2, 63))
        self.types[kind] += 1
        self.phases[phase] += kind == 0
        if kind == BEGIN or kind == 0 and phase in "BXbnSTp":
            self.slices[name] += 1
        elif kind == INSTANT or kind == 0 and phase in "iIR":
            self.instants[name] += 1
        elif kind == STATE and name != "None":
            self.states[name] += 1


def account(data, said):
    seen, events = collections.Counter(), Events()
    for packet in packets(data):
        seen.update(NAMES.get(f, str(f)) for f in packet if f not in BESIDE)
        events.sequence(packet)
        if 11 in packet:
            events.event(packet)
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
