The list of slices says more than a name that says little, as boxes do; a search
in it looks at names alone.
size: 120x36
keys: g2
--- trace
{"traceEvents":[
{"ph":"X","name":"RunTask","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src_file":"a.cc","src_func":"OnReadable"}},
{"ph":"X","name":"Source","pid":7,"tid":1,"ts":1000,"dur":500,"args":{"detail":"/usr/include/boost/a/very/long/path/to/the/vector.hpp"}},
{"ph":"X","name":"InstantiateClass","pid":7,"tid":2,"ts":0,"dur":900,"args":{"detail":"std::very_long_namespace::vector<int, std::allocator<int>>::push_back"}},
{"ph":"X","name":"Database::Statement","pid":7,"tid":3,"ts":0,"dur":700,"args":{"statement":"SELECT 1"}},
{"ph":"X","name":"View::Paint","pid":7,"tid":3,"ts":1200,"dur":300,"args":{"class":"Tab"}}
]}
--- text
 ttv  trace.json   5 events   1.5 ms                                   view 0.00 ms .. 1.51 ms   1.52 ms   15.8 µs/col
 all 1.5 ms            │█████████████████████████████████████████████▆▆▆▆▆▆▆▆▆▆▆▆▆▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▄▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆
│0.00 ms               ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms──────┬1.0 ms─────┬1.2 ms──────┬1.4 ms─
 ▼ process 7           ┤│╌ 3 threads, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1           │▶RunTask OnReadable██1 ms██████████████████████████████████████▏Source vector.hpp──500 µs──────
    thread 2           │▏InstantiateClass …push_back──900 µs─────────────────────
    thread 3           │▏Database::Statement SELECT 1──700 µs───────                                ▏View::Paint Tab───
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
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
 all slices, by length                                                                                           1 of 5
              START   LENGTH▾      SELF  DEPTH TRACK                     NAME
>               0 s      1 ms      1 ms      0 thread 1                  RunTask OnReadable
                0 s    900 µs    900 µs      0 thread 2                  InstantiateClass …push_back
                0 s    700 µs    700 µs      0 thread 3                  Database::Statement SELECT 1
            0.001 s    500 µs    500 µs      0 thread 1                  Source vector.hpp
        0.001 200 s    300 µs    300 µs      0 thread 3                  View::Paint Tab
 process 7 / thread 1   depth 0   2 slices                                                                     line 2/4
 j/k line  Enter go there  q back  </> sort  I invert  & filter  y copy  i full screen  ? help
--- style
------TTTTTTTTTT-------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||..............._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIR
.P.PPPPPPPPP..........._|__RRRRRRRRRRRRRRRRRRR__________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
....LLLLLLLL..........._|llllllllllllllllllllllllllllllllllllllllllllllllllllllll
....LLLLLLLL..........._|ppppppppppppppppppppppppppppppppppppppppppp................................ggggggggggggggggggg
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.............22222...2222222......2222..22222.22222.....................2222
444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?...............???....??????....??????......?.????????..................333333333333333333333333333
?...............???....??????....??????......?.????????..................3333333333333333333333333333
?...........???????....??????....??????......?.????????..................33333333333333333
?.......???????????....??????....??????......?.????????..................333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..66655555..65555555..65555555..655555..6555555555555..655555
