# System calls stand below the task that made them: one that has the tid of an older task has a track of its own.
--- input perfetto
packet { 45 { 1 { 1: "Linux" 4: "x86_64" } } }
packet { timestamp: 50 process_tree { processes { pid: 12 cmdline: "old" } threads { tid: 12 tgid: 12 name: "old" } } }
packet { ftrace_events { cpu: 0 event { timestamp: 100 pid: 12 329 { 1: 39 } } event { timestamp: 110 pid: 12 330 { 1: 39 2: 12 } }
 event { timestamp: 120 pid: 12 327 { 1: "sys_enter_openat" } } event { timestamp: 125 pid: 12 327 { 1: "sys_exit_openat" } }
 event { timestamp: 200 pid: 7 task_newtask { pid: 12 comm: "new" clone_flags: 17 } }
 event { timestamp: 300 pid: 12 329 { 1: 39 } } event { timestamp: 330 pid: 12 330 { 1: 39 2: 12 } }
 event { timestamp: 340 pid: 12 327 { 1: "sys_enter_openat" } } event { timestamp: 347 pid: 12 327 { 1: "sys_exit_openat" } } } }
--- want thread track slice warning
{"type":"thread","utid":0,"upid":0,"tid":12,"name":"old"}
{"type":"thread","utid":1,"tid":7}
{"type":"thread","utid":2,"upid":1,"tid":12,"name":"new"}
{"type":"track","track":0,"kind":"process","upid":0,"name":"old"}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"old"}
{"type":"track","track":2,"kind":"track","parent":1,"upid":0,"utid":0,"name":"system calls"}
{"type":"track","track":3,"kind":"track","parent":1,"upid":0,"utid":0,"name":"system calls by number"}
{"type":"track","track":4,"kind":"process","upid":1,"name":null}
{"type":"track","track":5,"kind":"thread","parent":4,"upid":1,"utid":2,"name":"new"}
{"type":"track","track":6,"kind":"state","parent":5,"upid":1,"utid":2,"name":null}
{"type":"track","track":7,"kind":"track","parent":5,"upid":1,"utid":2,"name":"system calls"}
{"type":"track","track":8,"kind":"track","parent":5,"upid":1,"utid":2,"name":"system calls by number"}
{"type":"track","track":9,"kind":"thread","utid":1,"name":null}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":120,"dur":5,"name":"sys_openat"}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":100,"dur":10,"name":"sys_getpid","args":{"id":39,"ret":12}}
{"type":"slice","id":4,"track":6,"lane":0,"depth":0,"ts":200,"dur":-1,"name":"R","waker":1,"args":{"pid":12,"comm":"new","clone_flags":17}}
{"type":"slice","id":3,"track":7,"lane":0,"depth":0,"ts":340,"dur":7,"name":"sys_openat"}
{"type":"slice","id":2,"track":8,"lane":0,"depth":0,"ts":300,"dur":30,"name":"sys_getpid","args":{"id":39,"ret":12}}
