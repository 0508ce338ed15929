Without slices of threads the slowest async one of the busiest track is selected.
size: 80x24
keys: 
--- trace
[
{"ph":"b","cat":"net","id":1,"name":"short","pid":1,"tid":1,"ts":0},
{"ph":"e","cat":"net","id":1,"name":"short","pid":1,"tid":1,"ts":10},
{"ph":"b","cat":"net","id":2,"name":"long","pid":1,"tid":1,"ts":20},
{"ph":"e","cat":"net","id":2,"name":"long","pid":1,"tid":1,"ts":90},
{"ph":"b","cat":"net","id":3,"name":"long","pid":1,"tid":1,"ts":95},
{"ph":"e","cat":"net","id":3,"name":"long","pid":1,"tid":1,"ts":99}
]
--- text
 ttv  trace.json   6 events      view 0 µs .. 100 µs   101 µs   1.57 µs/col
 all 99 µs     │███████      ██████████████████████████████████████████████  ███
│20 µs         ┤┬0 µs───────┬20 µs───────┬40 µs───────┬60 µs──────┬80 µs───────┬
 ▼ process 1   ┤╌╌ 2 tracks, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   long       │            │▶long██70 µs████████████████████████████████   ───
    short      │▏short      │
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
 long
 start 0.000 020 s    wall 70 µs          self 70 µs  100.0 %    category net
 process 1 / long   depth 0   2 slices                                 line 2/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRI
.P.PPPPPPPPP...____RRRRRRRRR|RRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_............|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@...uuu
....LLLLL......_tttttt......|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
............................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333..........2222.33333333333333....22222222.333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
