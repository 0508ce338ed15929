# The return of a system call by number in the task that it made is an instant
# too, whatever machine the numbers are of: 57 is fork of one and close of
# another, which returns 0 to who called it.
--- input
# tracer: nop
              sh-1     (      1) [000] ..... 1.000001: sys_enter: NR 56 (5, 0, 0, 0, 0, 0)
              sh-2     (      2) [001] ..... 1.000002: sys_exit: NR 56 = 0
              sh-1     (      1) [000] ..... 1.000003: sys_exit: NR 56 = 2
              sh-2     (      2) [001] ..... 1.000004: sys_exit: NR 1 = 0
              sh-3     (      3) [001] ..... 1.000005: sys_exit: NR 435 = 0
              sh-3     (      3) [001] ..... 1.000006: sys_exit: NR 435 = 1
              sh-3     (      3) [001] ..... 1.000007: sys_enter: NR 57 (3, 0, 0, 0, 0, 0)
              sh-3     (      3) [001] ..... 1.000008: sys_exit: NR 57 = 0
              sh-3     (      3) [001] ..... 1.000009: sys_exit: NR 57 = 0
              sh-3     (      3) [001] ..... 1.000010: sys_enter: NR 56 (3, 0, 0, 0, 0, 0)
              sh-3     (      3) [001] ..... 1.000011: sys_exit: NR -1 = 0
--- want slice instant warning
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000001000,"dur":2000,"name":"sys_56","args":{"id":56,"args":"5, 0, 0, 0, 0, 0","ret":2}}
{"type":"slice","id":1,"track":7,"lane":0,"depth":0,"ts":1000007000,"dur":1000,"name":"sys_57","args":{"id":57,"args":"3, 0, 0, 0, 0, 0","ret":0}}
{"type":"slice","id":2,"track":7,"lane":0,"depth":0,"ts":1000010000,"dur":1000,"name":"sys_56","args":{"id":56,"args":"3, 0, 0, 0, 0, 0","ret":0}}
{"type":"instant","track":4,"scope":"thread","ts":1000002000,"name":"sys_exit","args":{"id":56,"ret":0}}
{"type":"instant","track":6,"scope":"thread","ts":1000005000,"name":"sys_exit","args":{"id":435,"ret":0}}
{"type":"instant","track":6,"scope":"thread","ts":1000009000,"name":"sys_exit","args":{"id":57,"ret":0}}
{"type":"warning","code":"stray-end","count":2,"offset":255,"message":"an end that no open begin matches: ignored"}
