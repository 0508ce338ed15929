e in the list of marks changes the note.
size: 80x24
keys: /Paint<Enter>mMhere<Enter>g'e<C-u>there<Enter>
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
 marks         │     ├ there ─┤
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
 marks                                                                   1 of 1
    MARK                  AT      LENGTH       SINCE      CURSOR NOTE, TRACK
> range        0.100000 ms      200 µs                      +0 there  main [1]
 marked: 200 µs; g' lists the marks
 j/k line  Enter go there  e note  x delete  q back  i full screen  ? help
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
11111111111111111111111111111111111111111111111111111111111111111111111111111111
..222222..................22......222222.......22222......222222.22222222222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..65555555..655555..6555555555555..655555
