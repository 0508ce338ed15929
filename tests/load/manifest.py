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
            (manifest(files=[{'path': 'a'}, {'path': 'b', 'clocks': sync}]),
             'b has clocks of its own: one of them is to be named'),
            (manifest(trace_time={'clock': 'BOOT'}),
             'BOOT is no clock: REALTIME, REALTIME_COARSE, MONOTONIC, '
             'MONOTONIC_COARSE, MONOTONIC_RAW, BOOTTIME'),
            (manifest(trace_time={'clock': 'BOOTTIME', 'file': 'z'}),
             'trace_time names z, which is not among its files'),
            (manifest(attributes={'k': [1]}),
             'the attribute k is neither a string nor a whole number'),
            (manifest(attributes={'': 1}), 'an attribute has no name')):
        check('refused: ' + says, ask({'m': text, 'a': a, 'b': a},
                                      'SELECT 1'), (3, says))
    for ring in 'a', 'ab', 'abc':
        files = [{'path': x, 'clocks': {'clock': 'BOOTTIME', 'sync_to': {
            'file': ring[(i + 1) % len(ring)], 'clock': 'BOOTTIME'}}}
            for i, x in enumerate(ring)]
        check('clocks in a ring, ' + ring,
              ask({'m': manifest(files=files), 'a': a}, 'SELECT 1'),
              (3, 'the clocks of a are said by themselves'))
    have = ask({'m': manifest(), 'n': manifest(), 'a': a}, 'SELECT 1')
    check('two manifests', (have[0], 'several manifests' in have[1]), (3, True))


def relations():
    a = pftrace(packets('a', 5000, [(BOOT, 1000)]))
    boot = {'file': 'a', 'clock': 'BOOTTIME'}
    files = [{'path': 'a'}] + [
        {'path': path, 'clocks': {'offset_ns': offset, 'sync_to': {
            'file': to}}} for path, to, offset in (
                ('i', 'a', 7), ('j', 'i', 20), ('k', 'j', -300))]
    for path in 'ijk':
        files[1 + 'ijk'.index(path)]['clocks']['sync_to']['clock'] = 'BOOTTIME'
    members = {path: events(path, ord(path)) for path in 'ijk'}
    check('relations of relations', ask(dict(
        members, a=a, m=manifest(files=files)), 'SELECT name, ts FROM slice '
        'ORDER BY 1'), [('a', 5000), ('i', 3007), ('j', 3027), ('k', 2727)])

    # What is sure by a sync to the nanosecond is less sure than a relation.
    def synced(name, ts):
        return json.dumps(json.loads(events(name, ord(name))) + [
            {'ph': 'c', 'name': 'clock_sync', 'ts': ts, 'pid': 1, 'tid': 1,
             'args': {'sync_id': 's'}}]).encode()

    for order in ('ijk', 'ikj', 'kij', 'kji', 'jik', 'jki'):
        times = dict(ask(dict(
            {path: synced(path, 1 + 'ijk'.index(path)) for path in order},
            m=manifest(files=[{'path': path} for path in 'ij'] + [
                {'path': 'k', 'clocks': {'offset_ns': 77, 'sync_to': {
                    'file': 'j'}}}])), 'SELECT name, ts FROM slice'))
        check('a relation beside syncs, ' + order, times['k'] - times['j'], 77)

    lost = {'path': 'b', 'clocks': {'clock': 'BOOTTIME', 'sync_to': boot}}
    for text, n in (
            (manifest(files=[{'path': 'a'}, lost]), 1),
            (manifest(files=[{'path': 'a'}, {'path': 'z'}, dict(
                lost, path='a', clocks=dict(lost['clocks'], sync_to={
                    'file': 'z'}))][1:]), 1),
            (manifest(files=[{'path': 'z'}], trace_time={
                'file': 'z', 'clock': 'BOOTTIME'}), 1),
            (manifest(trace_time={'clock': 'REALTIME'}), 1),
            (manifest(trace_time={'clock': 'MONOTONIC_RAW'}), 1),
            (manifest(trace_time={'clock': 'BOOTTIME'}), 0),
            (manifest(files=[{'path': 'a'}, {'path': 'i', 'clocks': {
                'sync_to': {'file': 'a', 'clock': 'REALTIME'}}}]), 1)):
        check('clocks that are not joined: ' + text, warnings(archive('zip', {
            'm': text, 'a': a, 'i': events('i')}), 'clocks-not-joined'), n)


def warnings(path, what):
    """How often a warning stands in what ttv says of a trace."""
    p = subprocess.run([TTV, 'info', '--json', path], text=True,
                       env=dict(os.environ, TTV_CACHE=''), capture_output=True)
    return sum(w['count'] for w in json.loads(p.stdout)['warnings']
               if w['code'] == what)


