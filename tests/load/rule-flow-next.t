# An f without bp binds to the slice that begins at its very time, though the f stands first.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"fl","ph":"s","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"fl","ph":"f","ts":20,"pid":1,"tid":2,"cat":"c","id":1},
{"name":"B","ph":"X","ts":20,"pid":1,"tid":2,"dur":10}]
--- want slice flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"A"}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":20000,"dur":10000,"name":"B"}
{"type":"flow","from":0,"to":1,"from_ts":5000,"to_ts":20000,"id":1,"name":"fl","cat":"c"}
