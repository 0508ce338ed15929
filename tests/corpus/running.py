"""Sums of states of threads, beside a second reading of the switches. running.py TTV FILE...

A task runs from the switch to it until the first of: the switch from it, a switch of its CPU from another task,
a switch of another CPU from or to it (ttv-formats(5), SCHEDULING). A state ends where the next one of its task
is known; the last one is open.
"""
import collections
import gzip
import json
import os
import re
import subprocess
import sys

SWITCH = re.compile(r"\[(?P<cpu>\d+)\](?: +[^ ]+)? +(?P<ts>\d+\.\d+): sched_switch: "
                    r"prev_comm=.*? prev_pid=(?P<prev>\d+) prev_prio=-?\d+ prev_state=[^ ]+ ==> "
                    r"next_comm=.*? next_pid=(?P<next>\d+) next_prio=")


def ns(text):
    whole, _, part = text.partition(".")
    return int(whole) * 10 ** 9 + int(part.ljust(9, "0"))


def switches(path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", errors="replace") as f:
        found = [(ns(m["ts"]), int(m["cpu"]), int(m["prev"]), int(m["next"]))
                 for m in map(SWITCH.search, f) if m]
    return sorted(found, key=lambda s: s[0])


def running(events):
    """-> ns of running that has an end by CPU, pieces that have none, pieces whose end was lost"""
    sums, on, where, lost = collections.Counter(), {}, {}, 0

    def stop(task, ts):
        cpu, since = where.pop(task)
        sums[cpu] += ts - since

    for ts, cpu, prev, to in events:
        was = on.get(cpu, prev)
        if was != prev and was in where and where[was][0] == cpu:
            stop(was, ts)
            lost += 1
        for task in {prev, to} & set(where):
            lost += where[task][0] != cpu
            stop(task, ts)
        on[cpu] = to
        if to != 0:
            where[to] = (cpu, ts)
    return sums, len(where), lost


def ask(ttv, *args):
    done = subprocess.run([ttv] + list(args), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    return done.stdout.decode("utf-8", "replace")


def table(ttv, path, name):
    rows = [line.split("\t") for line in ask(ttv, "stat", "--format=tsv", "--table=" + name, path).split("\n") if line]
    return [dict(zip(rows[0], row)) for row in rows[1:]]


def sql(ttv, path, query):
    return json.loads(ask(ttv, "query", "--json", path, query))["rows"]


def wrong_of(ttv, path, events):
    sums, opened, lost = running(events)
    wall = sum(sums.values())
    states = {r["name"]: r for r in table(ttv, path, "states")}["Running"]
    cpus = [r for r in table(ttv, path, "cpus") if not r["name"].startswith(("swapper", "<idle>"))]
    folded = [line.rpartition(" ") for line in ask(ttv, "flame", "--format=folded", "--table=states", path).split("\n")]
    kept = sql(ttv, path, "SELECT sum(dur != -1), sum(iif(dur = -1, 0, dur)), sum(dur = -1), (SELECT count(*) FROM "
               "(SELECT dur, lead(ts) OVER (PARTITION BY utid ORDER BY ts) AS later FROM thread_state) WHERE "
               "dur = -1 AND later IS NOT NULL) FROM thread_state WHERE state = 'Running'")[0]
    by_cpu = {cpu: dur for cpu, dur in sql(ttv, path, "SELECT cpu, sum(dur) FROM thread_state WHERE state = 'Running' "
                                           "AND dur != -1 GROUP BY 1") if dur}
    first, last = sql(ttv, path, "SELECT start_ts, end_ts FROM trace_bounds")[0]
    for said, got, want in (
            ("stat states", (int(states["wall"]), int(states["open"])), (wall, opened)),
            ("stat cpus", sum(int(r["wall"]) for r in cpus), wall),
            ("flame states", sum(int(w) for name, _, w in folded if name == "Running"), wall),
            ("thread_state", kept[1:3], [wall, opened]),
            ("thread_state by cpu", by_cpu, {c: n for c, n in sums.items() if n}),
            ("open states before others", kept[3], 0)):
        if got != want:
            yield "%s: %s, the switches say %s" % (said, got, want)
    for cpu, dur in sums.items():
        if dur > last - first:
            yield "cpu %d: %d ns of running in %d ns" % (cpu, dur, last - first)


def main(ttv, files):
    failed = passed = 0
    for path in files:
        name = os.path.basename(path)
        events = switches(path)
        if not events:
            continue
        wrong = list(wrong_of(ttv, path, events))
        print("not ok" if wrong else "ok", name)
        for line in wrong:
            print("  " + line)
        failed += bool(wrong)
        passed += not wrong
    print("%d passed, %d failed" % (passed, failed))
    return failed > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
