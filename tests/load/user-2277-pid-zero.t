# Process 0 and thread 0 are ordinary.
--- input
[{"name":"op","ph":"b","ts":0,"pid":0,"tid":0,"cat":"c","id":1},
{"name":"op","ph":"e","ts":3,"pid":0,"tid":0,"cat":"c","id":1},
{"name":"a","ph":"X","ts":0,"pid":0,"tid":0,"dur":1}]
--- want process thread slice
{"type":"process","upid":0,"pid":0}
{"type":"thread","utid":0,"upid":0,"tid":0}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":0,"dur":3000,"name":"op","cat":"c"}