def several():
    a = pftrace(packets('a', 5000, [(BOOT, 1000)]))
    own = manifest(attributes={'whose': 'inner'})
    inner = open(archive('zip', {'m': own, 'x': events('x')}), 'rb').read()
    alone = open(archive('zip', {'m': own, 'notes': '-'}), 'rb').read()
    sql = "SELECT str_value FROM metadata WHERE name GLOB 'manifest*'"
    for name, data in ('inner', inner), ('alone', alone):
        path = archive('zip', {'a': a, name: data})
        check('the manifest of an inner archive, ' + name,
              ask({'a': a, name: data}, sql), [])
        check('it is counted, ' + name, warnings(path, 'unreadable-member') > 0,
              True)
        check('and that of the outer is read, ' + name,
              ask({'a': a, name: data, 'm': manifest(attributes={
                  'whose': 'outer'})}, sql), [('outer',)])
    paths = []
    for i in 'pq':
        paths.append(os.path.join(work.name, i + '.zip'))
        os.rename(archive('zip', {'a': a, 'm': manifest()}), paths[-1])
    single = os.path.join(work.name, 'manifest.json')
    with open(single, 'w') as f:
        f.write(manifest())
    for files in paths, [paths[0], single], [single, single]:
        p = subprocess.run([TTV, 'info'] + files, text=True,
                           env=dict(os.environ, TTV_CACHE=''),
                           capture_output=True)
        check('two files with manifests', (p.returncode, p.stderr),
              (3, 'ttv: %s: its manifest is one of several manifests\n' %
               files[1]))


def header(name, size, kind='0', form=tarfile.USTAR_FORMAT):
    info = tarfile.TarInfo(name)
    info.type = kind.encode()
    p = bytearray(info.tobuf(form))
    p[124:136] = size if isinstance(size, bytes) else b'%011o\0' % size
    p[148:156] = b' ' * 8
    p[148:156] = b'%06o\0 ' % sum(p)
    return bytes(p)


def filled(data):
    return data + bytes(-len(data) % 512)


def tar_of(*parts):
    path = os.path.join(work.name, 'parts.tar')
    with open(path, 'wb') as f:
        f.write(b''.join(parts))
    return path


def damaged_tars():
    def member(name, pid, **more):
        data = events(name, pid)
        return header(name, more.get('size', len(data)),
                      more.get('kind', '0')) + filled(data)

    def words(size):
        text = b' size=%s\n' % size.encode()
        return header('p', len(text) + 2, 'x') + filled(
            b'%02d' % (len(text) + 2) + text)

    j, k, end = member('j', 7), member('k', 8), bytes(1024)
    x = events('x', 9)
    pax = b'%d size=%d\n' % (len('dd size=dd\n'), len(x))
    broken = bytearray(member('x', 9))
    broken[0] ^= 1
    hole = b'22 GNU.sparse.major=1\n'
    for what, parts, names, lost in (
            ('whole', (j, k, end), 'jk', 0),
            ('one behind another', (j, end, k, end), 'jk', 0),
            ('a header', (j, bytes(broken), k, end), 'jk', 1),
            ('the first block behind', (j, b'x' * 512, k, end), 'jk', 1),
            ('no size', (j, member('x', 9, size=b' ' * 12), k, end), 'jk', 2),
            ('a file with holes', (j, member('x', 9, kind='S'), k, end),
             'jk', 1),
            ('holes as pax has them', (j, header('p', len(hole), 'x'),
                                       filled(hole), member('x', 9), k, end),
             'jk', 1),
            ('a size of pax', (j, header('p', len(pax), 'x'), filled(pax),
                               header('x', 0), filled(x), k, end), 'jkx', 0),
            ('a link with a size', (j, header('l', 512, '1'), k, end), 'jk', 0),
            ('a folder with a size', (j, header('d/', 99, '5'), k, end), 'jk',
             0),
            ('global words', (j, header('g', len(pax), 'g'), filled(pax), k,
                              end), 'jk', 0),
            ('cut', (j, k, member('x', 9)[:520]), 'jk', 1),
            ('words before the end', (j, words('1'), end, k, end), 'jk', 1),
            ('words before damage', (j, words('99999'), bytes(broken), k, end),
             'jk', 2),
            ('words at the end', (j, k, words('9')), 'jk', 1),
            ('words that are cut', (j, k, words('9')[:520]), 'jk', 1),
            ('an empty word', (j, words(''), k, end), 'jk', 0),
            ('a type that is not known', (j, member('x', 9, kind='Q'), k, end),
             'jkx', 0),
            ('the rest of another', (j, member('x', 9, kind='M'), k, end),
             'jk', 1),
            ('more than 64 bits, by the first', (j, k, header(
                'x', b'\x80\x01' + bytes(10))), 'jk', 1),
            ('cut in a header', (j, k, member('x', 9)[:100]), 'jk', 1),
            ('more than there is', (j, k, header('x', 2 ** 33 - 1)), 'jk', 1),
            ('more than 64 bits', (j, k, header(
                'x', b'\x80' + b'\xff' * 11)), 'jk', 1),
            ('one member, and damage', (j, b'x' * 512), 'j', 1)):
        path = tar_of(*parts)
        p = subprocess.run([TTV, 'query', '--csv', path, 'SELECT DISTINCT name '
                            'FROM slice ORDER BY 1'], text=True,
                           env=dict(os.environ, TTV_CACHE=''),
                           capture_output=True)
        check('a tar: ' + what, ''.join(p.stdout.split()[1:]), names)
        check('lost of a tar: ' + what, warnings(path, 'damaged-archive'),
              lost)
        check('said: ' + what, 'damaged-archive' in p.stderr, lost > 0)


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


relations()
several()
damaged_tars()
machines_and_clocks()
machines_of_files()
files_and_attributes()
refusals()
print('# 20000 machines: %.1f s' % seconds(20000))
print('%d passed, %d failed' % (passed, failed))
sys.exit(failed != 0)
