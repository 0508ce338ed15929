"""The blocks of ttv-cookbook(7)."""
import collections
import csv
import glob
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

import engine
import shards

TTV, PAGE = os.path.abspath(sys.argv[1]), sys.argv[2]
HERE = os.path.dirname(os.path.abspath(__file__))
SHOWN = ' ' * 11        # before a line of a block, as man shows it
passed = failed = 0


def check(name, holds, why=''):
    global passed, failed
    passed += bool(holds)
    failed += not holds
    print(('ok ' if holds else 'not ok ') + name +
          ('' if holds or not why else '\n# %s' % (why,)))


def configuration(text):
    root = xml.etree.ElementTree.fromstring(text)
    check('the file for servers has two shards, and where they listen',
          [h.text for h in root.findall('remote_servers/fleet/shard/replica/'
                                        'host')] == ['one', 'two'] and
          root.find('listen_host').text == '0.0.0.0', text)


def blocks():
    """Each block for a shell, with the heading that it stands below."""
    with open(PAGE) as f:
        text = f.read()
    out = collections.defaultdict(list)
    for part in re.split(r'(?m)^\.Sh ', text)[1:]:
        for block in re.findall(r'(?ms)^\.Bd .*?\n(.*?)^\.Ed', part):
            block = block.replace('\\(aq', "'").replace('\\e', '\\')
            if block.startswith('<'):
                configuration(block)
            else:
                out[part.split('\n')[0]].append(
                    re.sub('(?m)^', SHOWN, block))
    return out


def tools(folder):
    """Programs that blocks run; a list needs no terminal."""
    folder = os.path.join(folder, 'bin')
    os.mkdir(folder)
    for name, text in (
            ('ttv', 'if [ "$1" = open ]; then\nshift\nset -- open --list "$@"'
             '\nfi\nexec "%s" "$@"' % TTV),
            ('duckdb', 'exec "%s" -B "%s/duckdb.py" "$@"' % (sys.executable,
                                                             HERE))):
        path = os.path.join(folder, name)
        with open(path, 'w') as f:
            f.write('#!/bin/sh\n%s\n' % text)
        os.chmod(path, 0o755)
    os.environ['PATH'] = folder + ':' + os.environ['PATH']


def run(name, block):
    """What a block prints; none may fail."""
    r = subprocess.run(['sh', '-e', '-c', block], capture_output=True,
                       text=True)
    check(name, r.returncode == 0 and r.stderr == '', r.stderr[-600:])
    return r.stdout


def table(text):
    return list(csv.DictReader(io.StringIO(text)))


def rows_of(path):
    with open(path, newline='') as f:
        return list(csv.DictReader(f))


