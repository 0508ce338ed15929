"""Two servers of ClickHouse on the loopback, with a configuration of their own.

Shards(folder) starts them; ask(sql, data, shard) asks one by HTTP; close() ends
both by their numbers.  18.16 is what Debian has; a newer one has the same
configuration.
"""
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

PATIENCE = 60           # seconds for a start or an end, which take three
CONFIG = '''<yandex>
<logger><level>warning</level><log>{0}/log</log>
<errorlog>{0}/errors</errorlog></logger>
<listen_host>127.0.0.1</listen_host>
<http_port>{1}</http_port><tcp_port>{2}</tcp_port>
<path>{0}/data/</path><tmp_path>{0}/tmp/</tmp_path>
<users_config>{0}/users.xml</users_config>
<default_profile>default</default_profile>
<default_database>default</default_database>
<mark_cache_size>16777216</mark_cache_size>
<remote_servers><fleet>
<shard><replica><host>127.0.0.1</host><port>{3}</port></replica></shard>
<shard><replica><host>127.0.0.1</host><port>{4}</port></replica></shard>
</fleet></remote_servers>
</yandex>
'''
USERS = '''<yandex><profiles><default>
<max_memory_usage>1000000000</max_memory_usage>
<insert_distributed_sync>1</insert_distributed_sync>
<max_threads>2</max_threads>
</default></profiles>
<quotas><default/></quotas>
<users><default><password></password><profile>default</profile>
<quota>default</quota><networks><ip>127.0.0.1</ip></networks></default></users>
</yandex>
'''


class Failed(Exception):
    pass


def server():
    """The program of the server, or None."""
    return os.environ.get('TTV_CLICKHOUSE_SERVER') or shutil.which(
        'clickhouse-server', path=os.environ.get('PATH', '') +
        ':/usr/sbin:/usr/local/sbin')


def free_ports(n):
    """Ports that nobody has, chosen by the kernel all at once."""
    held = [socket.socket() for _ in range(n)]
    for s in held:
        s.bind(('127.0.0.1', 0))
    ports = [s.getsockname()[1] for s in held]
    for s in held:
        s.close()
    return ports


class Shards:
    def __init__(self, folder):
        self.processes, self.urls = [], []
        http1, tcp1, http2, tcp2 = free_ports(4)
        for n, (http, tcp) in enumerate(((http1, tcp1), (http2, tcp2))):
            home = os.path.join(folder, 'shard%d' % (n + 1))
            os.makedirs(os.path.join(home, 'data'))
            os.makedirs(os.path.join(home, 'tmp'))
            for name, text in (('config.xml', CONFIG.format(
                    home, http, tcp, tcp1, tcp2)), ('users.xml', USERS)):
                with open(os.path.join(home, name), 'w') as f:
                    f.write(text)
            with open(os.path.join(home, 'out'), 'w') as out:
                self.processes.append(subprocess.Popen(
                    [server(), '--config-file=%s/config.xml' % home],
                    stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                    cwd=home))
            self.urls.append('http://127.0.0.1:%d/' % http)
        try:
            self.wait(folder)
        except Failed:
            self.close()
            raise

    def wait(self, folder):
        end = time.monotonic() + PATIENCE
        for n in range(2):
            while True:
                try:
                    if self.ask('SELECT 1', shard=n) == '1\n':
                        break
                except (OSError, Failed):
                    pass
                if time.monotonic() > end or \
                        self.processes[n].poll() is not None:
                    log = os.path.join(folder, 'shard%d' % (n + 1), 'out')
                    with open(log, errors='replace') as f:
                        raise Failed('a server does not start: ' +
                                     f.read()[-500:])
                time.sleep(0.05)

    def ask(self, sql, data=b'', shard=0):
        url = self.urls[shard]
        if data:
            url += '?query=' + urllib.request.quote(sql)
        try:
            with urllib.request.urlopen(urllib.request.Request(
                    url, data=data or sql.encode()), timeout=PATIENCE) as r:
                return r.read().decode()
        except urllib.error.HTTPError as e:
            raise Failed(re.sub(r'\s+', ' ', e.read().decode(
                errors='replace'))[:300])

    def close(self):
        for p in self.processes:
            if p.poll() is None:
                p.send_signal(signal.SIGTERM)
        for p in self.processes:
            try:
                p.wait(10)
            except subprocess.TimeoutExpired:
                p.kill()
                p.wait()
