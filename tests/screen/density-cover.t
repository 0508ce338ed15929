Weight is what is covered: a column with one short slice is a dot, four of 250 times that are a shade, and half a cell a mark.
size: 80x14
keys: 
--- trace
[
{"ph":"X","name":"short","pid":1,"tid":1,"ts":10000,"dur":1},
{"ph":"X","name":"x","pid":1,"tid":1,"ts":30000,"dur":250},
{"ph":"X","name":"x","pid":1,"tid":1,"ts":30300,"dur":250},
{"ph":"X","name":"x","pid":1,"tid":1,"ts":30600,"dur":250},
{"ph":"X","name":"x","pid":1,"tid":1,"ts":30900,"dur":250},
{"ph":"X","name":"half","pid":1,"tid":1,"ts":50200,"dur":800},
{"ph":"X","name":"box","pid":1,"tid":2,"ts":0,"dur":65000}
]
--- text
 ttv  trace.json   7 events   65 ms    view 0 ms .. 66 ms   66 ms   1.03 ms/col
│0 ms          ┤┬0 ms──────────────┬20 ms─────────────┬40 ms──────────────┬60 ms
 ▼ process 1   ┤│╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   ││        · short             ▆▂ x               ▃▃ half
>   thread 2   │▶box██65 ms████████████████████████████████████████████████████
                │
                │
                │
                │
                │
 box
 start 0 s            wall 65 ms          self 65 ms  100.0 %
 process 1 / thread 2   depth 0   1 slice                              line 3/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
|||||.........._IIIIIRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRIIIIII
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRR__________________________________________
....LLLLLLLL..._|........,.,,,,,.............rr.r...............xx.xxxx
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.33333..........2222.33333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
