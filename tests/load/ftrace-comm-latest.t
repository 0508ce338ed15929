# A thread has the comm that is the latest in time, though lines are in another order.
--- input
             new-101 [000] d..2.  1.000003: e: n=1
             old-101 [000] d..2.  1.000001: e: n=2
             mid-101 [000] d..2.  1.000002: e: n=3
--- want thread instant warning
{"type":"thread","utid":0,"tid":101,"name":"new"}
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":2}}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"e","args":{"n":3}}
{"type":"instant","track":0,"scope":"thread","ts":1000003000,"name":"e","args":{"n":1}}
