#!/usr/bin/env python3
"""Usage: screen.py [SEED [TRACE]]

What the terminal shows after some keys is what `ttv shot` draws for the same
keys: every character, every colour.  The viewer runs on a pseudo-terminal, and
what it writes is read as a terminal would read it, by the small one below,
which knows what the terminal descriptions used here promise and nothing else;
anything unknown is a failure.  So whatever is done to send fewer bytes (rows
that are shifted, colours left out) is held to the picture.

It may be asked whether it takes frames as a whole, and what it is.  One
terminal never answers, one does not know frames, one answers piece by piece;
the answers are no keys.

Keys are drawn from those that move the view, at random, with a fixed seed.
The line counts as fast: on a busy machine this terminal answers so late that the
viewer would draw less.  Nothing waits for a time: the screen is compared whenever something has come,
until it is right, or until nothing has come for PATIENCE seconds.
"""
import fcntl, json, os, pty, random, re, select, struct, subprocess, sys
import tempfile, termios, unicodedata

PATIENCE = int(os.environ.get('PATIENCE', '20'))
FAST = None             # a config file, made by main()
PLAIN = (-1, -1, frozenset())
NORMAL = 'd D a A w s W S 0 h l j k J K u o , . <C-d> <C-u> <C-e> <C-y> ' \
    'zz zt zb <Space> zM zR f 2d 3a gg G c i'.split()


def width(ch):
    if unicodedata.combining(ch):
        return 0
    return 2 if unicodedata.east_asian_width(ch) in 'WF' else 1


class Unknown(Exception):
    pass


