# G, H and N stand on a track of the process that has a name; those of one cookie nest, others lie beside and may cross.
--- input
             app-101   (    100) [000] ...1.     1.000001: tracing_mark_write: G|100|t|outer|1
             app-101   (    100) [000] ...1.     1.000002: tracing_mark_write: G|100|t|inner|2
             app-102   (    100) [001] ...1.     1.000003: tracing_mark_write: N|100|t|now|here
             app-101   (    100) [000] ...1.     1.000004: tracing_mark_write: H|100|t|inner|2
             app-101   (    100) [000] ...1.     1.000005: tracing_mark_write: H|100|t|1
             app-101   (    100) [000] ...1.     1.000006: tracing_mark_write: G|100|t
             app-101   (    100) [000] ...1.     1.000007: tracing_mark_write: H|100|t|9
                 o-9   (-----) [000] ...1.     1.000008: tracing_mark_write: G|0|u|n|1
                 o-9   (-----) [000] ...1.     1.000009: tracing_mark_write: H|0|u|1
             app-101   (    100) [000] ...1.     1.000011: tracing_mark_write: G|100|t|p|1
             app-101   (    100) [000] ...1.     1.000012: tracing_mark_write: G|100|t|q|2
             app-101   (    100) [000] ...1.     1.000013: tracing_mark_write: G|100|t|in|2
             app-101   (    100) [000] ...1.     1.000014: tracing_mark_write: H|100|t|1
             app-101   (    100) [000] ...1.     1.000015: tracing_mark_write: H|100|t|2
             app-101   (    100) [000] ...1.     1.000016: tracing_mark_write: H|100|t|2
--- want track slice instant warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":"app"}
{"type":"track","track":2,"kind":"track","parent":0,"upid":0,"name":"t"}
{"type":"track","track":3,"kind":"thread","utid":2,"name":"o"}
{"type":"track","track":4,"kind":"track","parent":3,"utid":2,"name":"u"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000001000,"dur":4000,"name":"outer"}
{"type":"slice","id":5,"track":2,"lane":0,"depth":0,"ts":1000011000,"dur":3000,"name":"p"}
{"type":"slice","id":1,"track":2,"lane":1,"depth":0,"ts":1000002000,"dur":2000,"name":"inner"}
{"type":"slice","id":6,"track":2,"lane":1,"depth":0,"ts":1000012000,"dur":4000,"name":"q"}
{"type":"slice","id":7,"track":2,"lane":1,"depth":1,"ts":1000013000,"dur":2000,"name":"in","parent":6}
{"type":"slice","id":4,"track":4,"lane":0,"depth":0,"ts":1000008000,"dur":1000,"name":"n"}
{"type":"instant","id":3,"track":1,"scope":"thread","ts":1000006000,"name":"G|100|t"}
{"type":"instant","id":2,"track":2,"scope":"process","ts":1000003000,"name":"now|here"}
{"type":"warning","code":"stray-end","count":1,"offset":557,"message":"an end that no open begin matches: ignored"}
