# C is a counter of the process that it names; a value is a whole number.
--- input
             app-101   (    100) [000] ...1.     1.000001: tracing_mark_write: C|100|heap KB|42
             app-101   (    100) [000] ...1.     1.000002: tracing_mark_write: C|100|heap KB|-7|cat
             app-101   (    100) [000] ...1.     1.000003: tracing_mark_write: C|200|fps|60
             app-101   (    100) [000] ...1.     1.000004: tracing_mark_write: C|100|f|1.5
             app-101   (    100) [000] ...1.     1.000005: tracing_mark_write: C|100|f|
             app-101   (    100) [000] ...1.     1.000006: tracing_mark_write: C|100|f
                 o-9   (-----) [000] ...1.     1.000007: tracing_mark_write: C|0|all|1
             app-101   (    100) [000] ...1.     1.000008: tracing_mark_write: C|100|big|9223372036854775807
--- want process track counter instant warning
{"type":"process","upid":0,"pid":100}
{"type":"process","upid":1,"pid":200}
{"type":"track","track":0,"kind":"counter","name":"all"}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":0,"name":"app"}
{"type":"track","track":3,"kind":"counter","parent":1,"upid":0,"name":"big"}
{"type":"track","track":4,"kind":"counter","parent":1,"upid":0,"name":"heap KB"}
{"type":"track","track":5,"kind":"process","upid":1,"name":null}
{"type":"track","track":6,"kind":"counter","parent":5,"upid":1,"name":"fps"}
{"type":"instant","id":0,"track":2,"scope":"thread","ts":1000006000,"name":"C|100|f"}
{"type":"counter","track":0,"ts":1000007000,"series":null,"value":1}
{"type":"counter","track":3,"ts":1000008000,"series":null,"value":9.223372036854776e+18}
{"type":"counter","track":4,"ts":1000001000,"series":null,"value":42}
{"type":"counter","track":4,"ts":1000002000,"series":null,"value":-7}
{"type":"counter","track":6,"ts":1000003000,"series":null,"value":60}
{"type":"warning","code":"counter-value","count":2,"offset":288,"message":"a counter value that is no number: that value is skipped"}
