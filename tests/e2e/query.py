#!/usr/bin/env python3
"""Usage: query.py

Types at the prompt of ttv query in a pseudo-terminal: statements over several
lines, commands, errors, Ctrl-C at the prompt and in a query, history, and, if
ttv is built with libedit, editing and completion.
"""
import fcntl, os, pty, re, select, signal, stat, struct, sys, tempfile, termios, time

from screen import PATIENCE

HERE = os.path.dirname(os.path.abspath(__file__))
TTV = os.environ.get('TTV') or os.path.join(os.environ.get('top_builddir', 'build'), 'ttv')
PROMPT, MORE = b'sql> ', b'...> '
passed = failed = 0


def ok(name, is_ok, seen=b''):
    global passed, failed
    print('%s %s' % ('ok' if is_ok else 'not ok', name))
    if not is_ok:
        print('# %r' % seen[-400:])
    passed += bool(is_ok)
    failed += not is_ok


class Session:
    def __init__(self, state, *args):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)
            os.environ.update(TERM='xterm', LC_ALL='C.UTF-8', XDG_STATE_HOME=state, PAGER='sed s/^/paged:/')
            # libedit keeps two strings of its own beyond el_end()
            os.environ['ASAN_OPTIONS'] = os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0'
            os.execv(TTV, [TTV, 'query', *args, os.path.join(HERE, 'trace.json')])
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 80, 0, 0))
        self.data = b''

    def until(self, *what, patience=PATIENCE):
        """What came up to one of these, or all that comes."""
        end = time.monotonic() + patience
        while True:
            found = [self.data.find(w) + len(w) for w in what if w in self.data]
            if found:
                got, self.data = self.data[:min(found)], self.data[min(found):]
                return got
            if time.monotonic() > end or not select.select([self.fd], [], [], patience)[0]:
                return self.data + b'(nothing more)'
            try:
                piece = os.read(self.fd, 65536)
            except OSError:
                piece = b''
            if not piece:
                got, self.data = self.data, b''
                return got
            self.data += piece

    def type(self, text):
        os.write(self.fd, text.encode())

    def ask(self, line, *what, patience=PATIENCE):
        """What is printed from a line on until the next prompt."""
        self.type(line + '\r')
        self.until(b'\n', patience=patience)
        return self.until(*(what or (PROMPT,)), patience=patience)

    def end(self):
        return self.wait('\x04')

    def wait(self, key=''):
        """The status when it has ended after a key, which it has to soon."""
        end = time.monotonic() + PATIENCE
        self.type(key)
        while time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return status
            try:
                if select.select([self.fd], [], [], 0.02)[0]:
                    os.read(self.fd, 65536)
            except OSError:
                pass
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        return -1


def has_libedit():
    with os.popen('ldd "%s" 2>/dev/null' % TTV) as f:
        return 'libedit' in f.read()


