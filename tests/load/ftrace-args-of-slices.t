# The args of a slice are those of its begin and of its end.
--- input
            bash-101 [000] d..2.  1.000001: irq_handler_entry: irq=31 name=eth 0
            bash-101 [000] d..2.  1.000002: irq_handler_exit: irq=31 ret=handled
            bash-101 [000] d..2.  1.000003: sys_enter: NR 33 (b, 1, 0)
            bash-101 [000] d..2.  1.000004: sys_exit: NR 33 = -9
            bash-101 [000] d..2.  1.000005: sys_read(fd: 3, buf: 0x7ffe)
            bash-101 [000] d..2.  1.000006: sys_read -> 0x50
            bash-101 [000] d..2.  1.000007: tracing_mark_write: B|7|a=1
            bash-101 [000] d..2.  1.000008: tracing_mark_write: E|7
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001000,"dur":1000,"name":"IRQ (eth 0)","cat":"irq","args":{"irq":31,"name":"eth 0","ret":"handled"}}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":1000007000,"dur":1000,"name":"a=1"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":1000005000,"dur":1000,"name":"sys_read","args":{"fd":3,"buf":"0x7ffe","ret":"0x50"}}
{"type":"slice","id":1,"track":5,"lane":0,"depth":0,"ts":1000003000,"dur":1000,"name":"sys_33","args":{"id":33,"args":"b, 1, 0","ret":-9}}
