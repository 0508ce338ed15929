# A sample of perf is a row of perf_sample and none of cpu_profile_stack_sample, which has those of Chromium; the module has each once, and none without a stack.
--- input perfetto
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 3 timestamp: 0 } } }
packet { seq: 1 flags: 1 thread_descriptor { pid: 1 tid: 7 reference_timestamp_us: 5 } interned_data { function_names { iid: 1 str: "main" } frames { iid: 1 function_name_id: 1 } callstacks { iid: 1 frame_ids: 1 } } }
packet { seq: 1 flags: 2 streaming_profile_packet { callstack_iid: 1 timestamp_delta_us: 15 } }
packet { seq: 1 flags: 2 timestamp: 21000 perf_sample { cpu: 0 pid: 1 tid: 8 callstack_iid: 1 } }
packet { seq: 1 flags: 2 timestamp: 22000 perf_sample { cpu: 0 pid: 1 tid: 7 callstack_iid: 1 } }
packet { seq: 1 flags: 2 timestamp: 23000 perf_sample { cpu: 0 pid: 1 tid: 7 } }
--- file q.sql
INCLUDE PERFETTO MODULE stacks.cpu_profiling;
SELECT 'all' AS of, ts, tid FROM cpu_profiling_samples UNION ALL SELECT 'chromium', ts, tid FROM cpu_profile_stack_sample JOIN thread USING (utid) UNION ALL SELECT 'perf', ts, tid FROM perf_sample JOIN thread USING (utid);
--- run query --csv -f q.sql input.json
--- want
of,ts,tid
all,21000,8
all,21000,7
all,22000,7
chromium,21000,7
perf,21000,8
perf,22000,7
perf,23000,7
