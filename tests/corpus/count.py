#!/usr/bin/env python3
"""Events by phase: what ttv says against a plain count.

count.py TTV ODD FILE...

The plain count is the JSON parser's where the file is JSON, that of the text "ph":"?" where
it is damaged, and that of the names of events by line where it is ftrace text. ODD lists the files that are no JSON traces, and what is wanted of them.
Prints `ok` or `not ok` for each file and `N passed, N failed` in the end.
"""
import collections
import json
import os
import re
import subprocess
import sys
import zlib

TIMEOUT_S = 300


def inflate(data):
    """All members of a gzip file, as far as they are whole; anything else as it is."""
    out = []
    while data[:2] == b"\x1f\x8b":
        member = zlib.decompressobj(31)
        try:
            out.append(member.decompress(data))
        except zlib.error:
            break
        data = member.unused_data
    return b"".join(out) if out else data


# COMM-PID (TGID) [CPU] FLAGS TIME: EVENT: of ftrace, or CPUFLAGS TIMEus of its latency format
FTRACE = re.compile(r"^.*?-\d+ +(?:\( *[-\d]+\) +)?(?:\[\d+\]|\d+[^ ]+) (?:[^ ]+ +)? *[\d.]+(?:us.)?: "
                    r"(sys_[^ (]+\(|[^: (<]+:| *sys_\w+ -> )", re.M)


def ftrace_name(text):
    """What ttv calls an event of ftrace."""
    if text.endswith(":"):
        return text[:-1]
    return "sys_%s_%s" % ("enter" if text.endswith("(") else "exit", text.strip("( ->")[4:])


def plain_count(path):
    """Phase letter, or name of an event -> number of events."""
    with open(path, "rb") as file:
        text = inflate(file.read()).decode("utf-8", "replace")
    if re.match(r"# tracer| +\S.*-\d+ +.*\[\d+\] ", text):
        return collections.Counter(map(ftrace_name, FTRACE.findall(text)))
    try:
        root = json.loads(text)
    except ValueError:
        return collections.Counter(re.findall(r'"ph"\s*:\s*"([^"]*)"', text))
    events = root.get("traceEvents", []) if isinstance(root, dict) else root
    return collections.Counter(e["ph"] for e in events if isinstance(e, dict) and "ph" in e)


LOST = "lost"           # status 0, and a line that says what is lost


def read_odd(path):
    """File name -> exit status that is wanted, or LOST."""
    odd = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, status, _why = line.split(None, 2)
                odd[name] = LOST if status == LOST else int(status)
    return odd


def fault(ttv, path, odd):
    """What is wrong with what ttv says of the file, or None."""
    run = subprocess.run([ttv, "info", "--json", path], capture_output=True, timeout=TIMEOUT_S,
                         check=False, stdin=subprocess.DEVNULL)
    errors = run.stderr.decode("utf-8", "replace")
    status = odd.get(os.path.basename(path), 0)
    if status == LOST:
        if not re.fullmatch(r"ttv: .*%s: part of it is lost: .*\n" % re.escape(os.path.basename(path)), errors):
            return "wanted one line that names the file and what is lost: %r" % errors
        status, errors = 0, ""
    if run.returncode != status:
        return "exit status %d, not %d: %s" % (run.returncode, status, errors.strip())
    if status != 0:
        lines = errors.splitlines()
        if len(lines) != 1 or os.path.basename(path) not in lines[0]:
            return "wanted one line on stderr that names the file: %r" % errors
        return None
    if errors:
        return "said on stderr: %r" % errors
    try:
        info = json.loads(run.stdout.decode("utf-8"))
    except ValueError as error:
        return "its output is not JSON: %s" % error
    if path.endswith((".zst", ".zip", ".html")) or odd.get(os.path.basename(path)) == 0:
        return None if info["events"] > 0 else "no events"
    want = plain_count(path)
    came = collections.Counter(info["phases"])
    if want != came:
        return "by phase +%s -%s" % (dict(came - want), dict(want - came))
    if info["events"] != sum(want.values()):
        return "%d events, not %d" % (info["events"], sum(want.values()))
    return None


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    ttv, odd = sys.argv[1], read_odd(sys.argv[2])
    failed = 0
    for path in sys.argv[3:]:
        name = "/".join(path.split("/")[-2:])
        if path.endswith(".ninja_log"):
            continue
        try:
            what = fault(ttv, path, odd)
        except subprocess.TimeoutExpired:
            what = "took more than %d s" % TIMEOUT_S
        except (OSError, LookupError, TypeError) as error:
            what = "%s: %s" % (type(error).__name__, error)
        failed += what is not None
        print("ok %s" % name if what is None else "not ok %s\n# %s" % (name, what), flush=True)
    total = sum(not p.endswith(".ninja_log") for p in sys.argv[3:])
    print("%d passed, %d failed" % (total - failed, failed))
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
