#!/usr/bin/env python3
"""A second opinion on traces: oracle.py TTV FILE...

Reads each trace with Python's json module, derives slices, async slices, counters, instants and
flows from the rules of the format in the plainest way, and compares them with what
`TTV export` says. Files that are no strict JSON have no second opinion: of them, as of all, only the
accounts are checked, that is that every event of `TTV info` is in the export or in the report.
Prints `ok FILE` or `not ok FILE` with the first differences, and in the end `N passed, N failed`.
Standard library only.
"""
import bisect
import collections
import gzip
import json
import os
import re
import subprocess
import sys
import zipfile

OPEN = -1
INF = float("inf")
SHOWN = 6                       # differences printed of each type
I64 = (-2 ** 63, 2 ** 63 - 1)
NUMBER = re.compile(r"\s*(-?)(\d+)(?:\.(\d*))?(?:[eE]([-+]?\d+))?\s*$")


class Real(str):
    """A number with a fraction or an exponent, as it stands in the file."""


# ---------------------------------------------------------------- values

def exact(text):
    """Decimal text -> whole thousandths (us -> ns), rounded half away from zero; or None"""
    m = NUMBER.match(text)
    if not m:
        return None
    sign, whole, fraction, exponent = m.groups()
    fraction = fraction or ""
    power = int(exponent or 0) - len(fraction) + 3
    digits = int(whole + fraction)
    if abs(power) > 400:
        value = 0 if power < 0 or digits == 0 else I64[1]
    elif power >= 0:
        value = digits * 10 ** power
    else:
        unit = 10 ** -power
        value = (2 * digits + unit) // (2 * unit)
    value = -value if sign else value
    return max(I64[0], min(I64[1], value))


def time_of(value):
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return max(I64[0], min(I64[1], value * 1000))
    return exact(value) if isinstance(value, str) else None


