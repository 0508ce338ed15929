#!/usr/bin/env python3
"""Usage: jail.py

What a jailed ttv cannot do: probe.c, preloaded, tries it inside of the viewer,
of query, diff, follow and others, in the thread that writes, in one that is
started later, and in processes that are forked.  With --no-jail the same is
tried and works, so that each of these can fail.  And what a jail lets through:
the files that a person names, state, indices.

Which half of the jail the kernel has, `ttv --version` says; what it lacks is
skipped, with a line that says so."""
import ctypes
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.environ.get('top_srcdir') or os.path.join(HERE, '..', '..')
TTV = os.path.abspath(os.environ.get('TTV') or os.path.join(TOP, 'build', 'ttv'))
TRACE = os.path.join(os.path.abspath(TOP), 'tests', 'e2e', 'trace.json')
SECONDS = 60           # until a program that says nothing is taken for stuck

# What seccomp refuses, with EPERM; what Landlock does, with EACCES.  Either may
# refuse to execute.
EXEC = ['exec', 'execveat', 'exec-self']
CALLS = ['socket', 'socket-unix', 'connect', 'bind', 'ptrace', 'peek',
         'io-uring', 'type', 'chmod']
FILES = ['write', 'append', 'empty', 'create', 'unnamed', 'memory', 'symlink',
         'link', 'rename', 'remove', 'rmdir', 'mkdir', 'fifo']
GOES = ['read', 'null', 'temporary']
# Without a jail these work; the others depend on the machine, or on what the
# first of the threads has left.
WORKS = ['exec', 'execveat', 'socket', 'socket-unix', 'chmod', 'write',
         'append', 'create', 'memory']
passed = failed = 0


def check(name, ok, *why):
    global passed, failed
    print(('ok ' if ok else 'not ok ') + name)
    if ok:
        passed += 1
    else:
        failed += 1
        for line in why:
            print('# ' + str(line))


class Place:
    """A folder with a home, a folder for temporary files and foreign files."""

    def __init__(self):
        self.dir = tempfile.mkdtemp()
        for name in ('home', 'tmp', 'work', 'foreign/folder', '.hidden'):
            os.makedirs(os.path.join(self.dir, name))
        with open(os.path.join(self.dir, 'foreign', 'file'), 'w') as f:
            f.write('precious\n')
        self.says = os.path.join(self.dir, 'says')

    def path(self, *names):
        return os.path.join(self.dir, *names)

    def env(self, probe):
        env = dict(os.environ, HOME=self.path('home'), TMPDIR=self.path('tmp'),
                   TERM='xterm-256color', LC_ALL='C.UTF-8',
                   TTV_CACHE=self.path('home', 'cache'))
        for name in ('XDG_STATE_HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME'):
            env.pop(name, None)
        if probe:
            env.update(LD_PRELOAD=probe, PROBE_SAYS=self.says,
                       PROBE_FOREIGN=self.path('foreign'))
            env['ASAN_OPTIONS'] = ':'.join(filter(None, [
                env.get('ASAN_OPTIONS'), 'verify_asan_link_order=0',
                'detect_leaks=0']))
        return env

    def said(self):
        """Who tried what, and how it ended."""
        try:
            with open(self.says) as f:
                lines = f.read().split('\n')[:-1]
        except FileNotFoundError:
            return []
        return [tuple(line.split()) for line in lines]

    def intact(self):
        with open(self.path('foreign', 'file')) as f:
            return f.read() == 'precious\n' and \
                sorted(os.listdir(self.path('foreign'))) == ['file', 'folder'] \
                and os.listdir(self.path('foreign', 'folder')) == []

    def close(self):
        shutil.rmtree(self.dir)


def on_terminal(place, args, probe, until, keys):
    """Runs ttv in a terminal, types keys when until() holds, or ends it if
    they are None, for its output."""
    pid, fd = pty.fork()
    if pid == 0:
        os.chdir(place.path('work'))
        os.execve(TTV, [TTV] + args, place.env(probe))
    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack('4H', 30, 100, 0, 0))
    out, end, typed = b'', time.monotonic() + SECONDS, False
    while time.monotonic() < end:
        if not typed and until(out):
            if keys is None:
                os.kill(pid, signal.SIGTERM)
            else:
                os.write(fd, keys)
            typed = True
        if not select.select([fd], [], [], 0.05)[0]:
            continue
        try:
            more = os.read(fd, 65536)
        except OSError:
            break
        if not more:
            break
        out += more
    else:
        check('%s ends' % ' '.join(args), False, out[-500:])
        os.kill(pid, signal.SIGKILL)
    os.close(fd)
    os.waitpid(pid, 0)
    return out


