# What is before time 0 is dropped, names too.
--- input
[{"name":"a","ph":"X","ts":-5,"dur":10,"pid":1,"tid":1},
{"name":"thread_name","ph":"M","ts":-1,"pid":1,"tid":1,"args":{"name":"main"}},
{"name":"b","ph":"X","ts":0,"dur":1,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want thread slice warning
{"type":"thread","utid":0,"upid":0,"tid":1}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"b"}
{"type":"warning","code":"trace-sorter-negative-timestamp-dropped","count":2,"offset":1,"message":"an event before time 0: dropped, as trace_processor does"}
