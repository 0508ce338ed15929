# Each async track has its own events, once, whatever track comes behind it.
--- input
[{"name":"a","cat":"c","ph":"b","id":1,"ts":0,"pid":1,"tid":1},{"name":"a","cat":"c","ph":"e","id":1,"ts":10,"pid":1,"tid":1},
{"name":"b","cat":"c","ph":"b","id":2,"ts":2,"pid":1,"tid":1},{"name":"b","cat":"c","ph":"e","id":2,"ts":12,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":1,"dur":2,"pid":1,"tid":1},
{"name":"c","cat":"c","ph":"b","id":3,"ts":4,"pid":2,"tid":1},{"name":"c","cat":"c","ph":"e","id":3,"ts":14,"pid":2,"tid":1},
{"name":"y","ph":"X","ts":5,"dur":2,"pid":2,"tid":1}]
--- run export -f json input.json
--- want
{"traceEvents":[
{"ph":"X","name":"x","ts":1,"dur":2,"pid":1,"tid":1},
{"ph":"b","name":"a","cat":"c","ts":0,"pid":1,"tid":0,"id":2},
{"ph":"e","name":"a","cat":"c","ts":10,"pid":1,"tid":0,"id":2},
{"ph":"b","name":"b","cat":"c","ts":2,"pid":1,"tid":0,"id":3},
{"ph":"e","name":"b","cat":"c","ts":12,"pid":1,"tid":0,"id":3},
{"ph":"X","name":"y","ts":5,"dur":2,"pid":2,"tid":1},
{"ph":"b","name":"c","cat":"c","ts":4,"pid":2,"tid":0,"id":5},
{"ph":"e","name":"c","cat":"c","ts":14,"pid":2,"tid":0,"id":5}
]}
