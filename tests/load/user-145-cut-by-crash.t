# A trace that a crash cut in the middle of an event.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1},
{"name":"b","ph":"X","ts":5,"d
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":1000,"name":"a"}
{"type":"warning","code":"truncated","count":1,"offset":39,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
