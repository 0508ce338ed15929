#!/usr/bin/env python3
"""The accounts of traces: all that is in a file is in its export or reported.

accounts.py TTV ODD FILE...

Each format has a module account_*.py with a function account(), which reads the text of the file
by itself and yields (what, in the file, according to ttv); the two must be equal.  ODD lists the
files that are no traces.  Prints `ok` or `not ok` for each file and `N passed, N failed`.
"""
import collections
import hashlib
import io
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

import account_fuchsia
import account_json
import account_kernel
import account_ninja
import account_page
import account_perfetto
import account_perfjson
from count import inflate, read_odd

TIMEOUT_S = 600
SHOWN = 6                               # names of a difference


class Said:
    """What ttv says of a file."""
    def __init__(self, ttv, path):
        def run(*args):
            return subprocess.run([ttv, *args, path], stdout=subprocess.PIPE, check=True,
                                  timeout=TIMEOUT_S, stdin=subprocess.DEVNULL).stdout
        self.lines = collections.defaultdict(list)      # by type
        lines = run("export").splitlines()
        for fact in json.loads(b"[%s]" % b",".join(lines)):     # at once: half of the time
            self.lines[fact["type"]].append(fact)
        assert sum(map(len, self.lines.values())) == len(lines), "a line is not one value"
        self.info = json.loads(run("info", "--json"))
        self.kinds = {t["track"]: t["kind"] for t in self.lines["track"]}
        self.tracks = {t["track"]: t for t in self.lines["track"]}
        self.warned = collections.Counter()
        for fact in self.lines["warning"]:
            self.warned[fact["code"]] += fact["count"]

    def names(self, kind, *on):
        """The names of facts on tracks of some kinds; on any where none is given."""
        return collections.Counter(str(f["name"]) for f in self.lines[kind]
                                   if not on or self.kinds[f["track"]] in on)

    def open(self, *but):
        """Slices without an end on tracks that are not of some kinds."""
        return sum(f["dur"] == -1 and self.kinds[f["track"]] not in but
                   for f in self.lines["slice"])


def texts(path):
    """The traces in a file, inflated."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:4] == b"\x28\xb5\x2f\xfd":
        return [subprocess.run(["zstd", "-dc"], input=data, stdout=subprocess.PIPE,
                               check=True).stdout]
    if data[:2] == b"PK":
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return [inflate(archive.read(name)) for name in archive.namelist()]
    return [inflate(data)]


def reader(text):
    """The module that reads a text."""
    head = text[:4096].decode("utf-8", "replace")
    if text[:8] == account_fuchsia.MAGIC:
        return account_fuchsia
    if head.startswith("# ninja log"):
        return account_ninja
    if '"linux-perf-json-version"' in head:
        return account_perfjson
    if head.lstrip()[:1] in ("{", "["):
        return account_json
    if text[:1] == b"\n":
        return account_perfetto
    if head.lstrip().startswith("<"):
        return account_page
    if re.match(r"# tracer| +\S.*-\d+ +.*\[\d+\] ", head):
        return account_kernel
    raise ValueError("a file of no format that this test knows")


def difference(want, came):
    if isinstance(want, collections.Counter):
        return "%s only in the file, %s only in the export" % (
            dict((want - came).most_common(SHOWN)), dict((came - want).most_common(SHOWN)))
    return "%s in the file, %s in the export" % (want, came)


def types(said):
    """How many lines of each type are about events."""
    return collections.Counter({kind: len(said.lines[kind]) for kind in said.lines
                                if kind in ("slice", "instant", "counter", "sample", "flow")})


def rows(ttv, path):
    """Yields (what, in the file, according to ttv) of a file, and of each of its members."""
    parts, said = texts(path), Said(ttv, path)
    if len(parts) == 1:
        yield from reader(parts[0]).account(parts[0], said)
        return
    alone = collections.Counter()
    for part in parts:
        with tempfile.NamedTemporaryFile() as file:
            file.write(part)
            file.flush()
            member = Said(ttv, file.name)
        alone += types(member)
        yield from reader(part).account(part, member)
    yield "members", alone, types(said)


def faults(ttv, path):
    """What does not close."""
    return ["%s: %s" % (what, difference(want, came))
            for what, want, came in rows(ttv, path) if want != came]


def tried(job):
    ttv, path = job
    try:
        return path, faults(ttv, path)
    except (OSError, LookupError, TypeError, ValueError, subprocess.SubprocessError) as error:
        return path, ["%s: %s" % (type(error).__name__, error)]


def unlike(files):
    """The files without those whose bytes another one has."""
    seen = {}
    for path in files:
        with open(path, "rb") as file:
            seen.setdefault(hashlib.sha256(file.read()).digest(), path)
    return list(seen.values())


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    ttv, odd = sys.argv[1], read_odd(sys.argv[2])
    files = [path for path in sys.argv[3:] if odd.get(os.path.basename(path), 0) == 0 and
             (not path.endswith(".zst") or shutil.which("zstd"))]
    jobs = [(ttv, path) for path in unlike(files)]
    jobs.sort(key=lambda job: -os.path.getsize(job[1]))
    failed = 0
    with multiprocessing.Pool(min(2, os.cpu_count() or 1)) as pool:
        for path, what in pool.imap_unordered(tried, jobs):
            name = "/".join(path.split("/")[-2:])
            print(("not ok accounts of %s" if what else "ok accounts of %s") % name)
            for line in what:
                print("# %s" % line, flush=True)
            failed += bool(what)
    print("%d passed, %d failed" % (len(jobs) - failed, failed))
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
