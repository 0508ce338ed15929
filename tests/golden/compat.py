"""Usage: compat.py TTV CASES EXCEPT [NAME...]

See ./compat.  Both sides become rows of text: what trace_processor puts on its
overflow tracks is what ttv has on lanes above the first, its instants are
slices of length 0, whose depth ttv does not have, and the numbers that it makes
up for text ids are the texts again.
"""
import collections
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

# What it counts, and the codes of ttv that are counted for that.
STATS = {
    "misplaced_end_event": ["misplaced-end-event"],
    "slice_spill_overlapping_complete_event": ["overlap"],
    "slice_negative_duration": ["slice-negative-duration"],
    "trace_sorter_negative_timestamp_dropped": ["trace-sorter-negative-timestamp-dropped"],
    "flow_invalid_id": ["flow-invalid-id"],
    "flow_duplicate_id": ["flow-duplicate-id"],
    "json_parser_failure": ["json-parser-failure", "counter-value", "counter-without-args",
                            "metadata-args"],
    "json_tokenizer_failure": ["no-time", "no-phase"],
}
SLICE = re.compile(r"slice (\S+) ts=(-?\d+) dur=(-?\d+) depth=(\d+) name=(.*?) cat=(\S+)(?: args\{.*| tts=.*)?$")
COUNTER = re.compile(r"counter pid=(\S+) track=(.*) ts=(-?\d+) value=(\S*)$")
PROCESS = re.compile(r"process (\d+) name=(.*?)(?: process_sort_index_hint=.*)?$")
THREAD = re.compile(r"thread pid=(\d+) tid=(\d+) name=(.*?)(?: thread_sort_index_hint=.*)?$")
MADE_UP = 50000     # the numbers of text ids are above, those of the cases below


def read_case(path):
    """-> (input bytes, trace_processor's lines)"""
    with open(path, "rb") as f:
        data = f.read()
    m = re.match(rb"((?:#[^\n]*\n)+)--- input(?: ([^\n]+))?\n(.*?)(?:^|\n)--- want\n.*?^--- trace_processor\n(.*)",
                 data, re.S | re.M)
    text = m.group(3)
    if m.group(2):
        with open(os.path.join(os.path.dirname(path), m.group(2).decode()), "rb") as f:
            text = f.read()
    lines = m.group(4).decode("utf-8").split("\n")
    return text, [l for l in lines if l.strip() and not l.startswith("#")]


def theirs(lines):
    pids, tids = {}, {}
    for line in lines:
        m = PROCESS.match(line)
        if m and int(m.group(1)) > MADE_UP and m.group(2) != "-":
            pids[m.group(1)] = json.dumps(m.group(2))
    for line in lines:
        m = THREAD.match(line)
        if m and int(m.group(2)) > MADE_UP and m.group(3) != "-":
            tids[m.group(2)] = json.dumps(m.group(3))
    tids = {**pids, **tids}
    rows = collections.Counter()
    for line in lines:
        m = SLICE.match(line)
        if m:
            where, ts, dur, depth, name, cat = m.groups()
            if "legacy_async" in where:
                where = "async"
            elif "/" in where:
                where, over = re.match(r"([^(]*)(\(overflow\))?", where).groups()
                pid, tid = where.split("/")
                where = "%s/%s%s" % (pids.get(pid, pid), tids.get(tid, tid), over or "")
            rows[("slice", where, ts, dur, depth, name, cat)] += 1
            continue
        m = COUNTER.match(line)
        if m:
            pid, track, ts, value = m.groups()
            rows[("counter", pids.get(pid, pid), track, ts, value and "%.15g" % float(value))] += 1
            continue
        if line.startswith("flow "):
            rows[tuple(line.split(" "))] += 1
            continue
        m = PROCESS.match(line)
        if m and m.group(2) != "-":
            rows[("process", pids.get(m.group(1), m.group(1)), m.group(2))] += 1
        m = THREAD.match(line)
        if m and m.group(3) != "-":
            rows[("thread", pids.get(m.group(1), m.group(1)), tids.get(m.group(2), m.group(2)),
                  m.group(3))] += 1
        m = re.match(r"stat (\w+)=(\d+)", line)
        if m and m.group(1) in STATS:
            rows[("stat", m.group(1), m.group(2))] += 1
    return rows


