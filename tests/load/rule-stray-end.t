# An E with nothing open is ignored and counted.
--- input
[{"name":"a","ph":"E","ts":5,"pid":1,"tid":1}]
--- want slice warning
{"type":"warning","code":"stray-end","count":1,"offset":1,"message":"an end that no open begin matches: ignored"}