def main():
    with tempfile.TemporaryDirectory() as state:
        # all of the memory is taken: nothing is kept from one run to the next
        s = Session(state, '--memory=1M')
        s.until(PROMPT)
        for _ in range(2):
            seen = s.ask("SELECT string_value FROM args WHERE key = 'args.reason';")
            ok('args are read where memory is short', b'because' in seen, seen)
            seen = s.ask('.stats')
            ok('and are given up', re.search(rb'kept args +0 B', seen) is not None, seen)
        s.type('.quit\r')
        s.wait()
    with tempfile.TemporaryDirectory() as state:
        # more than what sanitizers map: the args below are kept
        s = Session(state, '--memory=100T')
        ok('a prompt', PROMPT in s.until(PROMPT))
        seen = s.ask('SELECT count(*) AS n FROM slice;')
        ok('a statement is answered', b' 3\r\n' in seen or b'\n3\r\n' in seen, seen)
        seen = s.ask("SELECT 'a;", MORE)
        ok('a statement in a string goes on', MORE in seen, seen)
        seen = s.ask("b' AS x, 7 * 6 AS y -- ; no end", MORE)
        ok('and in a comment', MORE in seen, seen)
        seen = s.ask(';')
        ok('lines make one statement', b'42' in seen, seen)
        seen = s.ask('SELECT nowhere FROM slice;')
        ok('an error is a line', b'no such column: nowhere' in seen and b'1:8' in seen, seen)
        seen = s.ask('.mode ndjson')
        seen = s.ask('SELECT 1 AS n;')
        ok('.mode sets the form', b'{"n":1}' in seen, seen)
        s.ask('.mode csv')
        seen = s.ask('SELECT char(27) AS n;')
        seen = s.ask('.schema flow')
        ok('.schema says the columns', b'slice_out' in seen, seen)
        ok('.schema says no statement that none has made',
           b'VIRTUAL TABLE' not in seen, seen)
        seen = s.ask('.tables')
        ok('.tables lists them', b'thread_track' in seen, seen)
        s.ask("SELECT string_value FROM args WHERE key = 'args.reason';")
        seen = s.ask('.stats')
        ok('.stats says what args take', re.search(rb'kept args +[1-9][0-9.]* ([KM]i)?B of [0-9.]+ [KM]iB', seen) is not None, seen)
        seen = s.ask('.nonsense')
        ok('no command is an error', b'.help' in seen, seen)
        s.ask('.pager on')
        seen = s.ask('SELECT 5 AS n;')
        ok('a pager is asked for', b'paged:5' in seen, seen)
        s.ask('.pager off')
        s.type('SELECT 1,\r')
        s.until(MORE)
        s.type('\x03')
        s.until(b'\n')
        seen = s.until(PROMPT)
        seen = s.ask('SELECT 8 AS n;')
        ok('Ctrl-C drops the statement', b'8' in seen and b'error' not in seen, seen)
        # a Ctrl-C that comes before the query begins gives up the line, or does nothing
        seen, tries = PROMPT, 0
        while b'interrupted' not in seen and tries < 200:
            tries += 1
            if PROMPT in seen:
                s.type('WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c;\r')
                s.until(b'\n')
            # a person presses it twice
            s.type('\x03\x03')
            seen = s.until(b'interrupted', PROMPT, patience=0.2)
        ok('Ctrl-C interrupts a query', b'interrupted' in seen, seen)
        # each Ctrl-C may have given up a line since: a number of its own says which
        for n in range(1000, 1020):
            seen = s.ask('SELECT %d AS n;' % n, b'\n%d\r\n' % n, patience=2)
            if seen.endswith(b'\n%d\r\n' % n):
                break
        s.until(PROMPT)
        seen = s.ask('SELECT 9 AS n;')
        seen = s.ask('SELECT 10 AS n;', b'\n10\r\n')
        ok('and another one runs', b'\n10\r\n' in seen, seen)
        s.until(PROMPT)
        if has_libedit():
            s.type('SELECT count(*) AS n FROM thread_tr\t')
            seen = s.until(b'thread_track ', b'ack ')
            seen = s.ask(' ;')
            ok('Tab completes a table', b'\r\n' in seen and b'no such' not in seen, seen)
            s.type('SELECT slice.cat\t\t')
            seen = s.until(b'category')
            ok('Tab lists columns', b'category' in seen, seen)
            s.until(PROMPT + b'SELECT slice.cat')
            s.type('\x03')
            s.until(b'\n' + PROMPT)
            seen = s.ask('\x1b[A\x1b[A', b'\n10\r\n')
            ok('arrows bring a line back', b'\n10\r\n' in seen, seen)
            s.until(PROMPT)
        else:
            print('# no libedit: no editing, history and completion')
        status = s.end()
        ok('Ctrl-D ends', status == 0, b'status %d' % status)
        path = os.path.join(state, 'ttv', 'query_history')
        if has_libedit():
            mode = stat.S_IMODE(os.stat(path).st_mode)
            ok('only the owner reads the history', mode == 0o600, oct(mode).encode())
            with open(path) as f:
                lines = f.read().split('\n')
            ok('the history has the lines', 'SELECT 9 AS n;' in lines and '.mode csv' in lines)
            s = Session(state)
            s.until(PROMPT)
            seen = s.ask('\x1b[A')
            ok('another session has them', b'n\r\n' in seen, seen)
            s.end()
            os.remove(path)
            os.mkfifo(path)
            s = Session(state)
            ok('a history that is no file is left alone', PROMPT in s.until(PROMPT))
            seen = s.ask('SELECT 11 AS n;')
            ok('and nothing waits for it', b'11' in seen, seen)
            s.end()
        s = Session(state)
        s.until(PROMPT)
        status = s.end()
        ok('Ctrl-D before anything is typed ends', status == 0, b'status %d' % status)
        # libedit prints a prompt before it sets the terminal, and sets it back
        # while a statement runs: a key of that time is not lost
        statuses = []
        for i in range(15):
            s = Session(state)
            time.sleep(i * 0.004)
            statuses.append(s.end())
        ok('Ctrl-D before a prompt ends', not any(statuses), repr(statuses).encode())
        s = Session(state, '--markdown')
        s.until(PROMPT)
        seen = s.ask('SELECT 12 AS n;')
        ok('a form of the command line holds', b'| 12 |' in seen, seen)
        s.type('.quit\r')
        ok('.quit ends', s.wait() == 0)
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


sys.exit(main())
