A click on nothing selects nothing.
size: 90x24
keys: <Click:45,8><Release:45,8>
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
 ttv  trace.json   10 events   1.3 ms    view 0.00 ms .. 1.31 ms   1.32 ms   18.1 µs/col
 all 1.3 ms     │▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄████▄▄
│0.49 ms        ┤┬0.0 ms────┬0.2 ms────┬0.4 ms────┬0.6 ms────┬0.8 ms────┬1.0 ms────┬1.2 ms
 ▼ Browser [7]  ┤╌╌ 2 threads, 7 slices ╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]      │  ▂─▃ Read                 │                                 ▏Write──
  ▼ main [1]    │▏RunTask──1 ms─────────────────────────────────────────           ▏RunT…
                │      ▏Paint─────     ▏Layout──500 µs─────────────
>   main [1]    │        ─── Raster         │
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
 main [1]
 busy 1.1 ms  84.6 %          slices 5   longest 1 ms  RunTask   span 1.3 ms
 Browser [7] / main [1]   depth 2   1 slice                                      line 5/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........_IIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIII
.P.PPPPPPPPPPP..____RRRRRRRRRRRRRRRRRRR_____|_____________________________________________
....LLLLLL......_..ddd.dddd.................|.................................cccccccc
..L.LLLLLLLL...._mmmmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmm...........mmmmmm
................_......rrrrrrrrrrr.....fffff|ffffffffffffffffffffff
>>>>>>>>>>>>>>>>_........ddd.dddddd.........|
............................................|
............................................|
............................................|
............................................|
............................................|
............................................|
............................................|
............................................|
............................................|
............................................|
............................................|
............................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333333..........222222.3...2222222.3333333333333...2222.333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
