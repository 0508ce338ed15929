The same with the characters of a console font.
size: 80x24
options: --glyphs half
keys: j
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
 ttv  trace.json   10 events    view -0.06 ms .. 1.86 ms   1.92 ms   30 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    ▄▄▄▄▄███▄▄
│0.05 ms       ┤──┬0.0 ms─────────┬0.5 ms──────────┬1.0 ms──────────┬1.5 ms─────
 ▼ Browser [7] ┤── 2 threads, 7 slices ─────────────────────────────────────────
    io [2]     │   ▌│                                  │Wri~
> ▼ main [1]   │  ►RunTask██1 ms███████████████████       │R~
               │   │ │Paint░   │Layout░░500 µs░░
               │   │   │░
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
 RunTask                                                              Tab opens
 start 0 s   wall 1 ms   self 300 µs  30.0 %   category top   depth 0
 Browser [7] / main [1]   depth 0   2 slices                           line 3/5
 w/s zoom  a/d pan  hjkl cursor  u/o out/in  gl longest  f focus  Enter details
--- style
------TTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._RRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRR
.P.PPPPPPPPPPP.____|RRRRRRRRRRRRRRRRRR__________________________________________
....LLLLLL....._...|d..................................ccccc
>>>>>>>>>>>>>>>_..@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@.......mmm
..............._...|.rrrrrrr...fffffffffffffffff
..............._...|...dd
...................|
...................|
...................|
...................|
...................|
...................|
...................|
...................|
...................|
...................|
...................|
...................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333...2222.3333...2222.33333333333333...22222222.333...22222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6665555555..6655555555..6555555..6666655555555
