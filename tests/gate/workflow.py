#!/usr/bin/env python3
"""Usage: workflow.py TTV MANUAL

Runs the workflow that the manual prints, as it is printed: in a clone of a
project whose program writes a trace, with a change that makes it slower, with
one that does not, and with one that is too slow for its budget alone.
"""
import os
import re
import subprocess
import sys
import tempfile

passed = failed = 0

MAKEFILE = "prog: prog.sh\n\tcp prog.sh prog\n\tchmod +x prog\n"
PROGRAM = """#!/bin/sh
{ printf '['; cat "$(dirname "$0")/events"; printf ']'; } >"$1"
"""
EVENT = '{"name":"%s","ph":"X","pid":1,"tid":1,"ts":%d,"dur":%d}'


def check(name, good, said=""):
    global passed, failed
    print(("ok " if good else "not ok ") + name)
    if good:
        passed += 1
    else:
        failed += 1
        print("# " + "\n# ".join(str(said).splitlines()))


def workflow(manual):
    """The run: blocks of the printed workflow, and its rules."""
    with open(manual, encoding="utf-8") as f:
        text = f.read()
    text = text[text.index(".Sh CONTINUOUS INTEGRATION"):]
    blocks = [b.replace("\\e", "\\").replace("\\&", "") for b in
              re.findall(r"\.Bd -literal.*?\n(.*?)\.Ed\n", text, re.S)[:2]]
    lines, steps = blocks[0].splitlines(), []
    for i, line in enumerate(lines):
        one = re.match(r"( *)(?:- )?run: (.*)", line)
        if not one:
            continue
        if one[2] != "|":
            steps.append(one[2])
            continue
        indent = len(re.match(r" *", lines[i + 1])[0])
        body = []
        for more in lines[i + 1:]:
            if more.strip() and len(re.match(r" *", more)[0]) < indent:
                break
            body.append(more[indent:])
        steps.append("\n".join(body))
    return steps, blocks[1]


def git(where, *args):
    subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@t",
                    "-c", "init.defaultBranch=main", *args], cwd=where,
                   check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)


def commit(where, parse, layout, rules):
    at, events = 0, []
    for name, dur in (("parse", parse), ("layout", layout)):
        events.append(EVENT % (name, at, dur))
        at += dur
    for name, text in (("Makefile", MAKEFILE), ("prog.sh", PROGRAM),
                       ("events", ",".join(events)),
                       ("budget.rules", rules)):
        with open(os.path.join(where, name), "w", encoding="utf-8") as f:
            f.write(text)
    git(where, "add", "-A")
    git(where, "commit", "-q", "-m", "x")


def case(ttv, steps, rules, parse, layout):
    """The statuses of all steps, the summary, and what was printed."""
    with tempfile.TemporaryDirectory() as top:
        origin, clone = os.path.join(top, "origin"), os.path.join(top, "clone")
        os.mkdir(origin)
        git(origin, "init", "-q")
        commit(origin, 5000, 3000, rules)
        git(origin, "checkout", "-q", "-b", "change")
        commit(origin, parse, layout, rules + "\n# changed\n")
        git(top, "clone", "-q", "-b", "change", origin, clone)
        bindir = os.path.join(top, "bin")
        os.mkdir(bindir)
        os.symlink(os.path.abspath(ttv), os.path.join(bindir, "ttv"))
        summary = os.path.join(top, "summary")
        env = dict(os.environ, PATH=bindir + ":" + os.environ["PATH"],
                   GITHUB_BASE_REF="main", GITHUB_STEP_SUMMARY=summary)
        env.pop("MAKEFLAGS", None)
        env.pop("MAKELEVEL", None)
        statuses, out = [], ""
        for step in steps:
            p = subprocess.run(["bash", "-e", "-c", step], cwd=clone, env=env,
                               stdout=subprocess.PIPE, check=False,
                               stderr=subprocess.STDOUT, text=True)
            statuses.append(p.returncode)
            out += p.stdout
        with open(summary, encoding="utf-8") as f:
            return statuses, f.read(), out


def main():
    ttv, manual = sys.argv[1:]
    steps, rules = workflow(manual)
    check("the manual prints a workflow of three steps, and rules",
          len(steps) == 3 and "parse" in rules, steps)
    said = case(ttv, steps, rules, 5000, 3000)
    check("what is the same passes", said[0] == [0, 0, 0] and
          said[1].startswith("### :white_check_mark: No difference"), said)
    said = case(ttv, steps, rules, 7000, 3000)
    check("what is slower fails, and the summary says so", said[0] == [0, 1, 0]
          and said[1].startswith("### :x: 1 difference") and
          "+40.0 %" in said[1], said)
    said = case(ttv, steps, rules, 20000, 3000)
    check("what is beyond the budget is annotated at its rule",
          said[0] == [0, 1, 1] and
          "::error file=budget.rules,line=" in said[2], said)
    print("%d passed, %d failed" % (passed, failed))
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
