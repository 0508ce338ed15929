#!/usr/bin/env python3
"""Usage: follow.py [CASE ...]

`ttv -f` on a pseudo-terminal, and this program is the writer: it stalls, writes
half a line, a million events at once, cuts the file, puts another one in its
place, dies.  After each step the screen must come to say what is there.

Nothing waits for a time: a check looks at the screen whenever something has
come, until it is right, or until nothing has come for PATIENCE seconds.
"""
import itertools, fcntl, gzip, json, os, pty, re, signal, struct, subprocess, sys
import tempfile, termios, zlib

from screen import PATIENCE, Terminal, Viewer

COLS, ROWS = 120, 36
# A slice a millisecond on four threads.
STEP = 1000


def event(n, name='tick', **more):
    e = dict(ph='X', pid=1, tid=n % 4, ts=n * STEP, dur=STEP // 2, name=name)
    e.update(more)
    return json.dumps(e)


def events(a, b, end='\n', **more):
    return ''.join(event(n, **more) + end for n in range(a, b)).encode()


def comms(a, b):
    """Lines of trace_pipe: two tasks take turns."""
    return ''.join(
        '          task%d-%d     [000] d..2.  %.6f: sched_switch: '
        'prev_comm=task%d prev_pid=%d prev_prio=120 prev_state=S ==> '
        'next_comm=task%d next_pid=%d next_prio=120\n' %
        (n % 2, 100 + n % 2, 1000 + n / 1000, n % 2, 100 + n % 2,
         (n + 1) % 2, 101 - n % 2) for n in range(a, b)).encode()


class Failure(Exception):
    pass


class Follower(Viewer):
    """The viewer, its screen, and what the screen must come to show."""

    def __init__(self, path, *options, stdin=None):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            # what is ignored is inherited, from nohup too
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
            os.environ.update(TERM='xterm-256color', LC_ALL='C.UTF-8',
                              NO_COLOR='')
            fcntl.ioctl(0, termios.TIOCSWINSZ,
                        struct.pack('HHHH', ROWS, COLS, 0, 0))
            if stdin is not None:
                os.dup2(stdin, 0)
            os.execv(TTV, [TTV, 'view', '--no-state', '--config', '/dev/null',
                           '-f', *options, path])
        self.sent = 0
        self.screen = Terminal(COLS, ROWS, True, '')

    def take(self):
        data = self.read()
        if data:
            self.screen.feed(data)
            if self.screen.owed:
                os.write(self.fd, self.screen.owed)
                self.screen.owed = b''
        return data

    def lines(self):
        return [''.join(c[0] for c in row) for row in self.screen.grid]

    def see(self, pattern, absent=None):
        """Waits until a line matches, and none matches what is absent."""
        while True:
            if not self.screen.half:
                lines = self.lines()
                if any(re.search(pattern, s) for s in lines) and not (
                        absent and any(re.search(absent, s) for s in lines)):
                    return
            if not self.take():
                raise Failure('no "%s":\n%s' % (pattern,
                                                '\n'.join(self.lines())))

    def type(self, keys):
        os.write(self.fd, keys.encode())

    def put(self, f, data):
        """Writes to a file, and waits for another number of events."""
        before = self.count()
        f.put(data)
        while self.screen.half or self.count() == before:
            if not self.take():
                raise Failure('nothing new:\n' + '\n'.join(self.lines()))

    def count(self):
        return re.search(r'([\d,]*) events', self.title()).group(1)

    def title(self):
        return self.lines()[0]


class File:
    def __init__(self, path, mode='wb'):
        self.path = path
        self.f = open(path, mode, buffering=0)

    def put(self, data):
        self.f.write(data)


def followed(name, first, *options):
    """A file with a beginning, and who follows it."""
    f = File(os.path.join(DIR, name))
    f.put(first)
    return f, Follower(f.path, *options)


# ---- cases: each a generator-free function, its first line is its name

def case_lines():
    """half a line is no event until its rest comes"""
    f, v = followed('lines', events(0, 10) + event(10).encode()[:40])
    v.see(r'^ ttv +lines +10 events.* following')
    f.put(event(10).encode()[40:] + b'\n')
    v.see(' 11 events')
    f.put(events(11, 2011))
    v.see(' 2,011 events')
    v.end()


def case_array():
    """an array without its end, and one whose end is written over"""
    f, v = followed('array', b'[\n' + events(0, 3, ',\n'))
    v.see(' 3 events.* following')
    f.put(event(3).encode() + b'\n]\n')
    v.see(' 4 events')
    f.f.seek(-3, 1)
    f.put(b',\n' + event(4).encode() + b'\n]\n')
    v.see(' 5 events')
    f.f.seek(-3, 1)
    f.put(b',\n' + events(5, 500, ',\n') + event(500).encode() + b'\n]\n')
    v.see(' 501 events')
    v.end()


def case_empty():
    """an empty file is waited for"""
    f, v = followed('empty', b'')
    v.see('waiting for events')
    f.put(b'[')
    f.put(events(0, 3, ',\n'))
    v.see(' 3 events.* following')
    v.end()


def case_absent():
    """a file that is not there yet is waited for, a folder is not"""
    path = os.path.join(DIR, 'absent')
    v = Follower(path)
    v.see('waiting: no such file yet')
    f = File(path)
    v.see('waiting for events')
    f.put(b'[' + events(0, 3, ',\n'))
    v.see(' 3 events.* following')
    v.end()
    v = Follower(path + '-never')
    v.see('waiting: no such file yet')
    if v.end() != 0:
        raise Failure('status')
    v = Follower(path + '-stopped')
    v.see('waiting: no such file yet')
    v.type('\003')
    v.see(' stopped ')
    v.end()
    v = Follower(os.path.join(DIR, 'no-folder', 'absent'))
    v.see('absent: No such file or directory')
    os.waitpid(v.pid, 0)


def case_end():
    """the end stays in view until a pan, and again after e"""
    f, v = followed('end', events(0, 20000))
    v.see(r'20,000 events.*\.\. 20\.\d* s')
    v.see('follow no more')
    f.put(events(20000, 30000))
    v.see(r'30,000 events.*\.\. 30\.\d* s')
    v.type('ww')
    v.see(r'30,000 events.*\.\. 30\.\d* s   [2-6]\.')
    v.type('a')
    v.see('^ e to the end')
    stays = re.search(r'view (.*) s', v.title()).group(1)
    f.put(events(30000, 40000))
    v.see('40,000 events.*view ' + re.escape(stays))
    v.type('e')
    v.see(r'40,000 events.*\.\. 40\.\d* s')
    f.put(events(40000, 50000))
    v.see(r'50,000 events.*\.\. 50\.\d* s   [2-6]\.')
    v.type('0')
    v.see(r'50,000 events.*view -?\d\.\d+ s')
    f.put(events(50000, 60000))
    v.see(r'60,000 events.*view -?\d\.\d+ s .. 6\d')
    v.end()


def case_stays():
    """selection, folds, marks and search stay, and the count goes on"""
    f, v = followed('stays', events(0, 100) + event(100, 'chosen').encode() +
                    b'\n' + events(101, 200))
    v.see(' 200 events')
    v.type('/chosen\r')
    v.see('^ chosen')
    v.type('ma')
    f.put(events(200, 5000))
    v.see(' 5,000 events')
    v.see('^ chosen')
    v.type('/tick\r')
    v.see('of 4,999')
    f.put(events(5000, 6000))
    v.see('of 5,999')
    v.type("'a")
    v.type('zM')
    v.see('▶ process 1')
    f.put(events(6000, 7000, pid=2))
    v.see('▶ process 2')
    v.see('▶ process 1')
    v.end()


def case_burst():
    """a million events at once"""
    f, v = followed('burst', events(0, 10))
    v.see(' 10 events')
    data = events(10, 100010)
    for _ in range(10):
        f.put(data)
    v.see(' 1,000,010 events')
    f.put(events(0, 1))
    v.see(' 1,000,011 events')
    v.end()


def case_cut():
    """a file that is cut is read anew"""
    f, v = followed('cut', events(0, 100))
    v.see(' 100 events')
    os.truncate(f.path, 0)
    f.f.seek(0)
    f.put(events(7, 17, name='tock'))
    v.see('cut or overwritten: it is read anew')
    v.see(' 10 events')
    v.type('/tock\r')
    v.see('1 of 10')
    # as long as before, at once: only its bytes say it
    f.f.seek(0)
    f.put(events(0, 10, name='TACK') * 50)
    v.see(' 500 events')
    v.type('/TACK\r')
    v.see('1 of 500')
    v.end()


def case_rotated():
    """another file of the name is read after the end of the first"""
    f, v = followed('rotated', events(0, 100))
    v.see(' 100 events')
    v.type('j')
    os.rename(f.path, f.path + '.1')
    f.put(events(100, 200))
    v.see(' 200 events')
    g = File(f.path)
    g.put(events(300, 310, name='next'))
    v.see('replaced by another file')
    v.see(' 10 events')
    v.type('/next\r')
    v.see('1 of 10')
    v.end()


def case_gzip():
    """a gzip that grows, in pieces and in members"""
    z = zlib.compressobj(wbits=31)
    data = z.compress(events(0, 10)) + z.flush(zlib.Z_SYNC_FLUSH)
    f, v = followed('gzip', data[:5])
    v.see('waiting for events')
    f.put(data[5:])
    v.see(' 10 events')
    f.put(z.compress(events(10, 3000)) + z.flush(zlib.Z_SYNC_FLUSH))
    v.see(' 3,000 events')
    f.put(z.flush())
    member = gzip.compress(events(3000, 4000))
    f.put(member[:1])
    f.put(member[1:100])
    f.put(member[100:])
    v.see(' 4,000 events')
    f.put(b'x' * 3)         # no member: passed over
    f.put(gzip.compress(events(0, 10)))
    v.type('j')
    v.see(' 4,000 events.* following')
    v.end()


def case_ftrace():
    """the text of the kernel's tracer, line by line"""
    lines = comms(0, 100)
    cut = len(lines) - 2    # "next_prio=12" would be a number, too
    f, v = followed('ftrace', lines[:cut])
    v.see(' 99 events.* following')
    v.see('task1')
    f.put(lines[cut:])
    v.see(' 100 events')
    f.put(comms(100, 1000))
    v.see(' 1,000 events')
    v.end()


def case_fifo():
    """a FIFO, and the death of its writer"""
    path = os.path.join(DIR, 'fifo')
    os.mkfifo(path)
    v = Follower(path)
    v.see('waiting for events')
    w = os.open(path, os.O_WRONLY)
    os.write(w, events(0, 10))
    v.see(' 10 events.* following')
    os.write(w, events(10, 20) + b'{"ph":"X","ts"')
    v.see(' 20 events')
    os.close(w)
    v.see('the writer has closed it: 20 events', 'following')
    v.type('j')
    v.see('^ tick')
    # nothing else has these bytes now
    out = os.path.join(DIR, 'ended')
    v.type(':save %s\r' % out)
    v.see('ended: .* written')
    if open(out, 'rb').read() != events(0, 20) + b'{"ph":"X","ts"':
        raise Failure('other bytes')
    v.end()


def case_pipe():
    """standard input"""
    r, w = os.pipe()
    v = Follower('-', stdin=r)
    os.close(r)
    os.write(w, b'[')
    v.see('waiting for events')
    os.write(w, events(0, 10, ',\n'))
    v.see(' 10 events.* following')
    v.type('\x03')
    v.see('followed no more: 10 events')
    v.end()
    os.close(w)


def case_quit():
    """q while nothing comes"""
    r, w = os.pipe()
    v = Follower('-', stdin=r)
    v.see('waiting for events')
    if v.end() != 0:
        raise Failure('status')
    os.close(w)


def case_query():
    """a query ends, whatever comes meanwhile"""
    f, v = followed('query', events(0, 100))
    v.see(' 100 events')
    v.type(';with recursive c(n) as (select 1 union all select n + 1 from c '
           'where n < 1000000) select max(n) as most, (select count(*) from '
           'slice) as had from c\r')
    v.see('the query runs|1000000')
    f.put(events(100, 4100))
    v.see('1,000,000  *100 *$')
    v.see(' 4,100 events')
    v.end()


def case_save():
    """what came is written as it came"""
    f, v = followed('save', events(0, 100))
    v.see(' 100 events')
    out = os.path.join(DIR, 'saved')
    v.type(':save %s\r' % out)
    v.see('saved: .* written')
    if open(out, 'rb').read() != open(f.path, 'rb').read():
        raise Failure('other bytes')
    v.type(':save %s\r' % out)
    v.see('saved: File exists')
    v.end()


def case_save_signal():
    """a copy is complete, whatever happens to the terminal"""
    path = os.path.join(DIR, 'hangup')
    os.mkfifo(path)
    v = Follower(path)
    v.see('waiting for events')
    data = b'[' + events(0, 200000, ',\n')
    with open(path, 'wb') as w:
        w.write(data)
    v.see('the writer has closed it: 200,000 events')
    out = os.path.join(DIR, 'hung')
    v.type(':save %s\r' % out)
    while not os.path.exists(out):
        v.take()
    os.kill(v.pid, signal.SIGHUP)
    while v.take():         # the last of its screen
        pass
    os.waitpid(v.pid, 0)
    os.close(v.fd)
    if open(out, 'rb').read() != data:
        raise Failure('a part of the bytes')


def meta(what, **args):
    return json.dumps(dict(ph='M', pid=1, tid=0, ts=0, name=what,
                           args=args)) + ',\n'


def case_keep():
    """what is old is forgotten; names and what still lasts stay"""
    start = b'{"displayTimeUnit":"ns","traceEvents":[\n' + (
        meta('process_name', name='Alpha') +
        meta('thread_name', name='Beta')).encode()
    # open to the end; until 60 s; long over
    start += (json.dumps(dict(ph='B', pid=1, tid=0, ts=0, name='lasting')) +
              ',\n' + event(1, 'hour', dur=60 * 1000 * STEP) + ',\n' +
              event(2, 'over') + ',\n').encode()
    f, v = followed('keep', start, '--keep', '5s')
    v.see(' 5 events')
    for a in range(10, 30010, 1000):
        v.put(f, events(a, a + 1000, ',\n'))

    def saved(end):
        """The events that a copy has which is written now, once it has the last."""
        for _ in range(500):
            name = 'kept%d' % next(numbers)
            v.type(':save %s\r' % os.path.join(DIR, name))
            v.see(name + ': .* written')
            with open(os.path.join(DIR, name)) as g:
                text = g.read()
            kept = json.loads(text.rstrip().rstrip(',') + ']}')['traceEvents']
            if kept[-1]['ts'] == (end - 1) * STEP:
                return kept
        raise Failure('a copy ends at %s' % kept[-1])

    # a slow machine forgets later: events that come as they happen let it
    numbers = itertools.count()
    for end in range(30010, 60010, 50):
        kept = saved(end)
        if len(kept) <= 10000:
            break
        v.put(f, events(end, end + 50, ',\n'))
    if len(kept) > 10000 or len(kept) < 5000 or \
            len({e['ts'] for e in kept[5:]}) != len(kept) - 5:
        raise Failure('%d events are kept' % len(kept))
    v.type('/over\r')
    v.see('nothing so far has over')
    for name in 'lasting', 'hour':
        v.type('/%s\r' % name)
        # a model that comes takes the message away; the count stays
        v.see('1 of 1|first match so far again|/%s +1 match' % name)
    v.see('Alpha')
    v.see('Beta')
    v.type(':keep all\r')
    for a in range(end, end + 8000, 1000):
        v.put(f, events(a, a + 1000, ',\n'))
    all_kept = len(saved(end + 8000))
    if all_kept < 5000 + 8000:
        raise Failure('%d events are kept, of all' % all_kept)
    v.end()


def case_keep_ftrace():
    """the same of the kernel's text"""
    f, v = followed('keepf', b'# tracer: nop\n#\n' + comms(0, 1000),
                    '--keep', '3s')
    v.see(' 1,000 events')
    for a in range(1000, 20000, 500):
        v.put(f, comms(a, a + 500))
    # a slow machine forgets later: events that come as they happen let it
    for end in range(20000, 40000, 50):
        name = 'keptf%d' % end
        v.type(':save %s\r' % os.path.join(DIR, name))
        v.see(name + ': .* written')
        with open(os.path.join(DIR, name)) as g:
            lines = g.readlines()
        if lines[:2] != ['# tracer: nop\n', '#\n']:
            raise Failure('what is kept has no head')
        if len(lines) <= 6000 and \
                ''.join(lines[-100:]) == comms(end - 100, end).decode():
            break
        v.put(f, comms(end, end + 50))
    else:
        raise Failure('%d lines are kept, up to %s' % (len(lines), lines[-1:]))
    v.end()


def varint(v):
    out = bytearray()
    while v >= 0x80:
        out.append(v & 0x7f | 0x80)
        v >>= 7
    return bytes(out + bytes([v]))


def proto(*fields):
    """A message of (number, value), a value being a number or bytes."""
    return b''.join(
        varint(n << 3) + varint(v) if isinstance(v, int) else
        varint(n << 3 | 2) + varint(len(v)) + v for n, v in fields)


def packets(a, b):
    """Slices a millisecond apart, as differences of an incremental clock."""
    out = b''
    if a == 0:
        clock = proto((1, 64), (2, 1000), (3, 1), (4, 1000))
        boot = proto((1, 6), (2, 1000000))
        out += proto((1, proto((6, proto((1, boot), (1, clock))),
                               (59, proto((58, 64))), (10, 1), (13, 1))))
        out += proto((1, proto((60, proto((1, 7), (2, b'Alpha'))), (10, 1))))
        out += proto((1, proto((12, proto((2, proto((1, 1),
                                                    (2, b'work'))))),
                               (10, 1), (13, 2))))
    for n in range(2 * a, 2 * b):
        kind = ((9, 1), (10, 1)) if n % 2 == 0 else ((9, 2),)
        out += proto((1, proto((8, 500), (10, 1), (13, 2),
                               (11, proto(*kind, (11, 7))))))
    return out


def case_keep_perfetto():
    """what is old of a stream of packets is forgotten, times go on"""
    f, v = followed('keepp', packets(0, 100), '--keep', '5s')
    v.see(r' 20\d events')
    for a in range(100, 30100, 1000):
        v.put(f, packets(a, a + 1000))
    v.see(r'Alpha', absent='depth [1-9]')
    for end in range(30100, 60100, 100):
        name = 'keptp%d' % end
        v.type(':save %s\r' % os.path.join(DIR, name))
        v.see(name + ': .* written')
        size = os.path.getsize(os.path.join(DIR, name))
        info = subprocess.run([TTV, 'info', os.path.join(DIR, name)],
                              stdout=subprocess.PIPE, check=True).stdout.decode()
        # The bytes of these packets are alike: the last end, a half and 1 ms
        # later, says whether all have come.  No slice of before is open.
        if size <= 400000 and \
                re.search(r'span +1?\d\.[\d ]+ s, from .* to %d\.%d01 s' %
                          (end // 1000, end % 1000 // 100), info):
            break
        v.put(f, packets(end, end + 100))
    else:
        raise Failure('%d bytes are kept:\n%s' % (size, info))
    v.type('/work\r')
    # what is said gives way to what comes; the status line keeps the number
    v.see(r'of \d,\d\d\d|of 1\d,\d\d\d|/work +1?\d,\d\d\d ')
    v.end()


def case_keep_nothing():
    """what cannot be forgotten is said"""
    f, v = followed('keepn', packets(0, 10) + proto((1, proto(
        (44, proto((1, 5), (2, 6))), (10, 2)))), '--keep', '1s')
    v.see(' 2[0-9] events')
    for a in range(10, 9010, 1000):
        v.put(f, packets(a, a + 1000))
    v.see('of this perfetto everything is kept')
    v.end()


def case_formats():
    """each format through a pipe, in pieces, becomes what its file is"""
    traces = os.path.join(TOP, 'traces')
    for name in ('atrace.systrace', 'build.ninja_log', 'tsc5.json',
                 'chrome-trace-event-unterminated.json', 'fuchsia.fxt',
                 'perfetto-demo.pftrace', 'uftrace.json.gz', 'xray.json'):
        path = os.path.join(traces, name)
        info = subprocess.run([TTV, 'info', path], stdout=subprocess.PIPE,
                              check=True).stdout.decode()
        count = re.search(r'events +([\d,]+)', info).group(1)
        data = open(path, 'rb').read()
        r, w = os.pipe()
        v = Follower('-', stdin=r)
        os.close(r)
        half = len(data) // 2
        for at in range(0, half, 65536):
            os.write(w, data[at:min(at + 65536, half)])
        v.see('[1-9]+ events?.* following')
        for at in range(half, len(data), 30000):
            os.write(w, data[at:at + 30000])
        os.close(w)
        v.see('the writer has closed it: %s event' % count)
        v.end()


def case_none():
    """what cannot be followed is said"""
    for name, data, says in (
            ('junk', b'junk\n' * 20000, 'this is not a trace'),
            ('utf16', '\ufeff[]'.encode('utf-16'), 'UTF-16 is not followed'),
            ('zip', b'PK\3\4' + bytes(100), 'cannot be followed')):
        f, v = followed(name, data)
        v.see(says)
        os.waitpid(v.pid, 0)
    f, v = followed('strange', b'junk\n')
    v.see('waiting: no trace so far')
    os.utime(f.path, (1000000000, 1000000000))
    v.see('strange: this is not a trace, and nothing was written to it for')
    os.waitpid(v.pid, 0)
    f, v = followed('damaged', gzip.compress(events(0, 10))[:-8])
    v.see(' 10 events')
    f.put(b'\xff' * 100)
    v.see('the compressed stream is damaged')
    v.see(' 10 events')
    v.end()


def main():
    global TTV, DIR, TOP
    TOP = os.environ.get('top_srcdir') or os.path.join(
        os.path.dirname(os.path.abspath(__file__)), '../..')
    TTV = os.path.abspath(os.environ.get('TTV') or
                          os.path.join(TOP, 'build/ttv'))
    cases = {k[5:]: c for k, c in globals().items() if k.startswith('case_')}
    failed = 0
    names = sys.argv[1:] or list(cases)
    with tempfile.TemporaryDirectory() as DIR:
        for name in names:
            try:
                cases[name]()
                print('ok', name, '-', cases[name].__doc__, flush=True)
            except Failure as e:
                failed += 1
                print('#', str(e).replace('\n', '\n# '))
                print('not ok', name, '-', cases[name].__doc__, flush=True)
    print('%d passed, %d failed' % (len(names) - failed, failed))
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
