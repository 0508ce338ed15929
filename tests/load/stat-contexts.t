# stat: contexts that threads are in, by thread; one is never left.
--- input
[{"name":"Frame","ph":"(","ts":1,"pid":1,"tid":1,"id":"0x5"},
{"name":"Page","ph":"(","ts":2,"pid":1,"tid":1,"id":"0x6"},
{"name":"Page","ph":")","ts":4,"pid":1,"tid":1,"id":"0x6"},
{"name":"Frame","ph":"(","ts":5,"pid":1,"tid":2,"id":"0x5"},
{"name":"Frame","ph":")","ts":8,"pid":1,"tid":2,"id":"0x5"},
{"name":"a","ph":"X","ts":0,"pid":1,"tid":1,"dur":10}]
--- run stat --table contexts --from 3us --to 6us --sort max --format csv input.json
--- want
name,thread,count,wall,begun,ended,max,avg,first,last
Frame,thread 1,1,3000,0,0,3000,3000,1000,1000
Page,thread 1,1,1000,0,1,1000,1000,2000,2000
Frame,thread 2,1,1000,1,0,1000,1000,5000,5000
