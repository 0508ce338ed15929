"""Writes a trace in the Common Trace Format 1.8: a folder with metadata as
text and a stream for each CPU, aligned to bytes."""
import os
import struct

# Of each event its fields: a kind of FIELDS and a name.
EVENTS = {
    'sched_switch': [('comm', 'prev_comm'), ('i32', 'prev_tid'),
                     ('i32', 'prev_prio'), ('i64', 'prev_state'),
                     ('comm', 'next_comm'), ('i32', 'next_tid'),
                     ('i32', 'next_prio')],
    'syscall_entry_openat': [('string', 'filename'), ('i32', 'flags')],
    'syscall_exit_openat': [('i64', 'ret')],
    'shop:order': [('u64', 'id'), ('string', 'who'), ('double', 'price'),
                   ('color', 'color'), ('point', 'at'), ('list', 'parts')],
}
FIELDS = {
    'i32': 'integer { size = 32; align = 8; signed = true; }',
    'i64': 'integer { size = 64; align = 8; signed = true; }',
    'u64': 'integer { size = 64; align = 8; signed = false; }',
    'string': 'string',
    'double': 'floating_point { exp_dig = 11; mant_dig = 53; align = 8; }',
}
METADATA = '''/* CTF 1.8 */
typealias integer { size = 8; align = 8; signed = false; } := uint8_t;
typealias integer { size = 8; align = 8; signed = false; encoding = UTF8; }
    := text8_t;
typealias integer { size = 16; align = 8; signed = false; } := uint16_t;
typealias integer { size = 32; align = 8; signed = false; } := uint32_t;
typealias integer { size = 32; align = 8; signed = true; } := int32_t;
typealias integer { size = 64; align = 8; signed = false; } := uint64_t;
trace {
  major = 1; minor = 8; byte_order = le;
  packet.header := struct { uint32_t magic; uint32_t stream_id; };
};
clock { name = mono; freq = 1000000000; offset = OFFSET; };
typealias integer { size = 64; align = 8; signed = false;
                    map = clock.mono.value; } := stamp_t;
stream {
  id = 0;
  packet.context := struct { stamp_t timestamp_begin; stamp_t timestamp_end;
    uint64_t content_size; uint64_t packet_size; uint64_t events_discarded;
    uint32_t cpu_id; };
  event.header := struct { uint16_t id; stamp_t timestamp; };
CONTEXT};
'''


def text(s):
    return s.encode() + b'\0'


def field(kind, v):
    if kind in ('i32', 'i64', 'u64', 'double'):
        return struct.pack('<' + {'i32': 'i', 'i64': 'q', 'u64': 'Q',
                                  'double': 'd'}[kind], v)
    if kind == 'string':
        return text(v)
    if kind == 'comm':
        return v.encode().ljust(16, b'\0')
    if kind == 'color':
        return struct.pack('<B', ['RED', 'GREEN'].index(v))
    if kind == 'point':
        return struct.pack('<ii', *v)
    return struct.pack('<H', len(v)) + bytes(v)


def declared(kind, name):
    if kind == 'comm':
        return f'text8_t {name}[16];'
    if kind == 'color':
        return f'enum : uint8_t {{ RED = 0, GREEN = 1 }} {name};'
    if kind == 'point':
        return f'struct {{ int32_t x; int32_t y; }} {name};'
    if kind == 'list':
        return f'uint16_t {name}_n; uint8_t {name}[{name}_n];'
    return f'{FIELDS[kind]} {name};'


def ctf(folder, events, contexts=False, offset=0, discarded=0):
    """Writes EVENTS, tuples of CPU, ns, pid, tid, comm, name and fields; a
    second packet of CPU 0 says that `discarded` events are missing."""
    os.makedirs(folder)
    out = METADATA.replace('OFFSET', str(offset)).replace(
        'CONTEXT', '  event.context := struct { int32_t vpid; int32_t vtid; '
        'text8_t procname[16]; };\n' if contexts else '')
    for i, (name, fields) in enumerate(EVENTS.items()):
        out += f'event {{ id = {i}; name = "{name}"; stream_id = 0; ' \
            'fields := struct { ' + \
            ' '.join(declared(k, n) for k, n in fields) + ' }; };\n'
    with open(os.path.join(folder, 'metadata'), 'w') as f:
        f.write(out)
    streams = {}
    for cpu, ts, pid, tid, comm, name, v in events:
        data = struct.pack('<HQ', list(EVENTS).index(name), ts)
        if contexts:
            data += struct.pack('<ii', pid, tid) + field('comm', comm)
        for kind, n in EVENTS[name]:
            data += field(kind, v[n])
        streams.setdefault(cpu, []).append((ts, data))
    for cpu, rows in streams.items():
        half = len(rows) // 2 if cpu == 0 and discarded else len(rows)
        with open(os.path.join(folder, f'stream_{cpu}'), 'wb') as f:
            for part, lost in (rows[:half], 0), (rows[half:], discarded):
                if not part:
                    continue
                body = b''.join(d for _, d in part)
                bits = 8 * (8 + 44 + len(body))
                f.write(struct.pack('<IIQQQQQI', 0xc1fc1fc1, 0, part[0][0],
                                    part[-1][0], bits, bits, lost, cpu) + body)
