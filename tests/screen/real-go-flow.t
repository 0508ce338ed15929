go: a flow followed to the goroutine that it wakes, connectors and all.
size: 120x36
trace: traces/go-tool-trace.json
keys: tProc 0<Enter>gt23.7627ms<Enter>WWl]
--- text
 ttv  go-tool-trace.json   10,578 events   151.727 ms                view 24.08 ms .. 26.72 ms   2.65 ms   27.6 µs/col
 all 152 ms            │▃           ▂▃[▆█]▃███▇▆▆▆██▆█▇▇▇█▆▇█▆█▆▄█████▆▆▆█▇▆█▆█▆█▆▄▆██▇▆█▆▇▆█▆▆▆██▆█████▆█▆███▆▆▆██▆▆▃▅▇
│26.33 ms              ┤───────────────┬24.5 ms──────────┬25.0 ms──────────┬25.5 ms──────────┬26.0 ms──────────┬26.5 ms─
 ▼ STATS [1]           ┤╌╌ 3 tracks ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ Gorout…nning 2 0..2│▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▄▄▄▄▄▄▄▇▇▇▇▇▄▄▄▄▄▄▄▄▄▇
    Runnable    0 0..12│____________________________________________________________▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▂▂▂▂▂▂▂▄
    GCWaiting    0 0..6│________________________________________________________________________________________________
  ▼ Heap.Allocated 4.1M│▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▁▁▁▁▁▁▁▁▁▁
    NextGC   0 0..4.51M│_____________________________________________________________________________________▄▄▄▄▄▄▄▄▄▄▄
  ▼ Thread…nning 2 0..2│▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▄▄▄▄▇▇▇▇▇▇▇▇▄▄▄▄▄▄▄▄▄▇
    InSyscall    0 0..1│________________________________________________________________________________________________
 ▼ PROCS [0]           ┤╌╌ 5 threads, 2,049 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    GC [1000004]       │…GC──3.03 ms──────────────────────────────────────────────────────────────────────────
    Network [1000002]  │                                                                                 │
    Syscalls [1000003] │                                                                                 │
  ▼ Proc 0 [0]         │                                                              ▏GC (fractional)──1.86 ms─────────
                       │                                                                          │      │   ▏STW (ma…
                       │                                                                          │      │
    instants           │                                                          ◈   ◆ proc start│      │
> ▼ Proc 1 [1]         │…G13 main.main.func4──2.17 ms──────────────────────────────────────────▏─▃╰──────▶▶●▏▂─────────▶
                       │…STW (sweep termination)──1.91 ms─────────────────────────────                   │             ▁
                       │                                                                                 │
    instants           │                                                                         ◆    ◆ pro… ◆ proc s… ◆
                                                                                                         │
                                                                                                         │
                                                                                                         │
                                                                                                         │
                                                                                                         │
                                                                                                         │
                                                                                                         │
                                                                                                         │
 G13 main.main.func4
 start 0.026 333 656 s   wall 52.682 µs      self 52.682 µs  100.0 %      flows 1 in, 2 out

 flow to Proc 1 [1]
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTT---------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||.............._RRRRRRRRRRRRRRRIIIIIIIIRRRRRRRRRRIIIIIIIIRRRRRRRRRRIIIIIIIIRRRRRRRRRRIIIIIIIIRRRRRRRRRRIIIIIIIIR
.P.PPPPPPPPP...........____RRRRRRRR______________________________________________________________________|______________
..L.LLLLLLLLLLLL.LLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCC
....LLLLLLLL....LLLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKK
....LLLLLLLLL....LLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCC
..L.LLLLLLLLLLLLLL.LLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKK
....LLLLLL...LLLLLLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCC
..L.LLLLLLLLLLLL.LLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKK
....LLLLLLLLL....LLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCC
.P.PPPPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRRR_______________________________________________________|______________
....LLLLLLLLLLLL......._aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|aaaa
....LLLLLLLLLLLLLLLLL.._.................................................................................|
....LLLLLLLLLLLLLLLLLL._.................................................................................|
..L.LLLLLLLLLL........._..............................................................mmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmm
......................._..........................................................................F......|...ttttttttt
......................._..........................................................................F......|
....LLLLLLLL..........._..........................................................N...N.NNNNNNNNNNF......|
>>>>>>>>>>>>>>>>>>>>>>>_wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwmmmFFFFFFF|@FqqFFFFFFFFFF
......................._dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd...................|.............b
......................._.................................................................................|
....LLLLLLLL..........._.........................................................................N....N.N|NN.N.NNNNNNN.N
.........................................................................................................|
.........................................................................................................|
.........................................................................................................|
.........................................................................................................|
.........................................................................................................|
.........................................................................................................|
.........................................................................................................|
.........................................................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333333333333333...2222.333333333......2222.333333333333333333......22222.33333333333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
