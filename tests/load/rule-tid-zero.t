# Thread 0 is a thread as others are.
--- input
[{"name":"a","ph":"X","ts":0,"pid":1,"tid":0,"dur":1},
{"name":"b","ph":"X","ts":0,"pid":1,"tid":1,"dur":1}]
--- want thread
{"type":"thread","utid":0,"upid":0,"tid":0}
{"type":"thread","utid":1,"upid":0,"tid":1}
