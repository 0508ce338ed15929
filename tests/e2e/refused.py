#!/usr/bin/env python3
"""Usage: refused.py [WORD]

What ttv refuses: each row of the tables below is a command line, and the line
that comes on the standard error, to the letter, with status 2 and nothing on
the standard output.  refused_sql.py has statements of SQL, some of which are
answered, and refused_said.py what other commands print.  With WORD, only the
rows with it in their command.
"""
import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
sys.path.append(os.path.join(TOP, 'tests', 'screen'))

from refused_said import FILES as MORE_FILES, IN_TURN
from refused_sql import ANSWERED, SQL
from said import KERNEL, SMALL

TTV = os.environ.get('TTV', os.path.join(TOP, 'build', 'ttv'))

FILES = {
    'a.json': '[{"ph":"X","name":"run","ts":0,"dur":9,"pid":1,"tid":1},\n'
              '{"ph":"C","name":"mem","ts":1,"pid":1,"args":{"kb":5}}]',
    'around.json':
    '[{"ph":"B","name":"run","ts":0,"pid":1,"tid":1},\n'
    '{"ph":"i","name":"start","ts":0,"pid":1,"tid":1,"s":"t"},\n'
    '{"ph":"B","name":"in","ts":5,"pid":1,"tid":1},\n'
    '{"ph":"i","name":"mid","ts":6,"pid":1,"tid":1,"s":"t"},\n'
    '{"ph":"i","name":"before","ts":10,"pid":1,"tid":1,"s":"t"},\n'
    '{"ph":"E","ts":10,"pid":1,"tid":1},\n'
    '{"ph":"i","name":"between","ts":10,"pid":1,"tid":1,"s":"t"},\n'
    '{"ph":"E","ts":10,"pid":1,"tid":1},\n'
    '{"ph":"i","name":"after","ts":10,"pid":1,"tid":1,"s":"t"},\n'
    '{"ph":"B","name":"open","ts":20,"pid":1,"tid":1,\n'
    '"args":{"n":2.5,"t":"a\\tb","big":18446744073709551615,"l":[1,null,{"x.y":true}],"e":{},"neg":-3}},\n'
    '{"ph":"i","name":"last","ts":30,"pid":1,"tid":1,"s":"t"}]',
    'objects.json':
    '[{"ph":"N","name":"Doc","cat":"d","id":"0x1a","scope":"s","ts":5,"pid":1,"tid":1},\n'
    '{"ph":"O","name":"Doc","cat":"d","id":"0x1a","scope":"s","ts":6,"pid":1,"tid":1,"args":{"snapshot":{"base_type":"Node","v":1}}},\n'
    '{"ph":"D","name":"Doc","cat":"d","id":"0x1a","scope":"s","ts":9,"pid":1,"tid":1},\n'
    '{"ph":"N","name":"Tab","id":7,"ts":8,"pid":1,"tid":1}]',
    'folded.txt': 'main;read 3\nmain 2\n',
    'points.json': '[{"ph":"i","name":"at","ts":0,"pid":1,"tid":1,"s":"t"}]',
    'long.rules': 'x' * 70000 + '\n',
    'zero.rules': '1 < 2\n\x00count(run) == 1\n',
    'empty.csv': '',
    'head.csv': 'trace,slice\n',
    'cut.csv': 'trace,slice\n"a.json,1\n',
    'other.csv': 'x,y\n1,2\n',
    'one.csv': 'trace,view\na.json,ttv view --select=slice@0 -- a.json\n',
    'text.json': 'no trace',
    'kernel.ftrace': KERNEL,
    'small.json': SMALL,
    'plain.csv':
    'id,n\n'
    '1,2\n',
    'dev.csv':
    'trace\n'
    '/dev/null\n',
    'up.csv':
    'trace\n'
    '../a.json\n',
    'bad.ndjson':
    '{"trace":"a.json"}\n'
    '[1]\n',
    'set.conf':
    'bind gx zoom-in\n'
    'set nosuch=1\n',
    'bind.conf':
    '# keys\n'
    '\n'
    '  bind\n',
    'counter.json': '[{"ph":"C","name":"mem","ts":1,"pid":1,"args":{"kb":5}}]',
}

