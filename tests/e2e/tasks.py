#!/usr/bin/env python3
"""Usage: tasks.py [LETTER ...]

Twelve tasks that people have with traces, each begun on the first screen of a
viewer in a terminal.  A task is its keys, and what the screen must come to say;
that is known from how the trace was made here, or from a plain reading of it.
No task may take more than MOST keys, and half of them at most MEDIAN: a way to
an answer that becomes longer is a failure.  What is typed as a whole (a name, a
statement) counts by its letters where one would type it, and as one key where
one would paste it.

Nothing waits for a time: the screen is looked at whenever something has come,
until it is right, or until nothing has come for PATIENCE seconds.
"""
import fcntl, gzip, json, os, pty, re, signal, statistics, struct, sys
import tempfile, termios

from screen import Terminal, Viewer

HERE = os.path.dirname(os.path.abspath(__file__))
TTV = os.path.abspath(os.environ.get('TTV') or os.path.join(
    HERE, '..', '..', 'build', 'ttv'))
TRACES = os.path.join(HERE, '..', '..', 'traces')
COLS, ROWS = 120, 36
MOST, MEDIAN = 12, 4
NAMED = {'Enter': '\r', 'Tab': '\t', 'Esc': '\x1b'}


class Failure(Exception):
    pass


class Screen(Viewer):
    """A viewer, its screen, and how many keys were typed."""

    def __init__(self, *words):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            for ignored in signal.SIGPIPE, signal.SIGHUP:
                signal.signal(ignored, signal.SIG_DFL)
            os.environ.update(TERM='xterm-256color', LC_ALL='C.UTF-8',
                              NO_COLOR='', XDG_STATE_HOME=os.path.join(
                                  WORK, 'state'))
            fcntl.ioctl(0, termios.TIOCSWINSZ,
                        struct.pack('HHHH', ROWS, COLS, 0, 0))
            os.execv(TTV, [TTV, 'view', '--config', FAST, *words])
        self.sent = self.keys = 0
        self.screen = Terminal(COLS, ROWS, True, 'mute')

    def lines(self):
        return [''.join(c[0] for c in row) for row in self.screen.grid]

    def see(self, *patterns):
        """Waits until each pattern is that of a line."""
        while True:
            lines = self.lines()
            missing = [p for p in patterns
                       if not any(re.search(p, s) for s in lines)]
            if not missing and not self.screen.half:
                return
            data = self.read()
            if data is None:
                raise Failure('no "%s":\n%s' % (missing, '\n'.join(lines)))
            self.screen.feed(data)

    def type(self, *keys):
        """Types keys: letters, names of NAMED, or a text in a list, pasted."""
        for key in keys:
            if isinstance(key, list):
                os.write(self.fd, b'\x1b[200~' + key[0].encode() +
                         b'\x1b[201~')
                self.keys += 1
            elif key in NAMED:
                os.write(self.fd, NAMED[key].encode())
                self.keys += 1
            else:
                os.write(self.fd, key.encode())
                self.keys += len(key)

    def end(self, key=b'Q'):
        try:
            os.write(self.fd, key)
        except OSError:
            pass
        while self.read():
            pass
        os.close(self.fd)
        return os.waitpid(self.pid, 0)[1]


# ---- traces whose truth is known

HEAP = [1000 + i * 37 % 500 for i in range(60)]
SCRIPTS = ['app' if i % 7 == 3 else 'lib' for i in range(60)]


def slice_of(pid, tid, ts, dur, name, **args):
    return dict(ph='X', pid=pid, tid=tid, ts=ts, dur=dur, name=name,
                cat='toplevel', args=args)


def call(ts, dur, function, script, line):
    return slice_of(2, 1, ts, dur, 'FunctionCall', data=dict(
        functionName=function, url='http://x/%s.js' % script,
        lineNumber=line))


def page(slower=1):
    """A page: three processes, a message that goes from one to the next."""
    names = [(1, 1, 'Browser', 'CrBrowserMain'), (2, 1, 'Renderer',
             'CrRendererMain'), (3, 1, 'Renderer', 'CrRendererMain'),
             (2, 2, 'Renderer', 'Compositor')]
    ev = [dict(ph='M', name=what, pid=p, tid=t, args=dict(name=n))
          for p, t, *both in names
          for what, n in zip(('process_name', 'thread_name'), both)]
    for i in range(60):
        t = i * 10000
        ev += [slice_of(1, 1, t, 1500 + i, 'RunTask', src='ui.cc'),
               slice_of(2, 1, t + 2000, 4000 + 10 * i, 'RunTask'),
               call(t + 2200, 3000, 'tick', SCRIPTS[i], i),
               slice_of(3, 1, t + 6100, 900, 'RunTask'),
               slice_of(2, 2, t + 6500, 700 * slower, 'Draw'),
               dict(ph='C', pid=2, tid=1, ts=t, name='heap',
                    args=dict(used=HEAP[i]))]
    ev += [slice_of(2, 1, 700000, 120000, 'RunTask', src='timer.cc'),
           call(701000, 110000, 'hot', 'other', 15)]
    for n, (a, at, b, there) in enumerate(((1, 100500, 2, 102500),
                                           (2, 103000, 3, 106300))):
        ev += [dict(ph='s', id=n, cat='ipc', name='ipc', pid=a, tid=1, ts=at),
               dict(ph='f', bp='e', id=n, cat='ipc', name='ipc', pid=b, tid=1,
                    ts=there)]
    return ev


