# b without an id.
--- input
[{"name":"a","ph":"b","ts":0,"pid":1,"tid":1,"cat":"c"},
{"name":"a","ph":"e","ts":2,"pid":1,"tid":1,"cat":"c"}]
--- want slice warning
{"type":"warning","code":"no-id","count":2,"offset":1,"message":"an event that needs an id has none: dropped"}
--- stderr
ttv: input.json: there is no event in it
--- status 3
