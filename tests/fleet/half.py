"""Each form of --output on a full disk, and killed while it writes."""
import contextlib
import ctypes
import os
import subprocess
import sys
import tempfile

TTV, TRACE, DISK = sys.argv[1:4]
SQL = 'SELECT id, ts, dur, name FROM slice'
# What is written, and before the trace the words of the command; the last
# one's output is a folder.
FORMS = [
    ('query --csv', ['query', '--csv'], [SQL]),
    ('query --tsv', ['query', '--tsv'], [SQL]),
    ('query --json', ['query', '--json'], [SQL]),
    ('query --ndjson', ['query', '--ndjson'], [SQL]),
    ('query --parquet', ['query', '--parquet'], [SQL]),
    ('list', ['list', '--max=0'], []),
    ('flame', ['flame', '--format=svg'], []),
    ('export', ['export'], []),
    ('export -f json', ['export', '-f', 'json'], []),
    ('export -f perfetto', ['export', '-f', 'perfetto'], []),
    ('export -f sqlite', ['export', '-f', 'sqlite'], []),
    ('export -f parquet', ['export', '-f', 'parquet', '--table=slice'], []),
    ('export -f parquet, a folder', ['export', '-f', 'parquet'], []),
]
passed = failed = 0


def check(name, holds, why=''):
    global passed, failed
    passed += bool(holds)
    failed += not holds
    print(('ok ' if holds else 'not ok ') + name +
          ('' if holds or not why else '\n# %s' % (why,)))


def files(folder):
    """The files below a folder, and their bytes; one may go meanwhile."""
    out = {}
    for d, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(d, name)
            with contextlib.suppress(FileNotFoundError):
                out[os.path.relpath(path, folder)] = os.stat(path).st_size
    return out


def words(form, folder):
    name, before, after = form
    out = os.path.join(folder, 'out' + '/' * name.endswith('folder'))
    return [TTV, *before, '-o', out, TRACE, *after]


def full(form, disk):
    r = subprocess.run(words(form, disk), capture_output=True)
    said = b'No space left' in r.stderr or b'disk is full' in r.stderr
    check(form[0] + ': a full disk leaves nothing', r.returncode in (1, 2) and
          said and r.stderr.count(b'\n') == 1 and not os.listdir(disk),
          (r.returncode, r.stderr[-200:], os.listdir(disk)))


def killed(form, work):
    whole, folder = os.path.join(work, 'whole'), os.path.join(work, 'killed')
    os.mkdir(whole)
    os.mkdir(folder)
    subprocess.run(words(form, whole), capture_output=True, check=True)
    with subprocess.Popen(words(form, folder), stderr=subprocess.DEVNULL) as p:
        while p.poll() is None and not any(files(folder).values()):
            os.sched_yield()
        p.kill()
    named = {n: size for n, size in files(folder).items()
             if not n.endswith('.ttv-tmp')}
    want = files(whole)
    # SQLite's bytes have a random part; tests/fleet/sqlite looks into them
    check(form[0] + ': a process that is killed leaves no half of one',
          want and all(n in want and size == want[n]
                       for n, size in named.items() if '-journal' not in n),
          (named, want))


PRELOAD = """#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int
fsync(int fd)
{
	char link[64], path[4096];
	ssize_t n;
	snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	n = readlink(link, path, sizeof(path) - 1);
	path[n > 0 ? n : 0] = 0;
	fprintf(stderr, "synced: %s\\n", path);
	if (strstr(path, FAILS) == NULL)
		return 0;
	errno = EIO;
	return -1;
}
"""


def late(work):
    """A disk that fails behind the writes, at either of two tables."""
    source = os.path.join(work, 'late.c')
    with open(source, 'w') as f:
        f.write(PRELOAD)
    for fails in ('slice', 'trace', 'none'):
        library = os.path.join(work, fails + '.so')
        try:
            subprocess.run([os.environ.get('CC', 'cc').split()[0], '-shared',
                            '-fPIC', '-DFAILS="/%s/"' % fails, source, '-o',
                            library], check=True)
        except (OSError, subprocess.CalledProcessError):
            print('# skip: no cc: no disk failed behind the writes')
            return
        place = os.path.join(work, 'late-' + fails)
        os.mkdir(place)
        r = subprocess.run(words(FORMS[-1], place), capture_output=True,
                           env={**os.environ, 'LD_PRELOAD': library})
        synced = [line.split(b'/')[-2] for line in r.stderr.splitlines()
                  if line.startswith(b'synced: ')]
        if fails == 'none':
            check('a table is put on the disk once', r.returncode == 0 and
                  sorted(synced) == [b'slice', b'trace'], r.stderr)
        else:
            check('a disk that fails late at %s leaves no table of two' %
                  fails, r.returncode == 2 and os.listdir(place) == [] and
                  b'nput/output error' in r.stderr,
                  (r.returncode, r.stderr[-400:], os.listdir(place)))


def main():
    with tempfile.TemporaryDirectory() as work:
        disk = os.path.join(work, 'disk')
        os.mkdir(disk)
        libc = ctypes.CDLL(None, use_errno=True)
        if DISK == 'disk' and libc.mount(b'none', disk.encode(), b'tmpfs', 0,
                                         b'size=4k') == 0:
            for form in FORMS:
                full(form, disk)
            libc.umount(disk.encode())
        else:
            print('# no full disk: no file system can be mounted here')
        for form in FORMS:
            with tempfile.TemporaryDirectory() as place:
                killed(form, place)
        late(work)
    print('%d passed, %d failed' % (passed, failed))
    return failed > 0


sys.exit(main())
