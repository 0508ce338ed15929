# Thread 0 of process 1 is not thread 1.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":0,"dur":10},
{"name":"b","ph":"X","ts":5,"pid":1,"tid":1,"dur":10}]
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":0}
{"type":"thread","utid":1,"upid":0,"tid":1}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":10000,"name":"b"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"a"}
