Ctrl-D at the end, and once more: the last lines fill the screen.
size: 70x16
keys: <C-d><C-d><C-d><C-d><C-d><C-d><C-d><C-d>
--- trace
[
{"ph":"X","name":"job1","pid":1,"tid":1,"ts":10,"dur":90},
{"ph":"X","name":"job2","pid":1,"tid":2,"ts":20,"dur":90},
{"ph":"X","name":"job3","pid":1,"tid":3,"ts":30,"dur":90},
{"ph":"X","name":"job4","pid":1,"tid":4,"ts":40,"dur":90},
{"ph":"X","name":"job5","pid":1,"tid":5,"ts":50,"dur":90},
{"ph":"X","name":"job6","pid":1,"tid":6,"ts":60,"dur":90},
{"ph":"X","name":"job7","pid":1,"tid":7,"ts":70,"dur":90},
{"ph":"X","name":"job8","pid":1,"tid":8,"ts":80,"dur":90},
{"ph":"X","name":"job9","pid":1,"tid":9,"ts":90,"dur":90},
{"ph":"X","name":"job10","pid":1,"tid":10,"ts":100,"dur":90},
{"ph":"X","name":"job11","pid":1,"tid":11,"ts":110,"dur":90},
{"ph":"X","name":"job12","pid":1,"tid":12,"ts":120,"dur":90},
{"ph":"X","name":"job13","pid":1,"tid":13,"ts":130,"dur":90},
{"ph":"X","name":"job14","pid":1,"tid":14,"ts":140,"dur":90},
{"ph":"X","name":"job15","pid":1,"tid":15,"ts":150,"dur":90},
{"ph":"X","name":"job16","pid":1,"tid":16,"ts":160,"dur":90},
{"ph":"X","name":"job17","pid":1,"tid":17,"ts":170,"dur":90},
{"ph":"X","name":"job18","pid":1,"tid":18,"ts":180,"dur":90},
{"ph":"X","name":"job19","pid":1,"tid":19,"ts":190,"dur":90},
{"ph":"X","name":"job20","pid":1,"tid":20,"ts":200,"dur":90},
{"ph":"X","name":"job21","pid":1,"tid":21,"ts":210,"dur":90},
{"ph":"X","name":"job22","pid":1,"tid":22,"ts":220,"dur":90},
{"ph":"X","name":"job23","pid":1,"tid":23,"ts":230,"dur":90},
{"ph":"X","name":"job24","pid":1,"tid":24,"ts":240,"dur":90},
{"ph":"X","name":"job25","pid":1,"tid":25,"ts":250,"dur":90},
{"ph":"X","name":"job26","pid":1,"tid":26,"ts":260,"dur":90},
{"ph":"X","name":"job27","pid":1,"tid":27,"ts":270,"dur":90},
{"ph":"X","name":"job28","pid":1,"tid":28,"ts":280,"dur":90},
{"ph":"X","name":"job29","pid":1,"tid":29,"ts":290,"dur":90},
{"ph":"X","name":"job30","pid":1,"tid":30,"ts":300,"dur":90}
]
--- text
 ttv  trace.json   30 events          -2 µs .. 384 µs  7.04 µs/col
 all 380 µs   │▁▂▂▃▄▅▅▆▇▇███████████████████████████████████▇▇▆▅▅▄▃▃▂▁
│0 µs         ┤┬0 µs─────────┬100 µs───────┬200 µs────────┬300 µs─────
    thread 22 ││                             ▏job22───────
    thread 23 ││                               ▏job23──────
    thread 24 ││                                ▏job24───────
    thread 25 ││                                  ▏job25──────
    thread 26 ││                                   ▏job26───────
    thread 27 ││                                    ▏job27───────
    thread 28 ││                                      ▏job28───────
    thread 29 ││                                       ▏job29───────
>   thread 30 ││                                         ▶job30██████
 job30
 start 0.000 290 s    wall 90 µs          self 90 µs  100.0 %
 process 1 / thread 30   depth 0   1 slice                 line 31/31
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  …
--- style
------TTTTTTTTTT----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||........._IIIIIRRRRRRRRRIIIIIIIRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRR
....LLLLLLLLL._|.............................ccccccccccccc
....LLLLLLLLL._|...............................cccccccccccc
....LLLLLLLLL._|................................ccccccccccccc
....LLLLLLLLL._|..................................cccccccccccc
....LLLLLLLLL._|...................................ccccccccccccc
....LLLLLLLLL._|....................................ccccccccccccc
....LLLLLLLLL._|......................................ccccccccccccc
....LLLLLLLLL._|.......................................ccccccccccccc
>>>>>>>>>>>>>>_|.........................................@@@@@@@@@@@@
1111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333..........2222.33333333333333
7777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..5
