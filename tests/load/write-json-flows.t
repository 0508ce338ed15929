# Written as JSON: bind_id where a flow goes from end to begin, else s and f; half a flow is one point.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1,"bind_id":"0x5","flow_out":true},
{"name":"b","ph":"X","ts":20,"dur":10,"pid":1,"tid":2,"bind_id":"0x5","flow_in":true},
{"name":"fl","cat":"c","ph":"s","ts":5,"pid":1,"tid":1,"id":1},
{"name":"fl","cat":"c","ph":"f","bp":"e","ts":25,"pid":1,"tid":2,"id":1},
{"name":"fl","cat":"c","ph":"s","ts":6,"pid":1,"tid":1,"id":2},
{"name":"fl","cat":"c","ph":"f","ts":15,"pid":1,"tid":2,"id":2},
{"name":"half","cat":"c","ph":"s","ts":7,"pid":1,"tid":1,"id":3}]
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"X","name":"a","ts":0,"dur":10,"pid":1,"tid":1,"bind_id":"0x1","flow_out":true},
{"ph":"X","name":"b","ts":20,"dur":10,"pid":1,"tid":2,"bind_id":"0x1","flow_in":true},
{"ph":"s","name":"fl","cat":"c","ts":5,"pid":1,"tid":1,"id":1},
{"ph":"f","name":"fl","cat":"c","ts":25,"pid":1,"tid":2,"id":1,"bp":"e"},
{"ph":"s","name":"fl","cat":"c","ts":6,"pid":1,"tid":1,"id":2},
{"ph":"f","name":"fl","cat":"c","ts":15,"pid":1,"tid":2,"id":2},
{"ph":"s","name":"half","cat":"c","ts":7,"pid":1,"tid":1,"id":3}
]}
