# Descriptors of tracks and threads go by their time too: those of a process that was made before them are of that one, not of what had its number before.
--- input perfetto
packet { timestamp: 50 process_tree { processes { pid: 1 cmdline: "init" } processes { pid: 12 cmdline: "old" } threads { tid: 12 tgid: 12 name: "old" } } }
packet { ftrace_events { cpu: 0 event { timestamp: 60 pid: 12 print { buf: "I|12|of old" } } event { timestamp: 100 pid: 1 task_newtask { pid: 12 comm: "new" clone_flags: 17 } } } }
packet { timestamp: 120 seq: 1 track_descriptor { uuid: 1 process { pid: 12 process_name: "new" } } }
packet { timestamp: 121 seq: 1 track_descriptor { uuid: 2 thread { pid: 12 tid: 12 thread_name: "main" } } }
packet { timestamp: 130 seq: 1 track_event { type: 3 track_uuid: 2 name: "e" } }
packet { timestamp: 140 process_tree { processes { pid: 12 cmdline: "new --all" } threads { tid: 12 tgid: 12 } } }
--- want process thread instant warning
{"type":"process","upid":0,"pid":1,"name":"init"}
{"type":"process","upid":1,"pid":12,"name":"old"}
{"type":"process","upid":2,"pid":12,"name":"new"}
{"type":"thread","utid":0,"upid":1,"tid":12,"name":"old"}
{"type":"thread","utid":1,"upid":2,"tid":12,"name":"main"}
{"type":"thread","utid":2,"upid":0,"tid":1}
{"type":"instant","track":1,"scope":"thread","ts":100,"name":"task_newtask","args":{"pid":12,"comm":"new","clone_flags":17}}
{"type":"instant","id":1,"track":3,"scope":"thread","ts":130,"name":"e"}
{"type":"instant","id":0,"track":6,"scope":"thread","ts":60,"name":"of old"}
