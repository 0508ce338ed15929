Slices that never end are open to the right.
size: 80x20
keys: k^
--- trace
[
{"ph":"B","name":"Open","pid":1,"tid":1,"ts":10},
{"ph":"B","name":"Inner","pid":1,"tid":1,"ts":20},
{"ph":"E","pid":1,"tid":1,"ts":40},
{"ph":"B","name":"Also open","pid":1,"tid":1,"ts":60},
{"ph":"X","name":"Closed","pid":1,"tid":2,"ts":0,"dur":100}
]
--- text
 ttv  trace.json   5 events      view 0 µs .. 101 µs   102 µs   1.59 µs/col
 all 100 µs    │████████████████████████████████████████████████████████████████
│10 µs         ┤┬0 µs───────┬20 µs───────┬40 µs──────┬60 µs───────┬80 µs──────┬─
 ▼ process 1   ┤╌╌ 2 threads, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 1   │      ▶Open███████████████████████████████████████████████████»
               │      │      ▏Inner──────             ▏Also open──────────────»
    thread 2   │▏Closed──100 µs────────────────────────────────────────────────
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
 Open
 start 0.000 010 s    wall 90 µs or more   self 30 µs  33.3 %      children 2
 process 1 / thread 1   depth 0   1 slice                              line 2/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIR
.P.PPPPPPPPP...____RRR|RRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_......@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..............._......|......vvvvvvvvvvvv.............wwwwwwwwwwwwwwwwwwwwwwwww
....LLLLLLLL..._oooooo|oooooooooooooooooooooooooooooooooooooooooooooooooooooooo
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.3333333333333...2222.3333333333333......22222222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
