"""`ttv fleet check` over good and bad files; `ttv fleet schema`."""
import json
import os
import random
import re
import struct
import subprocess
import sys
import tempfile

import engine
from parquet import Parquet

TTV = sys.argv[1]
passed = failed = 0


def check(name, holds, why=''):
    global passed, failed
    passed += bool(holds)
    failed += not holds
    print(('ok ' if holds else 'not ok ') + name +
          ('' if holds or not why else '\n# %s' % why))


def run(*args):
    return subprocess.run([TTV, *args], capture_output=True, text=True)


def looks(*paths):
    """Rows of fleet check by the base of the file, and the status."""
    r = run('fleet', 'check', '--json', *paths)
    rows = json.loads(r.stdout)['rows'] if r.stdout else []
    return r.returncode, [tuple(row[1:]) for row in rows], r.stderr


def write(name, data):
    path = os.path.join(work, name)
    with open(path, 'wb') as f:
        f.write(data)
    return path


def checks():
    out = os.path.join(work, 'fleet')
    r = run('export', '-f', 'parquet', '--set=version=1', '--set=day=2026-11-1',
            '-o', out, trace)
    status, rows, said = looks(out)
    check('good files', status == 0 and said == '' and rows ==
          [('trace', 1, 1, None), ('slice', 3000, 1, None)],
          '%d %r %s %s' % (status, rows, said, r.stderr))
    path = os.path.join(out, 'slice', os.listdir(os.path.join(out,
                                                              'slice'))[0])
    with open(path, 'rb') as f:
        good = f.read()
    status, rows, said = looks(write('cut', good[:-9]))
    check('a file that is cut off', status == 1 and
          rows == [(None, None, 0, 'it is cut off, or no Parquet')], rows)
    status, rows, said = looks(write('empty', b''), os.path.join(work, 'no'))
    check('an empty file, and none', status == 1 and [r[3] for r in rows] ==
          ['it is cut off, or no Parquet', 'it cannot be read'], rows)
    size, = struct.unpack('<I', good[-8:-4])
    status, rows, said = looks(write('front', good[:4] + good[-size - 8:]))
    check('a file without its pages', status == 1 and
          rows[0][3] == 'a row group is beyond its end', rows)
    status, rows, said = looks(write('old', good.replace(
        b'ttv.schema\x18\x011', b'ttv.schema\x18\x019')))
    check('another version', status == 1 and
          rows[0][3] == 'it has another version of the schema', rows)
    other = os.path.join(work, 'other.parquet')
    run('export', '-f', 'parquet', '--table=slice', '-o', other, trace)
    status, rows, said = looks(path, other)
    check('other columns', status == 1 and [r[3] for r in rows] == [
        None, 'it has other columns than the first file of its table'], rows)
    plain = os.path.join(work, 'plain.parquet')
    run('query', '--parquet', '-o', plain, trace, 'SELECT 1 AS a')
    status, rows, said = looks(plain)
    check('a file of a query', status == 1 and
          rows[0][3] == 'it is none of export -f parquet', rows)
    os.rename(write('x', good[:100]), path + '.ttv-tmp')
    status, rows, said = looks(out)
    check('what a killed process left is said', status == 0 and
          len(rows) == 2 and 'is not whole' in said, said)
    random.seed(1)
    ended = set()
    for i in range(60):
        data = bytearray(good)
        for _ in range(1 + i % 4):
            data[random.randrange(len(data) - size - 8, len(data))] = \
                random.randrange(256)
        ended.add(looks(write('damaged', bytes(data)))[0])
    check('damaged footers end with a status', ended <= {0, 1}, ended)
    check('what is not damaged was', 1 in ended)


def export(out, *options):
    """The files of a trace, and the names of their columns."""
    run('export', '-f', 'parquet', '--table=slice', '-o', out + '/', *options,
        trace)
    folder = os.path.join(out, 'slice')
    return {f: [c.name for c in Parquet(os.path.join(folder, f)).columns]
            for f in os.listdir(folder)}


def created(text):
    """The columns of a table of slices, and what is said behind them."""
    columns, behind = re.search(r'CREATE TABLE IF NOT EXISTS slice \((.*?)'
                                r'\n\) (.*?);', text, re.S).groups()
    return dict(re.findall(r'^  `?(\w+)`? (\S+?),?(?: CODEC.*)?$', columns,
                           re.M)), behind


def taken(text):
    """The columns that rows of slices are read by."""
    return re.sub(r'[`\s]', '', re.search(
        r'INSERT INTO slice SELECT (.*?)FROM', text, re.S).group(1)).split(',')


