#!/usr/bin/env python3
"""Usage: state.py

What was made of a trace is there at the next opening: after q, after a signal
that ends the viewer, in a session that is sent.  Nothing is written for a
script, for a pipe, with --no-state, or when no key was pressed; what is damaged
or cannot be written is said in one line.
"""
import fcntl, glob, os, pty, select, shutil, signal, struct, sys, tempfile
import termios, time

from screen import PATIENCE

TTV = os.path.abspath(os.environ.get('TTV') or os.path.join(
    os.path.dirname(__file__), '..', '..', 'build', 'ttv'))
HERE = os.path.dirname(os.path.abspath(__file__))
counts = [0, 0]


def check(name, right, more=''):
    print('%s %s%s' % ('ok' if right else 'not ok', name,
                       '' if right or not more else ': ' + more))
    counts[not right] += 1


class Viewer:
    """The viewer in a terminal of its own."""

    def __init__(self, *words, state, cwd=None, stdin=None):
        self.fd, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 100,
                                                           0, 0))
        self.data = b''
        self.pid = os.fork()
        if self.pid == 0:
            # what is ignored is inherited, from Python and from nohup
            for ignored in signal.SIGPIPE, signal.SIGHUP:
                signal.signal(ignored, signal.SIG_DFL)
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
            for n in 0, 1, 2:
                os.dup2(slave, n)
            if stdin is not None:
                os.dup2(stdin, 0)
            if cwd:
                os.chdir(cwd)
            os.environ.update(TERM='xterm', LC_ALL='C.UTF-8',
                              XDG_STATE_HOME=state)
            os.execv(TTV, [TTV, 'view', '--config', '/dev/null', *words])
        os.close(slave)

    def see(self, text):
        """
        Waits until a text is drawn; 1 if it was.  Only what differs from the
        frame before is drawn: the text must not share letters with that.
        """
        until = time.monotonic() + PATIENCE
        while text not in self.data and time.monotonic() < until:
            if not select.select([self.fd], [], [], 0.1)[0]:
                continue
            try:
                piece = os.read(self.fd, 65536)
            except OSError:
                break
            if not piece:
                break
            self.data += piece
        return text in self.data

    def type(self, keys, then):
        self.data = b''
        os.write(self.fd, keys)
        return self.see(then)

    def end(self, keys=None, sig=None):
        """Its exit status, after keys or a signal; all it has written."""
        if keys:
            os.write(self.fd, keys)
        if sig:
            os.kill(self.pid, sig)
        until = time.monotonic() + PATIENCE
        while True:
            if select.select([self.fd], [], [], 0.05)[0]:
                try:
                    self.data += os.read(self.fd, 65536)
                    continue
                except OSError:
                    pass
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                break
            if time.monotonic() > until:
                check('ends by %s' % (sig or keys), False)
                os.kill(self.pid, signal.SIGKILL)
                until += PATIENCE
        os.close(self.fd)
        return status


def sessions(state):
    return glob.glob(os.path.join(state, 'ttv', '*'))


