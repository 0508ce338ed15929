# A task that task_newtask makes is one thread, however many threads read the file: several make two parts of this one.
--- input perfetto
packet { process_tree { threads { tid: 7 tgid: 1 name: "w" } threads { tid: 12 tgid: 1 name: "old" } } }
packet { ftrace_events { cpu: 0 event { timestamp: 90 pid: 12 print { buf: "before" } } event { timestamp: 100 pid: 7 task_newtask { pid: 12 comm: "new" clone_flags: 4001536 } } } }
!repeat 9000
packet { ftrace_events { cpu: 0 event { timestamp: 110 pid: 7 print { buf: "C|1|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|1" } } } }
!end
packet { ftrace_events { cpu: 0 event { timestamp: 120 pid: 12 print { buf: "after" } } } }
--- run export --threads=2 input.json
--- want thread instant warning
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"w"}
{"type":"thread","utid":1,"upid":0,"tid":12,"name":"old"}
{"type":"thread","utid":2,"upid":0,"tid":12,"name":"new"}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":120,"name":"after"}
{"type":"instant","id":0,"track":3,"scope":"thread","ts":90,"name":"before"}
{"type":"instant","track":4,"scope":"thread","ts":100,"name":"task_newtask","args":{"pid":12,"comm":"new","clone_flags":4001536}}
