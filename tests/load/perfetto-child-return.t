# The return of a system call in the task that it made is an instant; bundles of
# two CPUs, in no order of time, make no difference.
--- input perfetto
packet { ftrace_events { cpu: 1
 event { timestamp: 200 pid: 2 330 { 1: 56 2: 0 } } event { timestamp: 240 pid: 2 330 { 1: 3 2: 0 } }
 event { timestamp: 250 pid: 1 330 { 1: 57 2: 0 } }
 event { timestamp: 260 pid: 3 generic { event_name: "sys_exit_clone3" field { name: "ret" int_value: 0 } } } } }
packet { ftrace_events { cpu: 0
 event { timestamp: 100 pid: 1 329 { 1: 56 } } event { timestamp: 210 pid: 1 330 { 1: 56 2: 2 } }
 event { timestamp: 220 pid: 1 329 { 1: 57 } } } }
--- want slice instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":110,"name":"sys_56","args":{"id":56,"ret":2}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":220,"dur":30,"name":"sys_57","args":{"id":57,"ret":0}}
{"type":"instant","track":2,"scope":"thread","ts":200,"name":"sys_exit","args":{"id":56,"ret":0}}
{"type":"instant","track":3,"scope":"thread","ts":260,"name":"sys_exit_clone3","args":{"ret":0}}
{"type":"warning","code":"stray-end","count":1,"offset":20,"message":"an end that no open begin matches: ignored"}
