# The samples of Chromium and of perf say whose they are.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 0 } } }
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 reference_timestamp_us: 5 } interned_data { function_names { iid: 1 str: "main" } frames { iid: 1 function_name_id: 1 } callstacks { iid: 1 frame_ids: 1 } } }
packet { seq: 1 flags: 2 streaming_profile_packet { callstack_iid: 1 timestamp_delta_us: 15 } }
packet { seq: 1 flags: 2 timestamp: 21000 perf_sample { cpu: 0 pid: 1 tid: 8 callstack_iid: 1 } }
--- file q.sql
INCLUDE PERFETTO MODULE stacks.cpu_profiling;
SELECT ts, tid, source FROM cpu_profiling_samples ORDER BY tid;
--- run query --csv -f q.sql input.json
--- want
ts,tid,source
21000,7,legacy_v8
21000,8,perf
