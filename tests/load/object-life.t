# N, O, D, and an id that lives twice.
--- input
[{"name":"T","ph":"N","ts":0,"pid":1,"tid":1,"id":"0x1","cat":"c"},
{"name":"T","ph":"O","ts":3,"pid":1,"tid":1,"id":"0x1","cat":"c","args":{"snapshot":{"n":1}}},
{"name":"T","ph":"D","ts":9,"pid":1,"tid":1,"id":"0x1","cat":"c"},
{"name":"U","ph":"N","ts":9,"pid":1,"tid":1,"id":"0x1"},
{"name":"U","ph":"D","ts":12,"pid":1,"tid":1,"id":"0x1"}]
--- want track object snapshot warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"object","parent":0,"upid":0,"name":"T"}
{"type":"track","track":2,"kind":"object","parent":0,"upid":0,"name":"U"}
{"type":"object","track":1,"id":"0x1","name":"T","cat":"c","created":0,"destroyed":9000}
{"type":"object","track":2,"id":"0x1","name":"U","created":9000,"destroyed":12000}
{"type":"snapshot","object":0,"ts":3000,"value":{"n":1}}
