# One thread id in two processes is two threads with two names.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":9,"args":{"name":"one"}},
{"name":"thread_name","ph":"M","pid":2,"tid":9,"args":{"name":"two"}},
{"name":"a","ph":"X","ts":0,"pid":1,"tid":9,"dur":1},
{"name":"b","ph":"X","ts":0,"pid":2,"tid":9,"dur":1}]
--- want thread
{"type":"thread","utid":0,"upid":0,"tid":9,"name":"one"}
{"type":"thread","utid":1,"upid":1,"tid":9,"name":"two"}
