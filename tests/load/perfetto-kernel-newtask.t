# task_newtask: the new task can run from then on, woken by its maker, whose process it shares.
--- input perfetto
packet { process_tree { processes { pid: 1 cmdline: "app" } threads { tid: 7 tgid: 1 name: "w" } } }
packet { ftrace_events { cpu: 0
 event { timestamp: 90 pid: 0 sched_switch { prev_pid: 0 prev_state: 0 next_comm: "w" next_pid: 7 next_prio: 120 } }
 event { timestamp: 100 pid: 7 task_newtask { pid: 12 comm: "x" clone_flags: 4001536 } }
 event { timestamp: 110 pid: 7 task_newtask { pid: 13 comm: "y" clone_flags: 17 } }
 event { timestamp: 140 pid: 7 sched_switch { prev_comm: "w" prev_pid: 7 prev_state: 1 next_comm: "x" next_pid: 12 next_prio: 120 } } } }
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"w"}
{"type":"thread","utid":1,"tid":0}
{"type":"thread","utid":2,"upid":0,"tid":12,"name":"x"}
{"type":"thread","utid":3,"upid":1,"tid":13,"name":"y"}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":90,"dur":50,"name":"w","utid":0,"priority":120,"end_state":"S","args":{"prev_pid":0,"prev_state":0,"next_comm":"w","next_pid":7,"next_prio":120}}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":140,"dur":-1,"name":"x","utid":2,"priority":120,"args":{"prev_comm":"w","prev_pid":7,"prev_state":1,"next_comm":"x","next_pid":12,"next_prio":120}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":90,"dur":50,"name":"Running","cpu":0,"args":{"prev_pid":0,"prev_state":0,"next_comm":"w","next_pid":7,"next_prio":120}}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":140,"dur":-1,"name":"S","args":{"prev_comm":"w","prev_pid":7,"prev_state":1,"next_comm":"x","next_pid":12,"next_prio":120}}
{"type":"slice","id":4,"track":5,"lane":0,"depth":0,"ts":100,"dur":40,"name":"R","waker":0,"args":{"pid":12,"comm":"x","clone_flags":4001536}}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":140,"dur":-1,"name":"Running","cpu":0,"args":{"prev_comm":"w","prev_pid":7,"prev_state":1,"next_comm":"x","next_pid":12,"next_prio":120}}
{"type":"slice","id":6,"track":8,"lane":0,"depth":0,"ts":110,"dur":-1,"name":"R","waker":0,"args":{"pid":13,"comm":"y","clone_flags":17}}
