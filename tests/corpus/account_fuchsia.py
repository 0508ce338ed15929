"""Accounts of the Fuchsia trace format: records by their types."""
import collections
import struct

MAGIC = b"\x10\x00\x04\x46\x78\x54\x16\x00"
EVENTS = ("instant", "counter", "duration-begin", "duration-end", "duration-complete",
          "async-begin", "async-instant", "async-end", "flow-begin", "flow-step", "flow-end")
OTHERS = {7: "kernel-object", 8: "scheduling", 9: "log", 6: "userspace-object"}


def records(data):
    """Yields the type, the header and the place of each record."""
    at = 0
    while at < len(data):
        head = struct.unpack_from("<Q", data, at)[0]
        kind = head & 15
        yield kind, head, at
        at += 8 * (head >> 4 & (0xffffffff if kind == 15 else 0xfff))


def runs(data, head, at):
    """Whether a switch goes to a thread that is not idle: its weight is the first arg."""
    if head >> 60 != 1 or head >> 16 & 15 == 0:
        return False
    return struct.unpack_from("<i", data, at + 4 * 8 + 4)[0] != -2 ** 31


def account(data, said):
    seen = collections.Counter()
    switches = 0
    for kind, head, at in records(data):
        if kind == 4:
            seen[EVENTS[head >> 16 & 15]] += 1
        elif kind in OTHERS:
            seen[OTHERS[kind]] += 1
        switches += kind == 8 and runs(data, head, at)
    yield "records", seen, collections.Counter(said.info["phases"])
    kinds = collections.Counter(said.kinds[f["track"]] for f in said.lines["slice"])
    yield "durations", seen["duration-begin"] + seen["duration-complete"], kinds["thread"]
    yield "ends", seen["duration-end"], seen["duration-begin"] - said.open(
        "cpu", "state", "async") + said.warned["stray-end"]
    yield "async", seen["async-begin"] + seen["async-instant"], kinds["async"]
    yield "instants and logs", seen["instant"] + seen["log"], len(said.lines["instant"])
    yield "flows", seen["flow-step"] + seen["flow-end"], \
        len(said.lines["flow"]) - said.warned["flow-without-end"]
    yield "switches to a thread", switches, kinds["cpu"]
