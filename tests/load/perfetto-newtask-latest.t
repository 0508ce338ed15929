# A descriptor without a time is of the tasks that are there after the latest event that made one, in whatever order CPUs stand before it.
--- input perfetto
packet { timestamp: 50 process_tree { processes { pid: 50 cmdline: "old" } threads { tid: 50 tgid: 50 name: "old" } } }
packet { ftrace_events { cpu: 0 event { timestamp: 300 pid: 7 task_newtask { pid: 50 comm: "made" clone_flags: 17 } } } }
packet { ftrace_events { cpu: 1 event { timestamp: 100 pid: 7 task_newtask { pid: 60 comm: "other" clone_flags: 17 } } event { timestamp: 200 pid: 7 task_newtask { pid: 61 comm: "more" clone_flags: 17 } } } }
packet { track_descriptor { uuid: 8 process { pid: 50 process_name: "new" } } }
packet { track_descriptor { uuid: 9 thread { pid: 50 tid: 50 thread_name: "main" } } }
packet { timestamp: 400 seq: 1 track_event { type: 3 track_uuid: 9 name: "i" } }
--- want process thread instant warning
{"type":"process","upid":0,"pid":50,"name":"old"}
{"type":"process","upid":1,"pid":50,"name":"new"}
{"type":"process","upid":2,"pid":60}
{"type":"process","upid":3,"pid":61}
{"type":"thread","utid":0,"upid":0,"tid":50,"name":"old"}
{"type":"thread","utid":1,"upid":1,"tid":50,"name":"main"}
{"type":"thread","utid":2,"tid":7}
{"type":"thread","utid":3,"upid":2,"tid":60,"name":"other"}
{"type":"thread","utid":4,"upid":3,"tid":61,"name":"more"}
{"type":"instant","id":0,"track":1,"scope":"thread","ts":400,"name":"i"}
{"type":"instant","track":9,"scope":"thread","ts":100,"name":"task_newtask","args":{"pid":60,"comm":"other","clone_flags":17}}
{"type":"instant","track":9,"scope":"thread","ts":200,"name":"task_newtask","args":{"pid":61,"comm":"more","clone_flags":17}}
{"type":"instant","track":9,"scope":"thread","ts":300,"name":"task_newtask","args":{"pid":50,"comm":"made","clone_flags":17}}
