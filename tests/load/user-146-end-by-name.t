# An E closes the B of its name.
--- input
[{"name":"a","ph":"B","ts":0,"pid":1,"tid":1},
{"name":"x","ph":"E","ts":1,"pid":1,"tid":1},
{"name":"a","ph":"E","ts":2,"pid":1,"tid":1}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":2000,"name":"a"}
{"type":"warning","code":"stray-end","count":1,"offset":47,"message":"an end that no open begin matches: ignored"}
