# A thread instant needs a tid, that of a process a pid.
--- input
[{"name":"a","ph":"i","ts":0,"pid":1},
{"name":"b","ph":"i","ts":1,"tid":1,"s":"p"},
{"name":"c","ph":"i","ts":2,"s":"g"},
{"name":"d","ph":"R","ts":3,"pid":1,"tid":1}]
--- run export --compat=trace_processor input.json
--- want instant warning
{"type":"instant","id":0,"track":0,"scope":"global","ts":2000,"name":"c"}
{"type":"instant","id":1,"track":2,"scope":"thread","ts":3000,"name":"d","mark":1}
{"type":"warning","code":"json-parser-failure","count":2,"offset":1,"message":"an event without a member that trace_processor needs: dropped, as it does"}
