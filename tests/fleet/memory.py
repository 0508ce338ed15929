"""How much memory an export takes beside its model."""
import os
import re
import subprocess
import time


def sanitized(ttv):
    """Whether a sanitizer keeps memory that the program has freed."""
    try:
        with open(os.path.join(os.path.dirname(ttv), 'config.h')) as f:
            return re.search('^#define TTV_[AT]SAN', f.read(), re.M)
    except OSError:
        return None


def peak_of(ttv, path, words, folder, **env):
    """The most, in MB, of an export of a trace that is mapped by its index."""
    env = dict(os.environ, TTV_CACHE=os.path.join(folder, 'cache'), **env)
    peak = 0
    subprocess.run([ttv, 'cache', 'add', path], env=env, check=True,
                   stdout=subprocess.DEVNULL)
    with subprocess.Popen([ttv, 'export', *words, '--threads=1', path],
                          env=env) as p:
        while p.poll() is None:
            time.sleep(.002)
            with open('/proc/%d/status' % p.pid) as f:
                got = re.search(r'RssAnon:\s+(\d+)', f.read())
            peak = max(peak, int(got.group(1)) / 1024 if got else 0)
        assert p.returncode == 0
    return peak
