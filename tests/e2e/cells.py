#!/usr/bin/env python3
"""Usage: cells.py [SEED]

Names that mean harm to a terminal, in a terminal of somebody else's: the viewer
runs on a pseudo-terminal, pyte reads what it writes, and every cell holds what
`ttv shot` says of it.  The names have characters of all widths, that combine,
that print nothing, that order text; controls, bytes that are not UTF-8, and
random characters of all of Unicode.  Their widths are pyte's here: where its
tables and ours disagree a row is wrong.

Nothing waits for a time; see screen.py, of which the viewer and its ways are.
"""
import fcntl, json, os, random, re, struct, subprocess, sys, tempfile, termios

import pyte
from wcwidth import wcwidth

from screen import Viewer, typed

# Colours and glyphs that the viewer chooses, and what a cell cannot have there:
# "ncv" of the linux console, coloured text that has a line below.
TERMS = {'xterm-256color': ('256', 'unicode', {}),
         'screen-256color': ('256', 'unicode', {}),
         'linux': ('8', 'half', {'underscore': False}),
         'vt220': ('0', 'half', {})}
# A question that pyte would print a part of.
QUESTION = b'\x1b[?2026$p'
STEPS = int(os.environ.get('STEPS', '30'))
KEYS = 'd a w s W S 0 j k J K h l <C-d> <C-u> f i zM zR gg G'.split()
# n is none of them: it goes through what is found so far.
SEARCHES = ['//./<CR>', '/a<CR>', '/\u540d<CR>', '//\\x{AD}/<CR>']

HOSTILE = [
    '\u540d\u524d\u306e\u9577\u3044\u30bf\u30b9\u30af', '\uff21\uff22\uff23',
    'e\u0301\u0301\u0301 o\u20dd', '\u0301begins with a mark',
    '\U0001f468\u200d\U0001f469\u200d\U0001f467', '\u2764\ufe0f x \u2764',
    '\U0001f44d\U0001f3fd', '\U0001f1e9\U0001f1ea', '1\ufe0f\u20e3',
    'abc\u202etxt.exe\u202c', '\u2066isolated\u2069', '\u05e9\u05dc\u05d5\u05dd',
    '\u0627\u0644\u0639\u0631\u0628\u064a\u0629', '\u200fright', '\u061cmark',
    '\x1b[31mred\x1b[0m', '\x1b]0;title\x07', '\x1b[2J\x1b[H', '\x1bc',
    '\x1b#8', '\r\n\t\b\x00\x7f', '\x9b31m', '\x85\x8d\x90q\x9c',
    'soft\u00adhyphen', '\u115f\u1160\u3164\uffa0', '\u2800\u2800',
    'zero\u200b\u200c\u200d\ufeffwidth', '\u180ev\u034fw', '\ufff9a\ufffab\ufffb',
    '\U000e0041\U000e007f', '\U000e0100', '\u17b4\u17b5', '\u2028\u2029',
    '\u00a0\u2003\u3000\u1680', '\ufffd\ufffc', '\ue000\uf8ff\U000f0000',
    '\u0378\u05ff\U0001ffff'[:2], '\u2630\u4dc0\U0001d300', '\U0001fae8\U0001fa75',
    '\u1100\u1161\u11a8', '\uac00\uac01', '\u0e01\u0e34\u0e48', '\u302a\u302e',
    '\U00020000\U0002a6d6\U00030000', '\u0600123\u06dd', '\u0e33\u0eb3',
    '"\\/<b>\'`$(x)%s%n', 'long ' * 3000, '\u540d' * 4000, '\u0301' * 4000,
]
RAW = [b'\xff\xfe\xfd', b'\xc3', b'\xe5\x90', b'\xc0\xaf', b'\xed\xa0\x80',
       b'\xf4\x90\x80\x80', b'a\x9bb\x84', b'\xf0\x9f\x98']


def random_name(rng):
    n = rng.randrange(1, 12)
    limit = rng.choice((0x100, 0x3000, 0x10000, 0x20000, 0x110000))
    chars = (rng.randrange(limit) for _ in range(n))
    return ''.join(chr(c) for c in chars if not 0xd800 <= c < 0xe000)


