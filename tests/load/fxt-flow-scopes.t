# A point of a process without a flow of that id is of the only flow that is open elsewhere; where two are, of none, and counted.
--- input fxt
magic
complete 100 900 1/7 - "a"
complete 100 900 2/8 - "b"
complete 100 900 3/9 - "c"
flow-begin 200 5 1/7 "c" "f"
flow-begin 210 5 2/8 "c" "f"
flow-step 300 5 3/9 "c" "which"
flow-end 310 5 3/9 "c" "which"
flow-end 400 5 1/7 "c" "f"
flow-end 500 5 3/9 "c" "the only one"
--- want flow warning
{"type":"flow","from":0,"to":0,"from_ts":200,"to_ts":400,"id":5,"name":"f","cat":"c"}
{"type":"flow","from":1,"to":2,"from_ts":210,"to_ts":500,"id":5,"name":"f","cat":"c"}
{"type":"flow","to":2,"from_ts":300,"to_ts":300,"id":5,"name":"which","cat":"c"}
{"type":"flow","to":2,"from_ts":310,"to_ts":310,"id":5,"name":"which","cat":"c"}
{"type":"warning","code":"flow-without-start","count":2,"offset":264,"message":"a flow step or end whose id has no start: shown as unbound"}
