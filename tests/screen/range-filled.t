A range of time that fills the view.
size: 90x24
keys: k^jjvlvf
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
 ttv  trace.json   area 850 µs    1.3 ms  view 24 µs .. 920 µs   896 µs   12.3 µs/col
 all 1.3 ms     │[▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄]▄▄▄▄    ▄▄▄▄▄▄████▄▄
│400 µs         ┤──                               850 µs                                 ─
 ▼ Browser [7]  ┤╌╌│2 threads, 7 slices ╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    io [2]      │  ─── Read                    │                                        │
  ▼ main [1]    ■…RunTask──1 ms───────────────────────────────────────────────────────────
>   main [1]    ■  │   ▏Paint──200 µs──        │▶Layout██500 µs█████████████████████████│
                ■  │       ▏Ra…                │                                        │
                   │                           │                                        │
                   │                           │                                        │
 AREA 850 µs   [Slices]                                                 1 track  4 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME         COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95
  RunTask          1   850 µs*  150 µs   17.6   850 µs  100.0   850 µs   850 µs   850 µs
  Layout           1   500 µs   500 µs   58.8   500 µs   58.8   500 µs   500 µs   500 µs
  Paint            1   200 µs   150 µs   17.6   200 µs   23.5   200 µs   200 µs   200 µs
  Raster           1    50 µs    50 µs    5.9    50 µs    5.9    50 µs    50 µs    50 µs




  TOTAL 4          4   850 µs   850 µs  100.0   850 µs  100.0   400 µs   200 µs   850 µs
 850 µs, from 50 µs on; f fills the view with it, Esc forgets it
 Tab table  Space track in/out  V all tracks  f fill the view  gv move an end  …
--- style
------TTTTTTTTTT--8888888888888-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR....._VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOOOO
|||||||........._RR4444444444444444444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPPPPP..___|RRRRRRRRRRRRRRRRRRR________|________________________________________|_
....LLLLLL......_..|dd.dddd....................|........................................|
..L.LLLLLLLL....|mm|mmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|m
>>>>>>>>>>>>>>>>|..|...rrrrrrrrrrrrrrrr........|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@|
................|..|.......dddd................|........................................|
...................|...........................|........................................|
...................|...........................|........................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222
.333333333.........33..3333333..3333333..33333..3333333.333333..3333333..3333333..3333333
.33333333..........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333
.3333333...........33..3333333..3333333..33333..3333333..33333..3333333..3333333..3333333
.33333333..........33...333333...333333...3333...333333...3333...333333...333333...333333




.PPPPPPPPP.........PP..PPPPPPP..PPPPPPP.PPPPPP..PPPPPPP.PPPPPP..PPPPPPP..PPPPPPP..PPPPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555..666665555555555555..655555555555..655555555555555..66555555555555..5