def main():
    work = tempfile.mkdtemp()
    state = os.path.join(work, 'state', 'deep')
    trace = os.path.join(work, 'a trace.json')
    shutil.copy(os.path.join(HERE, 'trace.json'), trace)

    v = Viewer(trace, state=state)
    v.see(b'Outer')
    v.end(sig=signal.SIGTERM)
    check('nothing is written when no key was pressed', not sessions(state))

    v = Viewer(trace, state=state)
    v.see(b'Outer')
    v.type(b'j', b'Inner')
    v.type(b'ma', b'mark a is here')
    v.type(b'mMslow\r', b'lists the marks')
    check('q ends', os.WEXITSTATUS(v.end(keys=b'q')) == 0)
    files = sessions(state)
    check('a state is written', len(files) == 1, repr(files))
    check('for its owner alone', files and
          os.stat(files[0]).st_mode & 0o777 == 0o600 and
          os.stat(os.path.dirname(files[0])).st_mode & 0o777 == 0o700)
    text = open(files[0]).read() if files else ''
    check('with the mark and the note', '\nmark\ta\t' in text and
          '\tslow\n' in text, text)

    v = Viewer(trace, state=state)
    check('it is there again', v.see(b'as you left it'))
    check('with its note', b'slow' in v.data)
    for sig in signal.SIGHUP, signal.SIGTERM:
        v.type(b'm' + (b'h' if sig == signal.SIGHUP else b't'), b'is here')
        status = v.end(sig=sig)
        name = signal.Signals(sig).name
        check('%s ends it' % name, os.WIFSIGNALED(status) and
              os.WTERMSIG(status) == sig)
        check('%s writes the state' % name, '\nmark\t%s\t' %
              ('h' if sig == signal.SIGHUP else 't') in open(files[0]).read())
        v = Viewer(trace, state=state)
        v.see(b'as you left it')
    v.end(keys=b'q')
    check('one file for all of that', sessions(state) == files)

    before = open(files[0]).read()
    for name, words in (('--no-state', ['--no-state', trace]),
                        ('--keys', ['--keys', 'mz', trace])):
        v = Viewer(*words, state=state)
        v.see(b'Outer')
        check('%s reads nothing' % name, b'as you left it' not in v.data)
        v.type(b'mx', b'is here')
        v.end(keys=b'qq')
        check('%s writes nothing' % name, open(files[0]).read() == before)

    with open(trace, 'a') as f:
        f.write('\n')
    v = Viewer(trace, state=state)
    check('a changed trace keeps its marks', v.see(b'has changed since'))
    v.end(keys=b'jq')
    check('and they are written again', '\nmark\ta\t' in open(files[0]).read())

    with open(files[0], 'w') as f:
        f.write('\0garbage')
    v = Viewer(trace, state=state)
    check('a damaged state is said in a line', v.see(b'left out'))
    v.see(b'Outer')
    check('and the trace opens', v.type(b'ma', b'is here'))
    v.end(keys=b'q')
    check('and is replaced', open(files[0]).read().startswith('ttv-session'))

    r, w = os.pipe()
    os.write(w, open(trace, 'rb').read())
    os.close(w)
    for f in files:
        os.unlink(f)
    v = Viewer('-', state=state, stdin=r)
    os.close(r)
    v.see(b'Outer')
    v.type(b'ma', b'is here')
    v.end(keys=b'qq')
    check('nothing is kept of a pipe', not sessions(state))

    v = Viewer(trace, state='/proc/nowhere')
    v.see(b'Outer')
    v.type(b'ma', b'is here')
    status = v.end(keys=b'qq')
    check('what cannot be written is said', b'cannot be written' in v.data)
    check('and ends well', os.WEXITSTATUS(status) == 0)

    there = os.path.join(work, 'there')
    os.makedirs(os.path.join(work, 'here', 'traces'))
    shutil.copy(trace, os.path.join(work, 'here', 'traces', 't.json'))
    v = Viewer('--session', 's.ttv', 'traces/t.json', state=state,
               cwd=os.path.join(work, 'here'))
    v.see(b'Outer')
    v.type(b'mMsent\r', b'lists the marks')
    v.type(b":track kept SELECT ts, dur, 'mine' AS name FROM slice\r",
           b'added; ')
    v.end(keys=b'q')
    os.rename(os.path.join(work, 'here'), there)
    v = Viewer('--session', os.path.join(there, 's.ttv'), state=state)
    ok = v.see(b'as you left it')
    check('a session is sent', ok and b'sent' in v.data, repr(v.data[-3000:]))
    check('and its derived tracks', b'kept' in v.data, repr(v.data[-3000:]))
    v.end(keys=b'jq')
    with open(os.path.join(there, 's.ttv')) as f:
        lines = f.read()
    check('which stay in it', 'derived\t' in lines, lines)
    with open(os.path.join(there, 's.ttv'), 'w') as f:
        f.write(lines.replace('FROM slice', 'FROM no_such'))
    v = Viewer('--session', os.path.join(there, 's.ttv'), state=state)
    check('one that cannot be made is said', v.see(b'no such table'),
          repr(v.data[-3000:]))
    v.end(keys=b'jq')
    with open(os.path.join(there, 's.ttv')) as f:
        check('and stays in the session, too', 'FROM no_such' in f.read())
    with open(os.path.join(there, 's.ttv'), 'w') as f:
        f.write(lines.replace("SELECT ts, dur, 'mine' AS name FROM slice",
                              'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL '
                              'SELECT i + 1 FROM n) SELECT i AS ts FROM n '
                              'WHERE i < 0'))
    v = Viewer('--session', os.path.join(there, 's.ttv'), state=state)
    v.see(b'queries run')
    v.type(b'\x1b', b'interrupted')
    check('one without an end can be ended', b'interrupted' in v.data,
          repr(v.data[-3000:]))
    v.end(keys=b'jq')
    with open(os.path.join(there, 's.ttv')) as f:
        check('and stays in the session', 'WITH RECURSIVE' in f.read())
    check('and nothing else is written', not sessions(state))
    # a value of 400 MB, rows without an end: what a session may take is bounded
    for name, query in (
            ('a value', "SELECT 1 AS ts FROM slice WHERE length(printf('%*d', 400000000, 1)) > 0"),
            ('events', 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) '
             "SELECT i AS ts, 1 AS dur, printf('%*d', 1000000, i) AS name FROM n")):
        with open(os.path.join(there, 's.ttv'), 'w') as f:
            f.write(lines.replace("SELECT ts, dur, 'mine' AS name FROM slice", query))
        v = Viewer('--session', os.path.join(there, 's.ttv'), state=state)
        check('a session does not get all memory for ' + name,
              v.see(b'without the track'), repr(v.data[-3000:]))
        check('and leaves at once', os.WEXITSTATUS(v.end(keys=b'Q')) == 0)

    # a terminal is no trace: its bytes are keys
    for path in '/dev/tty', '/dev/stdin', '/proc/self/fd/0':
        v = Viewer(path, state=state)
        status = v.end()
        check(path + ' is no trace', b'is a terminal and no trace' in v.data and
              os.WEXITSTATUS(status) == 2, repr(v.data))
    fifo = os.path.join(there, 'fifo')
    os.mkfifo(fifo)
    for path in '/dev/tty', '/dev/zero', fifo:
        with open(os.path.join(there, 'd.ttv'), 'w') as f:
            f.write('ttv-session\t1\ntrace\t0\t0\t' + path + '\n')
        v = Viewer('--session', os.path.join(there, 'd.ttv'), state=state)
        status = v.end()
        check('no trace of a session is ' + os.path.basename(path),
              b'is no regular file' in v.data and
              os.WEXITSTATUS(status) == 2, repr(v.data))
    with open(os.path.join(there, 'no.ttv'), 'w') as f:
        f.write('a letter\n')
    v = Viewer('--session', os.path.join(there, 'no.ttv'), trace, state=state)
    status = v.end()
    check('what is no session is not written over',
          b'is no session' in v.data and os.WEXITSTATUS(status) == 2 and
          open(os.path.join(there, 'no.ttv')).read() == 'a letter\n')

    shutil.rmtree(work)
    print('%d passed, %d failed' % tuple(counts))
    return 1 if counts[1] else 0


if __name__ == '__main__':
    sys.exit(main())
