# After an f the id may begin anew: two arrows.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"B","ph":"X","ts":20,"pid":1,"tid":2,"dur":10},
{"name":"fl","ph":"s","ts":1,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"fl","ph":"f","ts":21,"pid":1,"tid":2,"cat":"c","id":1,"bp":"e"},
{"name":"fl","ph":"s","ts":2,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"fl","ph":"f","ts":22,"pid":1,"tid":2,"cat":"c","id":1,"bp":"e"}]
--- want flow warning
{"type":"flow","from":0,"from_ts":1000,"to_ts":1000,"id":1,"name":"fl","cat":"c"}
{"type":"flow","from":0,"to":1,"from_ts":2000,"to_ts":21000,"id":1,"name":"fl","cat":"c"}
{"type":"flow","from":0,"to":1,"from_ts":2000,"to_ts":22000,"id":1,"name":"fl","cat":"c"}
{"type":"warning","code":"flow-without-end","count":1,"offset":112,"message":"a flow start that nothing ends: shown as unbound"}
