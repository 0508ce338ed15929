# Cut behind a value: what follows are the zeros of the last page.
--- input
[{"name":"a","ph":"X","ts":12,"dur":3,"pid":1,"tid":2},
{"name":"b","ph":"X"
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":12000,"dur":3000,"name":"a"}
{"type":"warning","code":"truncated","count":1,"offset":56,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
