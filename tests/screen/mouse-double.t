A double click on a slice fills the view with it.
size: 80x24
keys: <Click:44,7><Release:44,7><DoubleClick:44,7>
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
 ttv  trace.json   12 events   view 390 µs .. 914 µs   524 µs   8.19 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄[▄▄▄▄▄▄▄▄▄▄████████████████▄]▄▄▄    ▄▄▄▄▄███▄▄
│400 µs        ┤─┬400 µs─────┬500 µs─────┬600 µs─────┬700 µs──────┬800 µs─────┬─
 ▼ Browser [7] ┤╌│ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │ │
  ▼ main [1]   │…RunTask──1 ms──────────────────────────────────────────────────
>   main [1]   │ ▶Layout██500 µs██████████████████████████████████████████████
               │ │
 ▼ GPU [8]     ┤╌│ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │ │                        ▏Swap──300 µs───────────────────────
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
 Layout
 start 0.000 400 s    wall 500 µs     self 500 µs  100.0 %   of parent 50.0 %
 Browser [7] / main [1]   depth 1   2 slices                           line 4/7
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOVVVVVVVVVVVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOO
|||||||........_RIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPPPP.__|_RRRRRRRRRRRRRRRRRRR__________________________________________
....LLLLLL....._.|
..L.LLLLLLLL..._m|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
>>>>>>>>>>>>>>>_.@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..............._.|
.P.PPPPPPP.....__|_RRRRRRRRRRRRRRRRR____________________________________________
....LLLLLLLL..._.|........................rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.....2222.333333333333333...222222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
