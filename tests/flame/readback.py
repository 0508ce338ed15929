"""Usage: readback.py TTV TOP SHARED [FILE...]

A test for each trace and way of weighing: `ok NAME OPTIONS`.
"""
import glob
import json
import os
import re
import subprocess
import sys
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
    print('%d passed, %d failed' % (n - bad, bad))
    return 1 if bad else 0


sys.exit(main())
