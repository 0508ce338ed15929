# A missing pid is process 0.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1}]
--- want process thread slice warning
{"type":"process","upid":0,"pid":0}
{"type":"thread","utid":0,"upid":0,"tid":0}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
