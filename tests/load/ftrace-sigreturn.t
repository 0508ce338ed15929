# The return of rt_sigreturn has the number -1, or is not written where calls are traced by name: what comes behind is not inside of it.
--- input
             app-101   (    100) [000] .....     1.000001: sys_enter: NR 15 (5, 0, 0, 0, 0, 0)
             app-101   (    100) [000] .....     1.000002: sys_exit: NR -1 = 0
             app-101   (    100) [000] .....     1.000003: sys_enter: NR 1 (5, 0, 0, 0, 0, 0)
             app-101   (    100) [000] .....     1.000004: sys_exit: NR 1 = 5
             app-102   (    100) [001] .....     1.000005: sys_rt_sigreturn()
             app-102   (    100) [001] .....     1.000006: sys_read(fd: 0)
             app-102   (    100) [001] .....     1.000007: sys_read -> 0x1
             app-103   (    100) [001] .....     1.000008: sys_exit: NR -1 = 0
--- want slice warning
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000001000,"dur":1000,"name":"sys_15","args":{"id":15,"args":"5, 0, 0, 0, 0, 0","ret":0}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":1000003000,"dur":1000,"name":"sys_1","args":{"id":1,"args":"5, 0, 0, 0, 0, 0","ret":5}}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":1000005000,"dur":0,"name":"sys_rt_sigreturn"}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":1000006000,"dur":1000,"name":"sys_read","args":{"fd":0,"ret":"0x1"}}
{"type":"warning","code":"stray-end","count":1,"offset":574,"message":"an end that no open begin matches: ignored"}
