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
 all slices, by length                                                                                           1 of 5
              START   LENGTHv      SELF  DEPTH TRACK                     CATEGORY      NAME
>               0 s      1 ms      1 ms      0 thread 1                                RunTask OnReadable
                0 s    900 µs    900 µs      0 thread 2                                InstantiateClass …push_back
                0 s    700 µs    700 µs      0 thread 3                                Database::Statement SELECT 1
            0.001 s    500 µs    500 µs      0 thread 1                                Source vector.hpp
        0.001 200 s    300 µs    300 µs      0 thread 3                                View::Paint Tab



























 process 7 / thread 1   depth 0   2 slices                                                                     line 2/4
 j/k line  Enter go there  </> sort  I invert  & filter  y copy  q close  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2.............22222...2222222......2222..22222.22222.....................22222222......2222
P...............PPP......PPPP......PPPP......P.PPPPPPPP................................PPPPPPPPPPPPPPPPPP
?...............???....??????....??????......?.????????................................333333333333333333333333333
?...............???....??????....??????......?.????????................................3333333333333333333333333333
?...........???????....??????....??????......?.????????................................33333333333333333
?.......???????????....??????....??????......?.????????................................333333333333333



























777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..66655555..65555555..65555555..655555..6555555..655555
