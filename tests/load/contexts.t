# ( and ) around what runs in them.
--- input
[{"name":"Frame","ph":"(","ts":1,"pid":1,"tid":1,"id":"0x5"},
{"name":"a","ph":"X","ts":2,"pid":1,"tid":1,"dur":1},
{"name":"Frame","ph":")","ts":4,"pid":1,"tid":1,"id":"0x5"},
{"name":"Frame","ph":"(","ts":6,"pid":1,"tid":1,"id":"0x6"},
{"name":"Frame","ph":")","ts":7,"pid":1,"tid":1,"id":"0x9"}]
--- want context warning
{"type":"context","track":1,"ts":1000,"dur":3000,"name":"Frame","id":"0x5"}
{"type":"context","track":1,"ts":6000,"dur":-1,"name":"Frame","id":"0x6"}
{"type":"warning","code":"context-mismatch","count":1,"offset":238,"message":"a context event that does not fit: ignored"}
