A build whose lines all fit opens on its longest job, not on its first.
size: 120x36
trace: shared/corpus/ninja/multi-output.ninja_log
keys: 
--- text
 ttv  multi-output.ninja_log   12 events   112 ms                           view -1 ms .. 112 ms   113 ms   1.18 ms/col
 all 112 ms            │▄▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆██▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▄▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▄▂
│1 ms                  ┤┬0 ms────────────┬20 ms───────────┬40 ms───────────┬60 ms───────────┬80 ms───────────┬100 ms────
 ▼ build 1 [1]         ┤╌│ 3 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    Worker [1]         │ ▏gen1.h gen1.c gen1.inc──54 ms────────────────▏dir/with space.o──30 ms─▏z3──25 ms───────────
>   Worker [2]         │ │▶gen2.h gen2.c██84 ms██████████████████████████████████████████████████▏ünïcode_日本.o──27 ms─
    Worker [3]         │ │                                             ▏z1──30 ms───────────────  ▏z2──24 ms──────────
 ▼ build 2 [2]         ┤╌│ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    Worker [1]         │ │▏dir/with space.o────── ▏z2──26 ms────────────
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
 build   ninja 112 ms   2.9 jobs at once   critical path 111 ms, 2 jobs   one job alone 3 %
 slowest     84 ms  gen2.h gen2.c  build 1/Worker [2]
             54 ms  gen1.h gen1.c gen1.inc  build 1/Worker [1]
             30 ms  dir/with space.o  build 1/Worker [1]
             30 ms  z1  build 1/Worker [3]
             28 ms  dir/with space.o  build 2/Worker
             27 ms  ünïcode_日本.o  build 1/Worker [2]
             26 ms  z2  build 2/Worker
             25 ms  z3  build 1/Worker [1]
             24 ms  z2  build 1/Worker [3]
 path        84 ms   75.7 %  gen2.h gen2.c  build 1/Worker [2]
             27 ms   24.3 %  ünïcode_日本.o  build 1/Worker [2]
 alone        2 ms    1.8 %  ünïcode_日本.o  build 1/Worker [2]
              1 ms    0.9 %  gen1.h gen1.c gen1.inc  build 1/Worker [1]
 next      gO what it did   F flame graph   g3 by name
 build 1 [1] / Worker [2]   depth 0   2 slices                                                                 line 3/6
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTT------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.................._IIIIIRRRRRRRRRRRRIIIIIIRRRRRRRRRRRIIIIIIRRRRRRRRRRRIIIIIIRRRRRRRRRRRIIIIIIRRRRRRRRRRRIIIIIIIRRRR
.P.PPPPPPPPPPP.........__|_RRRRRRRRRRRRRRRRRRR__________________________________________________________________________
....LLLLLLLLLL........._.|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmlllllllllllllllllllllllllsssssssssssssssssssss
>>>>>>>>>>>>>>>>>>>>>>>_.|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@eeeeeeeeeeeeeeeeeeeeeee
....LLLLLLLLLL........._.|.............................................sssssssssssssssssssssssss..ssssssssssssssssssss
.P.PPPPPPPPPPP.........__|_RRRRRRRRRRRRRRRRRR___________________________________________________________________________
....LLLLLLLLLL........._.|lllllllllllllllllllllll.ssssssssssssssssssssss
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
.........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222.....33333..3333333333333..222222222222222222
.............33333..3333333333333333333333..222222222222222222
.............33333..3333333333333333..222222222222222222
.............33333..33..222222222222222222
.............33333..3333333333333333..22222222222222
.............33333..33333333333333..222222222222222222
.............33333..33..22222222222222
.............33333..33..222222222222222222
.............33333..33..222222222222222222
.2222........33333...222222..3333333333333..222222222222222222
.............33333...222222..33333333333333..222222222222222222
.22222........3333....22222..33333333333333..222222222222222222
..............3333....22222..3333333333333333333333..222222222222222222
.2222......66.33333333333...6.33333333333...66.3333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
