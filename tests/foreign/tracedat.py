"""Writes trace.dat of version 6, by its manual page trace-cmd.dat(5).

tracedat(FILE, EVENTS, ...) makes a file of EVENTS, tuples of CPU, ns, pid,
name and a dictionary of fields; formats of events are those of FORMATS."""
import struct

# Of each event its number, its fields (type, name, bytes, signed) and how the
# kernel says to print it.  A type that begins with __data_loc has 4 bytes that
# lead to a text behind the fields.
FORMATS = {
    'sched_switch': ('sched', 11, [
        ('char', 'prev_comm[16]', 16, 0), ('pid_t', 'prev_pid', 4, 1),
        ('int', 'prev_prio', 4, 1), ('long', 'prev_state', 8, 1),
        ('char', 'next_comm[16]', 16, 0), ('pid_t', 'next_pid', 4, 1),
        ('int', 'next_prio', 4, 1)],
        '"prev_comm=%s prev_pid=%d prev_prio=%d prev_state=%s ==> '
        'next_comm=%s next_pid=%d next_prio=%d", REC->prev_comm, '
        'REC->prev_pid, REC->prev_prio, REC->prev_state ? '
        '__print_flags(REC->prev_state, "|", { 1, "S" }, { 2, "D" }) : "R", '
        'REC->next_comm, REC->next_pid, REC->next_prio'),
    'sched_waking': ('sched', 12, [
        ('char', 'comm[16]', 16, 0), ('pid_t', 'pid', 4, 1),
        ('int', 'prio', 4, 1), ('int', 'target_cpu', 4, 1)],
        '"comm=%s pid=%d prio=%d target_cpu=%03d", REC->comm, REC->pid, '
        'REC->prio, REC->target_cpu'),
    'disk_read': ('disk', 13, [
        ('u64', 'bytes', 8, 0), ('int', 'error', 4, 1),
        ('__data_loc char[]', 'file', 4, 0)],
        '"bytes=%llu error=%d file=%s", REC->bytes, REC->error, '
        '__get_str(file)'),
}
FTRACE = {
    'print': ('ftrace', 5, [
        ('unsigned long', 'ip', 8, 0), ('char', 'buf[]', 0, 0)],
        '"%ps: %s", (void *)REC->ip, REC->buf'),
}
COMMON = [('unsigned short', 'common_type', 2, 0),
          ('unsigned char', 'common_flags', 1, 0),
          ('unsigned char', 'common_preempt_count', 1, 0),
          ('int', 'common_pid', 4, 1)]
PAGE = 4096
HEADER_PAGE = '''\tfield: u64 timestamp;\toffset:0;\tsize:8;\tsigned:0;
\tfield: local_t commit;\toffset:8;\tsize:8;\tsigned:1;
\tfield: int overwrite;\toffset:8;\tsize:1;\tsigned:1;
\tfield: char data;\toffset:16;\tsize:4080;\tsigned:0;
'''
HEADER_EVENT = '''# compressed entry header
\ttype_len    :    5 bits
\ttime_delta  :   27 bits
\tarray       :   32 bits

\tpadding     : type == 29
\ttime_extend : type == 30
\tdata max type_len  == 28
'''


def places(fields):
    """Yields each field with its offset: as a compiler has them."""
    at = 0
    for kind, name, size, signed in COMMON + fields:
        step = 1 if kind == 'char' else max(size, 1)
        at = (at + step - 1) // step * step
        yield kind, name, size, signed, at
        at += size


def format_of(name, row):
    system, number, fields, text = row
    out = [f'name: {name}', f'ID: {number}', 'format:']
    for i, (kind, field, size, signed, at) in enumerate(places(fields)):
        out.append(f'\tfield:{kind} {field};\toffset:{at};\tsize:{size};'
                   f'\tsigned:{signed};')
        if i == 3:
            out.append('')
    return '\n'.join(out + ['', 'print fmt: ' + text, '']).encode()