def ours(out):
    got = collections.defaultdict(list)
    for line in out.decode("utf-8").split("\n"):
        if line:
            row = json.loads(line)
            got[row["type"]].append(row)
    pid = [json.dumps(p["pid"]) for p in got["process"]]
    tid = [(pid[t["upid"]], json.dumps(t["tid"])) for t in got["thread"]]
    rows = collections.Counter()

    def name(row):
        text = (row.get("name") or "-").replace("\n", "\\n")
        return re.sub("[\x00-\x1f]", lambda m: "\\x%02x" % ord(m.group()), text)

    for row in got["slice"]:
        track = got["track"][row["track"]]
        where = "async"
        if track["kind"] != "async":
            where = "%s/%s" % tid[track["utid"]] + ("(overflow)" if row.get("lane") else "")
        rows[("slice", where, str(row["ts"]), str(row["dur"]), str(row["depth"]), name(row),
              row.get("cat") or "-")] += 1
    for row in got["instant"]:
        track = got["track"][row["track"]]
        where = "legacy_chrome_global_instants"
        if row["scope"] == "thread":
            where = "%s/%s" % tid[track["utid"]]
        elif row["scope"] == "process":
            where = pid[track["upid"]] + ":chrome_process_instant"
        rows[("slice", where, str(row["ts"]), "0", "*", name(row), row.get("cat") or "-")] += 1
    for row in got["counter"]:
        track = got["track"][row["track"]]
        rows[("counter", pid[track["upid"]], "%s %s" % (track["name"], row["series"]), str(row["ts"]),
              "%.15g" % row["value"])] += 1
    slices = {row["id"]: row for row in got["slice"]}
    for row in got["flow"]:
        ends = [slices[row[k]] if k in row else got["instant"][row[k + "_instant"]]
                if k + "_instant" in row else None for k in ("from", "to")]
        if None not in ends:
            ends = ["%s@%d" % (name(end), end["ts"]) for end in ends]
            rows[("flow", ends[0], "->", ends[1])] += 1
    for row in got["process"]:
        if row.get("name"):
            rows[("process", json.dumps(row["pid"]), row["name"])] += 1
    for row, (p, t) in zip(got["thread"], tid):
        if row.get("name"):
            rows[("thread", p, t, row["name"])] += 1
    for stat, codes in STATS.items():
        n = sum(w["count"] for w in got["warning"] if w["code"] in codes)
        if n:
            rows[("stat", stat, str(n))] += 1
    return rows


def differ(want, got, whole):
    """What is on one side only, as text; None when there is nothing."""
    if not whole:       # the case does not tell of names
        got = collections.Counter({r: n for r, n in got.items() if r[0] not in ("process", "thread")})
        want = collections.Counter({r: n for r, n in want.items() if r[0] not in ("process", "thread")})
    missing, more = want - got, got - want
    for row in [r for r in more if r[4:5] == ("*",)]:
        for other in [r for r in missing if r[:4] + r[5:] == row[:4] + row[5:]]:
            n = min(missing[other], more[row])
            missing[other] -= n
            more[row] -= n
    lines = ["- " + " ".join(r) for r in sorted((+missing).elements())]
    lines += ["+ " + " ".join(r) for r in sorted((+more).elements())]
    return "\n".join(lines) or None


def one(ttv, path):
    """-> None, or what is wrong; "" when there is nothing to compare with"""
    text, lines = read_case(path)
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "input.json")
        with open(file, "wb") as f:
            f.write(text)
        done = subprocess.run([ttv, "export", "--compat=trace_processor", file], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=20)
    if done.returncode not in (0, 3):
        return "exit status %d" % done.returncode
    if lines and lines[0].startswith(("refused:", "hangs:")):
        return ""
    return differ(theirs(lines), ours(done.stdout), any(l.startswith("process ") for l in lines))


def main(argv):
    ttv, cases, exceptions = argv[1:4]
    excepted = set()
    with open(exceptions) as f:
        for line in f:
            if line.split("#")[0].strip():
                excepted.add(line.split("#")[0].strip())
    names = argv[4:] or sorted(os.path.basename(p)[:-5] for p in glob.glob(os.path.join(cases, "*.case")))
    passed = failed = alone = 0
    for name in names:
        wrong = one(ttv, os.path.join(cases, name + ".case"))
        if wrong == "":
            alone += 1
        elif (wrong is None) == (name in excepted):
            failed += 1
            print("not ok", name, "agrees: take it out of tests/golden/compat-except" if wrong is None else "")
            print("\n".join("# " + l for l in (wrong or "").split("\n")))
        else:
            passed += 1
            print("ok", name, "(differs, as it should)" if wrong else "")
    print("%d cases have nothing to compare with" % alone)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


sys.exit(main(sys.argv))
