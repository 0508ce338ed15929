"""Statements of SQL that are refused, and what they say; and some that are
answered, with their rows: tables of refused.py, which has the traces.
"""
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
    ('selct * from slice',
     'query:1:1: near "selct": syntax error; did you mean SELECT?'),
    ('select * form slice',
     'query:1:10: near "form": syntax error; did you mean FROM?'),
    ('select name form slice',
     'query:1:18: near "slice": syntax error; did you mean FROM instead of '
     '"form"?'),
    ('select * from slice wher dur > 5',
     'query:1:26: near "dur": syntax error; did you mean WHERE instead of '
     '"wher"?'),
    ("select * from slice wher cat = 'x'",
     'query:1:26: near "cat": syntax error; did you mean WHERE instead of '
     '"wher"?'),
    ('select name from slice ordr by ts',
     'query:1:29: near "by": syntax error; did you mean ORDER instead of '
     '"ordr"?'),
    ('incldue perfetto module slices.self_dur',
     'query:1:1: near "incldue": syntax error; did you mean INCLUDE?'),
    ('include perfeto module slices.self_dur',
     'query:1:1: near "include": syntax error; did you mean INCLUDE PERFETTO '
     'MODULE?'),
    ('select ts dur name from slice',
     'query:1:15: near "name": syntax error'),
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

