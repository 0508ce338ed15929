# The args of a flow event are those of what it is bound to: of a slice, or of an instant.
--- input
[{"name":"Outer","ph":"X","ts":0,"dur":10,"pid":1,"tid":1},
{"name":"Post","ph":"i","s":"t","ts":5,"pid":1,"tid":1},
{"name":"fl","ph":"s","ts":5,"pid":1,"tid":1,"cat":"c","id":1,"args":{"k":"needle"}},
{"name":"fl","ph":"t","ts":7,"pid":1,"tid":1,"cat":"c","id":1,"args":{"k":"needle"}}]
--- run find --ndjson needle input.json
--- want
{"type":"slice","id":0,"track":1,"ts":0,"dur":10000,"name":"Outer","off":1}
{"type":"instant","id":1,"track":1,"ts":5000,"name":"Post","off":60}
