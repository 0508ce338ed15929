# stat: objects of one process, with all of their lives.
--- input
[{"name":"Tile","ph":"N","id":"0x1","ts":100,"pid":1,"tid":1},
{"name":"Tile","ph":"D","id":"0x1","ts":700,"pid":1,"tid":1},
{"name":"Tile","ph":"N","id":"0x2","ts":200,"pid":1,"tid":1},
{"name":"Tile","ph":"N","id":"0x3","ts":200,"pid":2,"tid":1},
{"name":"a","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1}]
--- run stat --table objects --process /1/ --from 400us --to 600us --whole input.json
--- want
NAME   PROCESS    COUNT    WALL  BEGUN  ENDED     MAX     AVG        FIRST         LAST
Tile   process 1      2  1.4 ms      0      0  800 µs  700 µs  0.000 100 s  0.000 200 s
TOTAL                 2  1.4 ms      0      0  800 µs  700 µs  0.000 100 s  0.000 200 s
