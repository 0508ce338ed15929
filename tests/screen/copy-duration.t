yd copies the length with all its digits.
size: 80x24
keys: /Layout<Enter>yd
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
 ttv  trace.json   /Layout 1/1    12 events    0.00 ms .. 1.31 ms  20.6 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▾▄▄▄▄▄▄▄▄▄████████████████▄▄▄▄▄    ▄▄▄▄▄███▄▄
│0.40 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
 ▼ Browser [7] ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │  ▂─▁ Read         │                                  ▏Write─
  ▼ main [1]   │▏RunTask──1 ms───────────────────────────────────         ▏Run…
>   main [1]   │     ▏Paint────    │▶Layout██500 µs█████████
               │        ── Raster  │
 ▼ GPU [8]     ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │                   │         ▏Swap──300 µs──
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
 Layout
 start 0.000 400 s    wall 500 µs     self 500 µs  100.0 %   of parent 50.0 %
 0.5 ms: copied, 6 bytes
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--8888888888888----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.____RRRRRRRRRRRRRRRR|RR__________________________________________
....LLLLLL....._..ddd.dddd.........|..................................ccccccc
..L.LLLLLLLL..._mmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmm.........mmmmm
>>>>>>>>>>>>>>>_.....rrrrrrrrrr....|@@@@@@@@@@@@@@@@@@@@@@@@
..............._........dd.dddddd..|
.P.PPPPPPP.....____RRRRRRRRRRRRRRRR|____________________________________________
....LLLLLLLL..._...................|.........rrrrrrrrrrrrrrr
...................................|
...................................|
...................................|
...................................|
...................................|
...................................|
...................................|
...................................|
...................................|
...................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.....2222.333333333333333...222222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
