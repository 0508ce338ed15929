A time of day is a place to go to; with it the day counts from the cursor.
size: 100x24
keys: k^TTgt22:13:20.0054<Enter>
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
],"baseTimeNanoseconds":1700000000000000000}
--- text
 ttv  trace.json   1.3 ms view 2023-11-14 22:13:20.00499 .. 22:13:20.00631   1.32 ms   16.9 µs/col
 all 1.3 ms          │▄▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄██████████████████▆▄▄▄▄▄▃     ▄▄▄▄▄▄███▅▄▄
│22:13:20.00540      ┤┬22:13:20.0050───────────────┬22:13:20.0055────────────────┬22:13:20.0060─────
 ▼ Browser [7]       ┤╌╌ 2 threads, 7 slices │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]           │   ▶█ Read             │                                         ▏Write───
  ▼ main [1]         │▏RunTask──1 ms─────────────────────────────────────────────            ▏RunT…
                     │      ▏Paint──────     │▏Layout──500 µs──────────────
                     │         ─── Raster    │
 ▼ GPU [8]           ┤╌╌ 1 thread, 1 slice ╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1         │                       │            ▏Swap──300 µs────
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
 Browser [7] / io [2]   depth 0   2 slices                                                 line 2/7
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||||||||......_IIIIIIIIIIIIIIRRRRRRRRRRRRRRRIIIIIIIIIIIIIIRRRRRRRRRRRRRRRRIIIIIIIIIIIIIIRRRRR
.P.PPPPPPPPPPP.......____RRRRRRRRRRRRRRRRRRR_|______________________________________________________
>>>>>>>>>>>>>>>>>>>>>_...@@.dddd.............|.........................................ccccccccc
..L.LLLLLLLL........._mmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm............mmmmmm
....................._......rrrrrrrrrrrr.....|fffffffffffffffffffffffffffff
....................._.........ddd.dddddd....|
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRR___|______________________________________________________
....LLLLLLLL........._.......................|............rrrrrrrrrrrrrrrrr
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333..........2222.33333333333333..........22222222.33
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
