# Zeros where a comma or a brace should be, and no key has been read before.
--- input printf
[{\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000},
{"name":"a","ph":"X","ts":12,"dur":3\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000},
{"name":"b","ph":"X","ts":20,"dur":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":20000,"dur":1000,"name":"b"}
{"type":"warning","code":"missing-comma","count":1,"offset":59,"message":"no comma between two events: read as if it were there"}
{"type":"warning","code":"syntax-error","count":2,"offset":1,"message":"an event that is not JSON: that event is lost, the next is read"}
--- stderr
ttv: input.json: part of it is lost: syntax-error 2 times; `ttv check` says where
