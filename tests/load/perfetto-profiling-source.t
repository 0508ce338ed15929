# The samples of V8, of Chromium and of perf say whose they are, in whichever file and order; those of another's stacks in JSON do not.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 0 } } }
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 reference_timestamp_us: 5 } interned_data { function_names { iid: 1 str: "main" } frames { iid: 1 function_name_id: 1 } callstacks { iid: 1 frame_ids: 1 } } }
packet { seq: 1 flags: 2 streaming_profile_packet { callstack_iid: 1 timestamp_delta_us: 15 } }
packet { seq: 1 flags: 2 timestamp: 21000 perf_sample { cpu: 0 pid: 1 tid: 8 callstack_iid: 1 } }
packet { seq: 1 flags: 2 track_descriptor { uuid: 1 thread { pid: 1 tid: 9 } } }
packet { seq: 1 flags: 2 timestamp: 22000 track_event { track_uuid: 1 name: "ProfileChunk" legacy_event { phase: 80 unscoped_id: 3 } debug_annotations { name: "data" legacy_json_value: "{\"cpuProfile\":{\"nodes\":[{\"id\":1,\"callFrame\":{\"functionName\":\"f\"}}],\"samples\":[1]},\"timeDeltas\":[1]}" } } }
--- file p.json
[{"name":"Profile","ph":"P","id":"0x1","ts":5,"pid":2,"tid":20,"args":{"data":{"startTime":100}}},
{"name":"ProfileChunk","ph":"P","id":"0x1","ts":6,"pid":2,"tid":20,"args":{"data":{"cpuProfile":{"nodes":[{"id":1,"callFrame":{"functionName":"run"}}],"samples":[1]},"timeDeltas":[10]}}},
{"name":"x","ph":"P","ts":10,"pid":2,"tid":21,"stack":["a"]}]
--- file q.sql
INCLUDE PERFETTO MODULE stacks.cpu_profiling;
SELECT tid, source FROM cpu_profiling_samples ORDER BY tid;
--- run query --csv -f q.sql input.json
--- want
tid,source
7,chrome
8,linux.perf
9,legacy_v8
--- run query --csv -f q.sql p.json
--- want
tid,source
20,legacy_v8
21,
--- run query --csv -f q.sql p.json input.json
--- want
tid,source
7,chrome
8,linux.perf
9,legacy_v8
20,legacy_v8
21,
--- run query --csv -f q.sql input.json p.json
--- want
tid,source
7,chrome
8,linux.perf
9,legacy_v8
20,legacy_v8
21,
