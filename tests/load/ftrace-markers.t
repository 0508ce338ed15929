# B and E nest on their thread; the tgid is the process if the line has none, and 0 is none.
--- input
             app-101   [000] ...1.     1.000001: tracing_mark_write: B|100|frame|1
             app-101   [000] ...1.     1.000002: tracing_mark_write: B|100|
             app-101   [000] ...1.     1.000003: tracing_mark_write: E
             app-101   [000] ...1.     1.000004: tracing_mark_write: E|100|x
             app-101   [000] ...1.     1.000005: tracing_mark_write: I|100|now|here
            app-1101   (   1100) [000] ...1.     1.000006: tracing_mark_write: B|7|other
            app-1101   (   1100) [000] ...1.     1.000007: tracing_mark_write: E|7
               o-201   (-----) [000] ...1.     1.000008: tracing_mark_write: B|0|b
               o-201   (-----) [000] ...1.     1.000009: tracing_mark_write: E|0
             app-101   [000] ...1.     1.000010: tracing_mark_write: E|100
             app-101   [000] ...1.     1.000011: tracing_mark_write: B|100|never ended
--- want process thread slice instant warning
{"type":"process","upid":0,"pid":100}
{"type":"process","upid":1,"pid":1100}
{"type":"thread","utid":0,"upid":0,"tid":101,"name":"app"}
{"type":"thread","utid":1,"upid":1,"tid":1101,"name":"app"}
{"type":"thread","utid":2,"tid":201,"name":"o"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000001000,"dur":3000,"name":"frame|1"}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":1000011000,"dur":-1,"name":"never ended"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000002000,"dur":1000,"name":null,"parent":0}
{"type":"slice","id":3,"track":3,"lane":0,"depth":0,"ts":1000006000,"dur":1000,"name":"other"}
{"type":"slice","id":4,"track":4,"lane":0,"depth":0,"ts":1000008000,"dur":1000,"name":"b"}
{"type":"instant","id":2,"track":1,"scope":"thread","ts":1000005000,"name":"now|here"}
{"type":"warning","code":"stray-end","count":1,"offset":727,"message":"an end that no open begin matches: ignored"}
