A second range of the mouse has the lines that it goes over, not those of the first.
size: 90x24
keys: <Click:30,8><Drag:60,8><Release:60,8><Esc><Click:20,5><Drag:60,5><Release:60,5>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500,"args":{"nodes":31,"why":{"dirty":true,"by":["style","size"]},"text":"a string"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150}
]}
--- text
 ttv  trace.json   area 740 µs    1.3 ms view 0.00 ms .. 1.31 ms   1.32 ms   18.1 µs/col
 all 1.3 ms     │▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄████▄▄
│0.75 ms        ┤┬0                 740 µs                  ─┬0.8 ms────┬1.0 ms────┬1.2 ms
 ▼ Browser [7]  ┤╌╌│2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]      ■  ▶▶▶ Read                                │                  ▏Write──
  ▼ main [1]    │▏RunTask──1 ms─────────────────────────────────────────           ▏RunT…
                │  │   ▏Paint─────     ▏Layout──500 µs─────────────
                │  │     ─── Raster                        │
                   │                                       │
                   │                                       │
 AREA 740 µs   [Slices]                                                  1 track  1 slice
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME         COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95
  Read             1    30 µs    30 µs  100.0    30 µs    4.1    30 µs    30 µs    30 µs







  TOTAL 1          1    30 µs    30 µs  100.0    30 µs    4.1    30 µs    30 µs    30 µs
 740 µs, from 36.1 µs on; f fills the view with it, Esc forgets it
 Tab table  Space track in/out  V all tracks  f fill the view  gv move an end  …
--- style
------TTTTTTTTTT--8888888888888----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........_II44444444444444444444444444444444444444444RIIIIIIIRRRRIIIIIIIRRRRIIIIIII
.P.PPPPPPPPPPP..___|RRRRRRRRRRRRRRRRRRR____________________|______________________________
>>>>>>>>>>>>>>>>|..@@@.dddd................................|..................cccccccc
..L.LLLLLLLL...._mm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmm...........mmmmmm
................_..|...rrrrrrrrrrr.....ffffffffffffffffffff|fffffff
................_..|.....ddd.dddddd........................|
...................|.......................................|
...................|.......................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222
.333333............33...333333...333333.333333...333333...3333...333333...333333...333333







.PPPPPPPPP.........PP...PPPPPP...PPPPPP.PPPPPP...PPPPPP...PPPP...PPPPPP...PPPPPP...PPPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555..666665555555555555..655555555555..655555555555555..66555555555555..5
