#!/usr/bin/env python3
"""Usage: gate.py TTV short|record|proof|false|renames|power [PAIRS]

Says whether `ttv diff` of several runs can be trusted, by runs whose truth is
known.  A seed gives the same runs on every machine.

short	proof, record, eight pairs of false and two of renames
record	what records runs: in turns, and nothing is left behind
proof	p, the shift, its interval, both corrections and the drift of ttv against
	a second reading of their definitions: all divisions of the values are
	counted, all differences are made
false	pairs of equal sides: how many of them have a claim
renames	one name of 30 has another name on one side: the two are one key
power	one name of 30 takes more: how often it is claimed, and alone
"""
import itertools
import json
import math
import os
import random
import subprocess
import sys
import tempfile

LEVEL = 0.05
checks = []
NAMES = ["".join(p) for p in itertools.product("abcdef", "uvwxyz")][:30]


# ---- runs ----

def sizes(rng):
    """The time of each name, ns: 2 to 50 ms."""
    return {n: int(2e6 * 25 ** rng.random()) for n in NAMES}


def run(rng, means, noise, drift, slow=None, percent=0, rename=None,
        insert=None, comes=0):
    """A run: lists of lengths, ns, by name."""
    scale = math.exp(rng.gauss(0, drift))
    made = {}
    for name, mean in means.items():
        if name == slow:
            mean *= 1 + percent / 100
        made[name + "x" if name == rename else name] = [
            max(1, int(mean / 3 * scale * rng.gauss(1, noise)))
            for _ in range(3)]
    if insert:
        made[insert] = [5000000]
    for i in range(comes):        # a name that half of the runs have
        if rng.random() < .5:
            made["comes " + NAMES[i]] = [5000000]
    return made


def write(path, made, thread="main"):
    at, rows = 0, [{"name": "thread_name", "ph": "M", "pid": 1, "tid": 1,
                    "args": {"name": thread}}]
    for name, durs in made.items():
        for dur in durs:
            rows.append({"name": name, "ph": "X", "pid": 1, "tid": 1,
                         "ts": at / 1000, "dur": dur / 1000})
            at += dur + 1000
    with open(path, "w") as f:
        json.dump(rows, f)


def write_nested(path, made):
    """As write(), where each slice is in a frame and has a leaf inside: what
    tells that a name is another one's new name."""
    at, rows = 0, []
    for i, (name, durs) in enumerate(made.items()):
        for dur in durs:
            for what, off, part in (("frame %c" % "ABCDEF"[i % 6], 0, 1.2),
                                    (name, .1, 1),
                                    ("leaf %c" % "GHIJKLMNOP"[i % 10], .2, .3)):
                rows.append({"name": what, "ph": "X", "pid": 1, "tid": 1,
                             "ts": (at + off * dur) / 1000,
                             "dur": part * dur / 1000})
            at += int(1.2 * dur) + 1000
    with open(path, "w") as f:
        json.dump(rows, f)


def write_sides(work, old, new, write=write):
    """Writes two lists of runs: the paths of either side."""
    paths = [[], []]
    for side, runs in enumerate((old, new)):
        for i, made in enumerate(runs):
            paths[side].append(os.path.join(work, "%d-%d.json" % (side, i)))
            write(paths[side][-1], made)
    return paths


def diff(ttv, paths, *options):
    """Compares the runs of two sides: the rows, the result, the status."""
    p = subprocess.run([ttv, "diff", "--ndjson", "--no-cache", "--threads=1",
                        "--table=slices", *options, *paths[0], "--",
                        *paths[1]], stdout=subprocess.PIPE, check=False)
    rows = [json.loads(line) for line in p.stdout.splitlines()]
    return ([r for r in rows if r["type"] == "slices"], rows[-1],
            p.returncode)


def claims(rows):
    return {r["key"] for r in rows
            if r["verdict"] not in ("same", "unsure", "renamed")}


# ---- a second reading of the definitions ----

