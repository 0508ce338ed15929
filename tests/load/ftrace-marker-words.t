# print, an event called 0, and a function before the text say the same.
--- input
             app-101 [000] d..2.  1.000001: print: tracing_mark_write: B|100|a
             app-101 [000] d..2.  1.000002: 0: E|100
             app-101 [000] d..2.  1.000003: print: B|100|b
             app-101 [000] d..2.  1.000004: print: 0xffffffff810a: E|100
             app-101 [000] d..2.  1.000005: sde_tracing_mark_write: pid=100 trace_name=x trace_begin=1
             app-101 [000] d..2.  1.000006: sde_tracing_mark_write: pid=100 trace_name=x trace_begin=0
             app-101 [000] d..2.  1.000007: dpu_tracing_mark_write: type=67 pid=100 name=c value=5
             app-101 [000] d..2.  1.000008: dpu_tracing_mark_write: nothing
--- want slice counter instant warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001000,"dur":1000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000003000,"dur":1000,"name":"b"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":1000005000,"dur":1000,"name":"x","args":{"pid":100,"trace_name":"x","trace_begin":1}}
{"type":"instant","track":1,"scope":"thread","ts":1000008000,"name":"dpu_tracing_mark_write","args":{"text":"nothing"}}
{"type":"counter","track":2,"ts":1000007000,"series":null,"value":5}
