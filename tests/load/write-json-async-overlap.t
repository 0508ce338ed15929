# Written as JSON: a span beside another of its id, which it overlaps without nesting, has that id again; one that comes later has its own.
--- input
[{"name":"op","cat":"c","ph":"b","ts":0,"pid":1,"id":"0xa"},
{"name":"x","cat":"c","ph":"b","ts":3,"pid":1,"id":"0xa"},
{"name":"op","cat":"c","ph":"e","ts":5,"pid":1,"id":"0xa"},
{"name":"x","cat":"c","ph":"e","ts":8,"pid":1,"id":"0xa"},
{"name":"x","cat":"c","ph":"b","ts":20,"pid":1,"id":"0xa"},
{"name":"x","cat":"c","ph":"e","ts":21,"pid":1,"id":"0xa"}]
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"b","name":"op","cat":"c","ts":0,"pid":1,"tid":0,"id":1},
{"ph":"e","name":"op","cat":"c","ts":5,"pid":1,"tid":0,"id":1},
{"ph":"b","name":"x","cat":"c","ts":3,"pid":1,"tid":0,"id":1},
{"ph":"e","name":"x","cat":"c","ts":8,"pid":1,"tid":0,"id":1},
{"ph":"b","name":"x","cat":"c","ts":20,"pid":1,"tid":0,"id":3},
{"ph":"e","name":"x","cat":"c","ts":21,"pid":1,"tid":0,"id":3}
]}
