A click in the overview goes there.
size: 90x24
keys: k^ww<Click:75,2>
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
 ttv  trace.json   10 events   1.3 ms  view 0.604 ms .. 1.315 ms   711 µs   9.74 µs/col
 all 1.3 ms     │▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄[▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄████▄]
│1.015 ms       ┤─────────┬0.7 ms────┬0.8 ms───┬0.9 ms───┬1.0 ms───┬1.1 ms────┬1.2 ms───┬─
 ▼ Browser [7]  ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]      │                                          │        ▏Write─────────
  ▼ main [1]    │…RunTask──1 ms─────────────────────────── │                  ▏RunTask──
                │…Layout──500 µs───────────────            │
                │                                          │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
                                                           │
 Read
 start 0.000 050 s    wall 30 µs          self 30 µs  100.0 %          category io
 Browser [7] / io [2]   depth 0   2 slices                                       line 2/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT-----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||||......._RRRRRRRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIR
.P.PPPPPPPPPPP..____RRRRRRRRRRRRRRRRRRR____________________|______________________________
>>>>>>>>>>>>>>>>_..........................................|........ccccccccccccccc
..L.LLLLLLLL...._mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm.|..................mmmmmmmmmm
................_ffffffffffffffffffffffffffffff............|
................_..........................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
...........................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333..........2222.33333333333333..........22222222.33
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
