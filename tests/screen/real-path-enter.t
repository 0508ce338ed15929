The critical path of an area, and Enter on a step of it.
size: 100x24
trace: traces/atrace.systrace
keys: %<Tab>gCjj<Enter>
--- text
 ttv  atrace.systrace   area 87.1 ms    335 events       view 0 ms .. 87 ms   88.2 ms   1.13 ms/col
 all 87.1 ms         │▆▆▄            ▄▆▆▅           ▄▅▄██▆▆▄      ▂▆▆▄           ▂▆▇▄           ▄▆▆▇
│86 ms               ┤                                   87.1 ms
 ▼ surfaceflinger    ┤│╌ surfaceflinger [612]  1 thread, 1 track, 12 slices, 18 states ╌╌╌╌╌╌╌╌╌╌╌││
  ▼ surfaceflinger   ││ ▇▏sleeping──────▇▏sleeping────────▇▏sleeping─▏sleeping─────▇▏sleeping──────▃
>   surfaceflinger   ││ ▃ composite     ▃ composite       ▃         ▃ composite    ▃ composite    ▶▂
    com.n…ueue 0 0..1││ ▇_______________▇_________________▇_________▇______________▇______________▇▇
 ▶ kworker/u4:1 [33] ┤│ ▂               ▂                 ▂         ▁▁             ▂              │▂
 ▶ rcu_preempt [15]  ┤│ ▁               ▁                 ▁         ▁              ▁              ▁│
   block 179,0 RA    ││                              ── block 179,0 RA                            ││
 AREA 87.1 ms   [Slices]  Async  States  CPUs  Counters  Instants  Flows                  55 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME                            COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50
  drawFrame                           6    11 ms  9.97 ms   42.5  2.36 ms   12.6  1.83 ms  1.41 ms
  Choreographer#doFrame 2             1  5.08 ms  1.06 ms    4.5  5.08 ms    5.8  5.08 ms  5.08 ms
  inflate note_row.xml                1  3.26 ms  3.26 ms   13.9  3.26 ms    3.7  3.26 ms  3.26 ms
  measure                             6  2.46 ms  2.46 ms   10.5   538 µs    2.8   410 µs   384 µs
  draw                                6  1.88 ms  1.88 ms    8.0   500 µs    2.2   313 µs   258 µs
  composite                           6  1.83 ms  1.83 ms    7.8   306 µs    2.1   304 µs   304 µs
  Choreographer#doFrame 1             1  1.08 ms   128 µs    0.5  1.08 ms    1.2  1.08 ms  1.08 ms
  queueBuffer                         6  1.01 ms   389 µs    1.7   173 µs    1.2   168 µs   167 µs
  TOTAL 15                           55  23.5 ms  23.5 ms  100.0  5.08 ms   27.0   595 µs   292 µs
 after surfaceflinger [612]
 Tab table  Space track in/out  V all tracks  f fill the view  gv move an end  Enter details  …
--- style
------TTTTTTTTTTTTTTT--88888888888888--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||..............._444444444444444444444444444444444444444444444444444444444444444444444444444444
.P.PPPPPPPPPPPPPP...._|__PPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR____________||
..L.LLLLLLLLLLLLLL..._|.##########################################################################||
>>>>>>>>>>>>>>>>>>>>>_|.h.hhhhhhhhh.....h.hhhhhhhhh.......h.........h.hhhhhhhhh....h.hhhhhhhhh....||
....LLLLLLLLLL.LLLLLL_|.CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC||
.P.PPPPPPPPPPPPPPPPP._|.b...............b.................b.........bb.............b..............||
.P.PPPPPPPPPPPPPPPP.._|.%...............%.................%.........%..............%..............||
...LLLLLLLLLLLLLL...._|..............................xx.xxxxxxxxxxxxxx............................||
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222...........................222222....22222....22222.222222.....2222.222222.....2222.....2222
.33333333333..........................33...333333.33333333..33333.33333333..33333.33333333.33333333
.3333333333333333333333333............33.33333333.33333333...3333.33333333...3333.33333333.33333333
.3333333333333333333333...............33.33333333.33333333..33333.33333333...3333.33333333.33333333
.333333333............................33.33333333.33333333..33333..3333333...3333..3333333..3333333
.333333...............................33.33333333.33333333...3333..3333333...3333..3333333..3333333
.33333333333..........................33.33333333.33333333...3333..3333333...3333..3333333..3333333
.3333333333333333333333333............33.33333333..3333333...3333.33333333...3333.33333333.33333333
.3333333333333........................33.33333333..3333333...3333..3333333...3333..3333333..3333333
.PPPPPPPPPP..........................PPP.PPPPPPPP.PPPPPPPP.PPPPPP.PPPPPPPP..PPPPP..PPPPPPP..PPPPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555..666665555555555555..655555555555..655555555555555..66555555555555..6666655555555..5
