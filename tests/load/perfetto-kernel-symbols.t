# The caller of sched_blocked_reason is a kernel symbol of its sequence, which may come after the event, but not after the state was cleared.
--- input perfetto
packet { seq: 2 flags: 1 interned_data { kernel_symbols { iid: 5 str: "other" } kernel_symbols { iid: 6 str: "other6" } } }
packet { seq: 1 flags: 1 interned_data { kernel_symbols { iid: 5 str: "filemap_fault" } } ftrace_events { cpu: 0
 event { timestamp: 100 pid: 7 sched_switch { prev_pid: 7 prev_state: 2 next_pid: 8 } } event { timestamp: 110 pid: 8 sched_blocked_reason { pid: 7 caller: 5 io_wait: 1 } }
 event { timestamp: 120 pid: 8 sched_switch { prev_pid: 8 prev_state: 2 next_pid: 9 } } event { timestamp: 130 pid: 9 sched_blocked_reason { pid: 8 caller: 6 io_wait: 0 } }
 event { timestamp: 140 pid: 9 sched_switch { prev_pid: 9 prev_state: 2 next_pid: 0 } } event { timestamp: 150 pid: 0 sched_blocked_reason { pid: 9 caller: 7 io_wait: 0 } } } }
packet { seq: 1 flags: 2 interned_data { kernel_symbols { iid: 6 str: "worker_thread" } } }
packet { seq: 1 flags: 1 interned_data { kernel_symbols { iid: 7 str: "of another state" } } }
--- want slice warning
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":100,"dur":20,"name":null,"utid":1,"priority":0,"end_state":"D","args":{"prev_pid":7,"prev_state":2,"next_pid":8}}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":120,"dur":20,"name":null,"utid":2,"priority":0,"end_state":"D","args":{"prev_pid":8,"prev_state":2,"next_pid":9}}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":100,"dur":-1,"name":"D","io_wait":1,"blocked_function":"filemap_fault","args":{"prev_pid":7,"prev_state":2,"next_pid":8}}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":100,"dur":20,"name":"Running","cpu":0,"args":{"prev_pid":7,"prev_state":2,"next_pid":8}}
{"type":"slice","id":4,"track":4,"lane":0,"depth":0,"ts":120,"dur":-1,"name":"D","io_wait":0,"blocked_function":"worker_thread","args":{"prev_pid":8,"prev_state":2,"next_pid":9}}
{"type":"slice","id":5,"track":6,"lane":0,"depth":0,"ts":120,"dur":20,"name":"Running","cpu":0,"args":{"prev_pid":8,"prev_state":2,"next_pid":9}}
{"type":"slice","id":6,"track":6,"lane":0,"depth":0,"ts":140,"dur":-1,"name":"D","io_wait":0,"args":{"prev_pid":9,"prev_state":2,"next_pid":0}}