def run(place, args, probe, stdin=None):
    r = subprocess.run([TTV] + args, env=place.env(probe), input=stdin,
                       cwd=place.path('work'), timeout=SECONDS,
                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return r.stdout


def held():
    """Which parts of the jail hold here."""
    text = subprocess.run([TTV, '--version'], stdout=subprocess.PIPE,
                          check=True).stdout.decode()
    return re.search('^jail: (.*)$', text, re.M).group(1)


def check_held(have):
    """Checks `have` against what the kernel itself says that it has.

    A half that is never entered would be skipped as one that is not there.
    """
    said = subprocess.run([TTV, '--version'], stdout=subprocess.PIPE,
                          check=True).stdout.decode()
    with open('/proc/self/status') as f:
        filters = '\nSeccomp:' in f.read()
    if filters and 'libseccomp' in said:
        check('the filter that the kernel has', 'seccomp' in have, have)
    # landlock_create_ruleset() with a flag says the version
    version = ctypes.CDLL(None).syscall(444, None, 0, 1)
    if version > 0 and os.path.exists('/usr/include/linux/landlock.h'):
        check('the fence that the kernel has', 'Landlock' in have, have)


def is_sanitized():
    """Sanitizers need ptrace() and a program that reads symbols."""
    with open(TTV, 'rb') as f:
        return re.search(b'__[at]san_init', f.read())


def judge(name, said, have, who):
    """Checks what who tried in a jail of which `have` holds."""
    got = {what: how for by, what, how in said if by == who}
    check(name + ': tried', got.get('end') == 'done', said)
    bad = []
    for what in EXEC if not is_sanitized() else []:
        if got.get(what) not in ('EPERM', 'EACCES'):
            bad.append((what, got.get(what)))
    for what in CALLS if 'seccomp' in have else []:
        if got.get(what) != 'EPERM' and not (what == 'ptrace' and is_sanitized()):
            bad.append((what, got.get(what)))
    for what in FILES if 'Landlock' in have else []:
        if got.get(what) not in ('EACCES', 'EXDEV'):
            bad.append((what, got.get(what)))
    for what in GOES[:2] if name.startswith('help') else GOES:
        if got.get(what) != 'done':
            bad.append((what, got.get(what)))
    check(name + ': refused', not bad, *bad)


def follow_args(place):
    path = place.path('work', 'growing.json')
    with open(path, 'w') as f:
        f.write('[{"ph":"X","name":"a","ts":1,"dur":5,"pid":1,"tid":1}\n')
    return [path]


def cases(place):
    """Name, arguments, who tries, whether in a terminal."""
    other = shutil.copy(TRACE, place.path('work', 'other.json'))
    return [
        ('view', ['view', '--no-state', TRACE], ['main', 'thread'], True),
        ('follow', ['view', '--no-state', '--follow'] + follow_args(place),
         ['main', 'thread'], True),
        ('tutor', ['tutor'], ['main', 'thread'], True),
        ('query', ['query', TRACE, 'SELECT count(*) FROM slice'], ['main'],
         False),
        ('diff', ['diff', TRACE, other], ['main'], False),
        ('each', ['info', '--each', TRACE, other], ['main', 'fork'], False),
        ('export', ['export', TRACE], ['main'], False),
        ('export -o', ['export', '-o', place.path('work', 'out.json'), TRACE],
         ['main'], False),
        ('shot', ['shot', TRACE], ['main'], False),
        ('help', ['help'], ['main'], False),
    ]


def test_refused(probe, have):
    place = Place()
    for name, args, who, terminal in cases(place):
        if os.path.exists(place.says):
            os.unlink(place.says)
        if terminal:
            on_terminal(place, args, probe, lambda out: all(
                (w, 'end', 'done') in place.said() for w in who), None)
        else:
            run(place, args, probe)
        for w in who:
            judge('%s, %s' % (name, w), place.said(), have, w)
    if 'Landlock' in have:
        check('what is foreign is as it was', place.intact(),
              os.listdir(place.path('foreign')))
    place.close()


def test_no_jail(probe):
    """The probe does work where nothing forbids it."""
    for args, keys in ((['query', '--no-jail', TRACE, 'SELECT 1'], None),
                       (['view', '--no-jail', '--no-state', TRACE], b'q')):
        place = Place()
        if keys is None:
            run(place, args, probe)
        else:
            on_terminal(place, args, probe, lambda out: (
                'main', 'end', 'done') in place.said(), keys)
        first = place.said()[0][0] if place.said() else '?'
        got = {what: how for by, what, how in place.said() if by == first}
        bad = [(w, got.get(w)) for w in WORKS if got.get(w) != 'done']
        check(args[0] + ' --no-jail: all of it works', not bad, *bad)
        place.close()


def test_prompt():
    """What a person names at the prompt of the viewer."""
    place = Place()
    for path, made in (('new.csv', True), (place.path('foreign', 'b.csv'), True),
                       ('.hidden.csv', False),
                       (place.path('.hidden', 'c.csv'), False),
                       (place.path('foreign', 'file'), False)):
        keys = '--keys=:area-trace<Enter>:area-write<Enter>%s<Enter>' % path
        out = on_terminal(place, ['view', '--no-state', keys, TRACE], None,
                          lambda o: b'written to' in o or
                          b'cannot be' in o or
                          b'exists' in o, None)
        full = os.path.join(place.path('work'), path)
        new = os.path.exists(full) and os.path.getsize(full) > 10
        check('the prompt %s %s' % ('writes' if made else 'refuses',
                                    os.path.relpath(full, place.dir)),
              new == made, out[-300:])
        if made and new:
            check('nobody may execute it', os.stat(full).st_mode & 0o111 == 0)
    place.close()


def test_kept():
    """State, sessions, outputs and indices are written as ever."""
    place = Place()
    on_terminal(place, ['view', TRACE], None, lambda o: b'Outer' in o,
                b'ma:quit\r')
    check('state is written', any(
        n.endswith('.session') for _, _, names in os.walk(place.path('home'))
        for n in names), list(os.walk(place.path('home'))))
    session = place.path('work', 's.session')
    on_terminal(place, ['view', '--session', session, TRACE], None,
                lambda o: b'Outer' in o, b'ma:quit\r')
    check('a session is written', os.path.exists(session))
    out = run(place, ['cache', 'add', TRACE], None)
    check('an index is written', os.listdir(place.path('home', 'cache')), out)
    for name in 'a.json', 'b.sqlite', 'c.parquet':
        out = run(place, ['export', '-o', name, '-f', {
            'a.json': 'json', 'b.sqlite': 'sqlite', 'c.parquet': 'parquet'}[name]]
            + (['--table=slice'] if 'parquet' in name else []) + [TRACE], None)
        check('%s is written' % name,
              os.path.exists(place.path('work', name)), out)
    place.close()


def main():
    if not sys.platform.startswith('linux'):
        print('skip: the probe is for Linux')
        return 77
    have = held()
    print('# jail: ' + have)
    check_held(have)
    for part in 'seccomp', 'Landlock':
        if part not in have:
            print('# skip: no %s here: what it refuses is not tried' % part)
    if is_sanitized():
        print('# skip: sanitizers execute and trace: these are not tried')
    work = tempfile.mkdtemp()
    probe = os.path.join(work, 'probe.so')
    cc = (os.environ.get('CC') or 'cc').split()
    built = subprocess.run(cc + ['-shared', '-fPIC', '-o', probe,
                                 os.path.join(HERE, 'probe.c'), '-ldl'],
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if built.returncode != 0:
        print('# skip: no probe, as it does not compile: ' +
              built.stdout.decode()[:300].replace('\n', ' '))
    elif 'seccomp' in have or 'Landlock' in have:
        test_refused(probe, have)
        test_no_jail(probe)
    shutil.rmtree(work)
    test_prompt()
    test_kept()
    print('%d passed, %d failed' % (passed, failed))
    return failed > 0


sys.exit(main())
