# Names in metadata with negative times are used.
--- input
[{"name":"process_name","ph":"M","ts":-3,"pid":1,"tid":1,"args":{"name":"prog"}},
{"name":"thread_name","ph":"M","ts":-3,"pid":1,"tid":1,"args":{"name":"main"}},
{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":1}]
--- want process thread warning
{"type":"process","upid":0,"pid":1,"name":"prog"}
{"type":"thread","utid":0,"upid":0,"tid":1,"name":"main"}