class Terminal:
    """A grid of (character, foreground, ground, attributes)."""

    def __init__(self, cols, rows, erases_with_ground, answers=None):
        self.cols, self.rows = cols, rows
        self.bce = erases_with_ground
        self.grid = [[(' ',) + PLAIN] * cols for _ in range(rows)]
        self.x = self.y = 0
        self.pen = PLAIN
        self.top, self.bottom = 0, rows - 1
        self.saved = (0, 0, PLAIN)
        self.rest = b''
        self.wrap = False
        self.last = None        # the character that REP repeats
        self.repeats = 0        # REP seen
        self.half = False       # within a frame
        self.frames = 0         # that were announced
        self.answers = answers  # none at all, '' if not about frames
        self.owed = b''         # to be answered

    def blank(self):
        return (' ', -1, self.pen[1] if self.bce else -1, frozenset())

    # ---- reading

    def feed(self, data):
        data = self.rest + data
        at = 0
        while at < len(data):
            used = self.one(data, at)
            if used == 0:
                break
            at += used
        self.rest = data[at:]

    def one(self, data, at):
        c = data[at]
        if c == 0x1b:
            return self.escape(data, at)
        if c < 0x20:
            self.last = None
            self.control(c)
            return 1
        n = 1 if c < 0x80 else 2 if c < 0xe0 else 3 if c < 0xf0 else 4
        if at + n > len(data):
            return 0
        self.put(data[at:at + n].decode())
        return n

    def escape(self, data, at):
        m = re.compile(rb'\x1b\[([<=>?]?)([0-9;]*)([ -/]*)([@-~])').match(
            data, at)
        if m:
            if m.group() == b'\x1b[?2026$p' and self.answers is not None:
                if self.answers:
                    self.owed += b'\x1b[?2026;2$y'
            elif m.group() == b'\x1b[?6n':
                if self.answers is not None:
                    self.owed += b'\x1b[?%d;%dR' % (self.y + 1, self.x + 1)
            elif m.group() == b'\x1b[c' and self.answers is not None:
                self.owed += b'\x1b[?62;22c'
            elif m.group(3):
                raise Unknown(m.group())
            elif not m.group(1):
                self.csi(m.group(4).decode(), m.group(2).decode())
            elif m.group(4) not in b'hlc':
                raise Unknown(m.group())
            elif m.group(2) == b'1049':
                self.clear()
            elif m.group(2) == b'2026':
                self.half = m.group(4) == b'h'
                self.frames += self.half
            return m.end() - at
        if data.startswith(b'\x1b]52;', at):        # to the clipboard
            return data.find(b'\x07', at) + 1 - at if b'\x07' in data[at:] \
                else 0
        m = re.compile(rb'\x1b([()])([0-9A-Z])|\x1b([78=>MDE])').match(
            data, at)
        if m:
            if m.group(1) == b'(' and m.group(2) != b'B':
                raise Unknown(m.group())
            if m.group(3):
                self.short(m.group(3).decode())
            return m.end() - at
        if len(data) - at > 64:
            raise Unknown(data[at:at + 16])
        return 0

    def control(self, c):
        if c == 13:
            self.x = 0
        elif c == 10:
            self.down()
        elif c == 8:
            self.x = max(0, self.x - 1)
        elif c == 9:
            self.x = min(self.cols - 1, self.x // 8 * 8 + 8)
        elif c not in (7, 15):
            raise Unknown(bytes([c]))
        self.wrap = False

    def short(self, c):
        if c == '7':
            self.saved = (self.x, self.y, self.pen)
        elif c == '8':
            self.x, self.y, self.pen = self.saved
        elif c == 'M':
            if self.y == self.top:
                self.scroll(self.top, -1)
            else:
                self.y = max(0, self.y - 1)
        elif c in 'DE':
            self.down()
            if c == 'E':
                self.x = 0
        self.wrap = False

    def csi(self, c, text):
        v = [int(s or 0) for s in text.split(';')]
        n = max(1, v[0])
        row = self.grid[self.y]
        if c == 'm':
            self.sgr(v)
            return
        if c == 'b':
            if self.last is None:
                raise Unknown('REP without a character before it')
            self.repeats += 1
            for _ in range(n):
                if self.wrap:
                    raise Unknown('REP at the margin')
                self.put(self.last)
            return
        self.last = None
        if c == 'H' or c == 'f':
            self.y = min(self.rows, n) - 1
            self.x = min(self.cols, max(1, v[1] if len(v) > 1 else 1)) - 1
        elif c == 'A':
            self.y = max(0, self.y - n)
        elif c == 'B':
            self.y = min(self.rows - 1, self.y + n)
        elif c == 'C':
            self.x = min(self.cols - 1, self.x + n)
        elif c == 'D':
            self.x = max(0, self.x - n)
        elif c == 'G':
            self.x = min(self.cols, n) - 1
        elif c == 'd':
            self.y = min(self.rows, n) - 1
        elif c == 'J':
            self.erase_below(v[0])
        elif c == 'K':
            a, b = ((self.x, self.cols), (0, self.x + 1),
                    (0, self.cols))[v[0]]
            row[a:b] = [self.blank()] * (b - a)
        elif c == 'X':
            b = min(self.cols, self.x + n)
            row[self.x:b] = [self.blank()] * (b - self.x)
        elif c == 'P':
            n = min(n, self.cols - self.x)
            row[self.x:] = row[self.x + n:] + [self.blank()] * n
        elif c == '@':
            n = min(n, self.cols - self.x)
            row[self.x:] = ([self.blank()] * n +
                            row[self.x:])[:self.cols - self.x]
        elif c == 'L' or c == 'M':
            self.scroll(self.y, -n if c == 'L' else n)
        elif c == 'S' or c == 'T':
            self.scroll(self.top, n if c == 'S' else -n)
        elif c == 'r':
            self.top = max(1, v[0]) - 1
            self.bottom = (v[1] if len(v) > 1 and v[1] else self.rows) - 1
            self.x = self.y = 0
        elif c not in 'thl':
            raise Unknown('CSI %s %s' % (text, c))
        self.wrap = False

    def sgr(self, v):
        fg, bg, attrs = self.pen
        while v:
            n = v.pop(0)
            if n == 0:
                fg, bg, attrs = PLAIN
            elif n in (1, 2, 4, 7):
                attrs = attrs | {n}
            elif n == 22:
                attrs = attrs - {1, 2}
            elif n in (24, 27):
                attrs = attrs - {n - 20}
            elif n == 10:
                pass
            elif n in (38, 48) and len(v) >= 2 and v.pop(0) == 5:
                c = v.pop(0)
                fg, bg = (c, bg) if n == 38 else (fg, c)
            elif 30 <= n < 38 or 90 <= n < 98:
                fg = n - 30 if n < 38 else n - 82
            elif 40 <= n < 48 or 100 <= n < 108:
                bg = n - 40 if n < 48 else n - 92
            elif n == 39:
                fg = -1
            elif n == 49:
                bg = -1
            else:
                raise Unknown('SGR %d' % n)
        self.pen = (fg, bg, attrs)

    # ---- doing

    def clear(self):
        self.grid = [[self.blank()] * self.cols for _ in range(self.rows)]

    def erase_below(self, how):
        if how != 0:
            self.clear()
            return
        self.grid[self.y][self.x:] = [self.blank()] * (self.cols - self.x)
        for y in range(self.y + 1, self.rows):
            self.grid[y] = [self.blank()] * self.cols

    def scroll(self, top, n):
        if top > self.bottom or top < self.top:
            return
        part = self.grid[top:self.bottom + 1]
        m = min(abs(n), len(part))
        new = [[self.blank()] * self.cols for _ in range(m)]
        part = part[m:] + new if n > 0 else new + part[:len(part) - m]
        self.grid[top:self.bottom + 1] = part

    def down(self):
        if self.y == self.bottom:
            self.scroll(self.top, 1)
        else:
            self.y = min(self.rows - 1, self.y + 1)

    def put(self, ch):
        w = width(ch)
        if w == 0:
            raise Unknown(ch)
        if self.wrap or self.x + w > self.cols:
            self.x = 0
            self.down()
            self.wrap = False
        self.last = ch
        row = self.grid[self.y]
        row[self.x] = (ch,) + self.pen
        if w == 2:
            row[self.x + 1] = ('',) + self.pen
        self.x += w
        if self.x >= self.cols:
            self.x = self.cols - 1
            self.wrap = True

    def seen(self, blind=frozenset()):
        """The grid without what nobody can see: the colour of a blank, the
        ground of a block that fills its cell."""
        return [[self.look((c, f, b, a - blind)) for c, f, b, a in row]
                for row in self.grid]

    @staticmethod
    def look(cell):
        ch, fg, bg, attrs = cell
        if ch == '':
            return ('',)
        if ch == ' ' and not attrs & {4, 7}:
            return (' ', bg)
        if ch == '\u2588' and fg != PLAIN[0] and not attrs:
            return (' ', fg)
        return (ch, fg, bg, attrs)


def wanted(ttv, trace, keys, cols, rows, depth, glyphs, blind):
    # a console is dark; of other terminals that is not known
    with tempfile.NamedTemporaryFile(suffix='.rc') as rc:
        rc.write(b'set theme=dark\n' if glyphs == 'half' else b'')
        rc.flush()
        out = subprocess.run([ttv, 'shot', '--config', rc.name, '--size',
                              '%dx%d' % (cols, rows), '--keys', keys, '--ansi',
                              '--colors', str(depth), '--glyphs', glyphs,
                              *([trace] if isinstance(trace, str) else trace)],
                             stdout=subprocess.PIPE, check=True).stdout
    t = Terminal(cols, rows, False)
    lines = out.split(b'\n')[:rows]
    for y, line in enumerate(lines):
        t.x, t.y, t.wrap = 0, y, False
        t.feed(line)
    return t.seen(blind)


class Viewer:
    def __init__(self, ttv, trace, cols, rows, term, config='/dev/null',
                 options=(), speed=None):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM=term, LC_ALL='C.UTF-8', NO_COLOR='')
            fcntl.ioctl(0, termios.TIOCSWINSZ,
                        struct.pack('HHHH', rows, cols, 0, 0))
            if speed is not None:
                modes = termios.tcgetattr(0)
                modes[4:6] = [speed, speed]
                termios.tcsetattr(0, termios.TCSANOW, modes)
            os.execv(ttv, [ttv, 'view', '--no-state', '--config', config,
                           *options,
                           *([trace] if isinstance(trace, str) else trace)])
        self.sent = 0

    def read(self):
        if not select.select([self.fd], [], [], PATIENCE)[0]:
            return None
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return None
        self.sent += len(data)
        return data or None

    def end(self):
        os.write(self.fd, b'Q')
        while self.read():
            pass
        os.close(self.fd)
        return os.waitpid(self.pid, 0)[1]


