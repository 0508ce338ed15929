"""Accounts of perf's JSON: each member of samples is a sample with its stack, the outermost first."""
import collections
import json


def account(data, said):
    document = json.loads(data)
    samples, tids = collections.Counter(), collections.Counter()
    for s in document["samples"]:
        chain = s["callchain"][::-1]
        samples[s["timestamp"], tuple(f.get("symbol") for f in chain),
                tuple(f.get("dso") for f in chain)] += 1
        tids[s["tid"]] += 1
    came = collections.Counter(
        (s["ts"], tuple(s["stack"]), tuple(f.get("module") for f in s["frames"]))
        for s in said.lines["sample"])
    yield "samples", samples, came
    yield "events", sum(tids.values()), said.info["events"]
