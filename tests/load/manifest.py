"""Usage: manifest.py TTV

Makes archives with manifests and asks TTV what it reads; the times that are
expected are sums of the times in the members and of what the manifests say.
"""
import io
import json
import os
import resource
import subprocess
import sys
import tarfile
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
TTV = sys.argv[1]
BOOT, DAY = 6, 1
passed = failed = 0
work = tempfile.TemporaryDirectory()


def check(what, have, want):
    global passed, failed
    if have == want:
        passed += 1
        return
    failed += 1
    print('not ok: %s: %r, wanted %r' % (what, have, want))


def packets(name, at, clocks, machine=0, track=5, pid=0):
    """A trace of Perfetto: clocks that were read together, and a slice."""
    of = ' machine_id: %d' % machine if machine else ''
    text = 'packet { clock_snapshot { %s }%s }\n' % (' '.join(
        'clocks { clock_id: %d timestamp: %d }' % c for c in clocks), of)
    if pid:
        text += ('packet { process_tree { processes { pid: %d '
                 'cmdline: "p" } }%s }\n' % (pid, of))
    text += 'packet { seq: %d track_descriptor { uuid: %d name: "t" }%s }\n' % (
        track, track, of)
    for kind, ts in ((1, at), (2, at + 100)):
        text += ('packet { seq: %d timestamp: %d track_event { type: %d '
                 'track_uuid: %d %s }%s }\n' % (track, ts, kind, track,
                 'name: "%s"' % name if kind == 1 else '', of))
    return text


def pftrace(text):
    return subprocess.run([sys.executable, '-ISB', os.path.join(HERE,
                          'pftrace.py')], input=text.encode(),
                          stdout=subprocess.PIPE, check=True).stdout


def events(name, pid=7):
    return json.dumps([{'ph': 'X', 'name': name, 'ts': 3, 'dur': 1, 'pid': pid,
                        'tid': pid}]).encode()


def manifest(**members):
    return json.dumps({'perfetto_manifest': dict({'version': 1}, **members)})


def archive(kind, members):
    path = os.path.join(work.name, 'a.' + kind)
    if kind == 'zip':
        with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as z:
            for name, data in members.items():
                z.writestr(name, data)
        return path
    form = {'tar': tarfile.USTAR_FORMAT, 'gnu': tarfile.GNU_FORMAT,
            'pax': tarfile.PAX_FORMAT}[kind]
    with tarfile.open(path, 'w', format=form) as t:
        for name, data in members.items():
            data = data.encode() if isinstance(data, str) else data
            info = tarfile.TarInfo(name)
            info.size = len(data)
            t.addfile(info, io.BytesIO(data))
    return path


def ask(members, sql, kind='zip'):
    p = subprocess.run([TTV, 'query', '--json', archive(kind, members), sql],
                       env=dict(os.environ, TTV_CACHE=''), text=True,
                       stdin=subprocess.DEVNULL, capture_output=True)
    try:
        return [tuple(r) for r in json.loads(p.stdout)['rows']]
    except ValueError:
        return (p.returncode, p.stderr.strip().split(': its manifest: ')[-1])


SLICES = ('SELECT s.name, s.ts, m.name FROM slice s JOIN track t ON '
          's.track_id = t.id JOIN machine m ON m.id = t.machine_id '
          'ORDER BY s.name')


def machine(path, name, **more):
    return dict(path=path, machine={'name': name}, **more)


def machines_and_clocks():
    a = pftrace(packets('a', 5000, [(BOOT, 1000), (DAY, 901000)]))
    b = pftrace(packets('b', 7000, [(BOOT, 2000), (DAY, 911000)]))
    c = pftrace(packets('c', 8000, [(BOOT, 2000)]))
    names = [machine('a', 'phone'), machine('b', 'watch')]
    for kind in 'zip', 'tar', 'gnu', 'pax':
        check('time of day joins two machines, ' + kind,
              ask({'m': manifest(files=names), 'a': a, 'b': b}, SLICES, kind),
              [('a', 5000, 'phone'), ('b', 16000, 'watch')])
    check('no time of day: they began together',
          ask({'a': a, 'c': c, 'm': manifest(files=[
              machine('a', 'phone'), machine('c', 'watch')])}, SLICES),
          [('a', 5000, 'phone'), ('c', 8000, 'watch')])
    sync = {'clock': 'BOOTTIME', 'offset_ns': 30,
            'sync_to': {'file': 'a', 'clock': 'BOOTTIME'}}
    check('an offset is surer than the time of day',
          ask({'a': a, 'b': b, 'm': manifest(files=[
              names[0], machine('b', 'watch', clocks=sync)])}, SLICES),
          [('a', 5000, 'phone'), ('b', 7030, 'watch')])
    check('trace_time of a file',
          ask({'a': a, 'b': b, 'm': manifest(
              trace_time={'clock': 'BOOTTIME', 'file': 'b'}, files=[
                  names[0], machine('b', 'watch', clocks=sync)])}, SLICES),
          [('a', 4970, 'phone'), ('b', 7000, 'watch')])
    check('trace_time is the time of day',
          ask({'a': a, 'm': manifest(trace_time={'clock': 'REALTIME'})},
              "SELECT ts, (SELECT int_value FROM metadata WHERE name = "
              "'trace_time_clock_id') FROM slice"), [(905000, 1)])
    check('JSON has no clock: its times are put on one',
          ask({'a': a, 'j.json': events('j'), 'm': manifest(files=[
              names[0], machine('j.json', 'pc', clocks={
                  'offset_ns': 11, 'sync_to': {'file': 'a',
                                               'clock': 'BOOTTIME'}})])},
              SLICES), [('a', 5000, 'phone'), ('j', 3011, 'pc')])
    check('JSON on JSON',
          ask({'i': events('i'), 'j': events('j'), 'm': manifest(files=[
              {'path': 'i'}, {'path': 'j', 'clocks': {
                  'offset_ns': -5, 'sync_to': {'file': 'i'}}}])}, SLICES),
          [('i', 3000, None), ('j', 2995, None)])
    check('without a manifest both have the track',
          ask({'a': a, 'c': c}, 'SELECT count(DISTINCT track_id) FROM slice'),
          [(1,)])


