"""Usage: figures.py TTV [TRACES]

What a fleet of traces takes in each engine: bytes, seconds to write, and the
twelve questions of ttv-fleet(7).  It asserts nothing.

TRACES is a folder VERSION/DAY/*.json.  Without it they are made: 25 programs of
C++, compiled by clang++ -ftime-trace with all of its slices, as versions O0 and
O2, twice each as two days.  Engines are found as engine.py says (TTV_ENGINES);
an own file of each, and of ClickHouse two orders of rows, are written from the
files of Parquet.  Times are of the wall for engines, of a question the least of
ROUNDS with its first 20 rows, and of the CPU for ttv, on one core.
"""
import glob
import gzip
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time

import engine

ROUNDS = 5              # of a question
TTV = os.path.abspath(sys.argv[1])
HEADERS = ('map', 'set', 'vector', 'string', 'algorithm', 'functional',
           'iostream', 'sstream', 'random', 'memory', 'thread', 'future',
           'unordered_map', 'deque', 'list', 'filesystem', 'optional',
           'variant', 'numeric', 'chrono', 'complex', 'valarray', 'tuple',
           'any', 'iomanip')
BODY = '''#include <%s>
#include <map>
#include <regex>
#include <sstream>
#include <vector>
#include <algorithm>
#include <string>
struct item%d { int a; std::string b; };
int main(int argc, char **argv)
{
    std::map<std::string, std::vector<item%d>> m;
    for (int i = 0; i < argc; i++)
        m[argv[i]].push_back({ i, argv[i] });
    for (auto &v : m)
        std::sort(v.second.begin(), v.second.end(),
            [](const auto &x, const auto &y) { return x.a < y.a; });
    std::ostringstream out;
    out << m.size();
%s    return (int)out.str().size();
}
'''
REGEX = '''    std::regex r("[a-z]+%d");
    out << std::regex_match(argv[0], r);
'''
QUESTIONS = (
    ('percentiles', {'of_name': 'Source'}),
    ('regressions', {'before': 'O0', 'after': 'O2'}),
    ('new_or_gone', {'before': 'O0', 'after': 'O2'}),
    ('calls', {}),
    ('worst', {'of_name': 'Source'}),
    ('which_trace', {'of_name': 'Source'}),
    ('self_time', {}),
    ('beyond_budget', {'of_name': 'Source', 'budget_ns': 100000000}),
    ('by_arg', {'of_key': 'detail'}),
    ('under', {'of_name': 'ParseClass'}),
    ('histogram', {'of_name': 'Source'}),
    ('slowest', {}),
)


def row(what, value, unit=''):
    print('%-58s %14s %s' % (what, value, unit), flush=True)


def make(folder):
    for n, header in enumerate(HEADERS):
        source = os.path.join(folder, '%s.cc' % header)
        with open(source, 'w') as f:
            f.write(BODY % (header, n, n, REGEX % n if n % 12 == 0 else ''))
        for version in ('O0', 'O2'):
            for day in ('2026-11-01', '2026-11-02'):
                out = os.path.join(folder, 'traces', version, day)
                os.makedirs(out, exist_ok=True)
                subprocess.run(
                    ['clang++', '-std=c++17', '-' + version, '-ftime-trace',
                     '-ftime-trace-granularity=0', '-c', source, '-o',
                     os.path.join(out, header + '.o')], check=True)
                os.remove(os.path.join(out, header + '.o'))
    return os.path.join(folder, 'traces')


def size(pattern):
    return sum(os.path.getsize(f) for f in glob.glob(pattern, recursive=True)
               if os.path.isfile(f))


