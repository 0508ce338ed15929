# Written as JSON: the flow of an outer slice ends after that of the slice it leads to; both have one id.
--- input
[{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":1,"bind_id":"0x5","flow_out":true},
{"name":"b","ph":"X","ts":20,"dur":10,"pid":1,"tid":2,"bind_id":"0x5","flow_in":true,"flow_out":true},
{"name":"c","ph":"X","ts":40,"dur":10,"pid":1,"tid":3,"bind_id":"0x5","flow_in":true}]
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"X","name":"a","ts":0,"dur":60,"pid":1,"tid":1,"bind_id":"0x1","flow_out":true},
{"ph":"X","name":"b","ts":20,"dur":10,"pid":1,"tid":2,"bind_id":"0x1","flow_in":true,"flow_out":true},
{"ph":"X","name":"c","ts":40,"dur":10,"pid":1,"tid":3,"bind_id":"0x1","flow_in":true}
]}
