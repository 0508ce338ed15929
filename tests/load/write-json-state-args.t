# Written as JSON: a state whose event has no args says where it runs, what it waits for and whether for I/O.
--- input perfetto
packet { process_tree { threads { tid: 7 tgid: 1 } threads { tid: 8 tgid: 1 } threads { tid: 9 tgid: 1 } } }
packet { ftrace_events { cpu: 0 compact_sched { intern_table: "a" intern_table: "b" switch_timestamp: 100 switch_timestamp: 10 switch_prev_state: 1 switch_prev_state: 0 switch_next_pid: 7 switch_next_pid: 8 switch_next_prio: 120 switch_next_prio: 110 switch_next_comm_index: 0 switch_next_comm_index: 1 } } }
packet { ftrace_events { cpu: 0 compact_sched { intern_table: "c" intern_table: "a" switch_timestamp: 200 switch_timestamp: 40 switch_timestamp: 20 switch_prev_state: 2 switch_prev_state: 2 switch_prev_state: 2 switch_next_pid: 9 switch_next_pid: 7 switch_next_pid: 9 switch_next_prio: 1 switch_next_prio: 1 switch_next_prio: 1 switch_next_comm_index: 0 switch_next_comm_index: 1 switch_next_comm_index: 0 waking_timestamp: 150 waking_pid: 7 waking_target_cpu: 0 waking_prio: 120 waking_comm_index: 1 waking_common_flags: 0 } } }
packet { seq: 1 flags: 1 interned_data { kernel_symbols { iid: 5 str: "filemap_fault" } } ftrace_events { cpu: 0 event { timestamp: 210 pid: 9 sched_blocked_reason { pid: 8 caller: 5 io_wait: 1 } } event { timestamp: 250 pid: 7 sched_blocked_reason { pid: 9 io_wait: 0 } } event { timestamp: 270 pid: 9 sched_blocked_reason { pid: 7 caller: 5 } } } }
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"M","name":"thread_name","pid":1,"tid":7,"args":{"name":"a"}},
{"ph":"M","name":"thread_name","pid":1,"tid":8,"args":{"name":"b"}},
{"ph":"M","name":"thread_name","pid":1,"tid":9,"args":{"name":"c"}},
{"ph":"X","name":"b","ts":0.11,"dur":0.09,"pid":10,"tid":11},
{"ph":"X","name":"c","ts":0.2,"dur":0.04,"pid":10,"tid":11},
{"ph":"X","name":"a","ts":0.24,"dur":0.02,"pid":10,"tid":11},
{"ph":"B","name":"c","ts":0.26,"pid":10,"tid":11},
{"ph":"T","name":"R","ts":0.11,"dur":0.13,"pid":1,"tid":7},
{"ph":"T","name":"Running","ts":0.24,"dur":0.02,"pid":1,"tid":7,"args":{"cpu":0}},
{"ph":"T","name":"D","ts":0.26,"dur":0.01,"pid":1,"tid":7,"args":{"io_wait":0,"blocked_function":"filemap_fault"}},
{"ph":"T","name":"Running","ts":0.11,"dur":0.09,"pid":1,"tid":8,"args":{"cpu":0}},
{"ph":"T","name":"D","ts":0.2,"dur":0.07,"pid":1,"tid":8,"args":{"io_wait":1,"blocked_function":"filemap_fault"}},
{"ph":"T","name":"Running","ts":0.2,"dur":0.04,"pid":1,"tid":9,"args":{"cpu":0}},
{"ph":"T","name":"D","ts":0.24,"dur":0.02,"pid":1,"tid":9,"args":{"io_wait":0}},
{"ph":"T","name":"Running","ts":0.26,"dur":0.01,"pid":1,"tid":9,"args":{"cpu":0}},
{"ph":"M","name":"thread_name","pid":10,"tid":11,"args":{"name":"CPU 0"}}
]}
--- stderr
ttv: json: 1 tracks of their own: now threads
ttv: json: 3 states without an end: they end with the trace
