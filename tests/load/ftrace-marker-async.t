# S and F are async slices of the process, by name and cookie; a second S changes nothing.
--- input
             app-101   (    100) [000] ...1.     1.000001: tracing_mark_write: S|100|a|1
             app-101   (    100) [000] ...1.     1.000002: tracing_mark_write: S|100|a|2
             app-101   (    100) [000] ...1.     1.000003: tracing_mark_write: S|100|a|1
             app-102   (    100) [001] ...1.     1.000004: tracing_mark_write: F|100|a|2
             app-102   (    100) [001] ...1.     1.000005: tracing_mark_write: F|100|a|1
             app-101   (    100) [000] ...1.     1.000006: tracing_mark_write: S|100|a|1
             app-101   (    100) [000] ...1.     1.000007: tracing_mark_write: F|200|a|1
             app-101   (    100) [000] ...1.     1.000008: tracing_mark_write: S|100|a|x
             app-101   (    100) [000] ...1.     1.000009: tracing_mark_write: S|100|a
                 o-9   (-----) [000] ...1.     1.000010: tracing_mark_write: S|0|z|9
                 o-9   (-----) [000] ...1.     1.000011: tracing_mark_write: F|0|z|9
--- want process track slice instant warning
{"type":"process","upid":0,"pid":100}
{"type":"process","upid":1,"pid":200}
{"type":"process","upid":2,"pid":9}
{"type":"track","track":0,"kind":"process","upid":2,"name":null}
{"type":"track","track":1,"kind":"async","parent":0,"upid":2,"name":"z"}
{"type":"track","track":2,"kind":"process","upid":0,"name":null}
{"type":"track","track":3,"kind":"thread","parent":2,"upid":0,"utid":0,"name":"app"}
{"type":"track","track":4,"kind":"async","parent":2,"upid":0,"name":"a"}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":1000010000,"dur":1000,"name":"z"}
{"type":"slice","id":0,"track":4,"lane":0,"depth":0,"ts":1000001000,"dur":4000,"name":"a"}
{"type":"slice","id":2,"track":4,"lane":0,"depth":0,"ts":1000006000,"dur":-1,"name":"a"}
{"type":"slice","id":1,"track":4,"lane":1,"depth":0,"ts":1000002000,"dur":2000,"name":"a"}
{"type":"instant","id":3,"track":3,"scope":"thread","ts":1000008000,"name":"S|100|a|x"}
{"type":"instant","id":4,"track":3,"scope":"thread","ts":1000009000,"name":"S|100|a"}
{"type":"warning","code":"stray-end","count":1,"offset":534,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"stray-step","count":1,"offset":178,"message":"an async step without its start: ignored"}
