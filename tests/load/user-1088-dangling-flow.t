# A start where no slice is: the flow is kept, unbound.
--- input
[{"name":"B","ph":"X","ts":20,"pid":1,"tid":1,"dur":10},
{"name":"f","ph":"s","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"f","ph":"f","ts":25,"pid":1,"tid":1,"cat":"c","id":1,"bp":"e"}]
--- want slice flow warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":20000,"dur":10000,"name":"B"}
{"type":"flow","to":0,"from_ts":5000,"to_ts":25000,"id":1,"name":"f","cat":"c"}
{"type":"warning","code":"flow-without-slice","count":1,"offset":57,"message":"a flow event where no slice and no instant is: shown as unbound"}
