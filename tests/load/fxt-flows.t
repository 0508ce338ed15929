# Flows are of a process and id; else of the flow of that id that began last; an end closes them. Time decides, not the file.
--- input fxt
magic
complete 400 500 3/9 - "last"
flow-end 450 5 3/9 "c" "f"
flow-step 460 5 3/9 "c" "of no flow"
complete 300 390 2/8 - "second"
flow-step 350 5 2/8 "c" "f"
complete 100 200 1/7 - "first"
flow-begin 150 5 1/7 "c" "f"
flow-begin 600 6 1/7 - "two"
flow-begin 610 6 2/8 - "two"
flow-end 620 6 1/7 - "two"
flow-end 630 6 3/9 - "two"
flow-end 640 6 3/9 - "two"
complete 590 700 1/7 - "a"
complete 590 700 2/8 - "b"
complete 590 700 3/9 - "c"
flow-begin 800 18446744073709551615 1/7 - "never ends"
--- want slice flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":100,"name":"first"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":590,"dur":110,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":300,"dur":90,"name":"second"}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":590,"dur":110,"name":"b"}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":400,"dur":100,"name":"last"}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":590,"dur":110,"name":"c"}
{"type":"flow","from":0,"to":1,"from_ts":150,"to_ts":350,"id":5,"name":"f","cat":"c"}
{"type":"flow","from":1,"to":2,"from_ts":350,"to_ts":450,"id":5,"name":"f","cat":"c"}
{"type":"flow","to":2,"from_ts":460,"to_ts":460,"id":5,"name":"of no flow","cat":"c"}
{"type":"flow","from":3,"to":3,"from_ts":600,"to_ts":620,"id":6,"name":"two"}
{"type":"flow","from":4,"to":5,"from_ts":610,"to_ts":630,"id":6,"name":"two"}
{"type":"flow","to":5,"from_ts":640,"to_ts":640,"id":6,"name":"two"}
{"type":"flow","from_ts":800,"to_ts":800,"id":18446744073709551615,"name":"never ends"}
{"type":"warning","code":"flow-without-start","count":2,"offset":112,"message":"a flow step or end whose id has no start: shown as unbound"}
{"type":"warning","code":"flow-without-end","count":1,"offset":768,"message":"a flow start that nothing ends: shown as unbound"}
{"type":"warning","code":"flow-without-slice","count":1,"offset":768,"message":"a flow event where no slice and no instant is: shown as unbound"}