def make_trace(path, rng):
    names = HOSTILE + [random_name(rng) for _ in range(150)]
    quoted = [json.dumps(n, ensure_ascii=False).encode() for n in names] + \
        [b'"' + r + b'"' for r in RAW] + [b'"\\ud800x\\udc00"']
    lines = []

    def add(**fields):
        lines.append(b'{' + b','.join(
            b'"%s":%s' % (k.encode(), v if isinstance(v, bytes) else
                          json.dumps(v).encode())
            for k, v in fields.items()) + b'}')

    rng.shuffle(quoted)
    for i, name in enumerate(quoted):
        other = rng.choice(quoted)
        add(ph='X', pid=i % 3, tid=i % 40, ts=i * 10, dur=400 - i % 7,
            name=name, cat=other, args=b'{' + other + b':' + name +
            b',"k":[' + other + b',1]}')
        add(ph='X', pid=i % 3, tid=i % 40, ts=i * 10 + 1, dur=9, name=other)
        add(ph='i', pid=i % 3, tid=i % 40, ts=i * 10, s='p', name=name)
        if i < 40:
            add(ph='M', pid=i % 3, tid=i, ts=0, name='thread_name',
                args=b'{"name":' + name + b'}')
        if i < 3:
            add(ph='M', pid=i, tid=0, ts=0, name='process_name',
                args=b'{"name":' + name + b'}')
        if i % 20 == 0:
            add(ph='C', pid=0, ts=i * 10, name=name,
                args=b'{' + other + b':%d}' % i)
    with open(path, 'wb') as f:
        f.write(b'[' + b',\n'.join(lines) + b']')


class Screen(pyte.Screen):
    """With what terminal descriptions use and pyte does not know."""
    bce = False
    owed = b''              # to be answered

    def report_device_status(self, mode=0, private=False):
        if mode == 6 and private:
            self.owed += b'\x1b[?%d;%dR' % (self.cursor.y + 1,
                                            self.cursor.x + 1)

    def scroll(self, n, step):
        x, y = self.cursor.x, self.cursor.y
        top, bottom = self.margins or (0, self.lines - 1)
        self.cursor.y = top if step < 0 else bottom
        for _ in range(n or 1):
            (self.index if step > 0 else self.reverse_index)()
        self.cursor.x, self.cursor.y = x, y

    def scroll_up(self, n=1):
        self.scroll(n, 1)

    def scroll_down(self, n=1):
        self.scroll(n, -1)

    def repeat(self, n=1):
        self.draw(self.last * (n or 1))

    def blank(self, first, end):
        """Erased with the ground of the pen, as "bce" says."""
        cell = self.default_char._replace(bg=self.cursor.attrs.bg)
        for x in range(first, min(end, self.columns)):
            self.buffer[self.cursor.y][x] = cell

    def plainly(self, erase, *args, **kwargs):
        """Erases with the default ground where "bce" does not hold."""
        pen = self.cursor.attrs
        if not self.bce:
            self.cursor.attrs = self.default_char
        erase(*args, **kwargs)
        self.cursor.attrs = pen

    def erase_in_display(self, *args, **kwargs):
        self.plainly(super().erase_in_display, *args, **kwargs)

    def erase_in_line(self, *args, **kwargs):
        self.plainly(super().erase_in_line, *args, **kwargs)

    def erase_characters(self, *args, **kwargs):
        self.plainly(super().erase_characters, *args, **kwargs)

    def delete_characters(self, n=None):
        super().delete_characters(n)
        if self.bce:
            self.blank(max(self.cursor.x, self.columns - (n or 1)),
                       self.columns)

    def insert_characters(self, n=None):
        super().insert_characters(n)
        # pyte keeps one cell beyond the edge, and would take it back
        self.buffer[self.cursor.y].pop(self.columns, None)
        if self.bce:
            self.blank(self.cursor.x, self.cursor.x + (n or 1))

    def delete_lines(self, count=None):
        for y in range(self.lines):
            self.buffer[y]          # pyte moves no line that it never wrote
        super().delete_lines(count)

    def draw(self, data):
        self.last = data[-1:]
        super().draw(data)


class Stream(pyte.ByteStream):
    csi = dict(pyte.ByteStream.csi, S='scroll_up', T='scroll_down',
               b='repeat')
    events = pyte.ByteStream.events | {'scroll_up', 'scroll_down', 'repeat'}
    held = b''

    def feed(self, data):
        data = (self.held + data).replace(QUESTION, b'')
        cut = max(n for n in range(len(QUESTION))
                  if data.endswith(QUESTION[:n]))
        self.held = data[len(data) - cut:]
        super().feed(data[:len(data) - cut])


def look(cell):
    """What can be seen of it: nothing of a blank's own colour, nor of the ground
    of a block that fills its cell."""
    if cell.data == '\u2588' and cell.fg != 'default' and not (
            cell.bold or cell.underscore or cell.reverse):
        return (' ', cell.fg)
    if cell.data == ' ' and not (cell.underscore or cell.reverse):
        return (' ', cell.bg)
    return (cell.data, cell.fg, cell.bg, cell.bold, cell.underscore,
            cell.reverse)


def shown(screen, blind):
    """The cells; of a wide character the right half is empty."""
    return [[look(screen.buffer[y][x]._replace(**blind))
             for x in range(screen.columns)] for y in range(screen.lines)]


