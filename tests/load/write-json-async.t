# Written as JSON: spans of one id are b and e with one id, one of length 0 is n; the tree comes in order.
--- input
[{"name":"op","cat":"c","ph":"b","ts":0,"pid":1,"id":"0xa","args":{"k":1}},
{"name":"in","cat":"c","ph":"n","ts":5,"pid":1,"id":"0xa"},
{"name":"op","cat":"c","ph":"e","ts":5,"pid":1,"id":"0xa"},
{"name":"op","cat":"c","ph":"b","ts":3,"pid":1,"id":"0xb"}]
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"b","name":"op","cat":"c","ts":0,"pid":1,"tid":0,"id":1,"args":{"k":1}},
{"ph":"n","name":"in","cat":"c","ts":5,"pid":1,"tid":0,"id":1},
{"ph":"e","name":"op","cat":"c","ts":5,"pid":1,"tid":0,"id":1},
{"ph":"b","name":"op","cat":"c","ts":3,"pid":1,"tid":0,"id":3}
]}
