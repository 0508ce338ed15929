A search whose pattern has no room: how many hits there are is said all the same.
size: 62x16
keys: k^//^(RunTask|Paint|Layout)$/<Enter>
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
 ttv  trace.json   10 events 0.00 ms .. 1.32 ms  27.7 µs/col
 all 1.3 ms  │▾██▾▄▄▄▄▄▄▄▄▄▄▾▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄   ▄▄▄▄▾██▄
│0.10 ms     ┤┬0.0 ms───────────┬0.5 ms───────────┬1.0 ms─────
 ▼ Browser   ┤╌╌ Browser [7]  2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]   │ ▂─│Read                                ▏Wri…
  ▼ main [1] │▏RunTask──1 ms──────────────────────       ▏Ru…
>   main [1] │   │▶Paint█   ▏Layout──500 µs────
             │   │ ──▂ Raster
                 │
                 │
                 │
                 │
 Paint
 start 0.000 100 s    wall 200 µs       self 150 µs  75.0 %
 Browser [7] / main [1]   depth 1  …  match 2 of 4   line 4/5
 n/N hits  gn longest  Esc end search  Enter details  ? help …
--- style
------TTTTTTTTTT-------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.._!OO!OOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOO
||||||||....._IIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRR
.P.PPPPPPP...____|PPPPPPPPPPRRRRRRRRRRRRRRRRRRRRR_____________
....LLLLLL..._.dd|dddd................................ccccc
..L.LLLLLLLL._!!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!.......!!!!
>>>>>>>>>>>>>_...|@@@@@@@...!!!!!!!!!!!!!!!!!!!
............._...|.ddd.dddddd
.................|
.................|
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.......2222.33333333333333
77777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555.5
