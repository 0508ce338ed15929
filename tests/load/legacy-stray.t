# T and F without S.
--- input
[{"name":"io","ph":"T","ts":2,"pid":1,"tid":1,"id":1,"args":{"step":"seek"}},
{"name":"io","ph":"F","ts":9,"pid":1,"tid":1,"id":1}]
--- want slice warning
{"type":"warning","code":"stray-end","count":1,"offset":78,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"stray-step","count":1,"offset":1,"message":"an async step without its start: ignored"}
