# Lines copied out of an old systrace page end in a backslash, n and a backslash.
--- input
# tracer: nop\n\
            bash-101   [000]     1.000001: e: n=1\n\
            bash-101   [000]     1.000002: e: n=2\n\
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"e","args":{"n":2}}
