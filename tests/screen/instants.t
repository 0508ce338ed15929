Instants of a thread, a process and the whole trace.
size: 90x22
--- trace
[
{"ph":"X","name":"Work","pid":1,"tid":1,"ts":0,"dur":100},
{"ph":"i","s":"t","name":"tick","pid":1,"tid":1,"ts":20},
{"ph":"i","s":"p","name":"process-wide","pid":1,"tid":1,"ts":50},
{"ph":"i","s":"g","name":"everywhere","pid":1,"tid":1,"ts":80},
{"ph":"X","name":"Other","pid":2,"tid":1,"ts":30,"dur":60}
]
--- text
 ttv  trace.json   5 events   100 µs       view 0 µs .. 101 µs   101 µs   1.39 µs/col
 all 100 µs     │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄█████████████████████████████████████████████▄▄▄▄▄▄▄
│0 µs           ┤┬0 µs─────────┬20 µs────────┬40 µs─◆───────┬60 µs────────┬80 µs────────┬─
 ▼ global       ┤│╌ 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants     ││                                                        ◆ everywhere
 ▼ process 1    ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants     ││                                  ◆ process-wide
>   thread 1    │▶Work██100 µs███████████████████████████████████████████████████████████
    instants    ││             ◆ tick
 ▼ process 2    ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1    ││                     ▏Other──60 µs──────────────────────────────
                 │
                 │
                 │
                 │
                 │
                 │
                 │
 Work
 start 0 s            wall 100 µs         self 100 µs  100.0 %
 process 1 / thread 1   depth 0   1 slice                                        line 5/8
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||..........._IIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRNRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIR
.P.PPPPPP......._|__RRRRRRR_______________________________________________________________
...LLLLLLLL....._|........................................................N.NNNNNNNNNN
.P.PPPPPPPPP...._|__RRRRRRRRRRRRRRRRR_____________________________________________________
...LLLLLLLL....._|..................................N.NNNNNNNNNNNN
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL...._|.............N.NNNN
.P.PPPPPPPPP...._|__RRRRRRRRRRRRRRRRR_____________________________________________________
....LLLLLLLL...._|.....................ddddddddddddddddddddddddddddddddddddddddddd
.................|
.................|
.................|
.................|
.................|
.................|
.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.333333.........2222.333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
