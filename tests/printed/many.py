"""A trace that has more of everything than a pane or a list shows of it."""
import json


def slices(tid, at, rows):
    """Yields complete events: (name, dur, args) one behind the other."""
    for name, dur, args in rows:
        yield {'ph': 'X', 'pid': 1, 'tid': tid, 'name': name, 'ts': at,
               'dur': dur, 'args': args}
        at += dur + 1


def events():
    """Yields the events; times are microseconds."""
    thread = {'ph': 'M', 'pid': 1, 'name': 'thread_name'}
    yield {'ph': 'M', 'pid': 1, 'name': 'process_name',
           'args': {'name': 'many'}}
    for n in range(1005):
        yield {'ph': 'M', 'pid': 1, 'name': 'fact %04d' % n,
               'args': {'value': n}}
    for tid in range(1, 48):
        yield dict(thread, tid=tid, args={'name': 'thread %02d' % tid})
    # 1: 80 levels, each in the one before, of one kind from 60 on
    for n in range(80):
        yield {'ph': 'X', 'pid': 1, 'tid': 1, 'ts': n, 'dur': 1000 - 2 * n,
               'name': 'level %02d' % n if n < 60 else 'again'}
    # 2: 40 children of 20 kinds in one slice, and 100 of one kind behind it
    yield {'ph': 'X', 'pid': 1, 'tid': 2, 'ts': 0, 'dur': 1000,
           'name': 'parent'}
    yield from slices(2, 1, [('child %02d' % (n % 20), 5 + n % 7, {'n': n})
                             for n in range(40)])
    yield from slices(2, 1010, [('kind', 1 + n * n % 97, {'n': n % 5})
                                for n in range(100)])
    # 3: args that are many, deep, long, and wide
    wide = {'key%02d' % n: n for n in range(25)}
    yield from slices(3, 10, [
        ('members', 90, wide),
        ('siblings', 90, {'s%d' % n: {'a': n, 'b': [n]} for n in range(10)}),
        ('deep', 90, {'a': {'b': {'c': {'d': {'e': {'f': 1}}}}}}),
        ('array', 90, {'fits': list(range(10, 28)),
                       'not': list(range(10, 30)), 'empty': [], 'none': {}}),
        ('lines', 90, {'text': '\n'.join('line %d' % n for n in range(15)),
                       'long': 'word ' * 300, 'wide': '\u4e16\u754c' * 60}),
        ('odd', 90, {'t': True, 'f': False, 'n': None, 'big': 1 << 60,
                     'small': 1e-9, 'minus': -5, 'real': 2.5, 'text': 'a\tb"',
                     'url': 'http://x/y?z=1', 'esc': '\x1b[31m',
                     'k' * 300: 'x'})])
    # 4: 70 arrows to threads 5 to 47, and 70 back
    yield {'ph': 'X', 'pid': 1, 'tid': 4, 'ts': 0, 'dur': 2000, 'name': 'hub'}
    for n in range(70):
        tid, at = 5 + n % 43, 100 + n + n // 43 * 450
        yield {'ph': 's', 'pid': 1, 'tid': 4, 'ts': 10 + n, 'id': n,
               'name': 'go'}
        yield {'ph': 'X', 'pid': 1, 'tid': tid, 'ts': at, 'dur': 400,
               'name': 'spoke %02d' % n, 'args': {'n': n}}
        yield {'ph': 'f', 'bp': 'e', 'pid': 1, 'tid': tid, 'ts': at + 10,
               'id': n, 'name': 'go'}
        yield {'ph': 's', 'pid': 1, 'tid': tid, 'ts': at + 100, 'id': 100 + n,
               'name': 'back'}
        yield {'ph': 'f', 'bp': 'e', 'pid': 1, 'tid': 4, 'ts': 1500 + n,
               'id': 100 + n, 'name': 'back'}
    # 30 lanes of one name at once, one of another, lives of objects
    for n in range(30):
        for ph, ts in ('b', 50 + n), ('e', 600 + 2 * n):
            yield {'ph': ph, 'cat': 'net', 'id': n, 'pid': 1, 'tid': 1,
                   'ts': ts, 'name': 'request', 'args': {'n': n}}
        for ph, ts in ('N', 40 + n), ('D', 700 + n):
            yield {'ph': ph, 'id': 16 + n, 'pid': 1, 'tid': 1, 'ts': ts,
                   'name': 'Node'}
    for n in range(1005):
        yield {'ph': 'O', 'id': 16, 'pid': 1, 'tid': 1, 'ts': 60 + n / 2,
               'name': 'Node', 'args': {'snapshot': {'n': n}}}
    # 40 series of one counter, one with many values, one with few
    for n in range(3):
        yield {'ph': 'C', 'pid': 1, 'ts': 100 * n, 'name': 'stack',
               'args': {'part%02d' % k: k * (n + 1) for k in range(40)}}
    for n in range(200):
        yield {'ph': 'C', 'pid': 1, 'ts': 5 * n, 'name': 'curve',
               'args': {'value': (n * n) % 1013 - 300}}
    # marks: many of a thread in a cell, of a process, of all
    for n in range(40):
        yield {'ph': 'i', 'pid': 1, 'tid': 5, 's': 't', 'ts': 500 + n,
               'name': 'mark %02d' % n}
    for n in range(5):
        yield {'ph': 'i', 'pid': 1, 'tid': 5, 's': 'pg'[n % 2],
               'ts': 2100 + 60 * n, 'name': 'wide %d' % n}
    # names that are long, wide, alike, empty
    yield from slices(6, 2100, [
        (name, 30, {}) for name in
        ['', 'n' * 64, 'n' * 300, '\u4e16\u754c' * 30, 'e\u0301' * 40,
         'std::vector<int, std::allocator<int> >::push_back(int const&)',
         'http://host.example/a/very/long/path/to/one.js',
         'http://host.example/a/very/long/path/to/two.js',
         '/usr/lib/a.so', '\x1b[31mred', 'a\tb']])
    # args that tell slices of one name apart: src/model/slice_label.c
    yield from slices(8, 3000, [
        ('open', 9, {'args': text}) for text in
        ['"a.c", O_RDONLY', '0x5, "b.c"', '"", 1', '"cut', '"', '', '3, 4',
         '"' + 'p' * 300 + '"']])
    yield from slices(9, 3000, [
        ('FunctionCall', 9, {'data': data}) for data in
        [{'functionName': 'f', 'url': 'http://h/d/a.js', 'lineNumber': 7},
         {'functionName': 'f', 'url': 'http://h/d/a.js'},
         {'functionName': 'f'}, {'url': 'b.js', 'lineNumber': 1}, {},
         {'functionName': '', 'url': '', 'lineNumber': 2},
         {'functionName': 3, 'url': ['c'], 'lineNumber': '4'}]])
    yield from slices(10, 3000, [
        (name, 9, {'src_func': 'Run', 'src_file': '../../a/b.cc',
                   'detail': 'd', 'url': '/u', 'type': 't', 'name': 'n'})
        for name in ['RunTask', 'x::RunTask', 'RunTasks', 'Source', 'Parse',
                     'OptModule', 'MyPass', 'Passes', 'v8.compile', 'MinorGC',
                     'CustomElementX', 'other']])


def many():
    """Returns the trace, as JSON."""
    frames = {str(n): {'name': 'frame %03d' % n, 'category': 'lib',
                       **({'parent': str(n - 1)} if n else {})}
              for n in range(300)}
    return json.dumps({
        'traceEvents': list(events()), 'stackFrames': frames,
        'samples': [{'cpu': 0, 'tid': 7, 'ts': 2200 + 10 * n, 'name': 'cycles',
                     'sf': str(299 - n % 3 * 100), 'weight': 1 + n % 2}
                    for n in range(30)],
        'metadata': {'os': 'Linux', 'cpus': list(range(30))}})
