# Halves with different ids are never joined.
--- input
[{"name":"A","ph":"X","ts":0,"pid":1,"tid":1,"dur":10},
{"name":"B","ph":"X","ts":20,"pid":1,"tid":1,"dur":10},
{"name":"f","ph":"s","ts":5,"pid":1,"tid":1,"cat":"c","id":1},
{"name":"f","ph":"f","ts":25,"pid":1,"tid":1,"cat":"c","id":2}]
--- want flow warning
{"type":"flow","from":0,"from_ts":5000,"to_ts":5000,"id":1,"name":"f","cat":"c"}
{"type":"flow","from_ts":25000,"to_ts":25000,"id":2,"name":"f","cat":"c"}
{"type":"warning","code":"flow-without-start","count":1,"offset":175,"message":"a flow step or end whose id has no start: shown as unbound"}
{"type":"warning","code":"flow-without-end","count":1,"offset":112,"message":"a flow start that nothing ends: shown as unbound"}
{"type":"warning","code":"flow-without-slice","count":1,"offset":175,"message":"a flow event where no slice and no instant is: shown as unbound"}
