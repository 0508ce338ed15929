"""Answers of `ttv query` as files of columns, and what four readers find in
them: DuckDB, ClickHouse, polars and arrow-rs."""
import json
import math
import os
import subprocess

import engine

ROWS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n ' \
    'LIMIT %d) SELECT '

# What is easily read otherwise than it was meant.
EDGES = [
    ('no row', "SELECT 1 AS a, 'x' AS b WHERE 0"),
    ('ends of integers', 'SELECT -9223372036854775807 - 1 AS a, '
     '9223372036854775807 AS b UNION ALL SELECT 9223372036854775807, '
     '-9223372036854775807 - 1 UNION ALL SELECT NULL, 0'),
    ('distances beyond 64 bits', ROWS % 3000 + 'CASE i % 3 WHEN 0 THEN '
     '9223372036854775807 WHEN 1 THEN -9223372036854775807 - 1 ELSE i END '
     'AS a, CASE WHEN i % 5 THEN i * 1000003 END AS b FROM n'),
    ('reals', 'SELECT 1e999 AS a, -1e999 AS b, -0.0 AS c, 5e-324 AS d, '
     '1.7976931348623157e308 AS e, 0.1 + 0.2 AS f'),
    ('what is no number is null', 'SELECT 1e999 - 1e999 AS a, 2.5 AS b '
     'UNION ALL SELECT 0.5, 1e999 - 1e999'),
    ('nothing but null', ROWS % 1000 + 'NULL AS a, i AS b FROM n'),
    ('runs of null', ROWS % 5000 + 'CASE WHEN i / 37 % 2 THEN i END AS a, '
     "CASE WHEN i % 8 THEN 'v' || (i % 3) END AS b FROM n"),
    ('null and empty', "SELECT '' AS a, NULL AS b UNION ALL SELECT NULL, ''"
     " UNION ALL SELECT 'NULL', '\\N'"),
    ('bytes that are no UTF-8', "SELECT CAST(x'41ff42c3' AS TEXT) AS a, "
     "CAST(x'eda080' AS TEXT) AS b"),
    ('quotes and lines', 'SELECT \'it\'\'s "so"\' AS "a""b", \'two\' || '
     "char(10) || 'lines' || char(9, 13) || 'c:\\new' AS \"c\nd\", 1 AS "
     "\"it's\", 2 AS \"\u00e4\u20ac\""),
    ('a dictionary that is full', ROWS % 9000 + "i || substr(hex("
     "zeroblob(80)), 1, 150) AS a, CASE WHEN i % 5 THEN i || "
     "hex(zeroblob(90)) END AS b, 'same' AS c FROM n"),
    ('a dictionary of no use', ROWS % 9000 + "i || 'x' AS a, CASE WHEN i % 3 "
     "THEN 'y' || i END AS b, 'w' || (i % 4100) AS c FROM n"),
    ('two row groups', ROWS % 122881 + "i AS a, CASE WHEN i > 122880 THEN "
     "'t' || i END AS b, i * 0.5 AS c FROM n"),
]
TABLES = [
    ('perfetto-demo.pftrace', 'SELECT * FROM slice'),
    ('atrace.systrace', 'SELECT * FROM thread_state'),
    ('atrace.systrace', 'SELECT * FROM sched'),
    ('node-default.json.gz', 'SELECT * FROM args'),
    ('node-default.json.gz', 'SELECT * FROM counter'),
    ('xray.json', 'SELECT * FROM slice'),
    ('go-tool-trace.json', 'SELECT * FROM flow'),
]


def same(got, want):
    """A text of a reader, and a value of the JSON."""
    if got is None or want is None:
        return got is want
    if isinstance(want, float):
        return float(got) == want and \
            math.copysign(1, float(got)) == math.copysign(1, want)
    return got == str(want)


def lines(columns):
    return [tuple(row) for row in zip(*columns)]


def by_node(kind, paths):
    """The rows of each file, or a text that says what is wrong."""
    r = subprocess.run(['node', os.path.join(os.path.dirname(
        os.path.abspath(__file__)), 'reader.cjs'), kind, *paths],
        capture_output=True, env={**os.environ, 'NODE_PATH': os.path.join(
            os.environ['TTV_ENGINES'], 'node_modules')})
    for line in r.stdout.decode().splitlines():
        answer = json.loads(line)
        if 'error' in answer:
            yield answer['error']
        else:
            rows = lines(answer['columns'])
            yield rows if len(rows) == answer['rows'] else \
                'columns of other lengths'


# How each engine makes a list of a stack (ttv-fleet(7)), and a text of that.
FRAMES = {
    'DuckDB': """array_to_string(from_json(stack, '["VARCHAR"]'), ' > ')""",
    'ClickHouse': "arrayStringConcat(JSONExtract(ifNull(stack, '[]'), "
                  "'Array(String)'), ' > ')",
}


def stacks(ttv, engines, work, check):
    """A stack is the frames of the file, from the root on."""
    path, out = (os.path.join(work, n) for n in ('a.folded', 's.parquet'))
    want = [('3.0', 'main > it\'s "a" > b\\c'), ('1.0', 'main'),
            ('2.0', 'main > \u20ac')]
    with open(path, 'w') as f:
        for weight, frames in want:
            f.write('%s %s\n' % (frames.replace(' > ', ';'), weight[0]))
    subprocess.run([ttv, 'export', '-f', 'parquet', '--table=sample', '-o',
                    out, path], capture_output=True)
    for e in engines:
        kind = type(e).__name__
        try:
            got = e.ask('SELECT weight, %s FROM %s ORDER BY ts' % (
                FRAMES[kind], e.files(out)))
        except engine.Failed as why:
            got = why
        check('%s makes a list of a stack' % kind, got == [
            (str(float(w)) if kind == 'DuckDB' else w[0], f)
            for w, f in want], got)


def compare(ttv, traces, engines, work, check):
    """Asks all readers for all rows."""
    some = os.path.join(traces, 'tsc5.json')
    asked = [(name, some, sql) for name, sql in EDGES] + [
        ('%s of %s' % (sql.split()[-1], t), os.path.join(traces, t), sql)
        for t, sql in TABLES]
    paths, wants = [], []
    for i, (name, trace, sql) in enumerate(asked):
        paths.append(os.path.join(work, 'answer%d.parquet' % i))
        subprocess.run([ttv, 'query', '--parquet', '-o', paths[-1], trace,
                        sql], capture_output=True)
        wants.append(json.loads(subprocess.run(
            [ttv, 'query', '--json', trace, sql],
            capture_output=True).stdout)['rows'])
    answers = {}
    for e in engines:
        answers[type(e).__name__] = answer = []
        for path in paths:
            try:
                answer.append(e.ask(e.rows(path)))
            except engine.Failed as why:
                answer.append(str(why))
    for kind in engine.node():
        answers[kind] = list(by_node(kind, paths))
    for kind, answer in answers.items():
        for i, (name, _, _) in enumerate(asked):
            got = answer[i] if i < len(answer) else 'no answer'
            ok = not isinstance(got, str) and len(got) == len(wants[i]) and \
                all(len(g) == len(w) and all(map(same, g, w))
                    for g, w in zip(got, wants[i]))
            why = got if isinstance(got, str) else next(
                ('%r, not %r' % (g, w) for g, w in zip(got, wants[i])
                 if len(g) != len(w) or not all(map(same, g, w))),
                '%d rows, not %d' % (len(got), len(wants[i])))
            check('%s: %s' % (kind, name), ok, why[:300])
