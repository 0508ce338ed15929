The note of a range that has no room for it stands behind, where nothing else does.
size: 80x24
keys: /Raster<Enter>mMslow<Enter>/Layout<Enter>mMab<Enter>/Write<Enter>mMlast of them<Enter>/Swap<Enter>mMthe swap of buffers<Enter>
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
 ttv  trace.json   /Swap 1/1   view 0.00 ms .. 1.31 ms   1.32 ms   20.6 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▾███████████████▄▄▄▄▄    ▄▄▄▄▄███▄▄
 marks         │       ├─┤ slow    ├───── ab:├ the swap of…┤         ├ last…┤
│0.60 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
 ▼ Browser [7] ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │  ▂─▁ Read                   │                        ▏Write─
  ▼ main [1]   │▏RunTask──1 ms───────────────────────────────────         ▏Run…
               │     ▏Paint────     ▏Layout──500 µs─────────
               │        ── Raster            │
 ▼ GPU [8]     ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │                             ▶Swap██300 µs██
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
                                             │
 Swap
 start 0.000 600 s    wall 300 µs         self 300 µs  100.0 %   category gfx
 marked: 300 µs, -300 µs behind the one before
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--88888888888--TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
.RRRRR........._.......MMM.MMMM....MMMMMMMMMMMMMMMMMMMMMMMMM.........MMMMMMMM
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.____RRRRRRRRRRRRRRRRRRR_______|__________________________________
....LLLLLL....._..ddd.dddd...................|........................ccccccc
..L.LLLLLLLL..._mmmmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmm.........mmmmm
..............._.....rrrrrrrrrr.....fffffffff|ffffffffffffff
..............._........dd.dddddd............|
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRR_________|__________________________________
>>>>>>>>>>>>>>>_.............................@@@@@@@@@@@@@@@
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
.............................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333...22222222.333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