def wanted(ttv, trace, keys, cols, rows, term):
    """The cells that the canvas has, and the rows whose width is disputed."""
    depth, glyphs, blind = TERMS[term]
    # a console is dark; of other terminals that is not known
    with tempfile.NamedTemporaryFile(suffix='.rc') as rc:
        rc.write(b'set theme=dark\n' if term == 'linux' else b'')
        rc.flush()
        out = subprocess.run([ttv, 'shot', '--config', rc.name, '--size',
                              '%dx%d' % (cols, rows), '--keys', keys, '--style',
                              '--ansi', '--colors', depth, '--glyphs', glyphs,
                              trace], stdout=subprocess.PIPE, check=True).stdout
    lines = out.split(b'\n')
    screen = Screen(cols, rows)
    stream = Stream(screen)
    bad = []
    for y in range(rows):
        text = re.sub('\x1b[^m]*m', '', lines[rows + y].decode())
        # a letter a cell: what the canvas takes the row's width for; blanks
        # that end a name (3) are not printed
        if sum(map(wcwidth, text.rstrip(' '))) > len(lines[y]) or \
                sum(map(wcwidth, text)) < len(lines[y].rstrip(b'.3')):
            bad.append('# row %d: %d columns, not %d: %a' % (
                y, sum(map(wcwidth, text)), len(lines[y]), text))
        screen.reset_mode(pyte.modes.DECAWM)
        screen.cursor_position(y + 1, 1)
        stream.feed(lines[rows + y] + b'\x1b[0m')
    return shown(screen, blind), bad


def settle(viewer, screen, stream, want, blind):
    while shown(screen, blind) != want:
        data = viewer.read()
        if data is None:
            return False
        stream.feed(data)
        if screen.owed:
            os.write(viewer.fd, screen.owed)
            screen.owed = b''
    return True


def resize(viewer, screen, cols, rows):
    screen.resize(rows, cols)
    fcntl.ioctl(viewer.fd, termios.TIOCSWINSZ,
                struct.pack('HHHH', rows, cols, 0, 0))


def differences(want, got):
    for y, (a, b) in enumerate(zip(want, got)):
        for x, (c, d) in enumerate(zip(a, b)):
            if c != d:
                yield '# row %d column %d: wanted %a, shows %a' % (y, x, c, d)
        if len(a) != len(b):
            yield '# row %d: %d cells, not %d' % (y, len(a), len(b))


def play(ttv, trace, term, sizes, rng):
    """Whether all was right, with keys, in each of the sizes."""
    blind = TERMS[term][2]
    cols, rows = sizes[0]
    screen = Screen(cols, rows)
    screen.bce = 'xterm' in term or term == 'linux'
    stream = Stream(screen)
    viewer = Viewer(ttv, trace, cols, rows, term, trace + '.config')
    keys = ''

    def right():
        want, bad = wanted(ttv, trace, keys, cols, rows, term)
        if not bad and settle(viewer, screen, stream, want, blind):
            return True
        print('# %dx%d after %a' % (cols, rows, keys))
        for line in (bad + list(differences(want, shown(screen, blind))))[:8]:
            print(line)
        return False

    try:
        # before any key all is seen, in every size
        for cols, rows in sizes + sizes[:1]:
            resize(viewer, screen, cols, rows)
            if not right():
                return False
        for step in range(STEPS):
            key = rng.choice(SEARCHES if step % 8 == 5 else KEYS)
            # what is searched is seen before Enter: a screen that stays the
            # same would not tell when the search has ended, and a key that
            # comes before that may stay where it is
            for part in re.findall('.*(?=<CR>)|<CR>', key) or [key]:
                keys += part
                os.write(viewer.fd, typed(part.replace('<CR>', '\r')))
                if part and not right():
                    return False
        return True
    finally:
        viewer.end()


def main():
    top = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
    ttv = os.environ.get('TTV', os.path.join(top, 'build', 'ttv'))
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    os.environ['LC_ALL'] = 'C.UTF-8'
    cases = [('xterm-256color', [(120, 36), (61, 20), (200, 50)]),
             ('screen-256color', [(80, 24), (30, 8), (133, 41)]),
             ('linux', [(80, 25), (97, 30)]),
             ('vt220', [(80, 24), (41, 60)])]
    passed = failed = 0
    with tempfile.TemporaryDirectory() as work:
        trace = os.path.join(work, 'trace.json')
        make_trace(trace, random.Random(seed))
        # a machine that is busy is no slow line
        with open(trace + '.config', 'w') as f:
            f.write('set link=fast\n')
        for term, sizes in cases:
            if subprocess.run(['tput', '-T', term, 'cup', '1', '1'],
                              stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode != 0:
                print('skip %s: that terminal is not described here' % term)
                continue
            ok = play(ttv, trace, term, sizes, random.Random(seed))
            print('%s %s' % ('ok' if ok else 'not ok', term))
            passed += ok
            failed += not ok
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
