# No comma between two events.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1}{"name":"b","ph":"X","ts":1,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":1000,"dur":1000,"name":"b"}
{"type":"warning","code":"missing-comma","count":1,"offset":37,"message":"no comma between two events: read as if it were there"}
