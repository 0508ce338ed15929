# With many flows each arrow goes to its own slice.
--- input
[{"name":"A0","ph":"X","ts":0,"pid":1,"tid":1,"dur":5},
{"name":"A1","ph":"X","ts":10,"pid":1,"tid":1,"dur":5},
{"name":"A2","ph":"X","ts":20,"pid":1,"tid":1,"dur":5},
{"name":"B0","ph":"X","ts":100,"pid":1,"tid":2,"dur":5},
{"name":"B1","ph":"X","ts":110,"pid":1,"tid":2,"dur":5},
{"name":"B2","ph":"X","ts":120,"pid":1,"tid":2,"dur":5},
{"name":"f","ph":"s","ts":1,"pid":1,"tid":1,"cat":"c","id":0},
{"name":"f","ph":"s","ts":11,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"f","ph":"s","ts":21,"pid":1,"tid":1,"cat":"c","id":2},
{"name":"f","ph":"f","ts":121,"pid":1,"tid":2,"cat":"c","id":0,"bp":"e"},
{"name":"f","ph":"f","ts":111,"pid":1,"tid":2,"cat":"c","id":1,"bp":"e"},
{"name":"f","ph":"f","ts":101,"pid":1,"tid":2,"cat":"c","id":2,"bp":"e"}]
--- want slice flow
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"A0"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":10000,"dur":5000,"name":"A1"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":20000,"dur":5000,"name":"A2"}
{"type":"slice","id":3,"track":2,"lane":0,"depth":0,"ts":100000,"dur":5000,"name":"B0"}
{"type":"slice","id":4,"track":2,"lane":0,"depth":0,"ts":110000,"dur":5000,"name":"B1"}
{"type":"slice","id":5,"track":2,"lane":0,"depth":0,"ts":120000,"dur":5000,"name":"B2"}
{"type":"flow","from":0,"to":5,"from_ts":1000,"to_ts":121000,"id":0,"name":"f","cat":"c"}
{"type":"flow","from":1,"to":4,"from_ts":11000,"to_ts":111000,"id":1,"name":"f","cat":"c"}
{"type":"flow","from":2,"to":3,"from_ts":21000,"to_ts":101000,"id":2,"name":"f","cat":"c"}
