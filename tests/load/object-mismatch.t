# D without a life, and D of another process.
--- input
[{"name":"T","ph":"D","ts":5,"pid":1,"tid":1,"id":"0x1"},
{"name":"T","ph":"N","ts":6,"pid":1,"tid":1,"id":"0x2"},
{"name":"T","ph":"D","ts":7,"pid":2,"tid":1,"id":"0x2"}]
--- want object warning
{"type":"object","track":1,"id":"0x2","name":"T","created":6000}
{"type":"warning","code":"object-mismatch","count":2,"offset":1,"message":"an object event that does not fit the object's life: ignored"}
