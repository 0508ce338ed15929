# The process is the tgid: in brackets, bare, dashes or 0 for unknown; lines that do not know it are of the same thread.
--- input
          worker-101   (-----) [001] .....     1.000001: e: n=1
          worker-101   (    100) [001] .....     1.000002: e: n=2
          worker-101   [001] .....     1.000003: e: n=3
            bare-201   200       [001] .....     1.000004: e: n=4
            zero-301   (      0) [001] .....     1.000005: e: n=5
            open-401   (    1 [001] .....     1.000006: e: n=6
--- want process thread instant warning
{"type":"process","upid":0,"pid":100}
{"type":"process","upid":1,"pid":200}
{"type":"thread","utid":0,"upid":0,"tid":101,"name":"worker"}
{"type":"thread","utid":1,"upid":1,"tid":201,"name":"bare"}
{"type":"thread","utid":2,"tid":301,"name":"zero"}
{"type":"instant","track":1,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"instant","track":1,"scope":"thread","ts":1000002000,"name":"e","args":{"n":2}}
{"type":"instant","track":1,"scope":"thread","ts":1000003000,"name":"e","args":{"n":3}}
{"type":"instant","track":3,"scope":"thread","ts":1000004000,"name":"e","args":{"n":4}}
{"type":"instant","track":4,"scope":"thread","ts":1000005000,"name":"e","args":{"n":5}}
{"type":"warning","code":"truncated","count":1,"offset":318,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
