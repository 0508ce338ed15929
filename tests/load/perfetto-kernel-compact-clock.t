# Compact switches whose clock nothing joins to that of the trace are dropped, each with a warning.
--- input perfetto
packet { process_tree { threads { tid: 7 tgid: 1 } threads { tid: 8 tgid: 1 } } }
packet { clock_snapshot { clocks { clock_id: 6 timestamp: 1000 } clocks { clock_id: 1 timestamp: 5000 } } }
packet { clock_snapshot { clocks { clock_id: 3 timestamp: 1000 } clocks { clock_id: 5 timestamp: 5000 } primary_trace_clock: 3 } }
packet { ftrace_events { cpu: 0 compact_sched { intern_table: "a" intern_table: "b" switch_timestamp: 100 switch_timestamp: 10 switch_prev_state: 1 switch_prev_state: 0 switch_next_pid: 7 switch_next_pid: 8 switch_next_prio: 120 switch_next_prio: 110 switch_next_comm_index: 0 switch_next_comm_index: 1 } } }
packet { timestamp: 1100 timestamp_clock_id: 3 seq: 1 track_event { type: 3 name: "i" } }
--- want slice instant warning
{"type":"instant","id":0,"track":0,"scope":"global","ts":1100,"name":"i"}
{"type":"warning","code":"unknown-clock","count":2,"offset":54,"message":"an event whose clock nothing joins to that of the trace: dropped"}
