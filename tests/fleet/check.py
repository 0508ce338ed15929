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


def schemas():
    out = os.path.join(work, 'fleet')
    for kind, count in (('duckdb', 3 + 2 + 11), ('clickhouse', 3 + 4 + 11)):
        r = run('fleet', 'schema', kind, out)
        got = engine.statements(r.stdout)
        check('the schema for ' + kind, r.returncode == 0 and
              len(got) == count and all(re.match(
                  r'\s*(CREATE|INSERT)', s) for s in got), len(got))
    columns = [c.name for c in Parquet(os.path.join(work, 'other.parquet'))
               .columns]
    table = re.search(r'CREATE TABLE IF NOT EXISTS slice \((.*?)\n\)',
                      r.stdout, re.S).group(1)
    got = re.findall(r'^  (\w+) ', table, re.M)
    check('the table has the columns of the files',
          got == columns[:2] + ['version', 'day'] + columns[2:], got)
    odd = os.path.join(work, "it's")
    os.makedirs(os.path.join(odd, 'slice'))
    r = run('fleet', 'schema', 'duckdb', odd)
    check('a folder with a quote', "it''s/slice/*.parquet'" in r.stdout)
    for name, args, says in [
            ('an engine that is none', ('schema', 'mysql', out), 'neither'),
            ('a folder that is none', ('schema', 'duckdb', work), 'no folder'),
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
