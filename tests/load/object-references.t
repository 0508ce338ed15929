# id_ref means the snapshot in force; before the first, the first; nothing when it is not alive.
--- input
[{"name":"T","ph":"N","ts":0,"pid":1,"tid":1,"id":"0x1"},
{"name":"T","ph":"O","ts":10,"pid":1,"tid":1,"id":"0x1","args":{"snapshot":{"n":1}}},
{"name":"T","ph":"O","ts":20,"pid":1,"tid":1,"id":"0x1","args":{"snapshot":{"n":2}}},
{"name":"T","ph":"D","ts":30,"pid":1,"tid":1,"id":"0x1"},
{"name":"early","ph":"X","ts":5,"pid":1,"tid":1,"dur":1,"args":{"of":{"id_ref":"0x1"}}},
{"name":"mid","ph":"X","ts":15,"pid":1,"tid":1,"dur":1,"args":{"of":{"deep":[{"id_ref":"0x1"}]}}},
{"name":"late","ph":"X","ts":35,"pid":1,"tid":1,"dur":1,"args":{"of":{"id_ref":"0x1"}}}]
--- want slice ref warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"early","args":{"of":{"id_ref":"0x1"}}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":15000,"dur":1000,"name":"mid","args":{"of":{"deep":[{"id_ref":"0x1"}]}}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":35000,"dur":1000,"name":"late","args":{"of":{"id_ref":"0x1"}}}
{"type":"ref","slice":0,"path":"of","object":0,"snapshot_ts":10000}
{"type":"ref","slice":1,"path":"of.deep.0","object":0,"snapshot_ts":10000}
