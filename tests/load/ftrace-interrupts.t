# Interrupts, soft interrupts and what keeps them away are slices of their CPU, a track each.
--- input
            bash-101 [000] d..2.  1.000001: softirq_entry: vec=9 [action=RCU]
            bash-101 [000] d..2.  1.000002: irq_handler_entry: irq=31 name=eth 0
            bash-101 [001] d..2.  1.000003: irq_handler_entry: irq=36 name=virtio1
             vim-102 [000] d..2.  1.000004: irq_handler_exit: irq=31 ret=handled
            bash-101 [000] d..2.  1.000005: softirq_exit: vec=9 [action=RCU]
            bash-101 [000] d..2.  1.000006: irq_handler_exit: irq=31 ret=handled
            bash-101 [000] d..2.  1.000007: ipi_entry: (Rescheduling interrupts)
            bash-101 [000] d..2.  1.000008: ipi_exit: (Rescheduling interrupts)
            bash-101 [000] d..2.  1.000009: irq_disable: caller=a+0x1/0x2 parent=b+0x1/0x2
            bash-101 [000] d..2.  1.000010: preempt_disable: caller=a parent=b
            bash-101 [000] d..2.  1.000011: irq_enable: caller=a parent=b
            bash-101 [000] d..2.  1.000012: preempt_enable: caller=a parent=b
            bash-101 [001] d..2.  1.000013: softirq_entry: vec=3
            bash-101 [001] d..2.  1.000014: softirq_entry: vec=77
--- want track slice instant warning
{"type":"track","track":0,"kind":"cpu","cpu":0,"name":"CPU 0"}
{"type":"track","track":1,"kind":"track","parent":0,"name":"inter-processor interrupts"}
{"type":"track","track":2,"kind":"track","parent":0,"name":"interrupts"}
{"type":"track","track":3,"kind":"track","parent":0,"name":"interrupts off"}
{"type":"track","track":4,"kind":"track","parent":0,"name":"preemption off"}
{"type":"track","track":5,"kind":"track","parent":0,"name":"soft interrupts"}
{"type":"track","track":6,"kind":"cpu","cpu":1,"name":"CPU 1"}
{"type":"track","track":7,"kind":"track","parent":6,"name":"interrupts"}
{"type":"track","track":8,"kind":"track","parent":6,"name":"soft interrupts"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":1000007000,"dur":1000,"name":"Rescheduling interrupts","cat":"irq","args":{"reason":"Rescheduling interrupts"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":1000002000,"dur":2000,"name":"IRQ (eth 0)","cat":"irq","args":{"irq":31,"name":"eth 0","ret":"handled"}}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":1000009000,"dur":2000,"name":"interrupts off","cat":"preemptirq","args":{"caller":"a+0x1/0x2","parent":"b+0x1/0x2"}}
{"type":"slice","id":5,"track":4,"lane":0,"depth":0,"ts":1000010000,"dur":2000,"name":"preemption off","cat":"preemptirq","args":{"caller":"a","parent":"b"}}
{"type":"slice","id":0,"track":5,"lane":0,"depth":0,"ts":1000001000,"dur":4000,"name":"RCU","cat":"irq","args":{"vec":9,"action":"RCU"}}
{"type":"slice","id":2,"track":7,"lane":0,"depth":0,"ts":1000003000,"dur":-1,"name":"IRQ (virtio1)","cat":"irq","args":{"irq":36,"name":"virtio1"}}
{"type":"slice","id":6,"track":8,"lane":0,"depth":0,"ts":1000013000,"dur":-1,"name":"NET_RX","cat":"irq","args":{"vec":3}}
{"type":"slice","id":7,"track":8,"lane":0,"depth":1,"ts":1000014000,"dur":-1,"name":"77","cat":"irq","parent":6,"args":{"vec":77}}
{"type":"warning","code":"stray-end","count":1,"offset":400,"message":"an end that no open begin matches: ignored"}
