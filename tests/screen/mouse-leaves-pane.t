A click on the overview goes there and takes the keys back from the pane.
size: 90x24
keys: k^lli<Click:12,18><Click:40,2>jj
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":5000,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":5100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":5150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":5400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":6200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":5050,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":6100,"dur":150},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"GPU"}},
{"ph":"X","name":"Swap","cat":"gfx","pid":8,"tid":1,"ts":5600,"dur":300}
]}
--- text
 ttv  trace.json   12 events   1.3 ms   view -0.03 ms .. 1.28 ms   1.32 ms   18.1 µs/col
 all 1.3 ms     │[▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄██████████████████▄▄▄▄▄▄    ▄▄▄▄▄▄████▄]
│0.39 ms        ┤─┬0.0 ms────┬0.2 ms─────┬0.4 ms────┬0.6 ms────┬0.8 ms────┬1.0 ms────┬────
 ▼ Browser [7]  ┤╌╌ 2 threads, 7 slices │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]      │    ▃─▃ Read           │                                       ▏Write──
  ▼ main [1]    │  ▏RunTask──1 ms─────────────────────────────────────────           ▏Run…
>   main [1]    │       ▏Paint──────    │▶Layout██500 µs█████████████
                │          ─── Raster   │
 ▼ GPU [8]      ┤╌╌ 1 thread, 1 slice ╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1    │                       │           ▏Swap──300 µs────
                                        │
                                        │
                                        │
 Layout                                                                          14 lines
 name       Layout
 start      0.000 400 s
            absolute 0.005 400 s
 end        0.000 900 s
 wall       500 µs
 self       500 µs  100.0 %
 of parent  50.0 %
 category   gfx
 Browser [7] / main [1]   depth 1   2 slices                                     line 4/7
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR....._VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
||||||||........_RIIIIIIIRRRRIIIIIIIRRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIRRRR
.P.PPPPPPPPPPP..____RRRRRRRRRRRRRRRRRRR_|_________________________________________________
....LLLLLL......_....ddd.dddd...........|.......................................cccccccc
..L.LLLLLLLL...._..mmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm...........mmmmm
>>>>>>>>>>>>>>>>_.......rrrrrrrrrrrr....|@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................_..........ddd.dddddd...|
.P.PPPPPPP......____RRRRRRRRRRRRRRRRR___|_________________________________________________
....LLLLLLLL...._.......................|...........rrrrrrrrrrrrrrrrr
........................................|
........................................|
........................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......333333
.22222......33333333333
............33333333333333333333
.222........33333333333
.2222.......333333
.2222.......333333333333333
.222222222..333333
.22222222...333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