def number_of(value):
    if isinstance(value, bool):
        return float(value)
    if isinstance(value, (int, str)):
        text = str(value).strip()
        if not re.match(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$", text):
            return None
        number = float(text)
        return number if number - number == 0 else None
    return None


def id_of(value):
    """Integers, integral reals, decimal and 0x strings are integers; other text is itself."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, Real):
        number = float(value)
        return int(number) if number == int(number) else str(value)
    if isinstance(value, str):
        if re.match(r"-?(0|[1-9]\d*)$", value) and I64[0] <= int(value) <= I64[1]:
            return int(value)
        if re.match(r"0[xX][0-9a-fA-F]+$", value) and int(value, 16) < 2 ** 64:
            number = int(value, 16)
            return number if number < 2 ** 63 else number - 2 ** 64
        return value
    return None


def text_of(value):
    """A name or category; None when there is none."""
    if not isinstance(value, str) or isinstance(value, Real) or value == "":
        return None
    return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


# ---------------------------------------------------------------- the file

def read_bytes(path):
    with open(path, "rb") as f:
        data = f.read()
    if data[:2] == b"\x1f\x8b":
        data = gzip.decompress(data)
    elif data[:4] == b"PK\x03\x04":
        with zipfile.ZipFile(path) as z:
            members = [z.read(name) for name in z.namelist()]
        if any(m.lstrip()[:1] not in (b"[", b"{") for m in members):
            raise NotRead("%s: more than JSON is in it" % path)
        data = members[0]
    return data


def has_members(path):
    """Whether the file is a zip of several members, which may be of other formats."""
    if not zipfile.is_zipfile(path):
        return False
    with zipfile.ZipFile(path) as z:
        return sum(not name.endswith("/") for name in z.namelist()) > 1


def read_events(path, limit):
    """-> the event objects, or None when there is no second opinion"""
    try:
        data = read_bytes(path)
        if len(data) > limit:
            return None
        root = json.loads(data.decode("utf-8-sig"), parse_float=Real, parse_constant=lambda name: None)
    except (ValueError, OSError, EOFError, RecursionError, zipfile.BadZipFile):
        return None
    if isinstance(root, dict):
        root = root.get("traceEvents")
    if not isinstance(root, list):
        return None
    return [e for e in root if isinstance(e, dict) and isinstance(e.get("ph"), str) and e["ph"]]


# ---------------------------------------------------------------- the rules

# `end` is the place of the E in the file, or None
Slice = collections.namedtuple("Slice", "ts dur name cat order pid tid end", defaults=(None,))


def fits(begin, end, key):
    """A name or category that one side lacks fits any."""
    return begin[key] is None or end[key] is None or begin[key] == end[key]


def pair(events):
    """B and E of one stack in time order -> [(begin, end or None)]"""
    still_open, pairs = [], []
    for e in sorted(events, key=lambda e: e["ts"]):
        if e["ph"] in "Bb":
            still_open.append(e)
            continue
        for i in range(len(still_open) - 1, -1, -1):
            b = still_open[i]
            if e["name"] is None and e["ph"] == "E" or fits(b, e, "name") and fits(b, e, "cat"):
                pairs.append((b, e))
                del still_open[i]
                break
    return pairs + [(b, None) for b in still_open]


def nest(slices):
    """-> [(slice, lane, depth)]: longer first, then file order; what does not nest takes another lane"""
    out, lanes = [], []
    for s in sorted(slices, key=lambda s: (s.ts, -(INF if s.dur == OPEN else s.dur), s.order)):
        end = INF if s.dur == OPEN else s.ts + s.dur
        lane = 0
        while True:
            if lane == len(lanes):
                lanes.append([])
            stack = lanes[lane]
            while stack and (stack[-1][1] < s.ts or stack[-1][1] == s.ts
                             and not (s.dur == 0 and (stack[-1][0] == s.ts or holds(stack[-1][2], s)))):
                stack.pop()
            if not stack or stack[-1][1] >= end:
                break
            lane += 1
        out.append((s, lane, len(stack)))
        stack.append((s.ts, end, s))
    return out


def holds(around, s):
    """Does a slice stand in the file between the B and the E of another?"""
    return around.end is not None and around.order < s.order < around.end


class NotRead(Exception):
    """TTV says that there is nothing in the file."""


class Rules:
    """What the events amount to."""

    def __init__(self, events):
        self.facts = collections.defaultdict(collections.Counter)
        self.stacks = collections.defaultdict(list)     # (pid, tid) -> B, E, X
        self.trees = collections.defaultdict(list)      # async key -> b n e
        self.legacy = collections.defaultdict(list)
        self.links = []
        self.flows = collections.defaultdict(list)
        self.instants = collections.defaultdict(list)   # (pid, tid, ts) -> place in the file, Slice
        self.by_event = {}
        for order, raw in enumerate(events):
            self.take(order, raw)
        self.threads()
        self.asyncs()
        self.legacies()
        self.arrows()

    def take(self, order, raw):
        ph = raw["ph"][0]
        ts = time_of(raw.get("ts"))
        pid = id_of(raw.get("pid"))
        pid = 0 if pid is None else pid
        tid = id_of(raw.get("tid"))
        tid = pid if tid is None else tid
        e = {"ph": ph, "ts": ts, "pid": pid, "tid": tid, "order": order, "raw": raw,
             "name": text_of(raw.get("name")), "cat": text_of(raw.get("cat"))}
        if ts is None or ph == "M":
            return
        if ph in "BEX":
            self.stacks[pid, tid].append(e)
        elif ph in "iIR":
            self.instant(e)
        elif ph == "C":
            self.counter(e)
        elif ph in "bne":
            key = self.async_key(raw, pid, e["cat"])
            if key is not None:
                self.trees[key].append(e)
        elif ph == "=":
            key = self.async_key(raw, pid, e["cat"])
            args = raw.get("args")
            if key is not None and isinstance(args, dict) and id_of(args.get("linked_id")) is not None:
                self.links.append((key, key[:2] + (id_of(args["linked_id"]),) + key[3:]))
        elif ph in "STpF" and not (ph == "T" and "dur" in raw):
            key = self.async_key(raw, pid, None)
            if key is not None:
                self.legacy[key + (e["name"],)].append(e)
        elif ph in "stf" and id_of(raw.get("id")) is not None:
            self.flows["v1", id_of(raw["id"]), e["cat"], e["name"]].append(e)
        if "bind_id" in raw and (ph in "BXbnR" or ph in "iI" and raw.get("s") not in ("p", "g")) and id_of(raw["bind_id"]) is not None:
            if raw.get("flow_in") is True or raw.get("flow_out") is True:
                self.flows["v2", id_of(raw["bind_id"])].append(e)

    @staticmethod
    def async_key(raw, pid, cat):
        id2 = raw.get("id2")
        local = None
        if raw.get("id") is not None:
            value = id_of(raw["id"])
        elif isinstance(id2, dict) and "global" in id2:
            value = id_of(id2["global"])
        elif isinstance(id2, dict) and "local" in id2:
            value, local = id_of(id2["local"]), pid
        else:
            value = None
        return None if value is None else (cat, text_of(raw.get("scope")), value, local)

    def instant(self, e):
        scope = {"g": "global", "p": "process"}.get(e["raw"].get("s"), "thread")
        if e["ph"] == "R":
            scope = "thread"
        owner = {"global": (), "process": (e["pid"],), "thread": (e["pid"], e["tid"])}[scope]
        self.facts["instant"][(scope,) + owner + (e["ts"], e["name"])] += 1
        if scope == "thread":
            self.by_event[e["order"]] = Slice(e["ts"], 0, e["name"], e["cat"], e["order"], *owner)
            self.instants[owner + (e["ts"],)].append(self.by_event[e["order"]])

    def counter(self, e):
        args = e["raw"].get("args")
        name = e["name"] or ""
        if id_of(e["raw"].get("id")) is not None:
            name = "%s[%s]" % (name, e["raw"]["id"])
        for series, value in args.items() if isinstance(args, dict) else ():
            value = number_of(value)
            if value is not None:
                self.facts["counter"][e["pid"], name, text_of(series), e["ts"], value] += 1

    def threads(self):
        self.rows = collections.defaultdict(dict)       # (pid, tid) -> (lane, depth) -> times, slices
        for (pid, tid), events in self.stacks.items():
            slices = []
            for b, e in pair([e for e in events if e["ph"] in "BE"]):
                slices.append(Slice(b["ts"], OPEN if e is None else e["ts"] - b["ts"],
                                    b["name"], b["cat"], b["order"], pid, tid,
                                    None if e is None else e["order"]))
            for x in events:
                if x["ph"] == "X":
                    dur = time_of(x["raw"].get("dur"))
                    if "dur" not in x["raw"] and (time_of(x["raw"].get("tdur")) or 0) > 0:
                        dur = time_of(x["raw"]["tdur"])
                    dur = OPEN if dur is None else max(0, min(dur, I64[1] - max(x["ts"], 0)))
                    slices.append(Slice(x["ts"], dur, x["name"], x["cat"], x["order"], pid, tid))
            placed = nest(slices)
            for s, lane, depth in placed:
                times, row = self.rows[pid, tid].setdefault((lane, depth), ([], []))
                times.append(s.ts)
                row.append(s)
                self.by_event[s.order] = s
                self.facts["slice"][pid, tid, lane, depth, s.ts, s.dur, s.name, s.cat] += 1

    def asyncs(self):
        root = {}

        def find(key):
            while key in root:
                key = root[key]
            return key

        for a, b in self.links:
            if find(a) != find(b):
                root[find(b)] = find(a)
        joined = collections.defaultdict(list)
        for key, events in self.trees.items():
            joined[find(key)] += events
        for events in joined.values():
            events.sort(key=lambda e: e["order"])
            ends = {b["order"]: e for b, e in pair([e for e in events if e["ph"] in "be"])}
            for e in events:
                if e["ph"] == "e":
                    continue
                end = ends.get(e["order"])
                dur = 0 if e["ph"] == "n" else OPEN if end is None else end["ts"] - e["ts"]
                s = Slice(e["ts"], dur, e["name"], e["cat"], e["order"], e["pid"], None)
                self.by_event[s.order] = s
                self.facts["async"][s.pid, s.ts, s.dur, s.name, s.cat] += 1

    def legacies(self):
        for events in self.legacy.values():
            events.sort(key=lambda e: e["ts"])
            begin, steps = None, []
            for e in events + [None]:
                if e is not None and e["ph"] == "S" and begin is None:
                    begin, steps = e, []
                elif e is not None and e["ph"] in "Tp" and begin is not None:
                    steps.append(e)
                elif (e is None or e["ph"] == "F") and begin is not None:
                    self.legacy_slice(begin, steps, e)
                    begin = None

    def legacy_slice(self, begin, steps, end):
        dur = OPEN if end is None else end["ts"] - begin["ts"]
        self.facts["async"][begin["pid"], begin["ts"], dur, begin["name"], begin["cat"]] += 1
        if len({s["ph"] for s in steps}) > 1:
            steps = [s for s in steps if s["ph"] == steps[0]["ph"]]
        times = [begin["ts"]] + [s["ts"] for s in steps] + [None if end is None else end["ts"]]
        for i, s in enumerate(steps):
            args = s["raw"].get("args")
            name = text_of(args.get("step")) if isinstance(args, dict) else None
            first, last = (times[i], times[i + 1]) if s["ph"] == "p" else (times[i + 1], times[i + 2])
            self.facts["async"][begin["pid"], first, OPEN if last is None else last - first,
                                name or s["name"], s["cat"]] += 1

    def around(self, e):
        """The newest instant of the event's thread and time that stands before it, else the deepest
        slice of that with start <= ts <= end, lane 0 first. Of two that meet at ts, an f takes the one
        that begins; s and t take it when it stands before them. Of several that begin there at once
        the outermost has what stands before them."""
        on = [i for i in self.instants[e["pid"], e["tid"], e["ts"]] if i.order < e["order"]]
        if on:
            return on[-1]
        rows = self.rows[e["pid"], e["tid"]]
        for lane, depth in sorted(rows, key=lambda place: (place[0], -place[1])):
            times, row = rows[lane, depth]
            i = bisect.bisect_right(times, e["ts"]) - 1
            if i < 0 or not self.reaches(row[i], e["ts"]):
                continue
            if row[i].ts != e["ts"] or row[i].order < e["order"]:
                return row[i]
            inner, up = row[i], depth
            while up > 0:
                times, above = rows[lane, up - 1]
                j = bisect.bisect_right(times, e["ts"]) - 1
                if above[j].ts != e["ts"]:
                    break
                row, i, up = above, j, up - 1
            if i == 0 or not self.reaches(row[i - 1], e["ts"]):
                return inner
            return row[i] if up < depth or e["ph"] == "f" else row[i - 1]
        return None

    @staticmethod
    def reaches(s, ts):
        return s.dur == OPEN or s.ts + s.dur >= ts

    def after(self, e):
        """The next slice of the thread that begins; of several at one time the outermost of lane 0."""
        found = []
        for place, (times, row) in self.rows[e["pid"], e["tid"]].items():
            i = bisect.bisect_left(times, e["ts"])
            if i < len(row):
                found.append((row[i].ts,) + place + (i, row[i]))
        return min(found)[-1] if found else None

    def arrows(self):
        for key, events in self.flows.items():
            events.sort(key=lambda e: e["ts"])
            source = None
            for e in events:
                if key[0] == "v2":
                    is_in = e["raw"].get("flow_in") is True
                    is_out = e["raw"].get("flow_out") is True
                    here = self.by_event.get(e["order"])
                else:
                    is_in, is_out = e["ph"] in "tf", e["ph"] in "st"
                    enclosing = e["ph"] != "f" or e["raw"].get("bp") == "e" or \
                        "bp" not in e["raw"] and any(w in (e["cat"] or "") for w in ("input", "ipc.flow"))
                    here = self.around(e) if enclosing else self.after(e)
                if is_in and source is not None and here is not None:
                    self.facts["flow"][source.name, source.ts, here.name, here.ts] += 1
                if is_out:
                    source = here


# ---------------------------------------------------------------- the export

def read_export(ttv, path):
    """-> the same facts, from what ttv says"""
    done = subprocess.run([ttv, "export", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          stdin=subprocess.DEVNULL)
    if done.returncode == 3:
        raise NotRead(done.stderr.decode("utf-8", "replace").strip())
    if done.returncode != 0:
        raise ValueError("exit %d: %s" % (done.returncode, done.stderr.decode("utf-8", "replace").strip()))
    facts = collections.defaultdict(collections.Counter)
    facts["lines"] = lines = collections.Counter()
    processes, threads, tracks, slices, instants = {}, {}, {}, {}, []
    for line in done.stdout.decode("utf-8").split("\n"):
        if not line:
            continue
        row = json.loads(line)
        kind = row["type"]
        lines[kind] += 1
        if kind == "process":
            processes[row["upid"]] = row.get("pid")
        elif kind == "thread":
            threads[row["utid"]] = (processes.get(row.get("upid")), row.get("tid"))
        elif kind == "track":
            tracks[row["track"]] = row
        elif kind == "slice":
            track = tracks[row["track"]]
            slices[row["id"]] = row
            if track["kind"] == "async":
                facts["async"][processes.get(track.get("upid")), row["ts"], row["dur"],
                               row.get("name"), row.get("cat")] += 1
            else:
                facts["slice"][threads[track["utid"]] + (row["lane"], row["depth"], row["ts"], row["dur"],
                                                         row.get("name"), row.get("cat"))] += 1
        elif kind == "instant":
            track = tracks[row["track"]]
            instants.append(row)
            owner = {"global": (), "process": (processes.get(track.get("upid")),),
                     "thread": threads.get(track.get("utid"), (None, None))}[row["scope"]]
            facts["instant"][(row["scope"],) + owner + (row["ts"], row.get("name"))] += 1
        elif kind == "counter":
            track = tracks[row["track"]]
            facts["counter"][processes.get(track.get("upid")), track.get("name", ""), row.get("series"),
                             row["ts"], float(row["value"])] += 1
        elif kind == "flow":
            ends = [slices[row[k]] if k in row else instants[row[k + "_instant"]]
                    if k + "_instant" in row else None for k in ("from", "to")]
            if None not in ends:
                facts["flow"][tuple(e.get(k) for e in ends for k in ("name", "ts"))] += 1
    return facts


# What an event of a phase becomes, and the reports of those of them that become nothing.
ACCOUNTS = [
    ("slice", "BX", ["no-time"]),
    ("async", "bnSTp", ["no-time", "no-id", "stray-step", "stray-end"]),
    ("instant", "iIR", ["no-time"]),
    ("memory", "vV", ["no-time", "no-id"]),
    ("snapshot", "O", ["no-time", "no-id", "no-snapshot"]),
    ("clock_sync", "c", ["no-time", "bad-clock-sync"]),
    ("context", "(", ["no-time", "no-id", "context-mismatch"]),
]


def nested(value, root=True):
    """Snapshots inside a snapshot: objects whose id is "Type/0xHEX"."""
    if isinstance(value, list):
        return sum(nested(v, False) for v in value)
    if not isinstance(value, dict):
        return 0
    own = isinstance(value.get("id"), str) and re.search("/0x[0-9a-fA-F]+$", value["id"])
    return sum(nested(v, False) for v in value.values()) + (1 if own and not root else 0)


def nested_snapshots(events):
    """How many of them the events have; no number where there are none to count in."""
    if events is None:
        return float("inf")
    args = [e.get("args") for e in events if isinstance(e, dict) and e.get("ph") == "O"]
    return sum(nested(a.get("snapshot")) for a in args if isinstance(a, dict))


def accounts(ttv, path, facts, events_read):
    """Events of each phase against lines of its type and what is reported as dropped."""
    info = json.loads(subprocess.run([ttv, "info", "--json", path], stdout=subprocess.PIPE,
                                     stdin=subprocess.DEVNULL).stdout.decode("utf-8"))
    reported = {w["code"]: w["count"] for w in info["warnings"]}
    wrong = []
    for kind, phases, codes in ACCOUNTS:
        events = sum(info["phases"].get(ph, 0) for ph in phases)
        lines = sum(facts[kind].values()) if kind in ("slice", "async") else facts["lines"][kind]
        dropped = sum(reported.get(code, 0) for code in codes)
        more = nested_snapshots(events_read) if kind == "snapshot" else 0
        least = 0 if more == float("inf") else more
        if not events - dropped + least <= lines <= events + more:
            wrong.append("%s: %d events of %s, %d lines, at most %d reported as dropped" % (
                kind, events, " ".join(phases), lines, dropped))
    return wrong


def compare(ttv, path, limit):
    """-> (whether there was a second opinion, the differences)"""
    if has_members(path):
        raise NotRead("%s: a zip of several members" % path)
    events = read_events(path, limit)
    got = read_export(ttv, path)
    wrong = accounts(ttv, path, got, events)
    if events is None:
        return False, wrong
    want = Rules(events).facts
    for kind in ("slice", "async", "instant", "counter", "flow"):
        missing, more = want[kind] - got[kind], got[kind] - want[kind]
        if missing or more:
            wrong.append("%s: %d wanted, %d came, %d missing, %d too many" % (
                kind, sum(want[kind].values()), sum(got[kind].values()),
                sum(missing.values()), sum(more.values())))
            wrong += ["  - %r" % (k,) for k in sorted(missing, key=repr)[:SHOWN]]
            wrong += ["  + %r" % (k,) for k in sorted(more, key=repr)[:SHOWN]]
    return True, wrong


def main(argv):
    if len(argv) < 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    limit = int(os.environ.get("ORACLE_LIMIT", 12 * 1024 * 1024))
    passed = failed = 0
    for path in argv[2:]:
        full = True
        try:
            full, wrong = compare(argv[1], path, limit)
        except NotRead as e:
            print("# not read: %s" % e)
            continue
        except (ValueError, LookupError) as e:
            wrong = ["%s: %s" % (type(e).__name__, e)]
        passed, failed = (passed, failed + 1) if wrong else (passed + 1, failed)
        print("not ok" if wrong else "ok", path, "" if full else "(accounts only)")
        for line in wrong:
            print("# " + line)
        sys.stdout.flush()
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
