# Flags have any length, and the time of a line without flags is not taken for them.
--- input
             a-1     [000]     1.000001: e: n=1
             a-1     [000] ...1     1.000002: e: n=2
             a-1     [000] d..31.     1.000003: e: n=3
             a-1     [000] d.h2.....1     1.000004: e: n=4
          atrace-1 [000] 50260.647576: e: n=5
             a-1     [000] bLs#1+.. 9: e: n=6
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":9,"name":"e","args":{"n":6}}
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"e","args":{"n":2}}
{"type":"instant","track":0,"scope":"thread","ts":1000003000,"name":"e","args":{"n":3}}
{"type":"instant","track":0,"scope":"thread","ts":1000004000,"name":"e","args":{"n":4}}
{"type":"instant","track":0,"scope":"thread","ts":50260647576000,"name":"e","args":{"n":5}}
{"type":"warning","code":"ticks","count":1,"message":"times that count ticks, whose length the file does not tell: shown as if a tick were 1 ns"}
