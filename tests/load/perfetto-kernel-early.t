# What stands before the greatest of the first previous_bundle_end_timestamp of all CPUs makes no scheduling: it may have gone on where nothing was read.  It stays an instant.
--- input perfetto
packet { process_tree { threads { tid: 7 tgid: 1 name: "a" } threads { tid: 8 tgid: 1 name: "b" } } }
packet { ftrace_events { cpu: 0 last_read_event_timestamp: 500
 event { timestamp: 600 pid: 7 sched_switch { prev_pid: 7 prev_state: 1 next_pid: 8 next_prio: 120 } }
 event { timestamp: 700 pid: 8 sched_waking { pid: 7 prio: 120 target_cpu: 1 } }
 event { timestamp: 1100 pid: 8 sched_switch { prev_pid: 8 prev_state: 1 next_pid: 7 next_prio: 120 } } } }
packet { ftrace_events { cpu: 1 previous_bundle_end_timestamp: 1000 event { timestamp: 1200 pid: 0 cpu_frequency { state: 5 cpu_id: 1 } } } }
packet { ftrace_events { cpu: 1 previous_bundle_end_timestamp: 1500 } }
--- want slice instant warning
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":1100,"dur":-1,"name":"a","utid":0,"priority":120,"args":{"prev_pid":8,"prev_state":1,"next_pid":7,"next_prio":120}}
{"type":"slice","id":1,"track":5,"lane":0,"depth":0,"ts":1100,"dur":-1,"name":"Running","cpu":0,"args":{"prev_pid":8,"prev_state":1,"next_pid":7,"next_prio":120}}
{"type":"slice","id":2,"track":7,"lane":0,"depth":0,"ts":1100,"dur":-1,"name":"S","args":{"prev_pid":8,"prev_state":1,"next_pid":7,"next_prio":120}}
{"type":"instant","track":4,"scope":"thread","ts":600,"name":"sched_switch","args":{"prev_pid":7,"prev_state":1,"next_pid":8,"next_prio":120}}
{"type":"instant","track":6,"scope":"thread","ts":700,"name":"sched_waking","args":{"pid":7,"prio":120,"target_cpu":1}}