def rank(values, share):
    values = sorted(values)
    return values[max(1, -int(-share * len(values) // 1)) - 1]


def read_traces():
    """The lengths of each name, in ns, by version and trace."""
    out = {}
    for path in sorted(glob.glob('traces/*/*/*.json')):
        with open(path) as f:
            for e in json.load(f):
                key = e['name'], path.split('/')[2], path
                out.setdefault(key, []).append(e['dur'] * 1000)
    return out


def lengths(truth, name, version):
    return [d for (n, v, _), durs in truth.items() if (n, v) ==
            (name, version) for d in durs]


def leads_back(name, path, text):
    """Whether the first row opens a frame that has a text."""
    r = subprocess.run([TTV, 'open', '--shot', '--row=1', '--size=100x30',
                        path], capture_output=True, text=True)
    check(name, r.returncode == 0 and text in r.stdout and 'Parse' in
          r.stdout, r.stdout + r.stderr)


def by_script(page):
    """What the script that stands for the program answers."""
    if not engine.script():
        print('# skip: no package @duckdb/node-api for node')
        return
    os.environ['NODE_PATH'] = engine.modules()
    run('a block: a script for node', page['DUCKDB FROM NPM'][2])
    with open('worst.csv') as f:
        check('it answers as the program does', run(
            'a block: rows by the script', page['AND BACK'][0].replace(
                'duckdb', './duckdb', 1).split(' >')[0]) == f.read())


def with_duckdb(page, truth):
    run('a block: the job of a night', page['EACH NIGHT'][0])
    r = run('a block: all nights', page['EACH NIGHT'][1])
    check('the files are whole', r.count('fleet/slice/') == 30, r)
    found = table(run('a block: regressions', page['QUESTIONS'][0]))
    check('the planted regression is found', [f['name'] for f in found[:2]] ==
          ['Build', 'Parse'], found)
    want = [rank(lengths(truth, 'Parse', v), .5) for v in ('v6', 'v7')]
    check('its medians are those of the traces', [int(found[1]['ns_before']),
          int(found[1]['ns_after'])] == want, (found[1], want))
    found = table(run('a block: percentiles', page['QUESTIONS'][1]))
    slow = [f['version'] for f in found if int(f['p50']) > 5000000]
    check('since when', len(found) == 30 and sorted(set(slow)) ==
          ['v7', 'v8', 'v9'], slow)
    run('a block: rows', page['AND BACK'][0])
    by_script(page)
    opens = [b for blocks in page.values() for b in blocks if 'ttv open' in b]
    check('what opens the viewer is a block of its own', len(opens) == 3 and
          all(b.count('\n') == 1 for b in opens), opens)
    commands = ''.join(run('a block: open', page['AND BACK'][n])
                       for n in (1, 2)).splitlines()
    check('each row opens a trace', len(commands) == 21 and
          commands[20].startswith('ttv view --diff'), commands)
    leads_back('a slice', 'worst.csv', 'wall 5.8 ms')
    leads_back('a pair', 'pair.csv', '\u25b6Parse\u2588\u2588+1.66 ms')
    return rows_of('worst.csv')


def with_shards(page, truth, folder, worst):
    try:
        s = shards.Shards(folder)
    except shards.Failed as why:
        check('the servers start', False, why)
        return
    try:
        os.environ.update(ONE=s.urls[0].rstrip('/'), TWO=s.urls[1].rstrip('/'))
        page = page['TWO SHARDS']
        run('a block: tables of shards', page[0])
        run('a block: rows to shards', page[1])
        found = table(run('a block: questions to shards', page[2]))
        want = [(v, len(d), min(d), rank(d, .5)) for v, d in (
            ('v%d' % i, lengths(truth, 'Parse', 'v%d' % i))
            for i in range(10))]
        check('their answer is that of the traces', [
            (f['version'], int(f['slices']), int(f['shortest']),
             int(f['median'])) for f in found] == want, (found, want))
        slow = rows_of('slow.csv')
        same = [(r['trace'], r['slice_id'], r['dur']) for r in slow]
        durs = sorted((d for (n, _, _), v in truth.items() if n == 'Parse'
                       for d in v), reverse=True)[:20]
        check('the slowest are those of the traces', [int(r['dur']) for r in
              slow] == durs, durs)
        if worst:
            check('and those of DuckDB', same == [
                (r['trace'], r['slice_id'], r['dur']) for r in worst], same)
        check('each row of shards opens a trace', run(
            'a block: open rows of shards', page[3]).count('\n') == 20)
        leads_back('a slice of a shard', 'slow.csv', 'wall 5.8 ms')
        parts = [s.ask('SELECT count(), countIf(parent_id IS NULL), '
                       'sum(dur) FROM slice_here', shard=n).split()
                 for n in (0, 1)]
        total = [sum(int(p[i]) for p in parts) for i in range(3)]
        check('the shards have all rows, nulls and times', total == [
            sum(map(len, truth.values())), 120, sum(map(sum,
            truth.values()))] and all(int(p[0]) > 0 for p in parts), parts)
        here = [set(s.ask('SELECT DISTINCT trace FROM slice_here',
                          shard=n).split()) for n in (0, 1)]
        check('a trace is on one shard', len(here[0]) + len(here[1]) == 120
              and not here[0] & here[1])
        run('a block: a day is taken away', page[4])
        end = time.monotonic() + shards.PATIENCE
        while end > time.monotonic():
            got = s.ask('SELECT countIf(day = \'2026-11-30\'), count() '
                        'FROM slice').split()
            if got[0] == '0':
                break
            time.sleep(0.05)
        check('its rows are gone, the others are there', got == [
            '0', str(total[0] - 16)], got)
        run('a block: a day that was taken away is loaded', page[1].replace(
            'traces/*/*/*.json', 'traces/2026-11-30/*/*.json'))
        got = s.ask('SELECT count(), sum(dur) FROM slice').split()
        check('and are there again, once', got == [str(total[0]),
                                                   str(total[2])], got)
    finally:
        s.close()
    check('both servers have ended', all(p.poll() is not None
                                         for p in s.processes))


def main():
    page = blocks()
    lacks = []
    if not engine.library('duckdb'):
        lacks.append("library of DuckDB; set TTV_DUCKDB or TTV_ENGINES")
    if not shards.server() or not shutil.which('curl'):
        lacks.append("clickhouse-server or curl")
    for what in lacks:
        print('# skip: no ' + what)
    if len(lacks) == 2:
        print('skip: neither DuckDB nor ClickHouse is there')
        return 77
    with tempfile.TemporaryDirectory() as folder:
        tools(folder)
        os.chdir(folder)
        run('a block: traces', page['TRACES'][0])
        truth = read_traces()
        check('thirty days of ten versions', len(glob.glob('traces/*')) == 30
              and len({k[1] for k in truth}) == 10)
        worst = None
        if engine.library('duckdb'):
            worst = with_duckdb(page, truth)
        if shards.server() and shutil.which('curl'):
            with_shards(page, truth, folder, worst)
    print('%d passed, %d failed' % (passed, failed))
    return failed != 0


sys.exit(main())
