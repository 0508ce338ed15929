# Windows: what an event has not is not that of the event before it.
--- input
{"systemTraceEvents":{"name":"ETW","content":[
{"guid":"ClockSync","op":0,"ver":1,"cpu":0,"ts":"2710","walltime":"2710","tick":"3e8","payload":""},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":3,"ver":3,"cpu":0,"ts":"2710","payload":"AAAAAAAAAABkAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAYXBwLmV4ZQA="},
{"guid":"3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C","op":3,"ver":3,"cpu":0,"ts":"2711"},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":3,"ver":3,"cpu":1,"ts":"2712","payload":"ZAAAAGUAAAA="},
{"guid":"3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C","op":50,"ver":2,"cpu":1,"ts":"2742","payload":"ZQAAAAAAAAA="},
{"guid":"00000000-0000-0000-0000-000000000000","op":1,"ver":3,"cpu":5,"ts":"27db","payload":""},
{"guid":"00000000-0000-0000-0000-000000000000","op":1,"ts":"27dc"},
{"guid":"00000000-0000-0000-0000-000000000000","op":1},
{"ts":"27dd"}
]},"traceEvents":[]}
--- want instant warning
{"type":"instant","id":0,"track":1,"scope":"global","ts":1203000,"name":"00000000-0000-0000-0000-000000000000 1","args":{"guid":"00000000-0000-0000-0000-000000000000","op":1,"ver":3,"cpu":5,"ts":"27db","payload":""}}
{"type":"instant","id":1,"track":2,"scope":"global","ts":1204000,"name":"00000000-0000-0000-0000-000000000000 1","args":{"guid":"00000000-0000-0000-0000-000000000000","op":1,"ts":"27dc"}}
{"type":"warning","code":"bad-line","count":3,"offset":1148,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 3 times; `ttv check` says where