def machines_of_files():
    multi = (packets('host', 5000, [(BOOT, 1000)]) +
             packets('guest', 6000, [(BOOT, 1000)], 7, 9, pid=30))
    two = [{'path': 'x', 'machines': [{'id': 7, 'name': 'vm'},
                                      {'id': 0, 'name': 'pc'}]}]
    check('ids of machines have names',
          ask({'m': manifest(files=two), 'x': pftrace(multi)}, SLICES),
          [('guest', 6000, 'vm'), ('host', 5000, 'pc')])
    check('a pid of one machine is one process',
          ask({'m': manifest(files=two + [machine('j', 'vm'),
                                          machine('k', 'pc')]),
               'x': pftrace(multi), 'j': events('j', 30),
               'k': events('k', 30)},
              'SELECT m.name, count(*) FROM process p JOIN machine m ON '
              'm.id = p.machine_id WHERE pid = 30 GROUP BY 1 ORDER BY 1'),
          [('pc', 1), ('vm', 1)])
    check('two ids of one name are one machine',
          ask({'m': manifest(files=[{'path': 'x', 'machines': [
              {'id': 7, 'name': 'pc'}, {'id': 0, 'name': 'pc'}]}]),
               'x': pftrace(multi)},
              "SELECT count(*), min(raw_id) FROM machine WHERE name = 'pc'"),
          [(1, 2 ** 32)])
    check('raw ids', ask({'m': manifest(files=two), 'x': pftrace(multi)},
                         'SELECT raw_id, name FROM machine ORDER BY 1'),
          [(0, None), (2 ** 32, 'vm'), (2 ** 32 + 1, 'pc')])
    p = subprocess.run([TTV, 'export', '-f', 'ndjson', archive('zip', {
        'm': manifest(files=two), 'x': pftrace(multi)})], text=True,
        env=dict(os.environ, TTV_CACHE=''), capture_output=True)
    have = {t.get('machine_name') for t in map(json.loads,
            p.stdout.splitlines()) if t['type'] == 'process'}
    check('the export has the names', have, {'vm'})
    check('a machine without a name', ask(
        {'m': manifest(files=[{'path': 'x', 'machines': [
            {'id': 0, 'name': 'pc'}]}]), 'x': pftrace(multi)}, 'SELECT 1'),
        (3, 'x has a machine that is not among its machines: 7'))
    check('one machine and two', ask(
        {'m': manifest(files=[machine('x', 'pc')]), 'x': pftrace(multi)},
        'SELECT 1'), (3, 'x is said to be of one machine, and has machine 7'))


def files_and_attributes():
    members = {'j.json': events('j'), 'a': pftrace(packets('a', 5, [
        (BOOT, 1)])), 'notes': 'no trace', 'm': manifest(attributes={
            'build': 'x"y', 'run': -3})}
    check('attributes', ask(members, "SELECT name, int_value, str_value FROM "
                            "metadata WHERE name GLOB 'manifest*' ORDER BY 1"),
          [('manifest_attribute.build', None, 'x"y'),
           ('manifest_attribute.run', -3, None)])
    check('trace_file', ask(members, 'SELECT id, parent_id, name, size, '
                            'trace_type, is_container FROM trace_file'),
          [(0, None, None, os.path.getsize(archive('zip', members)), 'zip', 1),
           (1, 0, 'm', len(members['m']), 'perfetto_manifest', 0),
           (2, 0, 'a', len(members['a']), 'proto', 0),
           (3, 0, 'j.json', len(members['j.json']), 'json', 0)])
    long = 'd/' * 70 + 'n' * 90
    for kind in 'tar', 'gnu', 'pax':
        check('long and hidden names, ' + kind,
              ask({long: events('j'), 'd/.hidden': events('h'),
                   'k': events('k', 8)},
                  'SELECT name FROM trace_file WHERE parent_id = 0 '
                  'ORDER BY 1 DESC', kind), [('k',), (long,)])
    path = archive('tar', {'j': events('j'), 'k': events('k', 8)})
    with open(path, 'r+b') as f:
        f.truncate(1024 + 512 + 20)
    p = subprocess.run([TTV, 'query', '--format=csv', path,
                        'SELECT count(*) FROM slice'], text=True,
                       env=dict(os.environ, TTV_CACHE=''),
                       capture_output=True)
    check('a tar that is cut keeps what is there', p.returncode in (0, 1),
          True)
    check('the slices of the whole member are', p.stdout.split()[-1:],
          [str(ask({'j': events('j')}, 'SELECT count(*) FROM slice')[0][0])])


