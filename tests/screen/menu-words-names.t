Names of slices are completed in a search.
size: 80x24
keys: k^/r<Tab><Tab>
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
 ttv  trace.json   /RunTask 2  view 0.00 ms .. 1.31 ms   1.32 ms   20.6 µs/col
 all 1.3 ms    │▾▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████▄▄▄▄▄    ▄▄▄▄▄▾██▄▄
│0.05 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
 ▼ Browser [7] ┤╌╌│2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]     │  ▶▶▶ Read                                            ▏Write─
  ▼ main [1]   │▏RunTask──1 ms───────────────────────────────────         ▏Run…
               │  │  ▏Paint────     ▏Layout──500 µs─────────
               │  │     ── Raster
 ▼ GPU [8]     ┤╌╌│1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │  │                          ▏Swap──300 µs──
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
─ Tab goes through them ────────────────────────────────────────────────────────
>RunTask  Raster   Read
/RunTask
 2 by name, args with Enter  Enter first hit  /re/ expression  Up history  …
--- style
------TTTTTTTTTT--888888888888-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOO
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.___|RRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_..@@@.dddd............................................ccccccc
..L.LLLLLLLL..._!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!.........!!!!!
..............._..|..rrrrrrrrrr.....ffffffffffffffffffffffff
..............._..|.....dd.dddddd
.P.PPPPPPP.....___|RRRRRRRRRRRRRRRRR____________________________________________
....LLLLLLLL..._..|..........................rrrrrrrrrrrrrrr
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
_.......................________________________________________________________
>>>>>>>>>77777777777777777777777777777777777777777777777777777777777777777777777
::::::::|:::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::
.65555555555555555555555555..666665555555555..666655555555555..6655555555..5
