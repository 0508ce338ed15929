"""Files of Parquet from `ttv query`, and the rows that it prints instead."""
import json
import math
import os
import resource
import subprocess
import sys
import tempfile

from parquet import BYTES, DOUBLE, INT64, Bad, Parquet

TTV = sys.argv[1]
GROUP = 122880
passed = failed = 0


def check(name, holds, why=''):
    global passed, failed
    passed += bool(holds)
    failed += not holds
    print(('ok ' if holds else 'not ok ') + name +
          ('' if holds or not why else '\n# %s' % why))


def run(*args, limit=None, text=None):
    return subprocess.run([TTV, *args], capture_output=True, input=text,
                          preexec_fn=limit)


def same(got, want, column):
    """A value of the file, and that of the JSON."""
    if got is None or want is None:
        return got is want
    if column.type == BYTES and not column.text:
        return got.hex() == want
    if column.text:
        return got == want if isinstance(want, str) else \
            float(got) == float(want)
    if column.type == DOUBLE and math.isinf(got):
        return math.isinf(float(want))
    return got == want


def compare(name, sql, groups=None, types=None):
    out = os.path.join(work, 'x.parquet')
    r = run('query', '--parquet', '--force', '-o', out, trace, sql)
    j = run('query', '--json', trace, sql)
    if r.returncode or j.returncode:
        check(name, False, (r.stderr + j.stderr).decode())
        return None
    want = json.loads(j.stdout)
    try:
        p = Parquet(out)
        names, rows = p.table()
    except Bad as bad:
        check(name, False, bad)
        return None
    columns = p.columns
    ok = names == want['columns'] and len(rows) == len(want['rows']) and \
        all(same(g, w, c) for a, b in zip(rows, want['rows'])
            for g, w, c in zip(a, b, columns))
    why = ''
    if not ok:
        why = 'the rows are others'
    if groups is not None and p.groups != groups:
        ok, why = False, 'row groups: %r' % p.groups
    if types is not None and [c.type for c in columns] != types:
        ok, why = False, 'types: %r' % [c.type for c in columns]
    check(name, ok, why)
    return p


def count(n):
    return 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n ' \
        'LIMIT %d) ' % n


def left():
    return sorted(f for f in os.listdir(work) if f.startswith('half'))


def fails(name, status, says, sql, limit=None, keep=False):
    """A query that fails says why and leaves no file."""
    out = os.path.join(work, 'half.parquet')
    r = run('query', '--parquet', '-o', out, trace, sql, limit=limit)
    check(name, r.returncode == status and says in r.stderr.decode() and
          left() == (['half.parquet.ttv-tmp'] if keep else []),
          '%d %s %r' % (r.returncode, r.stderr.decode(), left()))