# Status 2: how it was called.
CALLED = [
    ('assert',
     'assert: the file is missing; usage: ttv assert FILE RULE ... '
     '| FILE ... -- RULE ...'),
    ('assert a.json',
     'assert: which rule? usage: ttv assert FILE RULE ...'),
    ('assert -- max(run) < 1s',
     'assert: which trace? usage: ttv assert FILE ... -- RULE ...'),
    ('assert --max=3 --format=junit a.json "count(run) = 1"',
     'assert: --max does not go with --format=junit, which has all '
     'rules'),
    ('assert --rules=none.rules a.json',
     'none.rules: cannot be opened'),
    ('assert --rules=. a.json',
     '.: cannot be read'),
    ('assert --rules=long.rules a.json',
     'long.rules:1: a line of more than 8190 bytes'),
    ('assert --rules=zero.rules a.json',
     'zero.rules:2: a byte 0 is in no rule'),
    ('diff --rules-file=zero.rules a.json a.json',
     'zero.rules:1: rule "1 < 2" is not /REGEX/TEXT'),
    ('assert --each --format=junit a.json -- "count(run) = 1"',
     'assert: --each goes with the forms of rows'),
    ('assert --each -- "count(run) = 1"',
     'assert: which traces?'),
    ('cache',
     'cache: the file is missing; usage: ttv cache list | clear | '
     'add FILE ...'),
    ('cache lst',
     'cache: list, clear, or add with the files of a trace; did you mean '
     'list?'),
    ('fleet chek x',
     'fleet: schema ENGINE FOLDER, or check FOLDER ...; did you mean check?; '
     '`ttv help fleet` says more'),
    ('assert a.json -- "cuont(run) == 1"',
     'rule "cuont(run) == 1", column 1: a number, BASE, or count, sum, mean, '
     'min, max, median, p95 ... of something is expected; did you mean count?'),
    ('assert a.json -- "count(nmae == run) == 1"',
     'rule "count(nmae == run) == 1", column 7: not name, category, thread, '
     'process, depth, dur or args.KEY; did you mean name?'),
    ('cache nosuch',
     'cache: list, clear, or add with the files of a trace'),
    ('export --output=a.json a.json',
     'export: a.json: File exists'),
    ('diff a.json',
     'diff: two traces are needed; usage: ttv diff OLD NEW, or OLD '
     '... -- NEW ...'),
    ('info --each',
     'info: the file is missing; usage: ttv info FILE ...'),
    ('export --each a.json around.json',
     'export: --each does not go with --format=ndjson'),
    ('export --args=all --format=sqlite a.json',
     'export: --args does not go with --format=sqlite'),
    ('export --output=none/x a.json',
     'export: none/x: No such file or directory'),
    ('find --output=none/x run a.json',
     'find: none/x: No such file or directory'),
    ('flame --output=none/x a.json',
     'flame: none/x: No such file or directory'),
    ('cache list --output=none/x',
     'cache: none/x: No such file or directory'),
    ('shot --cursor=@2026-11-23T09:30:00Z a.json',
     'this trace does not say when its times were'),
    ('shot --from=@now a.json',
     'shot: --from: @now is not a time such as 12.5ms, @796982771000 or '
     '@2026-11-23T09:30:00Z'),
    ('shot --output= a.json',
     'shot: : No such file or directory'),
    ('list --output=. a.json',
     'list: .: Is a directory'),
    ('export --max=3 --format=json a.json',
     'export: --max does not go with --format=json'),
    ('export --format=parquet a.json',
     'export: parquet wants --output, a file of one table or a '
     'folder'),
    ('export --format=parquet --output=- a.json',
     'export: parquet wants --output, a file of one table or a '
     'folder'),
    ('export --format=sqlite a.json',
     'export: sqlite wants --output, a file'),
    ('export --format=sqlite --output=- a.json',
     'export: sqlite wants --output, a file'),
    ('export --format=sqlite --output=x --max=2 a.json',
     'export: --max does not go with --format=sqlite'),
    ('export --table=nosuch --format=parquet --output=x a.json',
     'export: --table: no table is called nosuch'),
    ('export --table=slices,nosuch --format=parquet --output=x '
     'a.json',
     'export: --table: no table is called slices; did you mean '
     'slice?'),
    ('export --set=1x=2 --format=parquet --output=x a.json',
     'export: --set: 1x=2 is not NAME=VALUE with a name of letters, '
     'digits and _'),
    ('export --set=x --format=parquet --output=x a.json',
     'export: --set: x is not NAME=VALUE with a name of letters, '
     'digits and _'),
    ('export --set==x --format=parquet --output=x a.json',
     'export: --set: =x is not NAME=VALUE with a name of letters, '
     'digits and _'),
    ('export --set=name=x --format=parquet --output=x a.json',
     'export: --set: there is a column name, or there are too many'),
    ('export --set=x=1 --set=y=2 --set=x=3 --format=parquet --output=x a.json',
     'export: --set: there is a column x, or there are too many'),
    ('export --set=x=1 --set=y=2 --set=y=3 --format=parquet --output=x a.json',
     'export: --set: there is a column y, or there are too many'),
    ('export --set=trace_id=1 --format=parquet --output=x a.json',
     'export: --set: there is a column trace_id, or there are too many'),
    ('export --set=args=1 --format=parquet --output=x a.json',
     'export: --set: there is a column args, or there are too many'),
    ('export --set=view=1 --format=parquet --output=x a.json',
     'export: --set: there is a column view, or there are too many'),
    ('export --args=, --format=parquet --output=x a.json',
     'export: --args: , is no list of keys, or has too many'),
    ('flame --max=3 --format=svg a.json',
     'flame: --max does not go with --format=svg; --nodes bounds it'),
    ('flame --filter=run --weight=samples a.json',
     'flame: --filter is of slices, and this is of samples'),
    ('fleet',
     'fleet: an argument is missing; usage: ttv fleet schema ENGINE '
     'FOLDER | check FOLDER ...'),
    ('fleet nosuch',
     'fleet: schema ENGINE FOLDER, or check FOLDER ...; `ttv help '
     'fleet` says more'),
    ('fleet schema',
     'fleet: schema ENGINE FOLDER, or check FOLDER ...; `ttv help '
     'fleet` says more'),
    ('fleet schema mysql .',
     'fleet: schema: mysql is neither duckdb nor clickhouse'),
    ('fleet schema duckdb .',
     'fleet: . is no folder that export -f parquet has written'),
    ('fleet schema duckdb none',
     'fleet: none is no folder that export -f parquet has written'),
    ('fleet check',
     'fleet: schema ENGINE FOLDER, or check FOLDER ...; `ttv help '
     'fleet` says more'),
    ('open empty.csv',
     'open: empty.csv: there are no rows, and no head of columns'),
    ('open head.csv',
     'open: head.csv: there are no rows'),
    ('open cut.csv',
     'open: cut.csv: line 3: a quote has no end'),
    ('open none.csv',
     'none.csv: No such file or directory'),
    ('open --row=3 one.csv',
     'open: --row: there are 1 rows'),
    ('open --row=0 one.csv',
     'open: --row: 0 is too small (1 to 100000)'),
    ('shot --diff a.json',
     'shot: --diff takes two traces, OLD and NEW'),
    ('metric nosuch a.json',
     'metric: there is no metric nosuch: `ttv metric --list` names '
     'them'),
    ('metric --list nosuch',
     'metric: one argument too many: nosuch'),
    ('metric --param=x traces a.json',
     'metric: --param: x is not NAME=VALUE'),
    ('metric --param==1 traces a.json',
     'metric: traces has no parameter '),
    ('query --param=x a.json "SELECT 1"',
     'query: --param: x is not NAME=VALUE'),
    ('query --file=none.sql a.json',
     'none.sql cannot be opened'),
    ('view',
     'view: the file is missing; usage: ttv view FILE ...'),
    ('shot',
     'shot: the file is missing; usage: ttv shot FILE ...'),
    ('why --slice=99 a.json',
     'why: there is no slice 99'),
    ('why --slice=-1 a.json',
     'why: --slice: -1 is too small (0 to 4294967294)'),
    ('why --slice=x a.json',
     'why: --slice: x is invalid (0 to 4294967294)'),
    ('why points.json',
     'why: no thread has a slice that ended'),
    ('why folded.txt',
     'why: there are samples alone; `ttv flame --from=TIME --to=TIME` says '
     'what ran meanwhile'),
    ('why --filter=nosuch a.json',
     'why: no thread that is chosen has a slice that ended'),
    ('why --slice=0 --from=1 a.json',
     'why: --slice does not go with --from'),
    ('shot --with=nosuch a.json',
     '--with: there is no file nosuch, and none of that name in '
     "ttv/derived of the person's configuration"),
    ('check --with=nosuch a.json',
     '--with: there is no file nosuch, and none of that name in '
     "ttv/derived of the person's configuration"),
    ('check --with=. a.json',
     '. cannot be read, or has more than 16 MiB'),
    ('shot --select=nosuch a.json',
     '--select: "nosuch" is not like slice@1200+500 NAME'),
    ('shot --select=slice@5 a.json',
     '--select: the trace has no "slice@5" there'),
    ('shot --select=slice@x a.json',
     '--select: "slice@x" is not like slice@1200+500 NAME'),
    ('shot --from=2us --to=1us a.json',
     'shot: --from is later than --to'),
    ('shot --open=nosuch a.json',
     'shot: --open: nosuch is none of: details help metadata '
     'summary warnings'),
    ('shot --size=0x0 a.json',
     'shot: --size: 0x0 is too small (1 to 1000)'),
    ('shot --size=80 a.json',
     'shot: --size: 80 is not a size such as 120x36 (1 to 1000)'),
    ('shot --config=none a.json',
     'none: cannot be opened'),
    ('shot --config=long.rules a.json',
     'long.rules: line 1: has more than 510 bytes'),
    ('list --sort=nosuch a.json',
     'list: --sort: nosuch is none of: ts dur self depth track '
     'category name'),
    ('list --from=14:03:05 a.json',
     'list: --from: 14:03:05 is not a time such as 12.5ms, '
     '@796982771000 or @2026-11-23T09:30:00Z'),
    ('stat --by=nosuch a.json',
     'stat: --by: "nosuch" is not one or two of name label category '
     'thread process track depth parent file operation args.NAME'),
    ('help nosuch',
     'help: nothing is known of nosuch'),
    ('open --list head.csv',
     'open: head.csv: there are no rows'),
    ('list --max=x a.json',
     'list: --max: x is invalid (0 to 9223372036854775807)'),
    ('list --from=3us --to=1us a.json',
     'list: --from is later than --to'),
    ('find a.json',
     'find: the file is missing; usage: ttv find PATTERN FILE ...'),
    ('find a.json "("',
     '(: No such file or directory'),
    ('stat --sort=nosuch a.json',
     'stat: --sort: "nosuch" is no column of this table; they are '
     'name count wall self self_share max area_share avg p50 p95 '
     'p99 min gaps gap_max open open_wall'),
    ('stat --filter=dur>x a.json',
     '"x" is no length such as 5ms'),
    ('list --filter=dur> a.json',
     '"" is no length such as 5ms'),
    ('export --format=nosuch a.json',
     'export: --format: nosuch is none of: ndjson json perfetto '
     'pprof parquet sqlite'),
    ('info --format=nosuch a.json',
     'info: --format: nosuch is none of: plain json'),
    ('shot --keys=<Nosuch> a.json',
     'keys: no key has the name at "<Nosuch>"'),
    ('shot --glyphs=x a.json',
     'shot: --glyphs: x is none of: unicode half ascii'),
    ('shot --colors=7 a.json',
     'shot: --colors: 7 is none of: 256 8 0'),
    ('help --nosuch',
     'help: unknown option --nosuch; `ttv help help` lists them'),
    ('nosuch',
     'nosuch: no such command or file; `ttv help` lists the '
     'commands'),
    ('info --memory=x a.json',
     'info: --memory: x is no number of bytes such as 500M or 10G'),
    ('info --threads=x a.json',
     'info: --threads: x is invalid (0 to 1024)'),
    ('info --align=nosuch a.json',
     '--align=nosuch: not auto, zero, clock, spans or mark:NAME'),
    ('info --align=mark: a.json',
     '--align=mark:: not auto, zero, clock, spans or mark:NAME'),
    ('info --offset=x a.json',
     '--offset=x: not FILE=TIME, such as b.json=+1.5ms'),
    ('info --offset=5s a.json',
     '--offset=5s: not FILE=TIME, such as b.json=+1.5ms'),
    ('info --offset=a.json:x a.json',
     '--offset=a.json:x: not FILE=TIME, such as b.json=+1.5ms'),
    ('check --alerts --csv a.json',
     'check: --alerts goes with the forms plain and json'),
    ('diff --threshold=x a.json a.json',
     'diff: --threshold: x is no number from 0 to 1e+09'),
    ('diff --threshold=-1 a.json a.json',
     'diff: --threshold: -1 is no number from 0 to 1e+09'),
    ('diff --slices a.json a.json -- a.json',
     'diff: --slices takes one trace a side'),
    ('diff --slices --per-trace a.json a.json',
     'diff: --slices does not go with --per-trace'),
    ('diff --by=nosuch a.json a.json',
     'diff: --by: "nosuch" is not name, path, thread, category, '
     'operation, label or args.NAME'),
    ('diff --metric=nosuch a.json a.json',
     'diff: --metric: nosuch is none of: self wall cpu count mean p50 p95 '
     'max'),
    ('diff --min=x a.json a.json',
     'diff: --min: x is not a time such as 12.5ms'),
    ('export --output=a.json --force a.json',
     'export: a.json is read, and --output would empty it'),
    ('export --from=2us --to=1us a.json',
     'export: --from is later than --to'),
    ('cache list x',
     'cache: list, clear, or add with the files of a trace'),
    ('cache clear x',
     'cache: list, clear, or add with the files of a trace'),
    ('info --cache=x a.json',
     'info: --cache: x is no number of bytes such as 500M or 10G'),
    ('flame --by=nosuch a.json',
     'flame: unknown option --by=nosuch; `ttv help flame` lists them'),
    ('flame --weight=nosuch a.json',
     'flame: --weight: nosuch is none of: wall self cpu count samples '
     'sampled'),
    ('flame --weight=slef a.json',
     'flame: --weight: slef is none of: wall self cpu count samples '
     'sampled; did you mean self?'),
    ('flame --nodes=1 a.json',
     'flame: --nodes: 1 is too small (2 to 100000000)'),
    ('flame --invert=1 a.json',
     'flame: --invert: takes no argument'),
    ('list --table=nosuch a.json',
     'list: --table: nosuch is none of: slices async totals states cpus'),
    ('query --stdlib=nosuch a.json "SELECT 1"',
     '--stdlib: nosuch is no directory'),
    ('query --stdlib=a.json a.json "SELECT 1"',
     '--stdlib: a.json is no directory'),
    ('query --file=. a.json',
     '. cannot be read'),
    ('metric --param=x=1 long_tasks a.json',
     'metric: long_tasks has no parameter x'),
    ('shot --fold=nosuch a.json',
     '--fold: no track is called "nosuch"'),
    ('shot --hide=x:y a.json',
     '--hide: no track is called "x:y"'),
    ('shot --pin=3:zz a.json',
     '--pin: no track is called "3:zz"'),
    ('shot --config=. a.json',
     '.: is no regular file'),
    ('shot --config=set.conf a.json',
     'set.conf: line 2: nosuch: no such setting'),
    ('shot --config=bind.conf a.json',
     'bind.conf: line 3: "": give up to 4 keys such as gx or <C-x>'),
    ('check --with=all a.json',
     "--with: no file NAME.sql is in ttv/derived of the person's "
     'configuration'),
    ('why --slice=4294967295 a.json',
     'why: --slice: 4294967295 is too large (0 to 4294967294)'),
    ('why --filter=run points.json',
     'why: no thread that is chosen has a slice that ended'),
    ('stat --trace=ab counter.json',
     'no span of a distributed trace is here'),
    ('view -',
     'view: standard output is not a terminal; `ttv shot` prints a frame '
     'without one'),
    ('tutor x',
     'tutor: one argument too many: x'),
    ('info -x a.json',
     'info: unknown option -x; `ttv help info` lists them'),
    ('info --threads=1025 a.json',
     'info: --threads: 1025 is too large (0 to 1024)'),
    ('info --threads=-1 a.json',
     'info: --threads: -1 is too small (0 to 1024)'),
    ('stat --output=a.json a.json',
     'stat: a.json: File exists'),
    ('open bad.ndjson',
     'open: bad.ndjson: line 2 is no object of JSON'),
    ('info .',
     '.: is a directory'),
    ('info none.json',
     'none.json: No such file or directory'),
]