def payload(name, pid, values):
    """Returns the bytes of an event."""
    row = FTRACE.get(name) or FORMATS[name]
    head = [0, 0, 0, 0]
    end = max(at + size for _, _, size, _, at in places(row[2]))
    data, tail = bytearray(end), b''
    common = {'common_type': row[1], 'common_flags': 0,
              'common_preempt_count': 0, 'common_pid': pid}
    for kind, field, size, _, at in places(row[2]):
        value = common.get(field, values.get(field.split('[')[0]))
        if field.endswith('[]'):
            tail = value.encode() + b'\0'
        elif kind.startswith('__data_loc'):
            text = value.encode() + b'\0'
            struct.pack_into('<I', data, at,
                             (end + len(tail)) | len(text) << 16)
            tail += text
        elif '[' in field:
            text = value.encode()
            data[at:at + len(text)] = text
        else:
            data[at:at + size] = (value % (1 << 8 * size)).to_bytes(
                size, 'little')
    return bytes(data) + tail


class Pages:
    """The pages of a CPU; an event of time, payload is added to the last."""

    def __init__(self):
        self.out, self.data, self.begin, self.lost = [], b'', None, 0

    def add(self, ts, what):
        what += bytes(-len(what) % 4)
        if self.begin is not None and len(self.data) + len(what) + 16 > 4080:
            self.close()
        if self.begin is None:
            self.begin = self.last = ts
        step, self.last = ts - self.last, ts
        if step >= 1 << 27:
            self.data += struct.pack('<II', 30 | (step & (1 << 27) - 1) << 5,
                                     step >> 27)
            step = 0
        words = len(what) // 4
        if words <= 28:
            self.data += struct.pack('<I', words | step << 5) + what
        else:
            self.data += struct.pack('<II', step << 5, len(what) + 4) + what

    def close(self, lost=0):
        """Ends a page; `lost` events are missing before the next."""
        if self.begin is None:
            return
        commit, tail = len(self.data), b''
        if self.lost:
            commit |= 1 << 31 | 1 << 30
            tail = struct.pack('<Q', self.lost)
        page = struct.pack('<QQ', self.begin, commit) + self.data + tail
        self.out.append(page + bytes(PAGE - len(page)))
        self.data, self.begin, self.lost = b'', None, lost


def tracedat(path, events, cpus=2, comms=(), clock=None, lost=()):
    """Writes a file.  `lost` are tuples of CPU, index of an event, number: so
    many are missing before that event."""
    out = bytearray(b'\x17\x08\x44tracing6\0' + bytes([0, 8]) +
                    struct.pack('<I', PAGE))
    for name, text in (b'header_page\0', HEADER_PAGE), \
            (b'header_event\0', HEADER_EVENT):
        out += name + struct.pack('<Q', len(text)) + text.encode()
    out += struct.pack('<I', len(FTRACE))
    for name, row in FTRACE.items():
        text = format_of(name, row)
        out += struct.pack('<Q', len(text)) + text
    systems = sorted({row[0] for row in FORMATS.values()})
    out += struct.pack('<I', len(systems))
    for system in systems:
        of = [(n, r) for n, r in FORMATS.items() if r[0] == system]
        out += system.encode() + b'\0' + struct.pack('<I', len(of))
        for name, row in of:
            text = format_of(name, row)
            out += struct.pack('<Q', len(text)) + text
    symbols = b'ffffffff81000000 T do_write\n'
    out += struct.pack('<I', len(symbols)) + symbols + struct.pack('<I', 0)
    names = ''.join(f'{pid} {comm}\n' for pid, comm in comms).encode()
    out += struct.pack('<Q', len(names)) + names + struct.pack('<I', cpus)
    if clock is not None:
        text = clock.encode() + b'\0'
        out += b'options  \0' + struct.pack('<HI', 4, len(text)) + text + \
            struct.pack('<H', 0)
    out += b'flyrecord\0'
    pages = [Pages() for _ in range(cpus)]
    missing = {(cpu, i): n for cpu, i, n in lost}
    for i, (cpu, ts, pid, name, values) in enumerate(events):
        if (cpu, i) in missing:
            pages[cpu].close(missing[cpu, i])
        pages[cpu].add(ts, payload(name, pid, values))
    for one in pages:
        one.close()
    at = (len(out) + 16 * cpus + PAGE - 1) // PAGE * PAGE
    for one in pages:
        out += struct.pack('<QQ', at, PAGE * len(one.out))
        at += PAGE * len(one.out)
    out += bytes(-len(out) % PAGE)
    for one in pages:
        out += b''.join(one.out)
    with open(path, 'wb') as f:
        f.write(out)
