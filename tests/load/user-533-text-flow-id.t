# A flow id may be any text.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"B","ph":"X","ts":20,"pid":1,"tid":1,"dur":10},
{"name":"f","ph":"s","ts":5,"pid":1,"tid":1,"cat":"c","id":"req/zz"},
{"name":"f","ph":"f","ts":25,"pid":1,"tid":1,"cat":"c","id":"req/zz","bp":"e"}]
--- want flow warning
{"type":"flow","from":0,"to":1,"from_ts":5000,"to_ts":25000,"id":"req/zz","name":"f","cat":"c"}
