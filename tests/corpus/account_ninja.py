"""Accounts of Ninja's logs: each line is an output of a job."""
import collections


def account(data, said):
    lines = collections.Counter()
    bad = 0
    for line in data.decode("utf-8", "replace").splitlines()[1:]:
        fields = line.split("\t")
        if line.startswith("#") or not line:
            continue
        if len(fields) != 5:
            bad += 1
            continue
        lines[int(fields[0]), int(fields[1]), fields[3], fields[4]] += 1
    jobs = collections.Counter()
    for f in said.lines["slice"]:
        start = f["ts"] // 10 ** 6
        for output in f["args"]["outputs"]:
            jobs[start, start + f["dur"] // 10 ** 6, output, f["args"]["hash"]] += 1
    yield "outputs", lines, jobs
    yield "lines", sum(lines.values()), said.info["events"]
    yield "bad lines", bad, said.warned["bad-line"] + said.warned["truncated"]
