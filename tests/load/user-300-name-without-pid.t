# thread_name without a pid names the thread of a trace without pids.
--- input
[{"name":"thread_name","ph":"M","tid":3,"args":{"name":"main"}},
{"name":"a","ph":"X","ts":0,"dur":1,"tid":3}]
--- want process thread
{"type":"process","upid":0,"pid":0}
{"type":"thread","utid":0,"upid":0,"tid":3,"name":"main"}
