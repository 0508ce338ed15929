The drawer with characters that every terminal has.
size: 80x24
options: --glyphs ascii
keys: k^rx
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":8,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100,"args":{"src":"b.cc"}},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150},
{"ph":"X","name":"RunTask","cat":"top","pid":8,"tid":1,"ts":600,"dur":400,"args":{"src":"a.cc"}},
{"ph":"B","name":"Never","cat":"top","pid":8,"tid":1,"ts":1100},
{"ph":"s","id":1,"name":"ipc","cat":"ipc","pid":7,"tid":1,"ts":450},
{"ph":"f","bp":"e","id":1,"name":"ipc","cat":"ipc","pid":8,"tid":1,"ts":610},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":300,"s":"t"},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":900,"s":"t"},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":4}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"used":9}}
]}
--- text
 ttv  trace.json   area 30 us  view 0.00 ms .. 1.32 ms   1.32 ms   20.6 us/col
 all 1.3 ms    |::##:::::::::::::::::::::::::#####################    :::::###::
|0.05 ms       ++0   ms-----------------+0.5 ms-----------------+1.0 ms---------
 - Browser [7] +--|2 threads, 1 track, 7 slices --------------------------------
>   io [2]     *  ># Read     ^                            ^         |Write==
  - main [1]   ||RunTask==1 ms==================================          |Run~
               |  || |Paint====    |Layout==500 us==========
               |  ||   === Raster
    mem        |  ||.............................||||||||||||||||||||||||||||||
 - Renderer [8]+--|1 thread, 2 slices ------------------------------------------
 AREA 30 us   [Slices]  Counters  Instants  Flows              1 track  1 slice
 by name,thread   clipped (*) to the area   in TOTAL nested slices count once
  NAME        THREAD                   COUNT     WALLv    SELF  SELF%      MAX
  Read        io [2], Browser [7]          1    30 us    30 us  100.0    30 us







  TOTAL 1                                  1    30 us    30 us  100.0    30 us
 Browser [7] / io [2]   depth 0   2 slices                             line 2/8
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip ~
--- style
------TTTTTTTTTT--888888888888-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._II44IIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.___||RRRRRRRRRRRRRRRRRRRRRRRRRRR_________________________________
>>>>>>>>>>>>>>>|..@@.dddd.....N............................N.........cccccccc
..L.LLLLLLLL..._mm||mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm..........mmmmm
..............._..||.rrrrrrrrrr....fffffffffffffffffffffffff
..............._..||...ddd.dddddd
....LLL........_..||CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPP___||RRRRRRRRRRRRRRRRR___________________________________________
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222222222222222222222222222222222
.222222.......2222222..................222222....22222....22222.222222.....2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444







.PPPPPPPPP....P............................PP...PPPPPP...PPPPPP.PPPPPP...PPPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555.5
