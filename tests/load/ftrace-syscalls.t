# A system call is a slice of its thread from enter to exit, on a track of its own, so that markers may cross it.
--- input
             app-101   (    100) [000] .....     1.000000: sys_exit: NR 3 = 0
             app-101   (    100) [000] .....     1.000001: sys_enter: NR 1 (5, 0, 0, 0, 0, 0)
             app-101   (    100) [000] ...1.     1.000002: tracing_mark_write: B|100|frame
             app-101   (    100) [000] .....     1.000003: sys_exit: NR 1 = 11
             app-101   (    100) [000] .....     1.000004: sys_enter_openat:     dfd: 0xffffff9c, flags: 0x00080000
             app-101   (    100) [000] ...1.     1.000005: tracing_mark_write: E|100
             app-101   (    100) [000] .....     1.000006: sys_exit_openat:      0x3
             app-101   (    100) [000] .....     1.000007: sys_exit_group(error_code: 0)
             app-101   (    100) [000] .....     1.000008: sys_enter: (no number)
--- want track slice instant warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"app"}
{"type":"track","track":2,"kind":"track","parent":1,"upid":0,"utid":0,"name":"system calls"}
{"type":"track","track":3,"kind":"track","parent":1,"upid":0,"utid":0,"name":"system calls by number"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000002000,"dur":3000,"name":"frame"}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":1000004000,"dur":2000,"name":"sys_openat","args":{"dfd":"0xffffff9c","flags":"0x00080000","ret":"0x3"}}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":1000007000,"dur":-1,"name":"sys_exit_group","args":{"error_code":0}}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":1000001000,"dur":2000,"name":"sys_1","args":{"id":1,"args":"5, 0, 0, 0, 0, 0","ret":11}}
{"type":"instant","track":1,"scope":"thread","ts":1000008000,"name":"sys_enter","args":{"text":"(no number)"}}
{"type":"warning","code":"stray-end","count":1,"offset":0,"message":"an end that no open begin matches: ignored"}