def options():
    """Columns that options make are in the schema of the files."""
    out = os.path.join(work, 'plain')
    columns, = export(out).values()
    r = run('fleet', 'schema', 'clickhouse', out)
    got, behind = created(r.stdout)
    check('a table of files without options', list(got) == columns and
          behind == 'ENGINE = MergeTree ORDER BY (trace, ts)', (got, behind))
    left = re.findall(r'-- (\w+) is left out: there is no column (\w+)',
                      r.stdout)
    check('questions that no column answers', left == [
        ('percentiles', 'version'), ('regressions', 'version'),
        ('new_or_gone', 'version'), ('calls', 'version'),
        ('beyond_budget', 'day')] and len(engine.statements(r.stdout)) ==
        4 + 2 + 6, left)
    out = os.path.join(work, 'more')
    some = '--set=order=1', '--set=day=2026-11-01', '--args=n,o.p', '--view'
    columns, = export(out, *some).values()
    r = run('fleet', 'schema', 'clickhouse', out)
    got, behind = created(r.stdout)
    check('columns of --set, --args and --view', list(got) == columns ==
          taken(re.sub(r'toDate\(.*?\)\)', 'day', r.stdout)) and
          columns[2:4] + columns[-3:] == ['order', 'day', 'arg_n', 'arg_o_p',
                                          'view'], (columns, got))
    check('their types', [got.get(c) for c in (
        'trace', 'order', 'day', 'dur', 'parent_id', 'name', 'arg_o_p',
        'view')] == ['LowCardinality(String)', 'LowCardinality(String)',
                     'Date', 'Int64', 'Nullable(Int32)',
                     'LowCardinality(Nullable(String))',
                     'LowCardinality(Nullable(String))', 'String'], got)
    check('days part it', behind == 'ENGINE = MergeTree PARTITION BY '
          'toYYYYMM(day) ORDER BY (day, trace, ts)', behind)
    check('a name that is a word of SQL', '\n  `order` ' in r.stdout)
    part = os.path.join(work, 'part')
    run('export', '-f', 'parquet', '--table=slice', '-o', part + '/',
        '--set=k=1', '--partition=k', trace)
    check('a single part is read', re.findall(
        r"FROM file\('(.*?)'", run('fleet', 'schema', 'clickhouse',
                                  part).stdout)[-1:] ==
        [part + '/slice/**/*.parquet'])
    columns = export(out, '--set=version=2', '--args=all')
    r = run('fleet', 'schema', 'clickhouse', out)
    got, behind = created(r.stdout)
    check('files with other columns', set(got) == set().union(
        *columns.values()) and [got.get(c) for c in ('version', 'order',
        'day', 'args', 'view', 'dur')] == [
            'LowCardinality(Nullable(String))',
            'LowCardinality(Nullable(String))', 'Nullable(Date)',
            'Nullable(String)', 'Nullable(String)', 'Int64'], got)
    check('and their order', behind.endswith(
        'ORDER BY (day, version, trace, ts) SETTINGS allow_nullable_key = 1'),
        behind)
    path = os.path.join(out, 'slice', sorted(columns)[0])
    with open(path, 'rb') as f:
        good = f.read()
    for name, data, says in [
            ('a file that is cut off', good[:-9], 'it is cut off'),
            ('a column that export does not write', good.replace(
                b'root_name', b'root name'), 'a column that export'),
            ('a column of another type', good.replace(
                b'thread_dur', b'thread_dua'), 'a column that export'),
            ('another table', good.replace(
                b'ttv.table\x18\x05slice', b'ttv.table\x18\x05sched'),
             'none of this table')]:
        check(name + ' is another file', data != good)
        write(path, data)
        r = run('fleet', 'schema', 'clickhouse', out)
        check(name + ' is refused', r.returncode == 2 and r.stdout == '' and
              says in r.stderr and r.stderr.count('\n') == 1, r.stderr)


def schemas():
    out = os.path.join(work, 'fleet')
    for kind, count in (('duckdb', 4 + 2 + 11), ('clickhouse', 4 + 4 + 11)):
        r = run('fleet', 'schema', kind, out)
        got = engine.statements(r.stdout)
        check('the schema for ' + kind, r.returncode == 0 and
              len(got) == count and all(re.match(
                  r'\s*(CREATE|INSERT)', s) for s in got), len(got))
        check('the schema for ' + kind + ' says what it lacks', re.findall(
            r'\n-- (\w+) is left out: (.*)', r.stdout) == [
                ('by_arg', 'there is no table args, and no column that '
                 '--args=KEY makes')], r.stdout)
    odd = os.path.join(work, "it's")
    export(odd)
    r = run('fleet', 'schema', 'duckdb', odd)
    check('a folder with a quote', "it''s/slice/*.parquet'" in r.stdout)
    options()
    for name, args, says in [
            ('an engine that is none', ('schema', 'mysql', out), 'neither'),
            ('a folder that is none', ('schema', 'duckdb', work), 'no folder'),
            ('a pattern', ('schema', 'duckdb', work + '/a[1]'), 'pattern'),
            ('another', ('schema', 'clickhouse', work + '/a?b'), 'pattern'),
            ('no folder', ('schema', 'duckdb'), 'schema ENGINE FOLDER'),
            ('another word', ('load', out), 'schema ENGINE FOLDER')]:
        r = run('fleet', *args)
        check(name + ' is refused', r.returncode == 2 and says in r.stderr and
              r.stderr.count('\n') == 1, r.stderr)


with tempfile.TemporaryDirectory() as work:
    trace = os.path.join(work, 'trace.json')
    with open(trace, 'w') as f:
        json.dump([{'name': 'n%d' % (i % 50), 'ph': 'X', 'ts': i, 'dur': 1,
                    'pid': 1, 'tid': 1} for i in range(3000)], f)
    checks()
    schemas()
print('%d passed, %d failed' % (passed, failed))
sys.exit(failed > 0)
