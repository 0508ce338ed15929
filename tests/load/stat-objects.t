# stat: objects that are alive in a range, by type and process.
--- input
[{"name":"Tile","ph":"N","id":"0x1","ts":100,"pid":1,"tid":1},
{"name":"Tile","ph":"D","id":"0x1","ts":700,"pid":1,"tid":1},
{"name":"Tile","ph":"N","id":"0x2","ts":200,"pid":1,"tid":1},
{"name":"Tile","ph":"N","id":"0x3","ts":200,"pid":2,"tid":1},
{"name":"Tile","ph":"D","id":"0x3","ts":250,"pid":2,"tid":1},
{"name":"Frame","ph":"N","id":"0x4","ts":450,"pid":2,"tid":1},
{"name":"a","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1}]
--- run stat --table objects --from 400us --to 600us --format csv input.json
--- want
name,process,count,wall,begun,ended,max,avg,first,last
Tile,process 1,2,400000,0,0,200000,200000,100000,200000
Frame,process 2,1,150000,1,0,150000,150000,450000,450000
