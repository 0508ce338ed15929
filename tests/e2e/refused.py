#!/usr/bin/env python3
"""Usage: refused.py [WORD]

What ttv refuses: each row of the tables below is a command line, and the line
that comes on the standard error, to the letter, with status 2 and nothing on
the standard output.  ANSWERED has statements of SQL that are not refused, and
their rows as JSON.  With WORD, only the rows with it in their command.
"""
import concurrent.futures
import json
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
    ('SELECT nosuch!(1)',
     'query:1:8: no such macro: nosuch'),
    ('SELECT * FROM thread_slice',
     'query:1:1: no such table: thread_slice; INCLUDE PERFETTO MODULE '
     'slices.with_context makes it'),
    ('SELECT * FROM cpu_idle_counters',
     'query:1:1: no such table: cpu_idle_counters; INCLUDE PERFETTO MODULE '
     'linux.cpu.idle makes it'),
    ('SELECT * FROM slic',
     'query:1:1: no such table: slic; did you mean slice?'),
    ('SELECT nam FROM slice',
     'query:1:8: near "nam": no such column: nam; did you mean name?'),
    ('SELECT s.nam FROM slice s',
     'query:1:8: near "s": no such column: s.nam; did you mean name?'),
    ("SELECT group_concat(ts, '' ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9) FROM "
     'slice',
     'query:1:28: near "ORDER": syntax error'),
    ('SELECT group_concat(DISTINCT ts ORDER BY 1, 2, 3, 4, 5, 6, 7, 8) FROM '
     'slice',
     'query:1:33: near "ORDER": syntax error'),
    ('CREATE PERFETTO NOSUCH x AS SELECT 1',
     'query:1:17: near "NOSUCH": TABLE, VIEW, INDEX, FUNCTION or MACRO '
     'should be here'),
    ('DROP PERFETTO FUNCTION x',
     'query:1:15: near "FUNCTION": INDEX, TABLE or VIEW should be here'),
    ('DROP PERFETTO TABLE nosuch',
     'query:1:15: no such table: nosuch'),
    ('CREATE PERFETTO INDEX i',
     'query:1:23: incomplete input'),
    ('CREATE PERFETTO INDEX i ON nosuch(a)',
     'query:1:23: no such table: main.nosuch'),
    ('CREATE PERFETTO TABLE t AS SELECT 1 AS a; CREATE PERFETTO INDEX i ON '
     't(b)',
     'query:1:72: near "b": no such column: b'),
    ('CREATE PERFETTO TABLE t AS SELECT 1 AS a; CREATE PERFETTO INDEX i ON '
     't(a); CREATE PERFETTO INDEX i ON t(a)',
     'query:1:98: index i already exists'),
    ('CREATE PERFETTO VIEW v AS SELECT 1 AS a; DROP PERFETTO VIEW v; SELECT '
     '* FROM v',
     'query:1:64: no such table: v'),
    ('CREATE PERFETTO TABLE t AS SELECT 1 AS a; DROP PERFETTO TABLE t; '
     'SELECT * FROM t',
     'query:1:66: no such table: t'),
    ('CREATE PERFETTO FUNCTION f() RETURNS INT AS SELECT 1; CREATE PERFETTO '
     'FUNCTION f() RETURNS INT AS SELECT 2',
     'query:1:55: there is a function f already'),
    ('CREATE PERFETTO FUNCTION f(x) RETURNS INT AS SELECT 1',
     'query:1:29: near ")": a name should be here'),
    ('CREATE PERFETTO FUNCTION f(x INT) RETURNS INT AS SELECT 1; SELECT '
     'f(1, 2)',
     'query:1:67: near "f": wrong number of arguments to function f()'),
    ('CREATE PERFETTO MACRO m(x Expr) RETURNS Expr AS $x; SELECT m!(1',
     'query:1:60: the arguments of m! do not end'),
    ('CREATE PERFETTO MACRO m(x Expr) RETURNS Expr AS $y; SELECT m!(1)',
     'query:1:53: the parameter $y has no value'),
    ('INCLUDE PERFETTO MODULE slices.with_contex',
     'query:1:25: there is no module slices.with_contex; did you mean '
     'slices.with_context?'),
    ("SELECT __ttv_each!((a,b), 'x')",
     'query:1:8: __ttv_each! takes a list in parentheses, a text and a '
     'string'),
    ("SELECT 'a' REGEXP '('",
     'query:1:1: bad expression: missing closing parenthesis'),
]

