# metric: between the slices of a thread.
--- input
[{"name":"process_name","ph":"M","pid":1,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60000,"pid":1,"tid":1},
{"name":"C","ph":"X","ts":5000,"dur":70000,"tts":0,"tdur":30000,"pid":1,"tid":2},
{"name":"B","ph":"X","ts":10000,"dur":20000,"pid":1,"tid":1},
{"name":"go","ph":"s","id":1,"ts":20000,"pid":1,"tid":2},
{"name":"B","ph":"X","ts":40000,"dur":10000,"pid":1,"tid":1},
{"name":"go","ph":"f","bp":"e","id":1,"ts":100000,"pid":1,"tid":1},
{"name":"A","ph":"X","ts":100000,"dur":30000,"pid":1,"tid":1},
{"name":"heap","ph":"C","ts":0,"pid":1,"args":{"kb":10}},
{"name":"heap","ph":"C","ts":50000,"pid":1,"args":{"kb":30}},
{"name":"heap","ph":"C","ts":100000,"pid":1,"args":{"kb":20}}]
--- run metric --ndjson thread_gaps input.json
--- want
{"thread":"main","tid":1,"ts":60000000,"dur":40000000,"before":"A","after_id":4,"after":"A"}
