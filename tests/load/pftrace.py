#!/usr/bin/env python3
"""Usage: pftrace <TEXT >TRACE

Writes a trace of Perfetto from text: protobuf's text format, with the fields of
the table below.  A field that the table lacks is `NUMBER: VALUE` or
`NUMBER { ... }`; `N:fixed64` and the like say how a number is written, `N:x40`
how often a string is there in one.  Lines that begin with # are skipped; lines
that begin with ! stand between packets:

    !hex HEX        these bytes
    !cut N          drops the last N bytes of all above
    !pack zlib|gzip|zstd
                    the lines up to !end are packets in a compressed packet
    !repeat N       the lines up to !end, N times; %d in them is the number
"""
import gzip
import re
import struct
import sys
import zlib

# message: field name -> number, and the message or the type of its value
T = {
    'Trace': 'packet=1:Packet',
    'Packet': '''ftrace_events=1:Bundle process_tree=2:Tree chrome_events=5:Chrome clock_snapshot=6:Snapshot
        timestamp=8 process_stats=9:Stats trusted_packet_sequence_id=10 seq=10 track_event=11:Event
        interned_data=12:Interned sequence_flags=13 flags=13 android_log=39:Log incremental_state_cleared=41
        previous_packet_dropped=42 thread_descriptor=44:Thread streaming_profile_packet=54:Stream
        timestamp_clock_id=58 trace_packet_defaults=59:Defaults track_descriptor=60:Track perf_sample=66:Perf
        extension_descriptor=72:Extension first_packet_on_sequence=87 machine_id=98''',
    'Event': '''timestamp_delta_us=1 thread_time_delta_us=2 category_iids=3 debug_annotations=4:Annotation
        task_execution=5:Task legacy_event=6:Legacy type=9 name_iid=10 track_uuid=11 extra_counter_values=12
        timestamp_absolute_us=16 thread_time_absolute_us=17 log_message=21:Message categories=22 name=23
        counter_value=30 extra_counter_track_uuids=31 source_location=33:Source source_location_iid=34
        flow_ids_old=36 terminating_flow_ids_old=42 double_counter_value=44:double
        extra_double_counter_track_uuids=45 extra_double_counter_values=46:double flow_ids=47:fixed64
        terminating_flow_ids=48:fixed64 correlation_id=52 correlation_id_str=53 callstack_iid=56''',
    'Legacy': '''name_iid=1 phase=2 duration_us=3 thread_duration_us=4 unscoped_id=6 id_scope=7 bind_id=8
        local_id=10 global_id=11 bind_to_enclosing=12 flow_direction=13 instant_event_scope=14 pid_override=18
        tid_override=19''',
    'Annotation': '''name_iid=1 bool_value=2 uint_value=3 int_value=4 double_value=5:double string_value=6
        pointer_value=7 nested_value=8:Nested legacy_json_value=9 name=10 dict_entries=11:Annotation
        array_values=12:Annotation proto_type_name_iid=13 proto_value=14 proto_type_name=16 string_value_iid=17''',
    'Nested': '''nested_type=1 dict_keys=2 dict_values=3:Nested array_values=4:Nested int_value=5
        double_value=6:double bool_value=7 string_value=8''',
    'Interned': '''event_categories=1:Name event_names=2:Name debug_annotation_names=3:Name
        source_locations=4:Source function_names=5:Name frames=6:Frame callstacks=7:Stack mapping_paths=17:Name
        mappings=19:Mapping log_message_body=20:Name histogram_names=25:Name kernel_symbols=26:Name
        debug_annotation_value_type_names=27:Name unsymbolized_source_locations=28:Place
        debug_annotation_string_values=29:Name''',
    'Name': 'iid=1 name=2 str=2 body=2', 'Source': 'iid=1 file_name=2 function_name=3 line_number=4',
    'Place': 'iid=1 mapping_id=2 rel_pc=3',
    'Extension': 'extension_set=1:Set extension_set_gzip=2', 'Set': 'file=1:File',
    'File': 'name=1 package=2 message_type=4:MessageType enum_type=5:EnumType extension=7:FieldType',
    'MessageType': 'name=1 field=2:FieldType nested_type=3:MessageType enum_type=4:EnumType extension=6:FieldType',
    'FieldType': 'name=1 extendee=2 number=3 label=4 type=5 type_name=6',
    'EnumType': 'name=1 value=2:EnumValue', 'EnumValue': 'name=1 number=2',
    'Frame': 'iid=1 function_name_id=2 mapping_id=3 rel_pc=4', 'Stack': 'iid=1 frame_ids=2',
    'Mapping': 'iid=1 path_string_ids=7', 'Task': 'posted_from_iid=1',
    'Message': 'source_location_iid=1 body_iid=2 prio=3',
    'Track': '''uuid=1 name=2 process=3:Process thread=4:Thread parent_uuid=5 chrome_process=6:ChromeProcess
        counter=8:Counter disallow_merging_with_system_tracks=9 static_name=10 child_ordering=11 sibling_order_rank=12 description=14
        sibling_merge_behavior=15 sibling_merge_key=16 state=18:State process_ordering=19''',
    'State': '', 'ChromeProcess': 'process_type=1',
    'Process': 'pid=1 cmdline=2 legacy_sort_index=3 process_name=6 process_labels=8',
    'Thread': '''pid=1 tid=2 legacy_sort_index=3 thread_name=5 reference_timestamp_us=6
        reference_thread_time_us=7''',
    'Counter': 'type=1 unit=3 unit_multiplier=4 is_incremental=5 unit_name=6',
    'Defaults': 'track_event_defaults=11:EventDefaults timestamp_clock_id=58',
    'EventDefaults': 'track_uuid=11 extra_counter_track_uuids=31 extra_double_counter_track_uuids=45',
    'Snapshot': 'clocks=1:Clock primary_trace_clock=2',
    'Clock': 'clock_id=1 timestamp=2 is_incremental=3 unit_multiplier_ns=4',
    'Tree': 'processes=1:TreeProcess threads=2:TreeThread', 'TreeProcess': 'pid=1 cmdline=3',
    'TreeThread': 'tid=1 name=2 tgid=3', 'Stats': 'processes=1:StatsProcess',
    'StatsProcess': 'pid=1 vm_rss_kb=3 oom_score_adj=10', 'Chrome': 'metadata=2:Meta legacy_json_trace=5:Json',
    'Json': 'type=1 data=2', 'Meta': 'name=1 string_value=2 bool_value=3 int_value=4 json_value=5',
    'Log': 'events=1:Line', 'Line': 'log_id=1 pid=2 tid=3 uid=4 timestamp=5 tag=6 prio=7 message=8',
    'Stream': 'callstack_iid=1 timestamp_delta_us=2', 'Perf': 'cpu=1 pid=2 tid=3 callstack_iid=4 timebase_count=6',
    'Bundle': '''cpu=1 event=2:Kernel lost_events=3 compact_sched=4:Compact
        last_read_event_timestamp=9 previous_bundle_end_timestamp=10
        generic_event_descriptors=11:Described''',
    'Described': 'field_id=1 event_descriptor=2:Descriptor',
    'Descriptor': 'name=1 field=2:Field', 'Field': 'name=1 number=3 type=5',
    'Compact': '''switch_timestamp=1:packed switch_prev_state=2:packed switch_next_pid=3:packed
        switch_next_prio=4:packed intern_table=5 switch_next_comm_index=6:packed waking_timestamp=7:packed
        waking_pid=8:packed waking_target_cpu=9:packed waking_prio=10:packed waking_comm_index=11:packed
        waking_common_flags=12:packed''',
    'Kernel': '''timestamp=1 pid=2 print=3:Print sched_switch=4:Switch common_flags=5 cpu_frequency=11:Frequency
        sched_blocked_reason=18:Blocked sched_waking=20:Waking suspend_resume=113:Suspend task_newtask=235:Newtask
        task_rename=236:Rename rss_stat=313:Rss generic=327:Generic gpu_frequency=332:Gpu sde_tracing_mark_write=333:Sde
        mark_victim=334:Victim dpu_tracing_mark_write=348:Dpu kprobe_event=542:Probe block_io_start=546:Io
        block_io_done=547:Io sched_process_free=240:Freed''',
    'Freed': 'comm=1 pid=2 prio=3',
    'Blocked': 'pid=1 caller=2 io_wait=3', 'Suspend': 'action=1 val=2 start=3', 'Gpu': 'gpu_id=1 state=2',
    'Newtask': 'pid=1 comm=2 clone_flags=3', 'Rename': 'pid=1 newcomm=3', 'Rss': 'member=1 size=2 curr=3 mm_id=4', 'Victim': 'pid=1',
    'Sde': 'pid=1 trace_name=2 trace_type=3 value=4 trace_begin=5', 'Probe': 'name=1 type=2',
    'Dpu': 'pid=1 trace_name=2 trace_begin=3 name=4 type=5 value=6',
    'Io': 'dev=1 sector=2 nr_sector=3 bytes=4 ioprio=5 rwbs=6',
    'Print': 'ip=1 buf=2', 'Frequency': 'state=1 cpu_id=2', 'Waking': 'comm=1 pid=2 prio=3 target_cpu=5',
    'Switch': 'prev_comm=1 prev_pid=2 prev_prio=3 prev_state=4 next_comm=5 next_pid=6 next_prio=7',
    'Generic': 'event_name=1 field=2:GenericField', 'GenericField': 'name=1 str_value=3 int_value=4 uint_value=5',
}
FIELDS = {}
for _message, _text in T.items():
    FIELDS[_message] = {}
    for _field in _text.split():
        _name, _, _rest = _field.partition('=')
        _number, _, _kind = _rest.partition(':')
        FIELDS[_message][_name] = (int(_number), _kind)

