# s, t, f: arrows from point to point.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"B","ph":"X","ts":20,"pid":1,"tid":2,"dur":10},
{"name":"C","ph":"X","ts":40,"pid":1,"tid":3,"dur":10},
{"name":"f","ph":"s","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"f","ph":"t","ts":25,"pid":1,"tid":2,"cat":"c","id":1},
{"name":"f","ph":"f","ts":45,"pid":1,"tid":3,"cat":"c","id":1,"bp":"e"}]
--- want flow warning
{"type":"flow","from":0,"to":1,"from_ts":5000,"to_ts":25000,"id":1,"name":"f","cat":"c"}
{"type":"flow","from":1,"to":2,"from_ts":25000,"to_ts":45000,"id":1,"name":"f","cat":"c"}
