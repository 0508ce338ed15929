A profile with weights of several kinds opens on those that its first screen
speaks of, and shows all of them, not the time of the others.
size: 100x24
trace: shared/corpus-beyond/profiles/go-heap.pb.gz
--- text
 ttv  go-heap.pb.gz   72 events   781 M                 view 0.00 M .. 7.46 M   7.47 M   95.7 k/col
 all 781 M           │[]   ▂   ▂                                         ▂▂                        ▂
│0.14 M              ┤┬0 M──────┬1 M──────┬2 M───────┬3 M──────┬4 M───────┬5 M──────┬6 M───────┬7 M─
 ▼ process 0         ┤╌│ 4 threads, 4 tracks, 106 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▶ alloc_objects [0]│▁│                                                                  33 events
  ▶ alloc_space [1]  │▁▁▁ ▁▁             ▁       ▁▁              ▁   ▁▁ ▁         33 events ▁
  ▶ inuse_objects [2]│▁│                                                                  20 events
    inuse_space [3]  │▁▁                   ▁▁ ▁  20 events ▁▁       ▁   ▁ ▁          ▁▁          ▁
>  ▼ samples         │◈◈                   ◈▌ ◈            ▌▌       ▌   ▌ ▌          ▌▌          ◈
                     │▄▶runtime/pprof.Do███───▏▏runtime/pprof.Do─────▏runtime.main───────────────▏
                     │▃▶▶main.main.func1███▏──▏▏main.main.f…▏main.ma…▏ma…▏main.main──▏main.main──▏
                     │▃▶▶main.alloc████████▏──▏▏main.squeeze         ▏st…▏runtime/pp…▏runtime/tr…▏
                     │▃▶                   ───▏▏io.WriteStr…         ▏st…                        ─
                     │▃▶                   ─▏─▏▏compress/gz…         ▏st…
                     │▃▶                   ─▏─▏▏compress/fl…
                     │ ▶                   ─▏─▏
 profile   20 samples of inuse_space, 6.9 MiB   most in main.alloc       Tab, then Enter goes there
 sampled   2.0 MiB   28.5 %  main.alloc
           1.3 MiB   18.4 %  compress/flate.NewWriter
 total     4.2 MiB   61.3 %  main.main.func1
           4.2 MiB   61.3 %  runtime/pprof.Do
 next      F flame graph   / look for a function
 process 0 / inuse_space [3] / samples                                                    line 6/17
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRR..........._VVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIRRRRRRIIIIRRRRRRIIIIRRRRRRRIIIIRRRRRRIIIIRRRRRRRIIIIRRRRRRIIIIRRRRRRRIIIIR
.P.PPPPPPPPP.........__|_RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR____________________________________________
..L.LLLLLLLLLLLLLLLLL_%|..................................................................RRRRRRRRR
..L.LLLLLLLLLLLLLLL.._%|%.%%.............%.......%%..............%...%%.%.........RRRRRRRRR.%
..L.LLLLLLLLLLLLLLLLL_%|..................................................................RRRRRRRRR
....LLLLLLLLLLLLLLL.._%|...................%%.%..RRRRRRRRR.%%.......%...%.%..........%%..........%
>>>>>>>>>>>>>>>>>>>>>_S@...................SS.S............SS.......S...S.S..........SS..........S
....................._e@@@@@@@@@@@@@@@@@@@@eeemeeeeeeeeeeeeeeeeeeeeeeddddddddddddddddddddddddddddm
....................._f@@@@@@@@@@@@@@@@@@@@cccrccccccccccccccccccccccllllllllllllllllllllllllllllp
....................._k@@@@@@@@@@@@@@@@@@@@kkkhkkkkkkkkkkkkk.........bbbbjjjjjjjjjjjjcccccccccccca
....................._q@...................qqqqqqqqqqqqqqqqq.........kkkk........................t
....................._e@...................eeeueeeeeeeeeeeee.........oooo
....................._x@...................bxxjxxxxxxxxxxxxx
....................._.@...................uggv
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...3333333...222222..3333333333
...........3333333...222222..333333333333333333333333
.22222.....3333333...222222..333333333333333
...........3333333...222222..3333333333333333
.2222......6.33333333333...6.3333333333333333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
