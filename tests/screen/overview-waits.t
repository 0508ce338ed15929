What runs and what waits above the tracks: each wait of a row is there, low, where nothing runs.
size: 90x16
keys: 
--- trace
[{"name":"run","ph":"X","pid":1,"tid":1,"ts":0,"dur":200},
{"name":"w","cat":"c","ph":"b","id":1,"pid":1,"tid":1,"ts":300},{"name":"w","cat":"c","ph":"e","id":1,"pid":1,"tid":1,"ts":400},
{"name":"w","cat":"c","ph":"b","id":1,"pid":1,"tid":1,"ts":500},{"name":"w","cat":"c","ph":"e","id":1,"pid":1,"tid":1,"ts":600},
{"name":"w","cat":"c","ph":"b","id":1,"pid":1,"tid":1,"ts":800},{"name":"w","cat":"c","ph":"e","id":1,"pid":1,"tid":1,"ts":900},
{"name":"open","ph":"B","pid":1,"tid":2,"ts":950},
{"name":"run","ph":"X","pid":1,"tid":1,"ts":980,"dur":20}]
--- text
 ttv  trace.json   9 events   1 ms       view 0.00 ms .. 1.01 ms   1.01 ms   13.9 µs/col
 all 1 ms       │███████████████      ▁▁▁▁▁▁▁▁▁      ▁▁▁▁▁▁▁▁              ▁▁▁▁▁▁▁▁   ▁▁██
│0.00 ms        ┤┬0.0 ms───────┬0.2 ms───────┬0.4 ms────────┬0.6 ms───────┬0.8 ms───────┬─
 ▼ process 1    ┤│╌ 2 threads, 1 track, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1    │▶run██200 µs██                                                        ▄─
    thread 2    ││                                                                   ───»
    w           ││                     ▏w─────       ▏w─────               ▏w─────
                 │
                 │
                 │
                 │
                 │
 run
 start 0 s            wall 200 µs         self 200 µs  100.0 %
 process 1 / thread 1   depth 0   2 slices                                       line 2/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........_IIIIIIIRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRIR
.P.PPPPPPPPP...._|__RRRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@........................................................qq
....LLLLLLLL...._|...................................................................hhhh
....L..........._|.....................ppppppp.......ppppppp...............ppppppp
.................|
.................|
.................|
.................|
.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.333333.........2222.333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