# Status 0: of a trace, SQL and its rows, types and all.
ANSWERED = {
  'a.json': [
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
    ("SELECT coalesce(demangle('_ZN3foo3barEv'), 'foo::bar()'), "
     "demangle('abc'), demangle(NULL)",
     '[["foo::bar()", null, null]]'),
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
    ("SELECT hash(NULL) = hash(''), hash(1) = hash('1'), hash() IS NOT NULL",
     '[[0, 0, 1]]'),
    ("SELECT json_group_array(column1 ORDER BY column1) FROM (VALUES ('a' "
     '|| char(9) || \'"\'), (2.5), (NULL))',
     '[["[null,2.5,\\"a\\\\t\\\\\\"\\"]"]]'),
    ("SELECT regexp_replace_simple('äb', '', '-')",
     '[["-ä-b-"]]'),
    ('CREATE PERFETTO FUNCTION f(x INT) RETURNS TABLE(a INT) AS SELECT $x '
     'UNION ALL SELECT 9; SELECT a, rowid FROM f(3)',
     '[[3, 0], [9, 1]]'),
    ('CREATE PERFETTO FUNCTION f(x STRING) RETURNS TABLE(a STRING) AS '
     "SELECT $x || '!'; SELECT f.a FROM (VALUES ('p'), ('q')) v, "
     'f(v.column1) f',
     '[["p!"], ["q!"]]'),
    ('INCLUDE PERFETTO MODULE graphs.search; SELECT node_id, parent_node_id '
     'FROM graph_reachable_dfs!((SELECT column1 AS source_node_id, column2 '
     'AS dest_node_id FROM (VALUES (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), '
     '(5, 1))), (SELECT 1 AS node_id))',
     '[[1, null], [2, 1], [4, 2], [3, 1]]'),
    ('INCLUDE PERFETTO MODULE graphs.search; SELECT node_id, parent_node_id '
     'FROM graph_reachable_bfs!((SELECT column1 AS source_node_id, column2 '
     'AS dest_node_id FROM (VALUES (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), '
     '(5, 1))), (SELECT 1 AS node_id))',
     '[[1, null], [2, 1], [3, 1], [4, 2]]'),
    ('INCLUDE PERFETTO MODULE graphs.search; SELECT node_id, parent_node_id '
     'FROM graph_reachable_bfs!((SELECT column1 AS source_node_id, column2 '
     'AS dest_node_id FROM (VALUES (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), '
     '(5, 1))), (SELECT 5 AS node_id UNION ALL SELECT 4))',
     '[[5, null], [4, null], [1, 5], [2, 1], [3, 1]]'),
    ('INCLUDE PERFETTO MODULE graphs.search; SELECT node_id, next_node_id '
     'FROM graph_next_sibling!((SELECT column1 AS node_id, column2 AS '
     'node_parent_id, column3 AS sort_key FROM (VALUES (1, NULL, 0), (2, 1, '
     '5), (3, 1, 4), (4, 1, 6)))) ORDER BY node_id',
     '[[1, null], [2, 4], [3, 2], [4, null]]'),
    ('INCLUDE PERFETTO MODULE graphs.dominator_tree; SELECT node_id, '
     'dominator_node_id FROM graph_dominator_tree!((SELECT column1 AS '
     'source_node_id, column2 AS dest_node_id FROM (VALUES (1, 2), (1, 3), '
     '(2, 4), (3, 4), (4, 1), (5, 1))), 1) ORDER BY node_id',
     '[[1, null], [2, 1], [3, 1], [4, 1]]'),
    ('INCLUDE PERFETTO MODULE graphs.partition; SELECT id, parent_id, '
     'group_key FROM tree_structural_partition_by_group!((SELECT column1 AS '
     'id, column2 AS parent_id, column3 AS group_key FROM (VALUES (1, NULL, '
     '1), (2, 1, 2), (3, 2, 1), (4, 2, 2), (5, 4, 1)))) ORDER BY id',
     '[[1, null, 1], [2, null, 2], [3, 1, 1], [4, 2, 2], [5, 1, 1]]'),
    ('INCLUDE PERFETTO MODULE intervals.overlap; SELECT ts, value FROM '
     'intervals_overlap_count!((SELECT column1 AS ts, column2 AS dur FROM '
     '(VALUES (0, 10), (5, 10), (10, 1), (20, -1))), ts, dur) ORDER BY ts',
     '[[0, 1], [5, 2], [10, 2], [11, 1], [15, 0], [20, 1]]'),
    ('INCLUDE PERFETTO MODULE intervals.overlap; SELECT ts, dur FROM '
     'interval_merge_overlapping!((SELECT column1 AS ts, column2 AS dur '
     'FROM (VALUES (0, 10), (5, 10), (16, 1), (30, 2), (31, 5))), 1) ORDER '
     'BY ts',
     '[[0, 17], [30, 6]]'),
    ('INCLUDE PERFETTO MODULE intervals.overlap; SELECT ts, dur FROM '
     'interval_merge_overlapping!((SELECT column1 AS ts, column2 AS dur '
     'FROM (VALUES (0, 10), (5, 10), (16, 1), (30, 2), (31, 5))), 0) ORDER '
     'BY ts',
     '[[0, 15], [16, 1], [30, 6]]'),
    ('INCLUDE PERFETTO MODULE intervals.intersect; SELECT ts, dur, id_0, '
     'id_1 FROM _interval_intersect!(((SELECT column1 AS id, column2 AS ts, '
     'column3 AS dur FROM (VALUES (1, 0, 10), (2, 20, 10))), (SELECT '
     'column1 AS id, column2 AS ts, column3 AS dur FROM (VALUES (7, 5, 20), '
     '(8, 29, 9)))), ()) ORDER BY ts',
     '[[5, 5, 1, 7], [20, 5, 2, 7], [29, 1, 2, 8]]'),
    ('INCLUDE PERFETTO MODULE intervals.intersect; SELECT id, ts, dur FROM '
     '_interval_intersect_single!(5, 10, (SELECT column1 AS id, column2 AS '
     'ts, column3 AS dur FROM (VALUES (1, 0, 6), (2, 5, 10), (3, 14, 9), '
     '(4, 15, 9), (5, 0, 5)))) ORDER BY id',
     '[[1, 5, 1], [2, 5, 10], [3, 14, 1]]'),
    ('INCLUDE PERFETTO MODULE intervals.create_intervals; SELECT ts, dur '
     'FROM _interval_create!((SELECT column1 AS ts FROM (VALUES (0), (4), '
     '(9))), (SELECT column1 AS ts FROM (VALUES (4), (7)))) ORDER BY ts',
     '[[0, 4], [4, 3]]'),
    ('CREATE TABLE l AS SELECT column1 AS ts, column2 AS dur, column3 AS x '
     "FROM (VALUES (0, 10, 1.5), (20, 10, 'b'), (40, 0, NULL)); CREATE "
     'TABLE r AS SELECT column1 AS ts, column2 AS dur, column3 AS y FROM '
     "(VALUES (5, 20, x'ff'), (28, 20, 2)); CREATE VIRTUAL TABLE j USING "
     'span_join(l, r); SELECT ts, dur, x, hex(y), rowid FROM j',
     '[[5, 5, 1.5, "FF", 0], [20, 5, "b", "FF", 1], [28, 2, "b", "32", 2], '
     '[40, 0, null, "32", 3]]'),
    ('CREATE TABLE l AS SELECT column1 AS ts, column2 AS dur, column3 AS x '
     "FROM (VALUES (0, 10, 1.5), (20, 10, 'b')); CREATE TABLE r AS SELECT "
     'column1 AS ts, column2 AS dur, column3 AS y FROM (VALUES (5, 20, 1), '
     '(28, 20, 2)); CREATE VIRTUAL TABLE j USING span_left_join(l, r); '
     'SELECT ts, dur, x, y FROM j',
     '[[0, 5, 1.5, null], [5, 5, 1.5, 1], [20, 5, "b", 1], [25, 3, "b", '
     'null], [28, 2, "b", 2]]'),
    ('CREATE TABLE l AS SELECT column1 AS ts, column2 AS dur, column3 AS x '
     'FROM (VALUES (0, 10, 1)); CREATE TABLE r AS SELECT column1 AS ts, '
     'column2 AS dur, column3 AS y FROM (VALUES (5, 20, 1)); CREATE VIRTUAL '
     'TABLE j USING span_outer_join(l, r); SELECT ts, dur, x, y FROM j',
     '[[0, 5, 1, null], [5, 5, 1, 1], [10, 15, null, 1]]'),
    ('CREATE TABLE l AS SELECT column1 AS ts, column2 AS dur, column3 AS p, '
     "column4 AS x FROM (VALUES (0, 10, 1, 'a'), (0, 10, 2, 'b')); CREATE "
     'TABLE r AS SELECT column1 AS ts, column2 AS dur, column3 AS p, '
     "column4 AS y FROM (VALUES (5, 20, 1, 'c'), (2, 3, 2, 'd')); CREATE "
     'VIRTUAL TABLE j USING span_join(l PARTITIONED p, r PARTITIONED p); '
     'SELECT p, ts, dur, x, y FROM j ORDER BY p',
     '[[1, 5, 5, "a", "c"], [2, 2, 3, "b", "d"]]'),
    ('CREATE TABLE l AS SELECT column1 AS ts, column2 AS dur, column3 AS p, '
     "column4 AS x FROM (VALUES (0, 10, 1, 'a'), (0, 10, 2, 'b')); CREATE "
     'TABLE r AS SELECT column1 AS ts, column2 AS dur, column3 AS y FROM '
     "(VALUES (5, 20, 'c')); CREATE VIRTUAL TABLE j USING span_join(l "
     'PARTITIONED p, r); SELECT p, ts, dur, x, y FROM j ORDER BY p',
     '[[1, 5, 5, "a", "c"], [2, 5, 5, "b", "c"]]'),
    ('SELECT count(*) FROM args WHERE arg_set_id = NULL',
     '[[0]]'),
    ("SELECT int_value FROM metadata WHERE name = 'trace_size_bytes'",
     '[[112]]'),
  ],
  'around.json': [
    ('SELECT id, ts, dur, depth, parent_id, name FROM slice ORDER BY id',
     '[[0, 0, 10000, 0, null, "run"], [1, 0, 0, 1, 0, "start"], [2, 5000, '
     '5000, 1, 0, "in"], [3, 6000, 0, 2, 2, "mid"], [4, 10000, 0, 2, 2, '
     '"before"], [5, 10000, 0, 1, 0, "between"], [6, 10000, 0, 0, null, '
     '"after"], [7, 20000, -1, 0, null, "open"], [8, 30000, 0, 1, 7, '
     '"last"]]'),
    ('SELECT s.name, (SELECT group_concat(name ORDER BY depth) FROM '
     'ancestor_slice(s.id)), (SELECT group_concat(name ORDER BY id) FROM '
     'descendant_slice(s.id)) FROM slice s',
     '[["run", null, "start,in,mid,before,between"], ["start", "run", '
     'null], ["in", "run", "mid,before"], ["mid", "run,in", null], '
     '["before", "run,in", null], ["between", "run", null], ["after", null, '
     'null], ["open", null, "last"], ["last", "open", null]]'),
    ('SELECT name FROM slice WHERE parent_id = 2 ORDER BY id',
     '[["mid"], ["before"]]'),
    ('SELECT name FROM slice WHERE parent_id = 0 ORDER BY id',
     '[["start"], ["in"], ["between"]]'),
    ('SELECT name FROM slice WHERE parent_id = 7',
     '[["last"]]'),
    ('SELECT count(*) FROM slice WHERE parent_id = 8',
     '[[0]]'),
    ('SELECT count(*) FROM slice WHERE parent_id = 9',
     '[[0]]'),
    ('SELECT count(*) FROM slice WHERE track_id = 99 OR track_id = -1',
     '[[0]]'),
    ('SELECT count(*) FROM slice s JOIN track t ON s.track_id = t.id',
     '[[9]]'),
    ('SELECT count(*) FROM slice WHERE parent_id = -1',
     '[[0]]'),
    ('SELECT count(*) FROM slice WHERE parent_id = 99',
     '[[0]]'),
    ('SELECT name FROM slice WHERE depth = 2 ORDER BY ts',
     '[["mid"], ["before"]]'),
    ('SELECT name FROM slice WHERE ts > 6000 AND ts <= 20000 ORDER BY ts, id',
     '[["before"], ["between"], ["after"], ["open"]]'),
    ('SELECT name FROM slice WHERE ts >= 6000 AND ts < 10000',
     '[["mid"]]'),
    ('SELECT name FROM slice WHERE dur = -1',
     '[["open"]]'),
    ('SELECT name FROM slice WHERE dur > 5000',
     '[["run"]]'),
    ('SELECT name FROM slice WHERE id IN (1, 8, 99)',
     '[["start"], ["last"]]'),
    ('SELECT name FROM slice WHERE id BETWEEN 7 AND 20',
     '[["open"], ["last"]]'),
    ('SELECT name FROM slice ORDER BY dur DESC, name LIMIT 3',
     '[["run"], ["in"], ["after"]]'),
    ('SELECT name FROM slice ORDER BY ts DESC, id DESC LIMIT 1 OFFSET 1',
     '[["open"]]'),
    ('SELECT key, value_type, int_value, string_value, real_value FROM args '
     'ORDER BY id',
     '[["args.n", "real", null, null, 2.5], ["args.t", "string", null, '
     '"a\\tb", null], ["args.big", "real", null, null, '
     '1.8446744073709552e+19], ["args.l[0]", "int", 1, null, null], '
     '["args.l[1].x.y", "bool", 1, null, null], ["args.neg", "int", -3, '
     'null, null], ["utid", "int", 1, null, null]]'),
    ('SELECT key, display_value FROM args WHERE arg_set_id = (SELECT '
     "arg_set_id FROM slice WHERE name = 'open') ORDER BY key",
     '[["args.big", "18446744073709551615"], ["args.l[0]", "1"], '
     '["args.l[1].x.y", "true"], ["args.n", "2.5"], ["args.neg", "-3"], '
     '["args.t", "a\\tb"]]'),
    ("SELECT EXTRACT_ARG(arg_set_id, 'args.neg'), EXTRACT_ARG(arg_set_id, "
     "'args.n'), EXTRACT_ARG(arg_set_id, 'args.l[0]'), "
     "EXTRACT_ARG(arg_set_id, 'args.zz') FROM slice WHERE name = 'open'",
     '[[-3, 2.5, 1, null]]'),
    ('SELECT count(*) FROM args WHERE arg_set_id > 0 AND arg_set_id < 0',
     '[[0]]'),
    ('SELECT name FROM slice WHERE arg_set_id IS NOT NULL',
     '[["open"]]'),
  ],
  'objects.json': [
    ('SELECT * FROM object',
     '[[0, 5000, 4000, 1, "0x1a", "Doc", "d", "Node", "s"], [1, 8000, -1, '
     '1, "7", "Tab", null, null, null]]'),
    ('SELECT name FROM object WHERE ts > 5000',
     '[["Tab"]]'),
  ],
  'kernel.ftrace': [
    ('SELECT s.ts - 1000000000, s.dur, s.cpu, s.end_state, s.priority, '
     't.name FROM sched s JOIN thread t USING (utid) WHERE t.tid > 0 ORDER '
     'BY s.ts',
     '[[0, 500000, 0, "R", 120, "db"], [500000, 300000, 0, "D", 120, '
     '"app"], [800000, 100000, 0, "S", 120, "db"]]'),
    ('SELECT s.ts - 1000000000, s.dur, s.end_state FROM sched s JOIN thread '
     't USING (utid) WHERE t.tid = 0',
     '[[900000, -1, null]]'),
    ('SELECT t.name, s.state, s.ts - 1000000000, s.dur, s.cpu FROM '
     'thread_state s JOIN thread t USING (utid) WHERE t.tid = 7 ORDER BY '
     's.ts',
     '[["app", "S", 0, 300000, null], ["app", "R", 300000, 200000, null], '
     '["app", "Running", 500000, 300000, 0], ["app", "D", 800000, -1, null]]'),
    ('SELECT s.state, s.ts - 1000000000, s.dur FROM thread_state s JOIN '
     'thread t USING (utid) WHERE t.tid = 8 ORDER BY s.ts',
     '[["Running", 0, 500000], ["R", 500000, 300000], ["Running", 800000, '
     '100000], ["S", 900000, -1]]'),
    ('SELECT w.name, s.state FROM thread_state s JOIN thread w ON w.utid = '
     's.waker_utid',
     '[["db", "R"]]'),
    ('SELECT state, count(*) FROM thread_state GROUP BY state ORDER BY state',
     '[["D", 1], ["R", 2], ["Running", 3], ["S", 2]]'),
    ('SELECT state FROM thread_state WHERE dur > 100000 AND dur < 300000',
     '[["R"]]'),
    ('SELECT count(*) FROM thread_state WHERE cpu = 0',
     '[[3]]'),
    ('SELECT count(*) FROM thread_state WHERE ts >= 1000500000 AND ts < '
     '1000800000',
     '[[2]]'),
    ('SELECT name, ts - 1000000000, dur FROM slice',
     '[["draw", 600000, 100000]]'),
    ('SELECT t.name, t.tid, p.pid FROM thread t LEFT JOIN process p USING '
     '(upid) WHERE t.tid > 0 ORDER BY t.tid',
     '[["app", 7, 7], ["db", 8, 8]]'),
    ('SELECT cpu FROM cpu',
     '[[0]]'),
    ('INCLUDE PERFETTO MODULE sched.states; SELECT '
     "sched_state_to_human_readable_string('S'), "
     "sched_state_to_human_readable_string('R+'), "
     "sched_state_to_human_readable_string('D')",
     '[["Sleeping", "Runnable (Preempted)", "Uninterruptible Sleep"]]'),
    ('INCLUDE PERFETTO MODULE sched.latency; SELECT l.latency_dur FROM '
     'sched_latency_for_running_interval l ORDER BY 1',
     '[[200000], [300000]]'),
    ('INCLUDE PERFETTO MODULE sched.thread_level_parallelism; SELECT ts - '
     '1000000000, runnable_thread_count FROM sched_runnable_thread_count '
     'ORDER BY ts',
     '[[300000, 1], [500000, 1], [800000, 0]]'),
    ('INCLUDE PERFETTO MODULE sched.thread_level_parallelism; SELECT ts - '
     '1000000000, active_cpu_count FROM sched_active_cpu_count ORDER BY ts',
     '[[0, 1], [500000, 1], [800000, 1], [900000, 0]]'),
    ('INCLUDE PERFETTO MODULE slices.cpu_time; SELECT name, cpu_time FROM '
     'thread_slice_cpu_time',
     '[["draw", 100000]]'),
  ],
  'small.json': [
    ('SELECT slice_out, slice_in FROM flow',
     '[[2, 3]]'),
    ('SELECT slice_in FROM following_flow(2)',
     '[[3]]'),
    ('SELECT slice_out FROM preceding_flow(3)',
     '[[2]]'),
    ('SELECT count(*) FROM directly_connected_flow(2)',
     '[[1]]'),
    ('SELECT count(*) FROM following_flow(3)',
     '[[0]]'),
    ('SELECT slice_is_ancestor(0, 2), slice_is_ancestor(1, 2), '
     'slice_is_ancestor(4, 2), slice_is_ancestor(2, 2), '
     'slice_is_ancestor(2, 99)',
     '[[1, 1, 0, 0, null]]'),
    ('SELECT name FROM ancestor_slice(2)',
     '[["run"], ["read"]]'),
    ('SELECT name, dur FROM descendant_slice(0) ORDER BY id',
     '[["read", 30000], ["wait", 5000], ["read", 40000], ["within", 0]]'),
    ('SELECT t.name, c.ts, c.value FROM counter c JOIN counter_track t ON '
     'c.track_id = t.id ORDER BY c.ts',
     '[["mem kb", 0, 5.0], ["mem kb", 60000, 9.0], ["mem kb", 130000, 7.0]]'),
    ('SELECT name, count(*), sum(dur), max(dur), min(dur) FROM slice GROUP '
     'BY name ORDER BY name',
     '[["job", 1, 30000, 30000, 30000], ["late", 1, 0, 0, 0], ["read", 2, '
     '70000, 40000, 30000], ["run", 1, 100000, 100000, 100000], ["wait", 1, '
     '5000, 5000, 5000], ["within", 1, 0, 0, 0]]'),
    ('SELECT category, count(*) FROM slice GROUP BY category ORDER BY '
     'category',
     '[[null, 6], ["k", 1]]'),
    ("SELECT avg(dur), total(dur) FROM slice WHERE name = 'read'",
     '[[35000.0, 70000.0]]'),
    ('SELECT count(*), min(ts), max(ts + dur) FROM slice',
     '[[7, 0, 120000]]'),
    ('SELECT t.name, count(*) FROM thread_track tt JOIN thread t USING '
     '(utid) JOIN slice s ON s.track_id = tt.id GROUP BY t.name ORDER BY '
     't.name',
     '[["main", 6], ["work", 1]]'),
    ('SELECT p.name, p.pid, t.name, t.tid, t.is_main_thread FROM thread t '
     'JOIN process p USING (upid) ORDER BY t.tid',
     '[[null, 0, null, 0, 1], ["app", 1, "main", 1, 1], ["app", 1, "work", '
     '2, 0]]'),
    ('INCLUDE PERFETTO MODULE slices.stack; SELECT name FROM '
     'ancestor_slice_by_stack((SELECT stack_id FROM slice_with_stack_id '
     'WHERE id = 2)) ORDER BY id',
     '[["run"], ["read"], ["wait"]]'),
    ('INCLUDE PERFETTO MODULE slices.stack; SELECT name FROM '
     'descendant_slice_by_stack((SELECT stack_id FROM slice_with_stack_id '
     'WHERE id = 1))',
     '[["read"], ["wait"], ["read"], ["within"]]'),
    ('INCLUDE PERFETTO MODULE slices.with_context; SELECT name, '
     'thread_name, tid, process_name, pid FROM thread_slice WHERE dur > 0 '
     'ORDER BY id',
     '[["run", "main", 1, "app", 1], ["read", "main", 1, "app", 1], '
     '["wait", "main", 1, "app", 1], ["job", "work", 2, "app", 1], ["read", '
     '"main", 1, "app", 1]]'),
    ('INCLUDE PERFETTO MODULE slices.self_dur; SELECT id, self_dur FROM '
     'slice_self_dur ORDER BY id',
     '[[0, 30000], [1, 25000], [2, 5000], [3, 30000], [4, 40000], [5, 0], '
     '[6, 0]]'),
    ('INCLUDE PERFETTO MODULE counters.intervals; SELECT ts, dur, value, '
     'next_value, delta_value FROM counter_leading_intervals!((SELECT id, '
     'ts, track_id, value FROM counter)) ORDER BY ts',
     '[[0, 60000, 5.0, 9.0, null], [60000, 70000, 9.0, 7.0, 4.0], [130000, '
     '0, 7.0, null, -2.0]]'),
    ('INCLUDE PERFETTO MODULE slices.flat_slices; SELECT ts, dur, name FROM '
     '_slice_flattened ORDER BY ts',
     '[[0, 10000, "run"], [10000, 5000, "read"], [15000, 5000, "wait"], '
     '[20000, 20000, "read"], [30000, 30000, "job"], [40000, 10000, "run"], '
     '[50000, 40000, "read"], [90000, 10000, "run"]]'),
  ],
}