def write(name, events):
    path = os.path.join(WORK, name)
    with open(path, 'w') as f:
        json.dump(dict(traceEvents=events), f)
    return path


def profile():
    """Samples a millisecond apart: hot.js:7 has three in four."""
    frame = [('main', 1), ('hot', 7), ('cold', 9)]
    nodes = [dict(id=1, callFrame=dict(functionName='(root)', scriptId='0',
                                       url='', lineNumber=-1, columnNumber=-1),
                  children=[2])]
    nodes += [dict(id=i + 2, children=[[3, 4], [], []][i], callFrame=dict(
        functionName=name, scriptId='1', url='file:///x/%s.js' % name,
        lineNumber=line - 1, columnNumber=0))
        for i, (name, line) in enumerate(frame)]
    samples = [4 if i % 4 == 0 else 3 for i in range(400)]
    path = os.path.join(WORK, 'a.cpuprofile')
    with open(path, 'w') as f:
        json.dump(dict(nodes=nodes, samples=samples, timeDeltas=[1000] * 400,
                       startTime=0, endTime=400000), f)
    return path


def waits(path):
    """The waits for a CPU in a text of the kernel: us, by task."""
    since, found = {}, {}
    event = re.compile(r'\s([\d.]+): (sched_\w+): (.*)')
    with open(path) as f:
        for m in filter(None, map(event.search, f)):
            at, what, rest = float(m.group(1)), m.group(2), m.group(3)
            if what in ('sched_waking', 'sched_wakeup'):
                since.setdefault(re.search(r' pid=(\d+)', rest).group(1), at)
            elif what == 'sched_switch':
                pid = re.search(r'prev_pid=(\d+)', rest).group(1)
                since.pop(pid, None)
                if 'prev_state=R' in rest:
                    since[pid] = at
                pid = re.search(r'next_pid=(\d+)', rest).group(1)
                if pid in since and pid != '0':
                    found.setdefault(pid, []).append(
                        round((at - since.pop(pid)) * 1e6))
    return found


def grown(path):
    """The process whose private footprint grew most: pid, MiB."""
    with gzip.open(path) as f:
        events = json.load(f)
    if isinstance(events, dict):
        events = events['traceEvents']
    of = {}
    for e in sorted((e for e in events if e['ph'] == 'v'),
                    key=lambda e: e['ts']):
        totals = e['args']['dumps'].get('process_totals', {})
        if 'private_footprint_bytes' in totals:
            of.setdefault(e['pid'], []).append(
                int(totals['private_footprint_bytes'], 16))
    pid = max(of, key=lambda p: of[p][-1] - of[p][0])
    return pid, (of[pid][-1] - of[pid][0]) / 2**20


# ---- tasks: each returns the viewer, whose keys are counted

def task_a():
    """the slowest task of a renderer, and what made it slow"""
    v = Screen(PAGE)
    v.see(r'longest +120 ms +RunTask > FunctionCall hot other.js:15')
    v.type('Tab', 'Enter')
    v.see(r'^ RunTask', r'start 0\.700 s +wall 120 ms', 'Renderer .2')
    return v


def task_b():
    """the time by name and by thread, of all"""
    v = Screen(PAGE)
    v.see('longest')
    v.type('%', 'x')
    ms = (sum(4000 + 10 * i for i in range(60)) + 120000) / 1000
    v.see('by name,thread', r'RunTask +CrRendererMain .1., Renderer .2. +61 '
          '+%.0f ms' % ms)
    return v


def task_c():
    """the peak of a counter, and what ran then"""
    v = Screen(PAGE)
    v.see('longest')
    v.type('t', 'hea', 'Enter', 'gl')
    at = HEAP.index(max(HEAP)) * 10
    v.see(r'^ value %d .*time 0\.%03d ' % (max(HEAP), at),
          'ran then RunTask .CrBrowserMain')
    return v


def task_d():
    """where a message came from, through three processes"""
    v = Screen('--select=slice@106100000+900000 RunTask', PAGE)
    v.see(r'^ RunTask', r'start 0\.106 100 s')
    v.type('gp')
    v.see(r'Renderer .3. +CrRendererMa.* RunTask',
          r'-3.1 ms flow from .*Renderer .2. .*FunctionCall tick app.js:10',
          r'-2.5 ms flow from .*Browser .1. +CrBrowserMai.* RunTask')
    v.type('G', 'Enter')
    v.see(r'^ RunTask', r'start 0\.100 s +wall 1.51 ms', 'src="ui.cc"')
    return v


