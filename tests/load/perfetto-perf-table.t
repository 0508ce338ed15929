# The table perf_sample: who was sampled where, and which of two data sources did it; the stack of the second one is not known.
--- input perfetto
packet { seq: 1 flags: 1 interned_data { function_names { iid: 1 str: "main" } frames { iid: 1 function_name_id: 1 } callstacks { iid: 1 frame_ids: 1 } } }
packet { seq: 1 flags: 2 timestamp: 20000 perf_sample { cpu: 3 pid: 1 tid: 8 callstack_iid: 1 5: 2 16: 6 } }
packet { seq: 2 timestamp: 19000 perf_sample { cpu: 1 pid: 1 tid: 9 5: 1 } }
packet { seq: 2 timestamp: 21000 perf_sample { pid: 1 tid: 9 5: 0 16: 99 } }
packet { seq: 2 timestamp: 21000 perf_sample { 17: 5 } }
--- file q.sql
SELECT s.id, ts, tid, cpu, cpu_mode, callsite_id, unwind_error, p.id AS session FROM perf_session p JOIN perf_sample s USING (perf_session_id) JOIN thread USING (utid) ORDER BY s.id;
--- run query --csv -f q.sql input.json
--- want
id,ts,tid,cpu,cpu_mode,callsite_id,unwind_error,session
0,19000,9,1,kernel,,,1
1,20000,8,3,user,0,max_frames_exceeded,0
2,21000,9,,unknown,,,1
--- stderr
ttv: input.json: part of it is lost: lost-events once; `ttv check` says where
