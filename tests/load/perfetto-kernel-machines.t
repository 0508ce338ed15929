# Tasks and CPUs of two machines that have the same numbers.
--- input perfetto
packet { process_tree { processes { pid: 10 cmdline: "here" } threads { tid: 11 tgid: 10 } } }
packet { machine_id: 5 process_tree { processes { pid: 10 cmdline: "there" } threads { tid: 11 tgid: 10 } } }
packet { ftrace_events { cpu: 0 event { timestamp: 100 pid: 0 sched_switch { prev_comm: "swapper" prev_pid: 0 prev_prio: 120 prev_state: 0 next_comm: "a" next_pid: 11 next_prio: 120 } } } }
packet { machine_id: 5 ftrace_events { cpu: 0 event { timestamp: 100 pid: 0 sched_switch { prev_comm: "swapper" prev_pid: 0 prev_prio: 120 prev_state: 0 next_comm: "a" next_pid: 11 next_prio: 120 } } } }
packet { machine_id: 21 ftrace_events { cpu: 0 event { timestamp: 100 pid: 0 sched_switch { prev_comm: "swapper" prev_pid: 0 prev_prio: 120 prev_state: 0 next_comm: "a" next_pid: 11 next_prio: 120 } } } }
packet { ftrace_events { cpu: 0 event { timestamp: 200 pid: 11 sched_switch { prev_comm: "a" prev_pid: 11 prev_prio: 120 prev_state: 1 next_comm: "swapper" next_pid: 0 next_prio: 120 } } } }
packet { machine_id: 5 ftrace_events { cpu: 0 event { timestamp: 300 pid: 11 sched_switch { prev_comm: "a" prev_pid: 11 prev_prio: 120 prev_state: 2 next_comm: "swapper" next_pid: 0 next_prio: 120 } } } }
--- want process thread track slice warning
{"type":"process","upid":0,"pid":10,"name":"here"}
{"type":"process","upid":1,"pid":10,"name":"there","machine":5}
{"type":"thread","utid":0,"upid":0,"tid":11,"name":"a"}
{"type":"thread","utid":1,"upid":1,"tid":11,"name":"a"}
{"type":"thread","utid":2,"tid":0}
{"type":"thread","utid":3,"tid":0}
{"type":"thread","utid":4,"tid":0}
{"type":"thread","utid":5,"tid":11,"name":"a"}
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"cpu","cpu":0,"machine":5,"name":"CPU 0 (machine 5)"}
{"type":"track","track":2,"kind":"cpu","cpu":0,"machine":21,"name":"CPU 0 (machine 21)"}
{"type":"track","track":3,"kind":"process","upid":0,"name":"here"}
{"type":"track","track":4,"kind":"thread","parent":3,"upid":0,"utid":0,"name":"a"}
{"type":"track","track":5,"kind":"state","parent":4,"upid":0,"utid":0,"name":null}
{"type":"track","track":6,"kind":"process","upid":1,"name":"there"}
{"type":"track","track":7,"kind":"thread","parent":6,"upid":1,"utid":1,"name":"a"}
{"type":"track","track":8,"kind":"state","parent":7,"upid":1,"utid":1,"name":null}
{"type":"track","track":9,"kind":"thread","utid":5,"name":"a"}
{"type":"track","track":10,"kind":"state","parent":9,"utid":5,"name":null}
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":100,"dur":100,"name":"a","utid":0,"priority":120,"end_state":"S","args":{"prev_comm":"swapper","prev_pid":0,"prev_prio":120,"prev_state":0,"next_comm":"a","next_pid":11,"next_prio":120}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":100,"dur":200,"name":"a","utid":1,"priority":120,"end_state":"D","args":{"prev_comm":"swapper","prev_pid":0,"prev_prio":120,"prev_state":0,"next_comm":"a","next_pid":11,"next_prio":120}}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":100,"dur":-1,"name":"a","utid":5,"priority":120,"args":{"prev_comm":"swapper","prev_pid":0,"prev_prio":120,"prev_state":0,"next_comm":"a","next_pid":11,"next_prio":120}}
{"type":"slice","id":3,"track":5,"lane":0,"depth":0,"ts":100,"dur":100,"name":"Running","cpu":0,"args":{"prev_comm":"swapper","prev_pid":0,"prev_prio":120,"prev_state":0,"next_comm":"a","next_pid":11,"next_prio":120}}
{"type":"slice","id":4,"track":5,"lane":0,"depth":0,"ts":200,"dur":-1,"name":"S","args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":1,"next_comm":"swapper","next_pid":0,"next_prio":120}}
{"type":"slice","id":5,"track":8,"lane":0,"depth":0,"ts":100,"dur":200,"name":"Running","cpu":0,"args":{"prev_comm":"swapper","prev_pid":0,"prev_prio":120,"prev_state":0,"next_comm":"a","next_pid":11,"next_prio":120}}
{"type":"slice","id":6,"track":8,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"D","args":{"prev_comm":"a","prev_pid":11,"prev_prio":120,"prev_state":2,"next_comm":"swapper","next_pid":0,"next_prio":120}}
{"type":"slice","id":7,"track":10,"lane":0,"depth":0,"ts":100,"dur":-1,"name":"Running","cpu":0,"args":{"prev_comm":"swapper","prev_pid":0,"prev_prio":120,"prev_state":0,"next_comm":"a","next_pid":11,"next_prio":120}}
