# The category of N stays when that of a snapshot is another, which is counted.
--- input
[{"name":"T","ph":"N","ts":0,"pid":1,"tid":1,"cat":"n","id":"0x1"},
{"name":"T","ph":"O","ts":5,"pid":1,"tid":1,"cat":"o","id":"0x1","args":{"snapshot":{"a":1}}},
{"name":"T","ph":"O","ts":6,"pid":1,"tid":1,"cat":"n","id":"0x1","args":{"snapshot":{"a":1}}},
{"name":"T","ph":"O","ts":7,"pid":1,"tid":1,"id":"0x2","args":{"snapshot":{"a":1}}},
{"name":"T","ph":"O","ts":8,"pid":1,"tid":1,"cat":"o","id":"0x2","args":{"snapshot":{"a":1}}}]
--- want object warning
{"type":"object","track":1,"id":"0x1","name":"T","cat":"n","created":0}
{"type":"object","track":1,"id":"0x2","name":"T","cat":"o","created":7000}
{"type":"warning","code":"object-category","count":1,"offset":68,"message":"a snapshot with a category that its object does not have: the object keeps its own"}
