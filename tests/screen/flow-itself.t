A flow that ends in its own slice leads nowhere: ] says so and does not stay there.
size: 80x12
keys: ]
--- trace
[
{"ph":"X","name":"Request","pid":1,"tid":1,"ts":0,"dur":50},
{"ph":"s","cat":"f","id":1,"name":"f","pid":1,"tid":1,"ts":10},
{"ph":"f","bp":"e","cat":"f","id":1,"name":"f","pid":1,"tid":1,"ts":20},
{"ph":"X","name":"other","pid":1,"tid":2,"ts":60,"dur":5}
]
--- text
 ttv  trace.json   4 events        view 0 µs .. 66 µs   66 µs   1.03 µs/col
│0 µs          ┤┬0 µs──────────────┬20 µs─────────────┬40 µs──────────────┬─────
 ▼ process 1   ┤│╌ 2 threads, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶Request█●50 µs████▶████████████████████████████
    thread 2   ││                                                         ▏oth…
                │
                │
                │
 Request
 start 0 s            wall 50 µs      self 50 µs  100.0 %   flows 1 in, 1 out
 no flow leaves here or from inside
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._IIIIIRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRIRRRRR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@F@@@@@@@@@F@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL..._|.........................................................vvvvv
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.33333......2222.33333333333333...22222.33333333333
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
