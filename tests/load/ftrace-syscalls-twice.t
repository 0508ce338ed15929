# With all events on, the kernel tells a call by its number and then by its name, its return in the same order: the two cross, and are on two tracks.
--- input
             app-101   (    100) [000] .....     1.000001: sys_enter: NR 0 (5, 0, 0, 0, 0, 0)
             app-101   (    100) [000] .....     1.000002: sys_read(fd: 5)
             app-101   (    100) [000] .....     1.000005: sys_exit: NR 0 = 1
             app-101   (    100) [000] .....     1.000006: sys_read -> 0x1
--- want track slice warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"app"}
{"type":"track","track":2,"kind":"track","parent":1,"upid":0,"utid":0,"name":"system calls"}
{"type":"track","track":3,"kind":"track","parent":1,"upid":0,"utid":0,"name":"system calls by number"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":1000002000,"dur":4000,"name":"sys_read","args":{"fd":5,"ret":"0x1"}}
{"type":"slice","id":0,"track":3,"lane":0,"depth":0,"ts":1000001000,"dur":4000,"name":"sys_0","args":{"id":0,"args":"5, 0, 0, 0, 0, 0","ret":1}}
