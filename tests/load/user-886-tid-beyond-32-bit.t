# A thread id above 2^32 is kept.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":4294967297,"dur":1}]
--- want thread slice
{"type":"thread","utid":0,"upid":0,"tid":4294967297}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
