# After an f the id may begin anew: two arrows.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"B","ph":"X","ts":0,"pid":1,"tid":2,"dur":10},
{"name":"fl","ph":"s","ts":1,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"fl","ph":"f","ts":2,"pid":1,"tid":2,"cat":"c","id":1,"bp":"e"},
{"name":"fl","ph":"s","ts":3,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"fl","ph":"f","ts":4,"pid":1,"tid":2,"cat":"c","id":1,"bp":"e"}]
--- want flow warning
{"type":"flow","from":0,"to":1,"from_ts":1000,"to_ts":2000,"id":1,"name":"fl","cat":"c"}
{"type":"flow","from":0,"to":1,"from_ts":3000,"to_ts":4000,"id":1,"name":"fl","cat":"c"}