# Status 0: SQL, and its rows, types and all.
ANSWERED = [
    ("SELECT reverse('abc'), reverse(''), reverse(NULL), reverse('äb'), "
     'reverse(12)',
     '[["cba", "", null, "bä", "21"]]'),
    ("SELECT base64_encode('a'), base64_encode('ab'), base64_encode('abc'), "
     "base64_encode('')",
     '[["YQ==", "YWI=", "YWJj", ""]]'),
    ("SELECT CAST(base64_decode('YWJj') AS TEXT), "
     "CAST(base64_decode('YQ==') AS TEXT), base64_decode(NULL) IS NULL",
     '[["abc", "a", 1]]'),
    ("SELECT unhex('ff'), unhex('0x10'), unhex('7fffffffffffffff')",
     '[[255, 16, 9223372036854775807]]'),
    ("SELECT str_split('a,b,c', ',', 0), str_split('a,b,c', ',', 2), "
     "str_split('a,b', ',', 2), str_split('abc', 'x', 0)",
     '[["a", "c", null, "abc"]]'),
    ("SELECT str_split('a--b', '--', 1), str_split('a,,b', ',', 1), "
     "str_split(NULL, ',', 0)",
     '[["b", "", null]]'),
    ("SELECT demangle('_ZN3foo3barEv'), demangle('abc'), demangle(NULL)",
     '[[null, null, null]]'),
    ("SELECT __intrinsic_strip_hex('a0123', 2), "
     "__intrinsic_strip_hex('x0b1', 4)",
     '[["<num>", "x0b1"]]'),
    ("SELECT hash('a') = hash('a'), hash('a') = hash('b'), hash(1, 2) = "
     'hash(2, 1)',
     '[[1, 0, 0]]'),
    ("SELECT concat('a', NULL, 1, 2.5), concat(NULL)",
     '[["a12.5", ""]]'),
    ("SELECT concat_ws('-', 'a', NULL, 'b'), concat_ws(NULL, 'a'), "
     "concat_ws('-')",
     '[["a-b", null, ""]]'),
    ('SELECT ln(1), exp(0), sqrt(4), ln(0), ln(-1), sqrt(-1), ln(NULL), '
     "ln('x')",
     '[[0.0, 1.0, 2.0, null, null, null, null, null]]'),
    ('SELECT trace_start(), trace_end(), trace_dur()',
     '[[0, 9000, 9000]]'),
    ('SELECT to_timecode(0), to_timecode(1), to_timecode(3661000000001), '
     'to_timecode(NULL)',
     '[["00:00:00 000 000 000", "00:00:00 000 000 001", "01:01:01 000 000 '
     '001", null]]'),
    ('SELECT median(column1) FROM (VALUES (1), (9), (2))',
     '[[2.0]]'),
    ('SELECT median(column1) FROM (VALUES (1), (2), (4), (9))',
     '[[3.0]]'),
    ('SELECT median(column1) FROM (VALUES (NULL))',
     '[[null]]'),
    ('SELECT percentile(column1, 50), percentile(column1, 0), '
     'percentile(column1, 100), percentile(column1, 25) FROM (VALUES (10), '
     '(20), (30), (40), (50))',
     '[[30.0, 10.0, 50.0, 20.0]]'),
    ('SELECT percentile_cont(column1, 0.5), percentile_disc(column1, 0.5) '
     'FROM (VALUES (10), (20))',
     '[[15.0, 10.0]]'),
    ('SELECT percentile_disc(column1, 0), percentile_disc(column1, 1), '
     'percentile_disc(column1, 0.51) FROM (VALUES (10), (20))',
     '[[10.0, 20.0, 10.0]]'),
    ("SELECT string_agg(column1, '-') FROM (VALUES ('a'), (NULL), ('b'))",
     '[["a-b"]]'),
    ("SELECT group_concat(column1, '' ORDER BY column1 DESC) FROM (VALUES "
     '(1), (3), (2))',
     '[["321"]]'),
    ('SELECT group_concat(DISTINCT column1 ORDER BY column1) FROM (VALUES '
     '(2), (1), (2))',
     '[["1,2"]]'),
    ('SELECT json_group_array(column1 ORDER BY column1 DESC) FROM (VALUES '
     '(1), (NULL), (2))',
     '[["[2,1,null]"]]'),
    ("SELECT string_agg(column1, ':' ORDER BY column2, column1 DESC) FROM "
     "(VALUES ('a', 2), ('b', 1), ('c', 2), ('d', 1))",
     '[["d:b:c:a"]]'),
    ("SELECT group_concat(column1, '' ORDER BY column2 NULLS LAST) FROM "
     "(VALUES ('a', NULL), ('b', 1), ('c', 0))",
     '[["cba"]]'),
    ("SELECT group_concat(column1, '' ORDER BY column2 DESC NULLS FIRST) "
     "FROM (VALUES ('a', NULL), ('b', 1), ('c', 0))",
     '[["abc"]]'),
    ("SELECT group_concat(column1, '' ORDER BY column2 COLLATE NOCASE) FROM "
     "(VALUES ('1', 'b'), ('2', 'A'), ('3', 'c'))",
     '[["213"]]'),
    ("SELECT group_concat(column1, '' ORDER BY 1, 2, 3, 4, 5, 6, 7, column1 "
     'DESC) FROM (VALUES (1), (2))',
     '[["21"]]'),
    ('SELECT column1, last_non_null(column2) OVER (ORDER BY column1 ROWS '
     'UNBOUNDED PRECEDING) FROM (VALUES (1, NULL), (2, 5), (3, NULL), (4, '
     '6))',
     '[[1, null], [2, 5], [3, 5], [4, 6]]'),
    ('SELECT column1, internal_layout(column1, column2) OVER (ORDER BY '
     'column1 ROWS UNBOUNDED PRECEDING) AS l FROM (VALUES (0, 10), (2, 3), '
     '(3, 4), (5, 1), (9, 1), (10, 1), (11, -1), (12, 1))',
     '[[0, 0], [2, 1], [3, 2], [5, 1], [9, 1], [10, 0], [11, 0], [12, 1]]'),
    ("SELECT 'abc' REGEXP '^a.c$', 'xabcx' REGEXP 'abc', 'ABC' REGEXP "
     "'abc', NULL REGEXP 'a'",
     '[[1, 1, 0, null]]'),
    ("SELECT regexp('A', 'xa', 'i'), regexp('A', 'xa', 'c'), regexp('A', "
     "'xa'), regexp('x', NULL)",
     '[[1, 0, 0, null]]'),
    ("SELECT regexp_extract('abc12d3', '[0-9]+'), regexp_extract('k=v', "
     "'k=(.)'), regexp_extract('abc', '[0-9]+'), regexp_extract(NULL, 'a')",
     '[["12", "v", null, null]]'),
    ("SELECT regexp_replace_simple('a1b22', '[0-9]+', '-'), "
     "regexp_replace_simple('abc', 'x', '-'), regexp_replace_simple('abc', "
     "'', '-'), regexp_replace_simple('aaa', 'a', '')",
     '[["a-b-", "abc", "-a-b-c-", ""]]'),
    ('CREATE PERFETTO TABLE t AS SELECT 1 AS a; CREATE PERFETTO INDEX i ON '
     't(a); CREATE OR REPLACE PERFETTO INDEX i ON t(a); DROP PERFETTO INDEX '
     'i ON t; SELECT a FROM t',
     '[[1]]'),
    ('CREATE PERFETTO TABLE t AS SELECT 1 AS a; CREATE OR REPLACE PERFETTO '
     'TABLE t AS SELECT 2 AS a; SELECT * FROM t',
     '[[2]]'),
    ('CREATE PERFETTO VIEW v AS SELECT 1 AS a; CREATE OR REPLACE PERFETTO '
     'VIEW v AS SELECT 3 AS a; SELECT * FROM v',
     '[[3]]'),
    ('CREATE PERFETTO FUNCTION f() RETURNS INT AS SELECT 1; CREATE OR '
     'REPLACE PERFETTO FUNCTION f() RETURNS INT AS SELECT 2; SELECT f()',
     '[[2]]'),
    ('CREATE PERFETTO FUNCTION f(x INT) RETURNS TABLE(a INT) AS SELECT $x '
     'AS a UNION ALL SELECT $x + 1; SELECT * FROM f(3)',
     '[[3], [4]]'),
    ('CREATE PERFETTO FUNCTION f(x INT) RETURNS INT AS SELECT CASE WHEN $x '
     '<= 1 THEN 1 ELSE $x * f($x - 1) END; SELECT f(5)',
     '[[120]]'),
    ('CREATE PERFETTO FUNCTION f(x INT) RETURNS INT AS SELECT $x WHERE $x > '
     '3; SELECT f(5), f(2)',
     '[[5, null]]'),
    ('CREATE PERFETTO FUNCTION f(x INT, y INT) RETURNS INT AS SELECT $x - '
     '$y; SELECT f(column1, 1) FROM (VALUES (4), (9))',
     '[[3], [8]]'),
    ('CREATE PERFETTO MACRO m(x Expr) RETURNS Expr AS $x + $x; SELECT m!(2 '
     '* 3)',
     '[[12]]'),
    ('CREATE PERFETTO MACRO m(a TableOrSubquery, b ColumnName) RETURNS '
     'TableOrSubquery AS (SELECT $b FROM $a); SELECT * FROM m!((SELECT 1 AS '
     'k, 2 AS l), l)',
     '[[2]]'),
    ('CREATE OR REPLACE PERFETTO MACRO m(x Expr) RETURNS Expr AS 1; CREATE '
     'OR REPLACE PERFETTO MACRO m(x Expr) RETURNS Expr AS 2; SELECT m!(0)',
     '[[2]]'),
    ('CREATE PERFETTO MACRO a(x Expr) RETURNS Expr AS $x * 2; CREATE '
     'PERFETTO MACRO b(x Expr) RETURNS Expr AS a!($x) + 1; SELECT b!(a!(5))',
     '[[21]]'),
    ('SELECT __intrinsic_stringify!(a b)',
     '[["a b"]]'),
    ('SELECT name, ts, dur, depth FROM slice',
     '[["run", 0, 9000, 0]]'),
    ('SELECT ts, value FROM counter',
     '[[1000, 5.0]]'),
]


def ran(work, words):
    done = subprocess.run([TTV] + words, cwd=work, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return (done.returncode, done.stdout.decode('utf-8', 'replace'),
            done.stderr.decode('utf-8', 'replace'))


def typed(text):
    """Writes rows, or an answer with its rows, so that 1 is not 1.0."""
    rows = json.loads(text)
    return json.dumps(rows['rows'] if isinstance(rows, dict) else rows)


def main():
    rows = [(shlex.split(text), text, (2, '', 'ttv: %s\n' % said))
            for text, said in CALLED]
    rows += [(['query', 'a.json', text], text, (1, '', 'ttv: %s\n' % said))
             for text, said in SQL]
    rows += [(['query', '--json', 'a.json', text], text, (0, typed(want), ''))
             for text, want in ANSWERED]
    rows = [row for row in rows if not sys.argv[1:] or sys.argv[1] in row[1]]
    failed = 0
    with tempfile.TemporaryDirectory() as work, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, text in FILES.items():
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
    print('%d passed, %d failed' % (len(rows) - failed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