def cpu(args, out=subprocess.DEVNULL):
    """Runs ttv on one core; returns the seconds of CPU that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([TTV, *args], check=True, stdout=out,
                   preexec_fn=lambda: os.sched_setaffinity(
                       0, {min(os.sched_getaffinity(0))}),
                   env=dict(os.environ, TTV_CACHE=''))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def export(out, traces, *options):
    took = 0
    for day in sorted(glob.glob(os.path.join(traces, '*', '*'))):
        version, date = day.split(os.sep)[-2:]
        took += cpu(['export', '-f', 'parquet', '--each', '--set=version=' +
                     version, '--set=day=' + date, '--args=detail',
                     *options, '-o', out, day])
    return took


def questions(e, what):
    least = []
    for name, params in QUESTIONS:
        times = []
        for _ in range(ROUNDS):
            begin = time.monotonic()
            e.ask(e.question(name, **params) + ' LIMIT 20')
            times.append(time.monotonic() - begin)
        least.append(min(times))
    row(what + ': 12 questions', '%.3f' % sum(least), 's')
    print('    ms: ' + ' '.join('%.0f' % (t * 1e3) for t in least))


def schema(e, word, folder, change=lambda s: s):
    """Gives an engine the tables and questions; returns the seconds."""
    text = subprocess.run([TTV, 'fleet', 'schema', word, folder], check=True,
                          capture_output=True, text=True).stdout
    begin = time.monotonic()
    for statement in engine.statements(text):
        e.ask(change(statement))
    return time.monotonic() - begin


def duckdb(work):
    e = engine.DuckDB(engine.library('duckdb'))
    path = os.path.join(work, 'own.duckdb')
    copy = os.path.join(work, 'copy.parquet')
    for name in ('each', 'ten', 'all'):
        schema(e, 'duckdb', os.path.join(work, name))
        questions(e, 'DuckDB on Parquet, ' + WHAT[name])
    begin = time.monotonic()
    e.ask("COPY (SELECT * FROM slice ORDER BY trace, ts) TO '%s' "
          '(FORMAT parquet, COMPRESSION zstd)' % copy)
    row('Parquet by DuckDB', size(copy),
        'bytes, %.2f s' % (time.monotonic() - begin))
    e.ask("ATTACH '%s' AS own" % path)
    begin = time.monotonic()
    e.ask('CREATE TABLE own.slice AS SELECT * FROM slice')
    e.ask('DETACH own')
    row("DuckDB's own file", size(path),
        'bytes, %.2f s' % (time.monotonic() - begin))


def clickhouse(work):
    e = engine.ClickHouse(engine.library('clickhouse'))
    for what, order in (('trace', None), ('name', '(name, trace, ts)')):
        for table in ('trace', 'slice'):
            e.ask('DROP TABLE IF EXISTS ' + table)

        def ordered(s):
            if order and 'TABLE IF NOT EXISTS slice ' in s:
                s = re.sub(r'ORDER BY \(.*?\)', 'ORDER BY ' + order +
                           ' SETTINGS allow_nullable_key = 1', s)
            return s
        took = schema(e, 'clickhouse', os.path.join(work, 'all'), ordered)
        e.ask('OPTIMIZE TABLE slice FINAL')
        n = e.ask("SELECT sum(bytes_on_disk), sum(rows) FROM system.parts "
                  "WHERE table = 'slice' AND active")[0]
        row('MergeTree by ' + what, n[0], 'bytes of %s rows, %.2f s' %
            (n[1], took))
        questions(e, 'ClickHouse, MergeTree by ' + what)


# What files of a fleet have, by their folder.
WHAT = {
    'all': 'files of many traces',
    'each': 'a file a trace',
    'ten': 'the traces ten times',
}


def main():
    with tempfile.TemporaryDirectory() as work:
        traces = sys.argv[2] if len(sys.argv) > 2 else make(work)
        pattern = os.path.join(traces, '**', '*.json')
        files = sorted(glob.glob(pattern, recursive=True))
        row('traces', len(files))
        row('JSON', size(pattern), 'bytes')
        row('JSON, gzip -6', sum(len(gzip.compress(open(
            f, 'rb').read(), 6)) for f in files), 'bytes')
        with open(os.path.join(work, 'csv'), 'w') as out:
            took = cpu(['query', '--each', '--csv', *files,
                        'SELECT * FROM slice'], out)
        row('CSV of ttv query --each', size(out.name),
            'bytes, %.2f s' % took)
        os.remove(out.name)
        took = cpu(['query', '--each', '--csv', *files, 'SELECT 1'])
        row('opening them', '%.2f' % took, 's')
        ten = os.path.join(work, 'tenfold')
        for f in files:
            version, date = f.split(os.sep)[-3:-1]
            os.makedirs(os.path.join(ten, version, date), exist_ok=True)
            for i in range(10):
                os.symlink(os.path.abspath(f), os.path.join(
                    ten, version, date, '%d-%s' % (i, os.path.basename(f))))
        for name, of, options in (('all', traces, []),
                                  ('each', traces, ['--file=trace']),
                                  ('ten', ten, [])):
            took = export(os.path.join(work, name), of, *options)
            row('Parquet, ' + WHAT[name], size(os.path.join(
                work, name, 'slice', '*')), 'bytes, %.2f s' % took)
        slices = json.loads(subprocess.run(
            [TTV, 'query', '--each', '--json', *files,
             'SELECT count(*) AS n FROM slice'], check=True,
            capture_output=True).stdout)
        row('slices', sum(r[-1] for r in slices['rows']))
        if engine.library('duckdb'):
            duckdb(work)
        else:
            print('skip: DuckDB is not there')
        if engine.library('clickhouse'):
            clickhouse(work)
        else:
            print('skip: ClickHouse is not there')


main()
sys.stdout.flush()
os._exit(0)             # without what chdb does at an end, which may abort
