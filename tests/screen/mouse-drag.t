A range of time that the mouse marks.
size: 90x24
keys: <Click:30,8><Drag:31,8><Drag:60,7><Release:60,7>
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
 ttv  trace.json   area 560 µs    1.3 ms view 0.00 ms .. 1.31 ms   1.32 ms   18.1 µs/col
 all 1.3 ms     │▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄████▄▄
│0.75 ms        ┤┬0.0 ms────┬            560 µs             ─┬0.8 ms────┬1.0 ms────┬1.2 ms
 ▼ Browser [7]  ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]      │  ▂─▃ Read  │                             │                  ▏Write──
  ▼ main [1]    ■▏RunTask──1 ms─────────────────────────────────────────           ▏RunT…
>   main [1]    ■      ▏Paint─────     ▏Layout──500 µs─────────────
                ■        ▶██ Raster                        │
                             │                             │
                             │                             │
 AREA 560 µs   [Slices]                                                 1 track  3 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME         COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95
  RunTask          1   560 µs*  100 µs   17.9   560 µs  100.0   560 µs   560 µs   560 µs
  Layout           1   376 µs*  376 µs   67.2   376 µs   67.2   376 µs   376 µs   376 µs
  Paint            1  83.3 µs* 83.3 µs   14.9  83.3 µs   14.9  83.3 µs  83.3 µs  83.3 µs





  TOTAL 3          3   560 µs   560 µs  100.0   560 µs  100.0   340 µs   376 µs   560 µs
 560 µs, from 217 µs on; f fills the view with it, Esc forgets it
 Tab table  Space track in/out  V all tracks  f fill the view  gv move an end  …
--- style
------TTTTTTTTTT--8888888888888----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........_IIIIIIIRRRRI4444444444444444444444444444444RIIIIIIIRRRRIIIIIIIRRRRIIIIIII
.P.PPPPPPPPPPP..____RRRRRRRRR|RRRRRRRRR____________________|______________________________
....LLLLLL......_..ddd.dddd..|.............................|..................cccccccc
..L.LLLLLLLL....|mmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmm...........mmmmmm
>>>>>>>>>>>>>>>>|......rrrrrr|rrrr.....ffffffffffffffffffff|fffffff
................|........@@@.|ddddd........................|
.............................|.............................|
.............................|.............................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222
.333333333.........33..3333333..3333333..33333..3333333.333333..3333333..3333333..3333333
.33333333..........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333
.3333333...........33.33333333.33333333..33333.33333333..33333.33333333.33333333.33333333





.PPPPPPPPP.........PP..PPPPPPP..PPPPPPP.PPPPPP..PPPPPPP.PPPPPP..PPPPPPP..PPPPPPP..PPPPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555..666665555555555555..655555555555..655555555555555..66555555555555..5
