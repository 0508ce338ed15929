# Compact scheduling over two bundles: the first switch of a CPU is not reported, that of the next bundle is.
--- input perfetto
packet { process_tree { threads { tid: 7 tgid: 1 } threads { tid: 8 tgid: 1 } threads { tid: 9 tgid: 1 } } }
packet { ftrace_events { cpu: 0 compact_sched { intern_table: "a" intern_table: "b" switch_timestamp: 100 switch_timestamp: 10 switch_prev_state: 1 switch_prev_state: 0 switch_next_pid: 7 switch_next_pid: 8 switch_next_prio: 120 switch_next_prio: 110 switch_next_comm_index: 0 switch_next_comm_index: 1 } } }
packet { ftrace_events { cpu: 0 compact_sched { intern_table: "c" intern_table: "a" switch_timestamp: 200 switch_prev_state: 1 switch_next_pid: 9 switch_next_prio: 1 switch_next_comm_index: 0 waking_timestamp: 150 waking_pid: 7 waking_target_cpu: 0 waking_prio: 120 waking_comm_index: 1 waking_common_flags: 0 } } }
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"a"}
{"type":"thread","utid":1,"upid":0,"tid":8,"name":"b"}
{"type":"thread","utid":2,"upid":0,"tid":9,"name":"c"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":110,"dur":90,"name":"b","utid":1,"priority":110,"end_state":"S"}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":200,"dur":-1,"name":"c","utid":2,"priority":1}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":110,"dur":-1,"name":"R"}
{"type":"slice","id":3,"track":5,"lane":0,"depth":0,"ts":110,"dur":90,"name":"Running","cpu":0}
{"type":"slice","id":4,"track":5,"lane":0,"depth":0,"ts":200,"dur":-1,"name":"S"}
{"type":"slice","id":5,"track":7,"lane":0,"depth":0,"ts":200,"dur":-1,"name":"Running","cpu":0}