def typed(key):
    return re.sub(r'<C-(.)>', lambda m: chr(ord(m.group(1)) & 31),
                  key.replace('<Space>', ' ')).encode()


def differences(want, got):
    for y, (a, b) in enumerate(zip(want, got)):
        for x, (c, d) in enumerate(zip(a, b)):
            if c != d:
                yield '# row %d column %d: wanted %r, shows %r' % (y, x, c, d)


def settle(viewer, terminal, want, blind):
    while terminal.seen(blind) != want or terminal.rest or terminal.half:
        data = viewer.read()
        if data is None:
            return False
        terminal.feed(data)
        answer(viewer, terminal)
    return True


def answer(viewer, terminal):
    """What is owed; in two pieces, so that one may arrive alone."""
    if terminal.answers == 'mute':
        return
    for piece in terminal.owed[:7], terminal.owed[7:]:
        if piece:
            os.write(viewer.fd, piece)
    terminal.owed = b''


def play(ttv, trace, cols, rows, term, answers, steps, rng):
    """Plays keys; the number of keys played, or None when a screen differs."""
    depth = 256 if '256' in term else 8
    glyphs = 'half' if term == 'linux' else 'unicode'
    # "ncv": there, coloured text has no underline and is never dim
    blind = frozenset({2, 4}) if term == 'linux' else frozenset()
    terminal = Terminal(cols, rows, 'xterm' in term or term == 'linux',
                        answers)
    viewer = Viewer(ttv, trace, cols, rows, term, FAST)
    keys = ''
    try:
        for step in range(steps):
            want = wanted(ttv, trace, keys, cols, rows, depth, glyphs,
                          blind)
            if not settle(viewer, terminal, want, blind):
                print('# after %s' % keys)
                for line in list(differences(want, terminal.seen(blind)))[:8]:
                    print(line)
                return None
            key = rng.choice(NORMAL)
            keys += key
            os.write(viewer.fd, typed(key))
    except Unknown as e:
        print('# after %s: unknown to terminals: %s' % (keys, e))
        return None
    finally:
        status = viewer.end()
    if (term.startswith('sync') or answers == 'sync') and not terminal.frames:
        print('# no frame was announced')
        return None
    if (terminal.repeats > 1) != (answers in ('', 'sync')):
        print('# %d runs were repeated' % terminal.repeats)
        return None
    return steps if status == 0 else None