# Status 3: what was given is not what it should be.
WRONG = [
    ('open --list plain.csv',
     'open: row 1: it has neither trace nor two columns ..._trace nor view'),
    ('open --list dev.csv',
     'open: row 1: /dev/null: it is no regular file'),
]


def ran(work, words):
    done = subprocess.run([TTV] + words, cwd=work, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return (done.returncode, done.stdout.decode('utf-8', 'replace'),
            done.stderr.decode('utf-8', 'replace'))


def in_turn(work, env):
    """Yields the rows of IN_TURN, which are run in their order, and what failed.

    A line of a row is a regular expression; they come in the order of the row,
    and lines that a row has not may stand between them.
    """
    for text, status, want in IN_TURN:
        done = subprocess.run([TTV] + shlex.split(text), cwd=work, env=env,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
        said = done.stdout.decode('utf-8', 'replace').split('\n')
        left = iter(said)
        lacks = [line for line in want
                 if not any(re.fullmatch(line, s) for s in left)]
        good = done.returncode == status and not lacks and (
            want or said == [''])
        yield text, good, 'status %d, not %d; lacks %r: %r' % (
            done.returncode, status, lacks, said[:40])


def typed(text):
    """Writes rows, or an answer with its rows, so that 1 is not 1.0."""
    rows = json.loads(text)
    return json.dumps(rows['rows'] if isinstance(rows, dict) else rows)


def main():
    rows = [(shlex.split(text), text, (2, '', 'ttv: %s\n' % said))
            for text, said in CALLED]
    rows += [(shlex.split(text), text, (3, '', 'ttv: %s\n' % said))
             for text, said in WRONG]
    rows += [(['query', 'a.json', text], text, (1, '', 'ttv: %s\n' % said))
             for text, said in SQL]
    rows += [(['query', '--json', name, text], text, (0, typed(want), ''))
             for name, table in ANSWERED.items() for text, want in table]
    rows = [row for row in rows if not sys.argv[1:] or sys.argv[1] in row[1]]
    failed = 0
    with tempfile.TemporaryDirectory() as work, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, text in [*FILES.items(), *MORE_FILES.items()]:
            with open(os.path.join(work, name), 'w') as f:
                f.write(text)
        for (_, text, want), got in zip(rows, pool.map(
                lambda row: ran(work, row[0]), rows)):
            if want[0] == 0 and got[0] == 0:
                got = (0, typed(got[1]), got[2])
            if got != want:
                print('# wanted: %r\n# it was: %r' % (want, got))
            print('%s %s' % ('ok' if got == want else 'not ok', text))
            failed += got != want
        os.mkdir(os.path.join(work, 'kept'), 0o700)
        env = dict(os.environ, TTV_CACHE=os.path.join(work, 'kept'))
        if not sys.argv[1:]:
            for text, good, why in in_turn(work, env):
                rows.append(text)
                failed += not good
                print('%s %s' % ('ok' if good else 'not ok', text))
                if not good:
                    print('# ' + why)
    print('%d passed, %d failed' % (len(rows) - failed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
