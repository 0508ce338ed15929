'a+100us goes to a time behind a mark.
size: 80x24
keys: /Paint<Enter>magg0gt'a+100us<Enter>
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
 ttv  trace.json   /Paint 1   view -0.02 ms .. 1.29 ms   1.32 ms   20.6 µs/col
 all 1.3 ms    │[▄██▾▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████▄▄▄▄▄    ▄▄▄▄▄███▄]
 marks         │      'a
│0.20 ms       ┤─┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms────────
>▼ Browser [7] ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │   ▂─▁ Read                                            ▏Write─
  ▼ main [1]   │ ▏RunTask──1 ms───────────────────────────────────         ▏Run…
               │      ▏Paint────     ▏Layout──500 µs─────────
               │         ── Raster
 ▼ GPU [8]     ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │          │                   ▏Swap──300 µs──
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
 Browser [7]
 busy 1.28 ms  98.5 %         threads 2   slices 7   longest 1 ms  RunTask
 Browser [7]   2 threads, 7 slices                   /Paint  1 match   line 1/7
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--8888888888--TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._VVVV!VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
.RRRRR........._......MM
||||||||......._RIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRR
>>>>>>>>>>>>>>>____RRRRRRR|RRRRRRRRRRR__________________________________________
....LLLLLL....._...ddd.ddd|............................................ccccccc
..L.LLLLLLLL..._.mmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm.........mmmmm
..............._......!!!!|!!!!!.....ffffffffffffffffffffffff
..............._.........d|.dddddd
.P.PPPPPPP.....____RRRRRRR|RRRRRRRRR____________________________________________
....LLLLLLLL..._..........|...................rrrrrrrrrrrrrrr
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.333333333333333.........2222222.3...222222.3...2222222.3333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
