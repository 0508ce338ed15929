Enter in the list of marks goes to the mark.
size: 80x24
keys: /Paint<Enter>mMhere<Enter>/Write<Enter>g'<Enter>
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
 ttv  trace.json   /Write 1   view -0.02 ms .. 1.29 ms   1.32 ms   20.6 µs/col
 all 1.3 ms    │[▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████▄▄▄▄▄    ▾▄▄▄▄███▄]
 marks         │      ├─ here ─┤
│0.10 ms       ┤─┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms────────
 ▼ Browser [7] ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │   ▂─▁│Read                                            ▏Write─
> ▼ main [1]   │ ▶RunTask██1 ms███████████████████████████████████         ▏Run…
               │      ▏Paint────     ▏Layout──500 µs─────────
               │      │  ── Raster
 ▼ GPU [8]     ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │      │                       ▏Swap──300 µs──
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
 RunTask
 start 0 s        wall 1 ms   self 300 µs  30.0 %   category top   children 2
 Browser [7] / main [1]   depth 0   2 slices         /Write  1 match   line 3/7
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--8888888888--TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV!VVVVVVVVV
.RRRRR........._......MMMMMMMMMM
||||||||......._RIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRR
.P.PPPPPPPPPPP.____RRR|RRRRRRRRRRRRRRR__________________________________________
....LLLLLL....._...ddd|dddd............................................!!!!!!!
>>>>>>>>>>>>>>>_.@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@.........mmmmm
..............._......|rrrrrrrrr.....ffffffffffffffffffffffff
..............._......|..dd.dddddd
.P.PPPPPPP.....____RRR|RRRRRRRRRRRRR____________________________________________
....LLLLLLLL..._......|.......................rrrrrrrrrrrrrrr
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333........2222.3333...2222.33333333333333...22222222.333...22222222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