def rank_p(a, b):
    """The share of all divisions as far from the mean as this one."""
    both = sorted(a + b)
    rank = {v: (both.index(v) + 1 + len(both) - both[::-1].index(v)) / 2
            for v in set(both)}
    ranks = [rank[v] for v in a + b]
    mean = len(a) * (len(ranks) + 1) / 2
    far = abs(sum(ranks[:len(a)]) - mean)
    all_sums = [sum(c) for c in itertools.combinations(ranks, len(a))]
    return sum(abs(s - mean) >= far - 1e-9 for s in all_sums) / len(all_sums)


def shift(a, b):
    """The middle one of all differences, and the interval of 95 %."""
    d = sorted(y - x for x in a for y in b)
    middle = (d[(len(d) - 1) // 2] + d[len(d) // 2]) / 2
    n = len(a) + len(b)
    wins = sorted(sum(c) - sum(range(len(a)))
                  for c in itertools.combinations(range(n), len(a)))
    k = 0
    while sum(w <= k for w in wins) < 0.025 * len(wins):
        k += 1
    return (middle, d[k - 1], d[-k]) if k else (middle, None, None)


def holm(ps):
    """Step by step: the least p first, each against those that are left."""
    out, most = {}, 0
    left = dict(ps)
    while left:
        k = min(left, key=lambda name: left[name])
        most = max(most, min(1, left[k] * len(left)))
        out[k] = most
        del left[k]
    return out


def fdr(ps):
    """The least level at which Benjamini and Hochberg claim a key."""
    n = len(ps)
    order = sorted(ps.values())
    return {k: min(min(1, q * n / (i + 1)) for i, q in enumerate(order)
                   if q >= p) for k, p in ps.items()}


def drift(old, new):
    """The scale of each run, by the middle of its ratios."""
    def middle(v):
        v = sorted(v)
        return (v[(len(v) - 1) // 2] + v[len(v) // 2]) / 2
    runs = old + new
    base = {k: middle([r[k] for r in runs]) for k in runs[0]}
    return [middle([r[k] / base[k] for k in base]) for r in runs]


def close(x, y, much=1e-6):
    """Of p: to much; of times, which are printed in whole ns: to one."""
    return x is None and y is None or x is not None and y is not None and \
        abs(x - y) <= max(much, 0 if abs(x) <= 1 else 1)


def check(name, good, what=""):
    print(("ok " if good else "not ok ") + name + ("" if good else what),
          flush=True)
    checks.append(good)


def proof_case(ttv, work, seed, n, m, tied):
    """How many rows differ from the second reading, by what."""
    rng = random.Random(seed)
    means = sizes(rng)
    old, new = ([run(rng, means, .05, .05, "au", 10 * side)
                 for _ in range(k)] for side, k in enumerate((n, m)))
    if tied:
        for r in old + new:
            for k in r:
                r[k] = [d // 1000000 * 1000000 + 1000000 for d in r[k]]
    sums = [[{k: sum(v) for k, v in r.items()} for r in side]
            for side in (old, new)]
    bad = {"p": 0, "shift": 0, "interval": 0, "holm": 0, "fdr": 0,
           "drift": 0, "scaled": 0}
    got = {}
    paths = write_sides(work, old, new)
    for how in ("holm", "fdr"):
        rows, _, _ = diff(ttv, paths, "--drift=keep", "--min=0",
                          "--correct=" + how)
        got[how] = {r["key"]: r for r in rows}
    ps = {}
    for k, r in got["holm"].items():
        a, b = ([run[k] for run in side] for side in sums)
        ps[k] = rank_p(a, b)
        middle, low, high = shift(a, b)
        bad["p"] += not close(ps[k], r["p"])
        bad["shift"] += not close(middle, r["delta_self"])
        bad["interval"] += not (close(low, r["low_self"]) and
                                close(high, r["high_self"]))
    for how, rule in (("holm", holm), ("fdr", fdr)):
        want = rule(ps)
        bad[how] += sum(not close(want[k], got[how][k]["p_corrected"])
                        for k in ps)
    if min(n, m) < 3:
        return bad
    scales = drift(*sums)
    rows, _, _ = diff(ttv, paths, "--min=0")
    for r in rows:
        if r["key"] == "(all keys)":
            bad["drift"] += not close(rank_p(scales[:n], scales[n:]), r["p"],
                                      1e-6)
            continue
        a, b = ([run[r["key"]] / scales[i + (n if side else 0)]
                 for i, run in enumerate(sums[side])] for side in (0, 1))
        middle, low, high = shift(a, b)
        bad["scaled"] += not (close(middle, r["delta_self"]) and
                              close(low, r["low_self"]) and
                              close(rank_p(a, b), r["p"]))
    return bad


def proof(ttv, work):
    for n, m, tied in ((3, 3, 0), (5, 5, 0), (4, 7, 0), (6, 6, 1), (2, 2, 0)):
        bad = proof_case(ttv, work, n * 10 + m, n, m, tied)
        check("%d against %d runs%s" % (n, m, ", many equal" if tied
                                                  else ""),
                        not any(bad.values()), ": wrong rows %s" % bad)


# ---- recording ----

def record(ttv, work):
    source, log = (os.path.join(work, n) for n in ("in.json", "log"))
    temp = os.path.join(work, "temp")
    os.mkdir(temp)
    write(source, {"a": [5000000]})
    env = dict(os.environ, TMPDIR=temp, SOURCE=source, LOG=log)

    def call(*args):
        return subprocess.run([ttv, "diff", *args], env=env, check=False,
                              start_new_session=True, timeout=60,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    p = call("--runs=3", '--baseline=printf o >>$LOG; cp $SOURCE {}', "--",
             "sh", "-c", 'printf n >>$LOG; cp $SOURCE "$TTV_TRACE"')
    with open(log, encoding="utf-8") as f:
        order = f.read()
    check("the sides are recorded in turns", order == "onnoon" and
          p.returncode == 0, ": %s %s" % (order, p))
    check("what is recorded is removed", not os.listdir(temp))
    p = call("--runs=3", "--", "sh", "-c", "kill -INT 0", "{}")
    check("Ctrl-C ends the command, then ttv", p.returncode == -2, ": %s" % p)
    check("and nothing is left", not os.listdir(temp))
    p = call("--runs=2", "--save=" + os.path.join(work, "kept"), "--", "cp",
             source, "{}")
    check("traces are saved", p.returncode == 0 and
          sorted(os.listdir(os.path.join(work, "kept"))) == [
              side + "-0%d.trace" % i for side in ("new", "old")
              for i in (1, 2)])
    p = call("--runs=2", "--save=" + os.path.join(work, "kept"), "--", "cp",
             source, "{}")
    check("and not written over", p.returncode == 2 and
          b"old-01.trace is there already" in p.stderr, ": %s" % p)


# ---- false claims and power ----

def pair(rng, n, percent, odd=False, comes=0):
    means = sizes(rng)
    slow = rng.choice(NAMES)
    rename = rng.choice([k for k in NAMES if k != slow]) if odd else None
    old = [run(rng, means, .05, .05, comes=comes) for _ in range(n)]
    new = [run(rng, means, .05, .05, slow, percent, rename,
               "inserted" if odd else None, comes) for _ in range(n)]
    return old, new, slow, rename


def false(ttv, work, pairs):
    """Equal sides: a share of pairs with a claim that is past the level by
    more than three standard errors fails."""
    most = LEVEL * pairs + 3 * math.sqrt(LEVEL * pairs)
    for n, comes in (5, 0), (10, 0), (20, 0), (3, 2), (3, 10), (5, 10):
        rng = random.Random("false %d" % n)
        wrong = {"holm": 0, "fdr": 0}
        undecided = dict(wrong)
        for _ in range(pairs):
            old, new, _, _ = pair(rng, n, 0, comes=comes)
            paths = write_sides(work, old, new)
            for how in wrong:
                rows, _, status = diff(ttv, paths, "--threshold=0",
                                       "--min=0", "--correct=" + how)
                wrong[how] += bool(claims(rows))
                undecided[how] += status == 6
        for how, seen in wrong.items():
            check("%d against %d equal runs%s, %s: claims in %d of %d pairs, "
                  "undecided %d" % (
                      n, n, ", %d names come and go" % comes if comes else "",
                      how, seen, pairs, undecided[how]), seen <= most)


def renames(ttv, work, pairs):
    """One name of 30 has another name in the new runs: the two are one key,
    which is no difference unless it takes more."""
    for n, percent in (3, 0), (5, 0), (10, 0), (10, 20):
        rng = random.Random("renames %d %d" % (n, percent))
        seen = {"found": 0, "others": 0, "claimed": 0}
        for _ in range(pairs):
            means = sizes(rng)
            name = rng.choice(NAMES)
            old = [run(rng, means, .05, .05) for _ in range(n)]
            new = [run(rng, means, .05, .05, name, percent, name)
                   for _ in range(n)]
            paths = write_sides(work, old, new, write_nested)
            rows, _, _ = diff(ttv, paths, "--all", "--threshold=1", "--min=0")
            for r in rows:
                if r.get("renamed") is not None:
                    right = (r["key"], r["renamed"]) == (name, name + "x")
                    seen["found" if right else "others"] += 1
                    seen["claimed"] += r["verdict"] in ("more", "less")
        claims_want = pairs if percent else 0
        check("a name that has another name, %d against %d runs, %d %%: found "
              "%d, others %d, claimed %d of %d" % (
                  n, n, percent, seen["found"], seen["others"],
                  seen["claimed"], pairs),
              seen["found"] == pairs and seen["others"] == 0 and
              abs(seen["claimed"] - claims_want) <= LEVEL * pairs)


def power(ttv, work, pairs):
    """Prints a row for each number of runs: the share of claimed changes."""
    print("runs\tcorrection\tdrift\t" +
          "\t".join("%d %%" % p for p in (5, 10, 20)) + "\tothers\todd")
    ways = list(itertools.product(("holm", "fdr"), ("remove", "keep")))
    for n in (5, 10, 20):
        found = {(way, percent): 0 for way in ways for percent in (5, 10, 20)}
        others, odd = ({way: 0 for way in ways} for _ in range(2))
        for percent in (5, 10, 20):
            rng = random.Random("power %d %d" % (n, percent))
            for _ in range(pairs):
                old, new, slow, rename = pair(rng, n, percent, True)
                paths = write_sides(work, old, new)
                for way in ways:
                    rows, _, _ = diff(ttv, paths, "--threshold=1", "--min=0",
                                      "--correct=" + way[0],
                                      "--drift=" + way[1])
                    c = claims(rows)
                    found[way, percent] += slow in c
                    odd[way] += "inserted" in c
                    others[way] += bool(c - {slow, "inserted", rename,
                                             (rename or "") + "x"})
        for way in ways:
            print("%d\t%s\t%s\t%s\t%.1f %%\t%.0f %%" % (
                n, *way, "\t".join("%.0f %%" % (
                    100 * found[way, p] / pairs) for p in (5, 10, 20)),
                100 * others[way] / pairs / 3, 100 * odd[way] / pairs / 3),
                  flush=True)
            check("each inserted name is found", odd[way] == 3 * pairs)


def main():
    ttv, what = sys.argv[1:3]
    pairs = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
    with tempfile.TemporaryDirectory() as work:
        if what in ("short", "proof"):
            proof(ttv, work)
        if what in ("short", "record"):
            record(ttv, work)
        if what in ("short", "false"):
            false(ttv, work, 8 if what == "short" else pairs)
        if what in ("short", "renames"):
            renames(ttv, work, 2 if what == "short" else pairs)
        if what == "power":
            power(ttv, work, pairs)
    print("%d passed, %d failed" % (sum(checks), len(checks) - sum(checks)))
    return not all(checks)


if __name__ == "__main__":
    sys.exit(main())
