# A system call that makes a task returns twice: in the child, which did not
# enter it, that is an instant and nothing odd.
--- input
# tracer: nop
              sh-1     (      1) [000] ..... 1.000001: sys_clone3(uargs: 7ffc, size: 58)
              sh-2     (      2) [001] ..... 1.000002: sys_clone3 -> 0x0
              sh-1     (      1) [000] ..... 1.000003: sys_clone3 -> 0x2
              sh-2     (      2) [001] ..... 1.000004: sys_write -> 0x0
              sh-3     (      3) [001] ..... 1.000005: sys_exit_vfork: 0x0
              sh-3     (      3) [001] ..... 1.000006: sys_exit_vfork: 0x1
--- want
{"type":"trace","format":"ftrace","start":1000001000,"end":1000006000,"events":6}
{"type":"process","upid":0,"pid":1}
{"type":"process","upid":1,"pid":2}
{"type":"process","upid":2,"pid":3}
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"sh"}
{"type":"thread","utid":1,"upid":1,"tid":2,"name":"sh"}
{"type":"thread","utid":2,"upid":2,"tid":3,"name":"sh"}
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"sh"}
{"type":"track","track":2,"kind":"track","parent":1,"upid":0,"utid":0,"name":"system calls"}
{"type":"track","track":3,"kind":"process","upid":1,"name":null}
{"type":"track","track":4,"kind":"thread","parent":3,"upid":1,"utid":1,"name":"sh"}
{"type":"track","track":5,"kind":"process","upid":2,"name":null}
{"type":"track","track":6,"kind":"thread","parent":5,"upid":2,"utid":2,"name":"sh"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000001000,"dur":2000,"name":"sys_clone3","args":{"uargs":"7ffc","size":58,"ret":"0x2"}}
{"type":"instant","track":4,"scope":"thread","ts":1000002000,"name":"sys_exit_clone3","args":{"ret":"0x0"}}
{"type":"instant","track":6,"scope":"thread","ts":1000005000,"name":"sys_exit_vfork","args":{"ret":"0x0"}}
{"type":"warning","code":"stray-end","count":2,"offset":249,"message":"an end that no open begin matches: ignored"}
