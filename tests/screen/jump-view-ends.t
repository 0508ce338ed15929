Back from the end and the begin of the trace.
size: 80x12
keys: gt700us<Enter>www<Home><End><C-o><C-o>
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
 ttv  trace.json   12 events   view 414 µs .. 939 µs   524 µs   8.19 µs/col
│700 µs        ┤──────────┬500 µs─────┬600 µs─────┬700 µs──────┬800 µs─────┬────
 ▼ Browser [7] ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │                                  │
> ▼ main [1]   │▶RunTask██1 ms██████████████████████████████████████████████████
               │…Layout──500 µs────────────────────────────────────────────
               │                                  │
 ▶ GPU [8]     ┤    1 thread, 1 slice ▄████████████████████████████████████▂
 RunTask
 start 0 s        wall 1 ms   self 300 µs  30.0 %   category top   children 2
 Browser [7] / main [1]   depth 0   2 slices                           line 3/6
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||||........_RRRRRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIRRRR
.P.PPPPPPPPPPP.____RRRRRRRRRRRRRRRRRRR____________|_____________________________
....LLLLLL....._..................................|
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..............._ffffffffffffffffffffffffffffffffff|ffffffffffffffffffffffff
..............._..................................|
.P.PPPPPPP....._....RRRRRRRRRRRRRRRRR.rrrrrrrrrrrr|rrrrrrrrrrrrrrrrrrrrrrrrr
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333........2222.3333...2222.33333333333333...22222222.333...22222222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
