#!/usr/bin/env python3
"""Usage: refused.py [WORD]

What ttv refuses: each row of the tables below is a command line, and the line
that comes on the standard error, to the letter, with status 2 and nothing on
the standard output.  With WORD, only the rows with it in their command.
"""
import concurrent.futures
import os
import shlex
import subprocess
import sys
import tempfile

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
TTV = os.environ.get('TTV', os.path.join(TOP, 'build', 'ttv'))

FILES = {
    'a.json': '[{"ph":"X","name":"run","ts":0,"dur":9,"pid":1,"tid":1},\n'
              '{"ph":"C","name":"mem","ts":1,"pid":1,"args":{"kb":5}}]',
    'points.json': '[{"ph":"i","name":"at","ts":0,"pid":1,"tid":1,"s":"t"}]',
    'long.rules': 'x' * 70000 + '\n',
    'empty.csv': '',
    'head.csv': 'trace,slice\n',
    'cut.csv': 'trace,slice\n"a.json,1\n',
    'other.csv': 'x,y\n1,2\n',
    'one.csv': 'trace,view\na.json,ttv view --select=slice@0 -- a.json\n',
    'text.json': 'no trace',
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
    ('assert --each --format=junit a.json -- "count(run) = 1"',
     'assert: --each goes with the forms of rows'),
    ('assert --each -- "count(run) = 1"',
     'assert: which traces?'),
    ('cache',
     'cache: the file is missing; usage: ttv cache list | clear | '
     'add FILE ...'),
    ('cache nosuch',
     'cache: list, clear, or add with the files of a trace'),
    ('export --output=a.json a.json',
     'export: a.json: File exists'),
    ('diff a.json',
     'diff: two traces are needed; usage: ttv diff OLD NEW, or OLD '
     '... -- NEW ...'),
    ('info --each',
     'info: the file is missing; usage: ttv info FILE ...'),
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
     '--from is later than --to'),
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
     'long.rules: line 1: '
     'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: '
     'no such command; > finds them by name'),
    ('list --sort=nosuch a.json',
     'list: --sort: nosuch is none of: ts dur self depth track '
     'category name'),
    ('list --from=14:03:05 a.json',
     'list: --from: 14:03:05 is not a time such as 12.5ms, '
     '@796982771000 or @2026-11-23T09:30:00Z'),
    ('stat --by=nosuch a.json',
     'stat: --by: "nosuch" is not one or two of name label category '
     'thread process track depth parent file args.NAME'),
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
     'parquet sqlite'),
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
     '--align=nosuch: not auto, zero, clock or mark:NAME'),
    ('info --align=mark: a.json',
     '--align=mark:: not auto, zero, clock or mark:NAME'),
    ('info --offset=x a.json',
     '--offset=x: not FILE=TIME, such as b.json=+1.5ms'),
    ('info --offset=5s a.json',
     '--offset=5s: not FILE=TIME, such as b.json=+1.5ms'),
    ('info --offset=a.json:x a.json',
     '--offset=a.json:x: not FILE=TIME, such as b.json=+1.5ms'),
]

