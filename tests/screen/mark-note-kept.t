mM again shows the note, to be changed.
size: 80x24
keys: /Paint<Enter>mMone<Enter>mM
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
 ttv  trace.json   /Paint 1/1  view 0.00 ms .. 1.31 ms   1.32 ms   20.6 µs/col
 all 1.3 ms    │▄▄██▾▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████▄▄▄▄▄    ▄▄▄▄▄███▄▄
 marks         │     ├─ one ──┤
│0.10 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
 ▼ Browser [7] ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │  ▂─▁│Read                                            ▏Write─
  ▼ main [1]   │▏RunTask──1 ms───────────────────────────────────         ▏Run…
>   main [1]   │     ▶Paint████     ▏Layout──500 µs─────────
               │     │  ── Raster
 ▼ GPU [8]     ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │     │                       ▏Swap──300 µs──
                     │
                     │
                     │
                     │
                     │
                     │
                     │
                     │
                     │
 Paint
 start 0.000 100 s    wall 200 µs      self 150 µs  75.0 %   of parent 20.0 %
note: one
 Enter mark it so  Up history  Esc leave
--- style
------TTTTTTTTTT--888888888888-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
.RRRRR........._.....MMMMMMMMMM
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.____RR|RRRRRRRRRRRRRRRR__________________________________________
....LLLLLL....._..ddd|dddd............................................ccccccc
..L.LLLLLLLL..._mmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm.........mmmmm
>>>>>>>>>>>>>>>_.....@@@@@@@@@@.....ffffffffffffffffffffffff
..............._.....|..dd.dddddd
.P.PPPPPPP.....____RR|RRRRRRRRRRRRRR____________________________________________
....LLLLLLLL..._.....|.......................rrrrrrrrrrrrrrr
.....................|
.....................|
.....................|
.....................|
.....................|
.....................|
.....................|
.....................|
.....................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333......2222.33333333333333...222222222.333333
:::::::::|::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::
.6666655555555555..6655555555..666555555
