A note that is longer than the room behind its range is cut.
size: 80x24
keys: /Raster<Enter>mMa note that goes on and on, with more to say than eighty columns have<Enter>
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
 ttv  trace.json   /Raster 1/1    12 events    0.00 ms .. 1.31 ms  20.6 µs/col
 all 1.3 ms    │▄▄██▄▄▄▾▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████▄▄▄▄▄    ▄▄▄▄▄███▄▄
 marks         │       ├─┤ a note that goes on and on, with more to say than e…
│0.15 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
 ▼ Browser [7] ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │  ▂─▁ Read                                            ▏Write─
  ▼ main [1]   │▏RunTask──1 ms───────────────────────────────────         ▏Run…
               │     ▏Paint────     ▏Layout──500 µs─────────
>   main [1]   │       │▶█ Raster
 ▼ GPU [8]     ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │       │                     ▏Swap──300 µs──
                       │
                       │
                       │
                       │
                       │
                       │
                       │
                       │
                       │
 Raster
 start 0.000 150 s    wall 50 µs       self 50 µs  100.0 %   of parent 25.0 %
 marked: 50 µs; g' lists the marks
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--8888888888888----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
.RRRRR........._.......MMM.MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.____RRRR|RRRRRRRRRRRRRR__________________________________________
....LLLLLL....._..ddd.d|dd............................................ccccccc
..L.LLLLLLLL..._mmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm.........mmmmm
..............._.....rr|rrrrrrr.....ffffffffffffffffffffffff
>>>>>>>>>>>>>>>_.......|@@.!!!!!!
.P.PPPPPPP.....____RRRR|RRRRRRRRRRRR____________________________________________
....LLLLLLLL..._.......|.....................rrrrrrrrrrrrrrr
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333.......2222.33333333333333...222222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
