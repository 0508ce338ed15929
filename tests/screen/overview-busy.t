The overview and folded bars show finished slices of threads: async waits and a slice without an end have the least mark.
size: 80x16
keys: zM
--- trace
[
{"ph":"X","name":"work","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"B","name":"never","pid":1,"tid":1,"ts":30},
{"ph":"b","cat":"net","id":1,"name":"wait","pid":1,"tid":1,"ts":0},
{"ph":"e","cat":"net","id":1,"name":"wait","pid":1,"tid":1,"ts":100}
]
--- text
 ttv  trace.json   4 events      view 0 µs .. 101 µs   102 µs   1.59 µs/col
 all 100 µs    │█████████████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
│0 µs          ┤┬0 µs───────┬20 µs───────┬40 µs──────┬60 µs───────┬80 µs──────┬─
>▶ process 1   ┤▆▆▆▆▆▆▆▆▆▆▆▆▅▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                │
                │
                │
                │
                │
                │
                │
                │
 process 1
 busy 20 µs  20.0 %           slices 3   longest 20 µs  work   span 100 µs
 process 1   1 thread, 1 track, 3 slices                               line 1/1
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIR
>>>>>>>>>>>>>>>_|jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
................|
................|
................|
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.3333333333333...........222222.3...2222222.33333333333...2222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