def task_e():
    """the third call of a script that is only named in args"""
    v = Screen(PAGE)
    v.see('longest')
    v.type('/app.js', 'Enter')
    v.see(r'match \d+ of %d' % SCRIPTS.count('app'))
    first = int(re.search(r'match (\d+) of', '\n'.join(v.lines())).group(1))
    v.type('nn')
    lines = [i for i in range(60) if SCRIPTS[i] == 'app']
    v.see('url="http://x/app.js".*lineNumber=%d' % lines[first + 1],
          'match %d of %d' % (first + 2, len(lines)))
    return v


def task_f():
    """why a thread did not run although it could, and what ran instead"""
    path = os.path.join(TRACES, 'atrace.systrace')
    longest = max(waits(path)['15'])
    v = Screen(path)
    v.see('kernel trace', r' waited +62 .s .*RenderThread')
    v.type('Tab', 'jjj', 'Enter')
    v.see(r'wall %d .s ' % longest, r'waited %d .s for CPU 0 while com.notes '
          '.4120. ran %d .s' % ((longest,) * 2), r'^ rcu_preempt .15.')
    return v


def task_g():
    """what differs between two runs, by name"""
    v = Screen('--diff', PAGE, write('slower.json', page(slower=3)))
    v.see('60 of .* pairs differ', r'700 .s +2.1 ms +\+1.4 ms +3.00 x.*Draw')
    v.type('b')
    v.see(r'42 ms +126 ms +\+84 ms +3.00 x +60 -> 60 +Draw')
    return v


def task_h():
    """the newest of a trace that grows, always the same length of time"""
    path = os.path.join(WORK, 'grows')
    with open(path, 'w', buffering=1) as f:
        event = '%s\n'
        for i in range(2000):
            f.write(event % json.dumps(slice_of(1, 1, i * 1000, 500, 'old')))
        v = Screen('-f', path)
        v.see('2,000 events', 'following')
        v.type('www')
        v.type('e')
        v.see(r'view .* \.\. (1\.99|2\.0)')
        length = re.search(r's   (\S+ m?s)   ', v.lines()[0]).group(1)
        for i in range(2000, 3000):
            f.write(event % json.dumps(slice_of(1, 1, i * 1000, 500, 'new')))
        v.see('3,000 events', r'view .* \.\. (2\.99|3\.0).* %s ' % length)
    return v


def task_i():
    """what breaks a rule of one's own: all places, as a list"""
    v = Screen(PAGE)
    v.see('longest')
    v.type(':', ["track slow SELECT ts, dur, name, 'error' AS alert_type "
                 "FROM slice WHERE dur > 4500000"], 'Enter')
    n = sum(e.get('dur', 0) > 4500 for e in page())
    v.see('%d alerts' % n)
    v.type('g9')
    v.see(r'^ alerts +1 of %d' % n, r'TYPE +START', 'error .*RunTask')
    return v


def task_j():
    """to go on tomorrow where one was"""
    path = write('kept.json', page())
    v = Screen(path)
    v.see('longest')
    v.type('Tab', 'Enter', 'f', 'mMhere', 'Enter', '&dur>1ms', 'Enter')
    v.see('here', '&dur>1ms', r'start 0\.700 s')
    view = re.search('view .*$', v.lines()[0]).group()
    v.type('q')
    v.end(b'')
    v = Screen(path)
    v.see('here', '&dur>1ms', r'start 0\.700 s', re.escape(view))
    v.keys = 1                  # the q
    return v


def task_k():
    """which process, which allocator grew"""
    path = os.path.join(TRACES, 'chromium-memory-infra.json.gz')
    pid, mib = grown(path)
    v = Screen(path)
    v.see('memory', r' \+%.1f MiB  .* %d ' % (mib, pid))
    v.type('g5')
    v.see(r' %d +private footprint +\+%.1f MiB' % (pid, mib),
          r' %d +v8 +\+' % pid)
    return v


def task_l():
    """the function that used the time, and who called it"""
    v = Screen(profile())
    # the last sample, of hot, is as long as the one before it
    v.see(r'300 ms +75.0 %  hot hot.js:7')
    v.type('F')
    v.see('main.*400 ms', 'hot.*300 ms')
    return v


def main():
    passed = failed = 0
    keys = []
    for letter in sys.argv[1:] or 'abcdefghijkl':
        task = globals()['task_' + letter]
        name = '%s: %s' % (letter, task.__doc__)
        try:
            v = task()
            name += ', %d keys' % v.keys
            keys.append(v.keys)
            if v.end() != 0:
                raise Failure('the viewer failed')
            if v.keys > MOST:
                raise Failure('more than %d' % MOST)
            print('ok ' + name)
            passed += 1
        except Failure as e:
            print('# ' + str(e).replace('\n', '\n# '))
            print('not ok ' + name)
            failed += 1
    if len(keys) == 12:
        right = statistics.median(keys) <= MEDIAN
        print('%s half of the tasks take at most %d keys' % (
            'ok' if right else 'not ok', MEDIAN))
        passed += right
        failed += not right
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    with tempfile.TemporaryDirectory() as WORK:
        FAST = os.path.join(WORK, 'config')     # the line counts as fast
        with open(FAST, 'w') as config:
            config.write('set link=fast\n')
        PAGE = write('page.json', page())
        sys.exit(main())
