go: a flow followed to the goroutine that it wakes, connectors and all.
size: 120x36
trace: traces/go-tool-trace.json
keys: tProc 0<Enter>gt23.7627ms<Enter>WWl]
--- text
 ttv  go-tool-trace.json   10,578 events   151.727 ms                view 23.31 ms .. 25.95 ms   2.65 ms   27.6 µs/col
 all 152 ms            │▃           ▂[▅▆█]▃███▇▆▆▆██▆█▇▇▇█▆▇█▆█▆▄█████▆▆▆█▇▆█▆█▆█▆▄▆██▇▆█▆▇▆█▆▆▆██▆█████▆█▆███▆▆▆██▆▆▃▅▇
│23.76 ms              ┤──────┬23.5 ms───────────┬24.0 ms──────────┬24.5 ms──────────┬25.0 ms──────────┬25.5 ms─────────
 ▼ STATS [1]           ┤╌╌ 3 tracks ╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼■Goroutines.… 0 0..2│                │
   ■Runnable    1 0..12│     ▃▃▂▂▁      │
   ■GCWaiting    0 0..6│▂▄▂▄▁█████▇▆▅▄▂▁▂▁▁▂▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▅▄▄▄▄▄
  ▼■Heap.Allocated 4.1M│                │
   ■NextGC   0 0..4.51M│▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅
  ▼■Threads.Run… 1 0..2│   ▃ ▃▃▃▃▃▃▃▃▃▃▃▃  ▃▃                                                                 ▃   ▃▃▃▃▃▃
   ■InSyscall    0 0..1│▅▅▅█▅████████████▅▅██▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅█▅▅▅██████
>▼ PROCS [0]           ┤╌╌ 5 threads, 2,049 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    GC [1000004]       │    ▏GC░░3.03 ms░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
    Network [1000002]  │     ◈          │
    Syscalls [1000003] │                ◆   ◆ unblock
  ▼ Proc 0 [0]         │                ▌                                                                         ▏GC (…
                       │                │
                       │                │
    instants           │                ◈                                                                     ◈   ◆ pr…
  ▼ Proc 1 [1]         │G…▏▏ ▏▏░▓▓▓▓▓▓▏▌│  ▌▏G13 main.main.func4░░2.17 ms░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
                       │                │   ▏STW (sweep termination)░░1.91 ms░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
                       │                │
    instants           │  ◆◈ ◈◈ ◈◈◈◈◈◈◈◈│  ◆◈
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
 nothing is selected
 span 151.727 ms   processes 2   threads 7   slices 2,049   instants 1,076   counter samples 14,151   flows 1,157

 no slice is selected
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track
--- style
------TTTTTTTTTTTTTTTTTT---------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||.............._RRRRRRIIIIIIIIRRRRRRRRRRRIIIIIIIIRRRRRRRRRRIIIIIIIIRRRRRRRRRRIIIIIIIIRRRRRRRRRRIIIIIIIIRRRRRRRRR
.P.PPPPPPPPP...........____RRRRRRRR_____|_______________________________________________________________________________
..LnLLLLLLLLLLLL.LLLLLL_................|
...gLLLLLLLL....LLLLLLL_.....ggnnn......|
...qLLLLLLLLL....LLLLLL_ngngggggggggggnn|ggnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
..LpLLLLLLLLLLLLLL.LLLL_................|
...pLLLLLL...LLLLLLLLLL_pppppppppppppppp|ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp
..LnLLLLLLLLLLLL.LLLLLL_...n.nnnnnnnnnnn|..nn.................................................................n...nnnnnn
...qLLLLLLLLL....LLLLLL_nnnqqqqqqqqqqqqq|qqqqnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
>>>>>>>>>>>>>>>>>>>>>>>____RRRRRRRRRRRRR|RRRRRRRRR______________________________________________________________________
....LLLLLLLLLLLL......._....aaaaaaaaaaaa|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
....LLLLLLLLLLLLLLLLL.._.....N..........|
....LLLLLLLLLLLLLLLLLL._................|...N.NNNNNNN
..L.LLLLLLLLLL........._................|.........................................................................mmmmmm
......................._................|
......................._................|
....LLLLLLLL..........._................|.....................................................................N...N.NNN
..L.LLLLLLLLLL........._wwqw.qqqqqqqqqcc|..ewwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww
......................._................|...dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
......................._................|
....LLLLLLLL..........._..NN.NN.NNNNNNNN|..NN
........................................|
........................................|
........................................|
........................................|
........................................|
........................................|
........................................|
........................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.3333333333...222222222.3...2222222.3...222222.33333...22222222.33333...222222222222222.333333...22222.33333

EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555
