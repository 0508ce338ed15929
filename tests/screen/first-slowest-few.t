Of few slices whose lines all fit the slowest is selected, on whichever thread.
size: 40x10
keys: 
--- trace
[
{"ph":"X","name":"first","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"X","name":"second","pid":1,"tid":1,"ts":30,"dur":10},
{"ph":"X","name":"slowest","pid":1,"tid":2,"ts":40,"dur":50},
{"ph":"X","name":"inner","pid":1,"tid":2,"ts":45,"dur":5}
]
--- text
 ttv  trace.json   4 events    93.1 µs
│40 µs   ┤┬0 µs───────────┬50 µs────────
 ▼pro…s 1┤╌╌ process 1  2 threads, 4 … ╌
  …1     │▏first    ─── second
>▼…2     │            │▶slowest████████
         │            │ ──▁ inner
                      │
                      │
 process 1 / thread 2   depth 0   1 sli…
 w/s zoom  a/d pan  hjkl cursor  …
--- style
------TTTTTTTTTT---------------TTTTTTTT-
||||||..._IIIIIRRRRRRRRRRRIIIIIIRRRRRRRR
.PPPPPPPP____PPPPPPPPP|RRRRRRRRRRRRRRR__
..LL....._bbbbbb....hh|.hhhhhh
>>>>>>>>>_............|@@@@@@@@@@@@@@@@
........._............|.iii.iiiii
......................|
......................|
7777777777777777777777777777777777777777
.66655555..6665555..66665555555..5
