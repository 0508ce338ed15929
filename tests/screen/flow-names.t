The line of a flow runs over no name; it ends at the edge of its box.
size: 80x14
keys: k
--- trace
[
{"ph":"X","name":"send a message","pid":1,"tid":1,"ts":0,"dur":30},
{"ph":"s","cat":"f","id":1,"name":"f","pid":1,"tid":1,"ts":5},
{"ph":"X","name":"a slice between with a name","pid":1,"tid":2,"ts":0,"dur":60},
{"ph":"X","name":"another one between","pid":1,"tid":3,"ts":20,"dur":60},
{"ph":"X","name":"receive the message","pid":1,"tid":4,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"f","id":1,"name":"f","pid":1,"tid":4,"ts":55}
]
--- text
 ttv  trace.json   6 events      view 0 µs .. 91 µs   91.5 µs   1.43 µs/col
│0 µs          ┤┬0 µs────────┬20 µs────────┬40 µs────────┬60 µs────────┬80 µs───
 ▼ process 1   ┤│╌ 4 threads, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶send a message██████
    thread 2   │▏a slice between with a name──60 µs───────
    thread 3   ││   │         ▏another one between──60 µs───────────────
    thread 4   ││   ╰──────────────────────────────▏receive the message────────
                │
                │
                │
 send a message
 start 0 s            wall 30 µs      self 30 µs  100.0 %   flows 0 in, 1 out
 process 1 / thread 1   depth 0   1 slice                              line 2/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._IIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL..._|ccccccccccccccccccccccccccccccccccccccccc
....LLLLLLLL..._|...F.........dddddddddddddddddddddddddddddddddddddddddd
....LLLLLLLL..._|...FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFtttttttttttttttttttttttttttt
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.33333......2222.33333333333333...22222.33333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