TOKEN = re.compile(r'\s*(?:#[^\n]*\n\s*)*("(?:[^"\\]|\\.)*"|[{}]|[\w.:+-]+?(?=\s|[{}"]|:\s|$)|:)')


def varint(n):
    n &= (1 << 64) - 1
    out = bytearray()
    while n > 0x7f:
        out.append(n & 0x7f | 0x80)
        n >>= 7
    out.append(n)
    return bytes(out)


def sized(number, data):
    return varint(number << 3 | 2) + varint(len(data)) + data


def scalar(number, kind, word):
    if word.startswith('"'):
        times = int(kind[1:]) if kind and kind.startswith('x') else 1
        return sized(number, word[1:-1].encode('utf-8').decode('unicode_escape').encode('latin-1') * times)
    if kind == 'double':
        return varint(number << 3 | 1) + struct.pack('<d', float(word))
    n = int({'true': '1', 'false': '0'}.get(word, word), 0)
    if kind == 'fixed64':
        return varint(number << 3 | 1) + struct.pack('<Q', n)
    if kind == 'fixed32':
        return varint(number << 3 | 5) + struct.pack('<I', n)
    return varint(number << 3) + varint(n)


def body(tokens, message):
    """Encodes the fields of a message, up to a closing brace or the end.

    The tokens are in reverse order: each is taken from the end of the list."""
    out, packed = bytearray(), {}
    while tokens and tokens[-1] != '}':
        name = tokens.pop().rstrip(':')
        name, _, form = name.partition(':')
        if name.isdigit():
            number, kind = int(name), form
        elif name in FIELDS.get(message, {}):
            number, kind = FIELDS[message][name]
        else:
            raise ValueError('%s has no field %s' % (message, name))
        if tokens[-1] == ':':
            tokens.pop()
        word = tokens.pop()
        if word == '{':
            out += sized(number, body(tokens, kind or 'Any'))
            tokens.pop()
        elif kind == 'packed':
            packed[number] = packed.get(number, b'') + varint(int(word, 0))
        else:
            out += scalar(number, kind, word)
    return bytes(out) + b''.join(sized(n, data) for n, data in sorted(packed.items()))


