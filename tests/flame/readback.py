"""Usage: readback.py TTV TOP SHARED [FILE...]

A test for each trace and way of weighing: `ok NAME OPTIONS`.
"""
import collections
import decimal
import glob
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

TTV, TOP, SHARED = sys.argv[1:4]
CORPUS = ['local/chromium-startup.json.gz', 'local/webpack.json.gz',
          'local/clang19-time-trace.json.gz', 'local/uftrace.json.gz',
          'speedscope/chrome116.json', 'catapult/traceviewify.json.gz']
WAYS = [[], ['--weight', 'count', '--by-thread'],
        ['--invert', '--weight', 'self'], ['--invert'],
        ['--weight', 'sampled'], ['--weight', 'samples', '--invert']]
SCHEMA = 'https://www.speedscope.app/file-format-schema.json'
UNITS = ('none', 'nanoseconds')


def flame(path, way, form):
    p = subprocess.run([TTV, 'flame', '--format', form, *way, path],
                       stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if p.returncode != 0:
        raise ValueError('%s: status %d' % (form, p.returncode))
    return p.stdout.decode('utf-8')     # fails on anything else


def keys(what, thing, must, may=()):
    wrong = set(thing) - set(must) - set(may) | set(must) - set(thing)
    if wrong:
        raise ValueError('%s: members %s' % (what, sorted(wrong)))


def events(profile, nframes):
    """Checks that events are balanced and in order; returns the sum."""
    at, stack, total = profile['startValue'], [], 0
    for e in profile['events']:
        keys('event', e, ('type', 'frame', 'at'))
        if e['at'] < at or not 0 <= e['frame'] < nframes:
            raise ValueError('event %r behind %r' % (e, at))
        at = e['at']
        if e['type'] == 'O':
            stack.append(e)
            continue
        begin = stack.pop()
        if e['type'] != 'C' or begin['frame'] != e['frame']:
            raise ValueError('%r closes %r' % (e, begin))
        if not stack:
            total += at - begin['at']
    if stack or at > profile['endValue']:
        raise ValueError('open at the end: %r' % stack)
    return total


def speedscope(text):
    file = json.loads(text)
    keys('file', file, ('$schema', 'shared', 'profiles'),
         ('name', 'exporter', 'activeProfileIndex'))
    if file['$schema'] != SCHEMA:
        raise ValueError('$schema')
    keys('shared', file['shared'], ('frames',))
    frames = file['shared']['frames']
    for f in frames:
        keys('frame', f, ('name',), ('file', 'line', 'col'))
        if not isinstance(f['name'], str):
            raise ValueError('name of a frame')
    total = 0
    for p in file['profiles']:
        keys('profile', p, ('type', 'name', 'unit', 'startValue', 'endValue',
                            'events'))
        if p['type'] != 'evented' or p['unit'] not in UNITS:
            raise ValueError('profile %s %s' % (p['type'], p['unit']))
        total += events(p, len(frames))
    return total


def folded(text):
    """Takes stacks apart as flamegraph.pl does."""
    total = 0
    for line in text.splitlines():
        m = re.match(r'^(.*)\s+?(\d+(?:\.\d*)?)$', line)
        if (m is None or re.search(r'\s[\d.]*$', m.group(1)) or
                '' in m.group(1).split(';')):
            raise ValueError('folded: %r' % line)
        total += int(m.group(2))
    return total


def picture(text):
    svg = '{http://www.w3.org/2000/svg}'
    root = ElementTree.fromstring(text)
    if root.tag != svg + 'svg' or 'href' in text or '<script' in text:
        raise ValueError('svg: %s' % root.tag)
    for r in root.iter(svg + 'rect'):
        if r.get('x') is not None and (
                float(r.get('x')) + float(r.get('width')) > 1190.02):
            raise ValueError('a box stands out: %r' % r.attrib)


def check(path, way):
    a = speedscope(flame(path, way, 'speedscope'))
    b = folded(flame(path, way, 'folded'))
    if a != b:
        raise ValueError('speedscope has %d, folded stacks %d' % (a, b))
    picture(flame(path, way, 'svg'))


def self_of(lines):
    """Weights by innermost function of lines of folded stacks."""
    sums = collections.Counter()
    for line in lines.splitlines():
        stack, weight = line.rsplit(' ', 1)
        sums[stack.split(';')[-1]] += decimal.Decimal(weight)
    return {k: v for k, v in sums.items() if v}


def sampled(text):
    """The lines of folded stacks that profiles of samples stand for."""
    file = json.loads(text, parse_float=decimal.Decimal)
    names = [f['name'] for f in file['shared']['frames']]
    lines = []
    for p in file['profiles']:
        keys('profile', p, ('type', 'name', 'unit', 'startValue', 'endValue',
                            'samples', 'weights'))
        if (p['type'] != 'sampled' or p['endValue'] != sum(p['weights']) or
                len(p['samples']) != len(p['weights'])):
            raise ValueError('a profile of fractions')
        lines += ['%s %s' % (';'.join(names[i] for i in stack), w)
                  for stack, w in zip(p['samples'], p['weights'])]
    return '\n'.join(lines)


def fields(data):
    """The fields of a message: number and value, a number or bytes."""
    at = 0

    def varint():
        nonlocal at
        n = shift = 0
        while True:
            n |= (data[at] & 127) << shift
            shift, at = shift + 7, at + 1
            if data[at - 1] < 128:
                return n
    while at < len(data):
        tag = varint()
        value = varint()
        if tag & 7 == 2:
            value, at = data[at:at + value], at + value
        yield tag >> 3, value


def numbers(data):
    """Packed numbers, as the values of fields of a message without tags."""
    return [v for _, v in fields(b''.join(
        b'\x08' + n for n in re.findall(rb'[\x80-\xff]*[\x00-\x7f]', data)))]


def profiled(data):
    """The lines of folded stacks that a profile.proto stands for."""
    rows = collections.defaultdict(list)
    for number, value in fields(gzip.decompress(data)
                                if data[:2] == b'\x1f\x8b' else data):
        rows[number].append(value)
    texts = [t.decode() for t in rows[6]]
    names = {m[1]: texts[m[2]] for m in map(dict, map(fields, rows[5]))}
    places = {m[1]: names[dict(fields(m[4]))[1]]
              for m in map(dict, map(fields, rows[4]))}
    (kind,) = map(dict, map(fields, rows[1]))
    tens = int(re.fullmatch('1e-([1-6]) count', texts[kind[2]]).group(1))
    lines = []
    for m in map(dict, map(fields, rows[2])):
        (value,) = numbers(m[2])
        lines.append('%s %s' % (
            ';'.join(places[i] for i in reversed(numbers(m[1]))),
            decimal.Decimal(value).scaleb(-tens)))
    return '\n'.join(lines)


def ask(*args):
    p = subprocess.run([TTV, *args], stdout=subprocess.PIPE,
                       stderr=subprocess.PIPE)
    return p.stdout.decode()


def fractions(seed, decimals):
    """Weights that are no whole numbers are the same wherever they are told."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        path, other, proto = (os.path.join(folder, name)
                              for name in ('a.folded', 'b.json', 'c.pb'))
        lines = ''.join('main;%s %s\n' % (
            ';'.join(chance.choices('abcdef', k=chance.randint(1, 6))),
            decimal.Decimal(chance.randint(1, 10 ** 7)).scaleb(-decimals))
            for i in range(200))
        with open(path, 'w', encoding='ascii') as f:
            f.write(lines)
        want = self_of(lines)
        scope = flame(path, [], 'speedscope')
        with open(other, 'w', encoding='utf-8') as f:
            f.write(scope)
        ask('export', '-f', 'pprof', '-o', proto, path)
        with open(proto, 'rb') as f:
            data = f.read()
        info = json.loads(ask('info', '--top=0', '--json', path),
                          parse_float=decimal.Decimal)
        diff = json.loads(ask('diff', '--all', '--json', path, other),
                          parse_float=decimal.Decimal)
        for what, got in (
                ('folded', self_of(flame(path, [], 'folded'))),
                ('speedscope', self_of(sampled(scope))),
                ('speedscope, read', self_of(flame(other, [], 'folded'))),
                ('pprof', self_of(profiled(data))),
                ('pprof, read', self_of(flame(proto, [], 'folded'))),
                ('info', {f['name']: f['self'] for f in info['functions']
                          if f['self']}),
                ('diff, old', {r['key']: r['old_self'] for r in diff
                               if r.get('old_self')}),
                ('diff, new', {r['key']: r['new_self'] for r in diff
                               if r.get('new_self')})):
            if got != want:
                raise ValueError('%s: %s, not %s' % (what, got, want))
        head = ask('shot', '--size=120x30', path)
        if '200 stacks, %s in all' % total_text(want) not in head:
            raise ValueError('the head: %s' % re.findall('.*in all.*', head))


def total_text(sums):
    """A sum as people read it: digits by threes, without zeros at the end."""
    whole, _, part = str(sum(sums.values())).partition('.')
    part = ' '.join(re.findall('..?.?', part.rstrip('0')))
    return '{:,}'.format(int(whole)) + ('.' + part if part else '')


def idle():
    """Boxes that are no function are dim, also without colours."""
    nodes = [{'id': i + 1, 'callFrame': {
        'functionName': name, 'scriptId': '0', 'url': '', 'lineNumber': -1,
        'columnNumber': -1}, 'children': [2, 3] if i == 0 else []}
        for i, name in enumerate(('(root)', '(idle)', 'work'))]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'a.cpuprofile')
        with open(path, 'w', encoding='utf-8') as f:
            json.dump({'nodes': nodes, 'startTime': 0, 'endTime': 40000,
                       'samples': [2, 2, 3, 3],
                       'timeDeltas': [0] + [10000] * 3}, f)
        text = ask('shot', '--size=60x8', '--keys=F', '--ansi', '--colors=0',
                   path)
    for name, dim in ('(root)', True), ('(idle)', True), ('work', False):
        look = re.search(r'\x1b\[([0-9;]*)m[^\x1b]*' + re.escape(name), text)
        if look is None or ('2' in look.group(1).split(';')) != dim:
            raise ValueError('%s: %r' % (name, look and look.group(1)))


def summed():
    """What sums of samples say of two profiles: a function has more of them
    where 18 and 63 times the lightest differ, not where 18 and 19 do; nor where
    the lightest of one side is that of a stack met twice, and where weights are
    no multiples of a sample (waits, sizes)."""
    sums = {'18': 'park 18,run 1', '19': 'park 19,run 1', '63': 'park 63,run 1',
            '100': 'park 100,run 1', '107': 'park 107,run 2,walk 4',
            'wait': 'park 100003,run 6007', 'later': 'park 150011,run 7919'}
    with tempfile.TemporaryDirectory() as folder:
        for name, stacks in sums.items():
            path = os.path.join(folder, 'a.folded')
            with open(path, 'w', encoding='ascii') as f:
                f.writelines('main;%s\n' % s for s in stacks.split(','))
            ask('export', '-f', 'pprof', '-o', os.path.join(folder, name), path)
        for old, new, want in (('18', '63', {'park': 'more'}), ('18', '19', {}),
                               ('100', '107', {}), ('wait', 'later', {})):
            got = {r['key']: r['verdict'] for r in json.loads(ask(
                'diff', '--json', '--min=0', os.path.join(folder, old),
                os.path.join(folder, new)))
                   if r.get('verdict') in ('more', 'less')}
            if got != want:
                raise ValueError('%s and %s: %s' % (old, new, got))


def message(*members):
    """A message of protobuf: numbers and texts by field."""
    def varint(n):
        return bytes([n]) if n < 128 else bytes([n & 127 | 128]) + varint(
            n >> 7)
    return b''.join(
        varint(field << 3) + varint(value) if isinstance(value, int) else
        varint(field << 3 | 2) + varint(len(value)) + value
        for field, value in members)


def waits():
    """Whole milliseconds are as many samples of a CPU's time, but no number of
    waits: what is summed is said by the name of the weight."""
    for weight, want in (('cpu', {'park': 'more'}), ('wall', {'park': 'more'}),
                         ('delay', {}), ('lock-acquire-wait', {}),
                         ('lock-release-hold', {})):
        with tempfile.TemporaryDirectory() as folder:
            for park in 18, 63:
                texts = '', weight, 'nanoseconds', 'park', 'run'
                data = message(
                    (1, message((1, 1), (2, 2))),
                    (2, message((1, 1), (2, park * 1000000))),
                    (2, message((1, 2), (2, 1000000))),
                    *((4, message((1, i), (4, message((1, i)))))
                      for i in (1, 2)),
                    *((5, message((1, i), (2, i + 2))) for i in (1, 2)),
                    *((6, text.encode('ascii')) for text in texts))
                with open(os.path.join(folder, str(park)), 'wb') as f:
                    f.write(data)
            got = {r['key']: r['verdict'] for r in json.loads(ask(
                'diff', '--json', '--min=0', os.path.join(folder, '18'),
                os.path.join(folder, '63')))
                   if r.get('verdict') in ('more', 'less')}
        if got != want:
            raise ValueError('%s: %s' % (weight, got))


def main():
    files = sys.argv[4:] or sorted(
        glob.glob(os.path.join(TOP, 'traces', '*.json*'))) + [
            os.path.join(SHARED, 'corpus', f) for f in CORPUS
            if os.access(os.path.join(SHARED, 'corpus', f), os.R_OK)]
    bad = n = 0
    for path in files:
        for way in WAYS:
            name = ' '.join([os.path.basename(path), *way])
            n += 1
            try:
                check(path, way)
                print('ok', name)
            except (ValueError, KeyError, IndexError, AttributeError,
                    ElementTree.ParseError) as e:
                bad += 1
                print('# %s: %s' % (name, e))
                print('not ok', name)
    for decimals in (1, 3, 6) if not sys.argv[4:] else ():
        n += 1
        try:
            fractions(decimals, decimals)
            print('ok fractions', decimals)
        except (ValueError, KeyError) as e:
            bad += 1
            print('# %s' % e)
            print('not ok fractions', decimals)
    for name, test in (('boxes that are no function are dim', idle),
                       ('samples of pprof are compared as sums', summed),
                       ('waits of pprof are no samples', waits)):
        n += 1
        try:
            test()
            print('ok', name)
        except (ValueError, KeyError, AttributeError) as e:
            bad += 1
            print('# %s' % e)
            print('not ok', name)
    print('%d passed, %d failed' % (n - bad, bad))
    return 1 if bad else 0


sys.exit(main())
