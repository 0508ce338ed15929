# Context switches: what ran on a CPU, the states of threads, which are known by koid; the weight INT32_MIN is idle.
--- input fxt
magic
string 1 "incoming_weight"
threadobj 7 "a" "process":koid=1
threadobj 8 "b" "process":koid=1
switch 2 100 7 3 8 @1:i32=20 "outgoing_weight":i32=10
switch 2 200 8 3 99 "incoming_weight":i32=-2147483648 "outgoing_weight":i32=20
switch 2 250 99 1 7 @1:i32=10 "outgoing_weight":i32=-2147483648
wake 2 270 8 "weight":i32=10 "waker":koid=7
switch 2 300 7 4 8 @1:i32=20 "outgoing_weight":i32=10
complete 110 150 1/8 - "ran"
--- want track thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":7,"name":"a"}
{"type":"thread","utid":1,"upid":0,"tid":8,"name":"b"}
{"type":"track","track":0,"kind":"cpu","cpu":2,"name":"CPU 2"}
{"type":"track","track":1,"kind":"process","upid":0,"name":null}
{"type":"track","track":2,"kind":"thread","parent":1,"upid":0,"utid":0,"name":"a"}
{"type":"track","track":3,"kind":"state","parent":2,"upid":0,"utid":0,"name":null}
{"type":"track","track":4,"kind":"thread","parent":1,"upid":0,"utid":1,"name":"b"}
{"type":"track","track":5,"kind":"state","parent":4,"upid":0,"utid":1,"name":null}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":100,"dur":100,"name":"b","utid":1,"priority":20,"end_state":"S","args":{"incoming_weight":20,"outgoing_weight":10}}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":250,"dur":50,"name":"a","utid":0,"priority":10,"end_state":"Z","args":{"incoming_weight":10,"outgoing_weight":-2147483648}}
{"type":"slice","id":3,"track":0,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"b","utid":1,"priority":20,"args":{"incoming_weight":20,"outgoing_weight":10}}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":100,"dur":150,"name":"S","args":{"incoming_weight":20,"outgoing_weight":10}}
{"type":"slice","id":5,"track":3,"lane":0,"depth":0,"ts":250,"dur":50,"name":"Running","cpu":2,"args":{"incoming_weight":10,"outgoing_weight":-2147483648}}
{"type":"slice","id":6,"track":3,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"Z","args":{"incoming_weight":20,"outgoing_weight":10}}
{"type":"slice","id":0,"track":4,"lane":0,"depth":0,"ts":110,"dur":40,"name":"ran"}
{"type":"slice","id":7,"track":5,"lane":0,"depth":0,"ts":100,"dur":100,"name":"Running","cpu":2,"args":{"incoming_weight":20,"outgoing_weight":10}}
{"type":"slice","id":8,"track":5,"lane":0,"depth":0,"ts":200,"dur":70,"name":"S","args":{"incoming_weight":-2147483648,"outgoing_weight":20}}
{"type":"slice","id":9,"track":5,"lane":0,"depth":0,"ts":270,"dur":30,"name":"W","waker":0,"args":{"weight":10,"waker":7}}
{"type":"slice","id":10,"track":5,"lane":0,"depth":0,"ts":300,"dur":-1,"name":"Running","cpu":2,"args":{"incoming_weight":20,"outgoing_weight":10}}
