# N, O and D.
--- input
[{"name":"T","ph":"N","ts":0,"pid":1,"tid":1,"id":"0x1"},
{"name":"T","ph":"O","ts":5,"pid":1,"tid":1,"id":"0x1","args":{"snapshot":{"v":1}}},
{"name":"T","ph":"D","ts":9,"pid":1,"tid":1,"id":"0x1"}]
--- want track object snapshot warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"object","parent":0,"upid":0,"name":"T"}
{"type":"object","track":1,"id":"0x1","name":"T","created":0,"destroyed":9000}
{"type":"snapshot","object":0,"ts":5000,"value":{"v":1}}