def values():
    compare('no row', 'SELECT 1 AS a WHERE 0', [])
    compare('a row', "SELECT 1 AS a, 2.5 AS b, 'x' AS c, NULL AS d, "
            "x'00ff' AS e", [1], [INT64, DOUBLE, BYTES, BYTES, BYTES])
    compare('a row group', count(GROUP) + 'SELECT i FROM n', [GROUP])
    compare('a row more', count(GROUP + 1) + "SELECT i, i % 7 = 0 AS s, "
            "CASE WHEN i % 3 THEN i * 0.5 END AS h, 'x' || (i % 1000) AS t, "
            "'one' AS o FROM n", [GROUP, 1])
    compare('all null', count(1000) + 'SELECT NULL AS a, NULL AS b FROM n')
    compare('null until the second row group', count(GROUP + 50) +
            'SELECT CASE WHEN i > %d THEN i END AS a, CASE WHEN i > %d '
            "THEN 't' || i END AS b FROM n" % (GROUP + 9, GROUP + 20),
            [GROUP, 50], [INT64, BYTES])
    compare('runs of null', count(5000) +
            'SELECT CASE WHEN i / 37 % 2 THEN i END AS a, CASE WHEN i % 8 '
            "THEN 'v' || (i % 3) END AS b FROM n")
    compare('the ends of numbers', 'SELECT -9223372036854775807 - 1 AS a, '
            '9223372036854775807 AS b, 1e999 AS c, -1e999 AS d, -0.0 AS e, '
            '5e-324 AS f, 1.7976931348623157e308 AS g')
    compare('integers among reals', 'SELECT 1 AS a UNION ALL SELECT 2.5',
            types=[DOUBLE])
    compare('large integers among reals are text', 'SELECT 9007199254740993 '
            'AS a UNION ALL SELECT 2.5', types=[BYTES])
    compare('numbers among texts', "SELECT 1 AS a UNION ALL SELECT 'x' "
            "UNION ALL SELECT 5.0 UNION ALL SELECT x'0a'", types=[BYTES])
    for n in (0, 1, 63, 64, 65, 1 << 20):
        compare('a text of %d bytes' % n,
                "SELECT substr(replace(hex(zeroblob(%d)), '0', 'ab'), 1, %d) "
                "AS a UNION ALL SELECT 'b' UNION ALL SELECT NULL" %
                (n // 4 + 1, n))
    compare('a full dictionary', count(30000) + "SELECT i || substr(hex("
            "zeroblob(40)), 1, 40) AS a, CASE WHEN i % 5 THEN i || "
            "hex(zeroblob(20)) END AS b, 'same' AS c FROM n", [30000])
    p = compare('a dictionary of no use', count(20000) + "SELECT i || 'x' "
                "AS a, CASE WHEN i % 3 THEN 'y' || i END AS b, CASE WHEN i < "
                "9000 THEN i % 5000 END || 'z' AS c, 'w' || (i % 9000) AS d "
                "FROM n", [20000])
    check('it is given up after 4096 texts, of which few were there before',
          p is not None and [c.entries for c in p.columns] == [4097] * 4,
          p is not None and [c.entries for c in p.columns])
    p = compare('long texts end a row group', count(50) +
                "SELECT i || hex(zeroblob(500000)) AS a FROM n")
    check('a row group has no more than its bytes',
          p is not None and len(p.groups) > 2)
    compare('texts of all widths', "SELECT 'ä' AS a UNION ALL SELECT '€' "
            "UNION ALL SELECT '😀' UNION ALL SELECT char(1, 27, 127)")
    p = compare('names of columns', 'SELECT 1 AS "ä b", 2 AS "a""b"')
    check('who made it', p is not None and p.by.startswith('ttv version '))
    out = os.path.join(work, 'x.parquet')
    run('query', '--parquet', '--force', '-o', out, trace,
        "SELECT 1 AS a, 2 AS a, 3 AS \"\", CAST(x'41ff42' AS TEXT) AS t")
    p = Parquet(out)
    check('columns of one name, of none; bytes that are no UTF-8',
          p.table() == (['a', 'a_2', 'column_3', 't'],
                        [(1, 2, 3, 'A\ufffdB')]), p.table())


def statements():
    out = os.path.join(work, 'x.parquet')
    sql = 'SELECT 1 AS a; SELECT 2 AS b; CREATE VIEW v AS SELECT 3'
    run('query', '--parquet', '--force', '-o', out, trace, sql)
    check('the last statement with columns counts',
          Parquet(out).table() == (['b'], [(2,)]))
    run('query', '--parquet', '--force', '--max=3', '-o', out, trace,
        count(10) + 'SELECT i FROM n')
    check('--max', Parquet(out).table()[1] == [(1,), (2,), (3,)])
    r = run('query', '--parquet', trace, 'SELECT 7 AS a')
    with open(out, 'wb') as f:
        f.write(r.stdout)
    check('a pipe', Parquet(out).table() == (['a'], [(7,)]))
    r = run('query', '--parquet', '--each', '--force', '-o', out, trace, trace,
            'SELECT name, dur FROM slice')
    check('--each', r.returncode == 0 and Parquet(out).table() ==
          (['trace', 'name', 'dur'], [(trace, 'a', 1000)] * 2),
          r.stderr.decode())
    before = open(out, 'rb').read()
    run('query', '--parquet', '--each', '--force', '-o', out, trace, trace,
        'SELECT name, dur FROM slice')
    check('the same rows are the same bytes',
          before == open(out, 'rb').read())
    r = run('query', '--parquet', '-o', out, trace, 'SELECT 1 AS a')
    check('a file that is there stays', r.returncode == 2 and
          before == open(out, 'rb').read())
    r = run('query', '--parquet', '--force', '-o', out, trace, 'SELECT x')
    check('also under a query that fails', r.returncode == 1 and
          before == open(out, 'rb').read())


def halves():
    fails('a wrong statement', 1, 'no such column', 'SELECT x')
    fails('no rows that could be written', 1, 'no statement has columns',
          'CREATE VIEW v AS SELECT 1')
    fails('a row that does not fit', 1, 'row %d of column a is a text' %
          (GROUP + 1), count(GROUP + 1) + "SELECT CASE WHEN i > %d THEN 'x' "
          'ELSE i END AS a FROM n' % GROUP)
    fails('a real behind integers', 1, 'is a real, those before are integers',
          count(GROUP + 1) + 'SELECT CASE WHEN i > %d THEN 0.5 ELSE i END '
          'AS a FROM n' % GROUP)
    noise = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n ' \
        'LIMIT %d) SELECT i * 2654435761 %% 4294967291 AS a FROM n'
    fails('a full disk', 1, 'large', noise % 400000, lambda: resource.setrlimit(
        resource.RLIMIT_FSIZE, (300000, 300000)))
    # the kernel kills at the hard limit; the statement has no end
    fails('a process that is killed', -9, '', noise % (1 << 60),
          lambda: resource.setrlimit(resource.RLIMIT_CPU, (2, 2)), keep=True)
    fails('what it left is no hindrance', 1, 'no such column', 'SELECT x')


with tempfile.TemporaryDirectory() as work:
    trace = os.path.join(work, 'trace.json')
    with open(trace, 'w') as f:
        f.write('[{"name":"a","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]')
    values()
    statements()
    halves()
print('%d passed, %d failed' % (passed, failed))
sys.exit(failed > 0)
