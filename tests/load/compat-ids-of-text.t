# A text is an id of its own, even of digits, and the name, whatever M says.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1,"pid":"gpu","tid":"7"},
{"name":"b","ph":"X","ts":5,"dur":1,"pid":"gpu","tid":7},
{"name":"process_name","ph":"M","pid":"gpu","tid":1,"args":{"name":"GPU"}},
{"name":"thread_name","ph":"M","pid":"gpu","tid":"idle","args":{"name":"Idle"}}]
--- run export --compat=trace_processor input.json
--- want process thread
{"type":"process","upid":0,"pid":"gpu","name":"gpu"}
{"type":"thread","utid":0,"upid":0,"tid":"7","name":"7"}
{"type":"thread","utid":1,"upid":0,"tid":7}
{"type":"thread","utid":2,"upid":0,"tid":"idle","name":"Idle"}
