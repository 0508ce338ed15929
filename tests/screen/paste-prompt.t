A pasted line break stays in the prompt, as a blank.
size: 80x24
keys: k^/<Paste>RunTask<Enter>Layout<Tab><PasteEnd>
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
 ttv  trace.json   /RunTask Layout  0          0.00 ms .. 1.32 ms  20.6 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    ▄▄▄▄▄███▄▄
│0.05 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
 ▼ Browser [7] ┤╌╌│2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]     │  ▶█ Read                                            ▏Write──
  ▼ main [1]   │▏RunTask──1 ms──────────────────────────────────          ▏Run…
               │  │  ▏Paint────    ▏Layout──500 µs──────────
               │  │    ─── Raster
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
 Read
 start 0.000 050 s    wall 30 µs          self 30 µs  100.0 %     category io
/RunTask Layout
 0 by name, args with Enter  Enter first hit  /re/ expression  Up history  …
--- style
------TTTTTTTTTT--88888888888888888888---------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.___|RRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_..@@.dddd............................................cccccccc
..L.LLLLLLLL..._mm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm..........mmmmm
..............._..|..rrrrrrrrrr....fffffffffffffffffffffffff
..............._..|....ddd.dddddd
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333..........2222.33333333333333.....22222222.33
::::::::::::::::|:::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::
.65555555555555555555555555..666665555555555..666655555555555..6655555555..5
