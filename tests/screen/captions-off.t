Boxes with the name alone.
size: 80x24
keys: :set label=name<Enter>
--- trace
{"traceEvents":[
{"ph":"X","name":"RunTask","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src_file":"a.cc","src_func":"OnReadable"}},
{"ph":"X","name":"Source","pid":7,"tid":1,"ts":1000,"dur":500,"args":{"detail":"/usr/include/boost/very/long/path/to/vector.hpp"}},
{"ph":"X","name":"InstantiateClass","pid":7,"tid":2,"ts":0,"dur":900,"args":{"detail":"std::very_long_namespace::vector<int, std::allocator<int>>::push_back"}},
{"ph":"X","name":"mine","pid":7,"tid":2,"ts":1000,"dur":500,"args":{"what":{"deep":"down"}}},
{"ph":"X","name":"ParseHTML","pid":7,"tid":3,"ts":0,"dur":700,"args":{"beginData":{"url":"http://x/"}}},
{"ph":"X","name":"Alpha::BetaGamma::Delta::run","pid":7,"tid":3,"ts":700,"dur":400,"args":{}},
{"ph":"X","name":"RunTask","pid":7,"tid":3,"ts":1200,"dur":300,"args":{}}
]}
--- text
 ttv  trace.json   7 events    view 0.00 ms .. 1.52 ms   1.52 ms   23.8 µs/col
 all 1.5 ms    │███████████████████████████████████████▆▆▆█████▆▆▆▆█████████████
│0.00 ms       ┤┬0.0 ms─────────────┬0.5 ms──────────────┬1.0 ms──────────────┬─
 ▼ process 7   ┤│╌ 3 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶RunTask██1 ms████████████████████████████▏Source──500 µs──────
    thread 2   │▏InstantiateClass──900 µs─────────────    ▏mine──500 µs────────
    thread 3   │▏ParseHTML──700 µs───────────▏…Delta::run─────    ▏RunTask─────
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
 RunTask
 start 0 s            wall 1 ms           self 1 ms  100.0 %
 process 7 / thread 1   depth 0   2 slices                             line 2/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@eeeeeeeeeeeeeeeeeeeee
....LLLLLLLL..._|lllllllllllllllllllllllllllllllllllll....vvvvvvvvvvvvvvvvvvvvv
....LLLLLLLL..._|mmmmmmmmmmmmmmmmmmmmmmmmmmmmppppppppppppppppp....mmmmmmmmmmmmm
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3333...........2222.3333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
