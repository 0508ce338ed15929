# A process id above 2^32 is kept.
--- input
[{"name":"a","ph":"X","ts":0,"pid":7168000000,"tid":1,"dur":1}]
--- want process
{"type":"process","upid":0,"pid":7168000000}
