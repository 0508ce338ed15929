# Facts of a recording: when it began, what was slow, what made it be written (a clone's goes before others), attributes (the last of a name), systems of two machines.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 900 } } }
packet { timestamp: 1100 69 { 2: 1 } }
packet { timestamp: 1150 69 { 7 { 1 { 1: "late producer" 2: "its source" } } } }
packet { timestamp: 1200 69 { 3: 1 } }
packet { timestamp: 1900 69 { 5: 1 } }
packet { timestamp: 1500 46 { 1: "second" 2: "who" 3: 7 } }
packet { timestamp: 1400 46 { 1: "first" } }
packet { timestamp: 1600 113 { 1: "cloned" } }
packet { 33 { 48 { 1 { 1: "board" 3: "A" } 1 { 1: "runs" 2: 3 } } } }
packet { 126 { 1 { 1: "board" 3: "B" } } }
packet { 45 { 1 { 1: "Linux" } 2: "maker/board/name:14/ABC/1234:user/release-keys" 16: 2500000000 8: 4 } }
packet { 45 { 1 { 1: "Darwin" 4: "arm64" } 8: 12 } machine_id: 77 }
--- file q.sql
SELECT name, coalesce(str_value, int_value) AS value, key_type, machine_id, trace_id FROM metadata WHERE name NOT GLOB 'trace_[tsu]*' OR name = 'trace_trigger'
UNION ALL SELECT 'machine ' || raw_id, sysname, arch, num_cpus, system_ram_gb FROM machine
UNION ALL SELECT s.name, s.ts, t.name, extract_arg(s.arg_set_id, 'producer_name'), extract_arg(s.arg_set_id, 'trusted_producer_uid') FROM slice s JOIN track t ON t.id = s.track_id;
--- run query --csv -f q.sql input.json
--- want
name,value,key_type,machine_id,trace_id
system_name,Linux,single,0,
android_build_fingerprint,maker/board/name:14/ABC/1234:user/release-keys,single,0,
tracing_started_ns,1100,single,0,0
slow_start_data_source,late producer its source,multi,0,0
all_data_source_flushed_ns,1200,multi,0,0
tracing_disabled_ns,1900,single,0,0
trace_config_pbtxt,"trace_attributes {
  attribute {
    key: ""board""
    string_value: ""A""
  }
  attribute {
    key: ""runs""
    long_value: 3
  }
}",single,,0
system_ram_bytes,2500000000,single,0,
system_ram_gb,3,single,0,
android_incremental_build,1234,single,0,
android_sdk_version,34,single,0,
system_name,Darwin,single,1,
system_machine,arm64,single,1,
trace_attribute.board,B,single,,0
trace_attribute.runs,3,single,,0
trace_trigger,cloned,single,,0
machine 0,Linux,,4,3
machine 77,Darwin,arm64,12,
first,1400,Trace Triggers,,
second,1500,Trace Triggers,who,7
cloned,1600,Trace Triggers,,