def refusals():
    a = pftrace(packets('a', 5000, [(BOOT, 1000), (DAY, 901000)]))
    sync = {'sync_to': {'file': 'a', 'clock': 'BOOTTIME'}}
    both = [{'id': 0, 'name': 'p'}, {'id': 1, 'name': 'q'}]
    for text, says in (
            ('{"perfetto_manifest": {}}', 'it has no version'),
            ('{"perfetto_manifest": {"version": 2}}',
             'its version is 2, and not 1'),
            ('{"perfetto_manifest": {"version": 1.0}}',
             'its version is no whole number'),
            ('{"perfetto_manifest": [', 'it is no object'),
            (manifest(files={}), 'its files are no array'),
            (manifest(files=[{}]), 'a file has no path'),
            (manifest(files=[{'path': 'a'}, {'path': 'a'}]),
             'a is there twice'),
            (manifest(files=[machine('a', '')]), 'a machine of a has no name'),
            (manifest(files=[machine('a', 'x', machines=[])]),
             'a has both a machine and machines'),
            (manifest(files=[{'path': 'a', 'machines': [
                {'id': 2 ** 32, 'name': 'x'}]}]),
             'the id of a machine of a is not 0 to 4294967295'),
            (manifest(files=[{'path': 'a', 'machines': both + both}]),
             'a has the machine 0 twice'),
            (manifest(files=[{'path': 'a', 'clocks': {}}]),
             'the clocks of a have no sync_to'),
            (manifest(files=[{'path': 'b', 'clocks': sync}]),
             'sync_to names a, which is not among its files'),
            (manifest(files=[{'path': 'a', 'clocks': {'sync_to': {}}}]),
             'sync_to names no file'),
            (manifest(files=[{'path': 'a', 'machines': both,
                              'clocks': sync}]),
             'a has several machines: the machine of its clock is to be '
             'named'),
            (manifest(files=[machine('a', 'p', clocks=dict(
                sync, machine='q'))]), 'q is no machine of a'),
            (manifest(files=[{'path': 'a', 'clocks': dict(
                sync, offset_ns='1')}]),
             'the offset_ns of a is no number of ns'),
            (manifest(files=[{'path': 'a', 'clocks': sync}]),
             'a has clocks of its own: one of them is to be named'),
            (manifest(trace_time={'clock': 'BOOT'}),
             'BOOT is no clock: REALTIME, REALTIME_COARSE, MONOTONIC, '
             'MONOTONIC_COARSE, MONOTONIC_RAW, BOOTTIME'),
            (manifest(trace_time={'clock': 'BOOTTIME', 'file': 'z'}),
             'trace_time names z, which is not among its files'),
            (manifest(attributes={'k': [1]}),
             'the attribute k is neither a string nor a whole number'),
            (manifest(attributes={'': 1}), 'an attribute has no name')):
        check('refused: ' + says, ask({'m': text, 'a': a}, 'SELECT 1'),
              (3, says))
    have = ask({'m': manifest(), 'n': manifest(), 'a': a}, 'SELECT 1')
    check('two manifests', (have[0], 'several manifests' in have[1]), (3, True))


def seconds(n):
    """User time of an archive whose manifest has n machines and attributes."""
    text = manifest(
        attributes={'k%d' % i: i for i in range(n)},
        files=[{'path': 'x', 'machines': [
            {'id': i, 'name': 'm%d' % i} for i in range(n)]}] + [
                {'path': 'f%d' % i} for i in range(n)])
    x = pftrace(''.join('packet { machine_id: %d process_tree { processes { '
                        'pid: %d cmdline: "p" } } }\n' % (i, i + 1)
                        for i in range(n)) +
                packets('a', 5, [(BOOT, 1)]))
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    rows = ask({'m': text, 'x': x}, 'SELECT count(*) FROM machine WHERE name '
               "GLOB 'm*'")
    check('%d machines' % n, rows, [(n,)])
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


machines_and_clocks()
machines_of_files()
files_and_attributes()
refusals()
print('# 20000 machines: %.1f s' % seconds(20000))
print('%d passed, %d failed' % (passed, failed))
sys.exit(failed != 0)