def encode(text):
    tokens, at = [], 0
    text = text.rstrip() + '\n'
    while at < len(text) - 1:
        m = TOKEN.match(text, at)
        if m is None:
            raise ValueError('bad text: ' + text[at:at + 40])
        tokens.append(m.group(1))
        at = m.end()
    return body(tokens[::-1], 'Trace')


def lines(source):
    """Encodes lines up to !end or the last one; returns the bytes."""
    out, text = bytearray(), []
    while source:
        line = source.pop(0)
        if not line.startswith('!'):
            if not line.startswith('#'):
                text.append(line)
            continue
        out += encode('\n'.join(text))
        text = []
        word, _, rest = line[1:].partition(' ')
        if word == 'hex':
            out += bytes.fromhex(rest.split('#')[0])
        elif word == 'cut':
            del out[-int(rest):]
        elif word == 'pack':
            data = lines(source)
            if rest == 'zstd':          # a frame of one block, as it is
                data = (b'\x28\xb5\x2f\xfd\xa0' + struct.pack('<I', len(data)) +
                        struct.pack('<I', len(data) << 3 | 1)[:3] + data)
            else:
                data = gzip.compress(data, mtime=0) if rest == 'gzip' else zlib.compress(data)
            out += sized(1, sized(133 if rest == 'zstd' else 50, data))
        elif word == 'repeat':
            again = source[:source.index('!end')]
            del source[:len(again) + 1]
            for i in range(int(rest)):
                out += lines([one.replace('%d', str(i)) for one in again])
        elif word == 'end':
            return out
        else:
            raise ValueError('unknown line ' + line)
    return out + encode('\n'.join(text))


if __name__ == '__main__':
    for case in sys.argv[1:]:
        with open(case + '/input', encoding='utf-8') as text, open(case + '/here/input.json', 'wb') as out:
            out.write(lines(text.read().split('\n')))
    if len(sys.argv) == 1:
        sys.stdout.buffer.write(lines(sys.stdin.read().split('\n')))
