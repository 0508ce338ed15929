# Compact switches do not have the name of who leaves: a thread that is renamed while it runs keeps its new name.
--- input perfetto
packet { ftrace_events { cpu: 0 compact_sched { intern_table: "old" intern_table: "other" switch_timestamp: 100 switch_timestamp: 100 switch_timestamp: 100 switch_prev_state: 0 switch_prev_state: 0 switch_prev_state: 1 switch_next_pid: 9 switch_next_pid: 7 switch_next_pid: 9 switch_next_prio: 120 switch_next_prio: 120 switch_next_prio: 120 switch_next_comm_index: 1 switch_next_comm_index: 0 switch_next_comm_index: 1 } event { timestamp: 250 pid: 7 236 { 1: 7 2: "old" 3: "new" 4: 0 } } } }
--- want thread state
{"type":"thread","utid":0,"tid":9,"name":"other"}
{"type":"thread","utid":1,"tid":7,"name":"new"}
