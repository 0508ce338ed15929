# The verbose latency format: the time is that since boot, in hex.
--- input
# tracer: nop
            bash   29941   0 1 00000003 00000000 [004c4b40] 29.140ms (+0.010ms): e: n=1
       my task 7   30513   12 0 00000000 00000001 [10004c4b4a] 29.150ms (+0.000ms): e: n=2
            bash   29941   0 1 00000003 00000000 [004x] 29.140ms (+0.010ms): e: n=3
--- want thread instant warning
{"type":"thread","utid":0,"tid":29941,"name":"bash"}
{"type":"thread","utid":1,"tid":30513,"name":"my task 7"}
{"type":"instant","track":0,"scope":"thread","ts":5000000000,"name":"e","args":{"n":1}}
{"type":"instant","track":1,"scope":"thread","ts":68724476746000,"name":"e","args":{"n":2}}
{"type":"warning","code":"truncated","count":1,"offset":193,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
