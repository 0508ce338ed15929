# Flags that touch the time: the fourth column may be a digit, all other digits are the time's.
--- input
             a-11    (   10) [004] .... 316.196710: e1: n=1
             a-11    (   10) [004] ....316.196720: e2: n=2
             a-11    (   10) [004] d...316.196730: e3: n=3
             a-11    (   10) [004] d..1316.196740: e4: n=4
             a-11    (   10) [004] d..2.316.196750: e5: n=5
--- want instant warning
{"type":"instant","track":1,"scope":"thread","ts":316196710000,"name":"e1","args":{"n":1}}
{"type":"instant","track":1,"scope":"thread","ts":316196720000,"name":"e2","args":{"n":2}}
{"type":"instant","track":1,"scope":"thread","ts":316196730000,"name":"e3","args":{"n":3}}
{"type":"instant","track":1,"scope":"thread","ts":316196740000,"name":"e4","args":{"n":4}}
{"type":"instant","track":1,"scope":"thread","ts":316196750000,"name":"e5","args":{"n":5}}
