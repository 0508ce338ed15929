# A task is told from the one that had its tid before by time: here another CPU, and the switches of its own, stand in the file before the event that makes it.
--- input perfetto
packet { timestamp: 80 process_tree { processes { pid: 1 cmdline: "app" } threads { tid: 7 tgid: 1 name: "w" } processes { pid: 12 cmdline: "old" } threads { tid: 12 tgid: 12 } } }
packet { ftrace_events { cpu: 0 compact_sched { intern_table: "w" intern_table: "old" intern_table: "new"
 switch_timestamp: 85 switch_prev_state: 0 switch_next_pid: 12 switch_next_prio: 120 switch_next_comm_index: 1
 switch_timestamp: 5 switch_prev_state: 16 switch_next_pid: 7 switch_next_prio: 120 switch_next_comm_index: 0
 switch_timestamp: 40 switch_prev_state: 1 switch_next_pid: 12 switch_next_prio: 120 switch_next_comm_index: 2
 switch_timestamp: 10 switch_prev_state: 1 switch_next_pid: 0 switch_next_prio: 120 switch_next_comm_index: 0 } } }
packet { ftrace_events { cpu: 1 compact_sched { intern_table: "v" intern_table: "new"
 switch_timestamp: 70 switch_prev_state: 0 switch_next_pid: 8 switch_next_prio: 120 switch_next_comm_index: 0
 switch_timestamp: 75 switch_prev_state: 1 switch_next_pid: 12 switch_next_prio: 120 switch_next_comm_index: 1
 switch_timestamp: 5 switch_prev_state: 128 switch_next_pid: 0 switch_next_prio: 120 switch_next_comm_index: 0 }
 event { timestamp: 82 pid: 12 print { buf: "I|12|of old" } }
 event { timestamp: 147 pid: 12 print { buf: "I|12|of new" } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 100 pid: 7 task_newtask { pid: 12 comm: "w" clone_flags: 17 } } } }
packet { timestamp: 160 process_tree { processes { pid: 12 cmdline: "new" } } }
--- want process thread slice warning
{"type":"process","upid":0,"pid":1,"name":"app"}
{"type":"process","upid":1,"pid":12,"name":"old"}
{"type":"process","upid":2,"pid":12,"name":"new"}
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"w"}
{"type":"thread","utid":1,"upid":1,"tid":12,"name":"old"}
{"type":"thread","utid":2,"upid":2,"tid":12,"name":"new"}
{"type":"thread","utid":3,"tid":8,"name":"v"}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":90,"dur":40,"name":"w","utid":0,"priority":120,"end_state":"S"}
{"type":"slice","id":3,"track":0,"lane":0,"depth":0,"ts":130,"dur":10,"name":"new","utid":2,"priority":120,"end_state":"S"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":145,"dur":5,"name":"new","utid":2,"priority":120,"end_state":"I"}
{"type":"slice","id":5,"track":4,"lane":0,"depth":0,"ts":90,"dur":40,"name":"Running","cpu":0}
{"type":"slice","id":6,"track":4,"lane":0,"depth":0,"ts":130,"dur":-1,"name":"S"}
{"type":"slice","id":7,"track":7,"lane":0,"depth":0,"ts":100,"dur":30,"name":"R","waker":0,"args":{"pid":12,"comm":"w","clone_flags":17}}
{"type":"slice","id":8,"track":7,"lane":0,"depth":0,"ts":130,"dur":10,"name":"Running","cpu":0}
{"type":"slice","id":9,"track":7,"lane":0,"depth":0,"ts":140,"dur":5,"name":"S"}
{"type":"slice","id":10,"track":7,"lane":0,"depth":0,"ts":145,"dur":5,"name":"Running","cpu":1}
{"type":"slice","id":11,"track":7,"lane":0,"depth":0,"ts":150,"dur":-1,"name":"I"}
{"type":"slice","id":12,"track":10,"lane":0,"depth":0,"ts":90,"dur":-1,"name":"X"}
{"type":"slice","id":13,"track":12,"lane":0,"depth":0,"ts":145,"dur":-1,"name":"S"}