# Status 1: SQL.
SQL = [
    ('SELECT 1; SELECT x',
     'query:1:18: near "x": no such column: x'),
    ('SELECT stack_from_stack_profile_frame(0)',
     'query:1:1: a stack of an id that is not there'),
    ('SELECT stack_from_stack_profile_callsite(-1)',
     'query:1:1: a stack of an id that is not there'),
    ("SELECT stack_from_stack_profile_callsite('x')",
     'query:1:1: a stack of an id that is not there'),
    ('SELECT concat_ws()',
     'query:1:1: concat_ws takes a separator'),
    ("SELECT regexp('x', 'x', 'z')",
     'query:1:1: regexp: the flags are i and c'),
    ("SELECT regexp_extract('x', '(x)(y)')",
     'query:1:1: regexp_extract: more than one group'),
    ('SELECT internal_layout(-1, 1) OVER (ROWS UNBOUNDED PRECEDING)',
     'query:1:1: internal_layout: ts is below 0, dur below -1, or '
     'one is no number'),
    ('SELECT internal_layout(1, -2) OVER (ROWS UNBOUNDED PRECEDING)',
     'query:1:1: internal_layout: ts is below 0, dur below -1, or '
     'one is no number'),
    ("SELECT internal_layout('x', 2) OVER (ROWS UNBOUNDED "
     'PRECEDING)',
     'query:1:1: internal_layout: ts is below 0, dur below -1, or '
     'one is no number'),
    ('SELECT internal_layout(column1, 1) OVER (ROWS UNBOUNDED '
     'PRECEDING) FROM (VALUES (2), (1))',
     'query:1:1: internal_layout: the slices are not in order of '
     'time: ORDER BY ts'),
    ('SELECT internal_layout(column1, 1) OVER (ORDER BY column1 '
     'ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM (VALUES (2), '
     '(1), (3))',
     'query:1:1: internal_layout: the window is ROWS BETWEEN '
     'UNBOUNDED PRECEDING AND CURRENT ROW'),
    ("SELECT experimental_profile(1, 'a')",
     'query:1:1: experimental_profile takes a stack, and a type, a '
     'unit and a value for up to 8 values'),
    ('CREATE PERFETTO FUNCTION f(x INT) RETURNS INT AS SELECT 1 '
     'UNION ALL SELECT 2; SELECT f(1)',
     'query:1:79: a function gives more than one row'),
    ('CREATE PERFETTO FUNCTION f(x INT) RETURNS TABLE(a INT, b INT) '
     'AS SELECT 1; SELECT * FROM f(1)',
     'query:1:76: f(): the query has fewer columns than it returns'),
    ('CREATE PERFETTO FUNCTION f(x INT)',
     'query:1:34: the statement ends where RETURNS should be'),
    ('CREATE PERFETTO TABLE t(a INT, b INT) AS SELECT 1 AS a',
     'query:1:42: the schema has the column b, the query does not'),
    ('CREATE PERFETTO TABLE t(a INT) AS SELECT 1 AS a, 2 AS b',
     'query:1:35: the query has the column b, the schema does not'),
    ('CREATE PERFETTO MACRO m(x Expr) RETURNS Expr AS $x; SELECT '
     'm!(1, 2)',
     'query:1:60: m! takes 1 arguments, not 2'),
    ('CREATE PERFETTO MACRO m(x Expr) RETURNS Expr AS $x; CREATE '
     'PERFETTO MACRO m(x Expr) RETURNS Expr AS $x',
     'query:1:75: there is a macro m already'),
    ('CREATE PERFETTO MACRO m(x Expr) RETURNS Expr AS m!($x); '
     'SELECT m!(1)',
     'query:1:64: macros in macros, more than 64'),
    ('INCLUDE PERFETTO MODULE a b',
     'query:1:25: a b is no name of a module'),
    ('INCLUDE PERFETTO MODULE nosuch.nosuch',
     'query:1:25: there is no module nosuch.nosuch'),
    ("INCLUDE PERFETTO MODULE 'x'",
     "query:1:25: 'x' is no name of a module"),
    ('SELECT __ttv_intervals(1)',
     'query:1:1: __ttv_intervals(id, ts, dur, ...)'),
    ('CREATE VIRTUAL TABLE x USING span_join(slice)',
     'query:1:1: span_join takes two tables'),
    ("ATTACH 'x.db' AS x",
     'query:1:1: not allowed: opening another file'),
    ('PRAGMA journal_mode',
     'query:1:1: not allowed: PRAGMA journal_mode'),
]


def ran(work, words):
    done = subprocess.run([TTV] + words, cwd=work, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return (done.returncode, done.stdout.decode('utf-8', 'replace'),
            done.stderr.decode('utf-8', 'replace'))


def main():
    rows = [(shlex.split(text), text, (2, '', 'ttv: %s\n' % said))
            for text, said in CALLED]
    rows += [(['query', 'a.json', text], text, (1, '', 'ttv: %s\n' % said))
             for text, said in SQL]
    rows = [row for row in rows if not sys.argv[1:] or sys.argv[1] in row[1]]
    failed = 0
    with tempfile.TemporaryDirectory() as work, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, text in FILES.items():
            with open(os.path.join(work, name), 'w') as f:
                f.write(text)
        for (_, text, want), got in zip(rows, pool.map(
                lambda row: ran(work, row[0]), rows)):
            if got != want:
                print('# wanted: %r\n# it was: %r' % (want, got))
            print('%s %s' % ('ok' if got == want else 'not ok', text))
            failed += got != want
    print('%d passed, %d failed' % (len(rows) - failed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
