# An f whose id has no s is no arrow; it is kept unbound and counted.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"fl","ph":"f","ts":5,"pid":1,"tid":1,"cat":"c","id":2}]
--- want flow warning
{"type":"flow","from_ts":5000,"to_ts":5000,"id":2,"name":"fl","cat":"c"}
{"type":"warning","code":"flow-without-start","count":1,"offset":56,"message":"a flow step or end whose id has no start: shown as unbound"}
{"type":"warning","code":"flow-without-slice","count":1,"offset":56,"message":"a flow event where no slice and no instant is: shown as unbound"}
