#!/usr/bin/env python3
"""Usage: signals.py

Every signal that ends a process by default ends the viewer, too, and leaves the
terminal as it was: its modes, the normal screen, a cursor.  Once when the
viewer waits for keys, and for some of them in the moment in which it takes the
terminal, whose modes say when that is.
A query without an end ends with the viewer, and by Ctrl-C.
SIGXFSZ is not among them: ttv ignores it and says what write() said.
"""
import fcntl, os, pty, resource, select, signal, sys, tempfile, termios, time

from screen import PATIENCE

STARTS = 6              # for each signal that comes during the start
FAULTS = 'SEGV BUS ILL FPE ABRT TRAP SYS'.split()
ENDS = 'TERM HUP INT QUIT USR1 USR2 ALRM PIPE XCPU VTALRM PROF POLL ' \
    'PWR STKFLT RTMIN RTMAX'.split()
EARLY = 'QUIT INT TERM USR1 ALRM XCPU SEGV'.split()


ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) ' \
    'SELECT i AS ts, 1 AS dur FROM n WHERE i < 0'


def start(ttv, *words):
    """The viewer's number and both ends of its terminal."""
    fd, slave = pty.openpty()
    pid = os.fork()
    if pid == 0:
        # Python ignores these, nohup that; what is ignored is inherited.
        for ignored in signal.SIGPIPE, signal.SIGXFSZ, signal.SIGHUP:
            signal.signal(ignored, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.setsid()
        fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
        for n in 0, 1, 2:
            os.dup2(slave, n)
        os.environ.update(TERM='xterm', LC_ALL='C.UTF-8')
        os.execv(ttv, [ttv, 'view', '--config', '/dev/null', *words])
    return pid, fd, slave


def modes(fd):
    return termios.tcgetattr(fd)


def read_until(fd, what):
    """What was written until `what` or the end."""
    data = b''
    while what is None or what not in data:
        if not select.select([fd], [], [], PATIENCE)[0]:
            return data + b'(nothing more)'
        try:
            piece = os.read(fd, 65536)
        except OSError:
            break
        if not piece:
            break
        data += piece
    return data


def end(pid, fd, data):
    """All that it writes until it has ended, and its status."""
    done = 0
    until = time.monotonic() + PATIENCE
    while True:
        if not done and time.monotonic() > until:
            os.kill(pid, signal.SIGKILL)
        ready = select.select([fd], [], [], 0 if done else 0.01)[0]
        if ready:
            data += os.read(fd, 65536)
        elif done:
            return data, status
        else:
            done, status = os.waitpid(pid, os.WNOHANG)


def run(ttv, trace, number, early, before):
    """None, or what is wrong."""
    pid, fd, slave = start(ttv, '--no-state', trace)
    data = b''
    if early:
        while modes(slave)[3] & termios.ECHO:
            if os.waitpid(pid, os.WNOHANG)[0]:
                return 'ended before it began'
    else:
        data = read_until(fd, b'Outer')
    os.kill(pid, number)
    data, status = end(pid, fd, data)
    after = modes(slave)
    os.close(slave)
    os.close(fd)
    if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != number:
        return 'its status is %#x' % status
    if after != before:
        return 'the modes are not as they were'
    if data.count(b'\x1b[?1049h') > data.count(b'\x1b[?1049l'):
        return 'the normal screen is not back'
    return None


def endless(ttv, words, keys, number):
    """A query without an end: None, or what is wrong."""
    pid, fd, slave = start(ttv, *words)
    data = b''
    if keys:
        data = read_until(fd, b'Outer')
        os.write(fd, keys)
    for text in b'query runs', b'queries run', b'reading':
        if text in data:
            break
    else:
        data += read_until(fd, b'Ctrl-C' if '--with' in words else
                           b'Esc ends')
    if number is None:
        os.write(fd, b'\x03')
        data += read_until(fd, b'interrupted')
        os.write(fd, b'q')
    else:
        os.kill(pid, number)
    data, status = end(pid, fd, data)
    os.close(slave)
    os.close(fd)
    # what --with could not add is an error, which the status says in the end
    if number is None and b'interrupted' in data and status in \
            ((0, 2 << 8) if '--with' in words else (0,)):
        return None
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == number:
        return None
    return 'its status is %#x' % status


def queries(ttv, trace):
    """Pairs of a name and None, or what is wrong."""
    with tempfile.TemporaryDirectory() as work:
        sql = os.path.join(work, 'endless.sql')
        with open(sql, 'w') as f:
            f.write(ENDLESS)
        session = os.path.join(work, 'endless.ttv')
        with open(session, 'w') as f:
            f.write('ttv-session\t1\nderived\t0\t1\tx\t' + ENDLESS + '\n')
        ways = (('of a file', ('--no-state', '--with', sql, trace), b''),
                ('of a session', ('--session', session, trace), b''),
                ('of a track', ('--no-state', trace),
                 b':track x ' + ENDLESS.encode() + b'\r'))
        for name, words, keys in ways:
            for number in None, signal.SIGHUP, signal.SIGTERM:
                yield ('a query without an end %s, %s' % (
                    name, signal.Signals(number).name if number else
                    'Ctrl-C'), endless(ttv, words, keys, number))


def main():
    top = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
    ttv = os.environ.get('TTV', os.path.join(top, 'build', 'ttv'))
    trace = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                         'trace.json')
    before = modes(pty.openpty()[1])
    passed = failed = 0
    for name in FAULTS + ENDS + ['early ' + n for n in EARLY]:
        early = name.startswith('early ')
        number = getattr(signal, 'SIG' + name.split()[-1], None)
        if number is None:
            print('# no SIG%s here' % name)
            continue
        wrong = None
        for _ in range(STARTS if early else 1):
            wrong = wrong or run(ttv, trace, number, early,
                                 before)
        print('%s %s%s' % ('not ok' if wrong else 'ok', name,
                           ': ' + wrong if wrong else ''))
        passed += not wrong
        failed += bool(wrong)
    for name, wrong in queries(ttv, trace):
        print('%s %s%s' % ('not ok' if wrong else 'ok', name,
                           ': ' + wrong if wrong else ''))
        passed += not wrong
        failed += bool(wrong)
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