def make_terminal(work):
    """One that takes frames as a whole: where it is described, or None."""
    source = os.path.join(work, 'sync.ti')
    with open(source, 'w') as f:
        f.write('sync-xterm-256color|takes frames as a whole,\n'
                '\tSync=\\E[?2026%?%p1%{1}%-%tl%eh%;,\n'
                '\tuse=xterm-256color,\n')
    try:
        subprocess.run(['tic', '-x', '-o', work, source], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return
    os.environ['TERMINFO_DIRS'] = work + ':'


def make_trace(path, rng):
    """Threads of nested slices, instants, a counter, names of all widths."""
    names = ['Task', 'Paint', 'a longer name of something', 'x', '名前',
             'naïve', 'Größe']
    events = []
    for pid in range(3):
        for tid in range(4):
            t = 0
            while t < 100000:
                dur = int(10 ** rng.uniform(0.5, 4))
                at, len_ = t, dur
                for depth in range(rng.randrange(1, 5)):
                    events.append(dict(ph='X', pid=pid, tid=tid, ts=at,
                                       dur=len_, name=rng.choice(names)))
                    at += len_ // 7
                    len_ = len_ * 2 // 3
                t += dur + int(10 ** rng.uniform(0, 3.5))
            events.append(dict(ph='i', pid=pid, tid=tid, ts=t // 2, s='p',
                               name='instant'))
        for t in range(0, 100000, 700):
            events.append(dict(ph='C', pid=pid, ts=t, name='memory',
                               args=dict(value=rng.randrange(100))))
    with open(path, 'w') as f:
        json.dump(dict(traceEvents=events), f)


def main():
    top = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
    ttv = os.environ.get('TTV', os.path.join(top, 'build', 'ttv'))
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    steps = int(os.environ.get('STEPS', '40'))
    cases = [('xterm-256color', 120, 36, 'mute'),
             ('tmux-256color', 90, 24, ''),
             ('screen-256color', 80, 30, 'mute'), ('linux', 80, 25, None),
             ('xterm-256color', 33, 9, ''),
             ('xterm-256color', 110, 33, 'sync'),
             ('sync-xterm-256color', 100, 30, '')]
    passed = failed = 0
    with tempfile.TemporaryDirectory() as work:
        global FAST
        FAST = os.path.join(work, 'config')
        with open(FAST, 'w') as f:
            f.write('set link=fast\n')
        trace = os.path.join(work, 'trace.json')
        if len(sys.argv) > 2:
            trace = sys.argv[2]
        else:
            make_trace(trace, random.Random(seed))
        make_terminal(work)
        for term, cols, rows, answers in cases:
            name = '%s %dx%d' % (term, cols, rows)
            if subprocess.run(['tput', '-T', term, 'cup', '1', '1'],
                              stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode != 0:
                print('skip %s: that terminal is not described here' % name)
                continue
            done = play(ttv, trace, cols, rows, term, answers, steps,
                        random.Random(seed))
            print('%s %s' % ('not ok' if done is None else 'ok', name))
            passed += done is not None
            failed += done is None
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
