# An id that is used again links to its second start.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"B","ph":"X","ts":20,"pid":1,"tid":2,"dur":10},
{"name":"C","ph":"X","ts":40,"pid":1,"tid":1,"dur":10},
{"name":"D","ph":"X","ts":60,"pid":1,"tid":2,"dur":10},
{"name":"f","ph":"s","ts":1,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"f","ph":"f","ts":21,"pid":1,"tid":2,"cat":"c","id":1,"bp":"e"},
{"name":"f","ph":"s","ts":41,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"f","ph":"f","ts":61,"pid":1,"tid":2,"cat":"c","id":1,"bp":"e"}]
--- want slice flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"A"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":40000,"dur":10000,"name":"C"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":20000,"dur":10000,"name":"B"}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":60000,"dur":10000,"name":"D"}
{"type":"flow","from":0,"to":1,"from_ts":1000,"to_ts":21000,"id":1,"name":"f","cat":"c"}
{"type":"flow","from":2,"to":3,"from_ts":41000,"to_ts":61000,"id":1,"name":"f","cat":"c"}
