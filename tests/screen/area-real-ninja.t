ninja: the jobs of a build by thread.
size: 100x30
trace: traces/build.ninja_log
keys: %:area-by thread<Enter>
--- text
 ttv  build.ninja_log   area 1.61 min    48 events         view 0 s .. 98 s   1.63 min   1.26 s/col
 all 1.61 min        │█▇▇▇▆▆▆▆▆▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▄▄▃
│27 s                ┤                                  1.61 min                                   ─
 ▼ build 1 [1]       ┤│╌ 4 threads, 37 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    Worker [1]       │───▏▏obj/encode.o────▏obj/journal.o──35.8 s───────▏▏obj/parser.o──32.1 s─────
    Worker [2]       │▏obj/config.o────▏─▏obj/hash.o──32.2 s───────▏obj…▏─▏▏▏obj/socket.o──28.3 s─▂
    Worker [3]       │▏obj/cache.o──────▏obj/filter.o──32.2 s────▏ob…▏obj/merge.o──33.6 s──────▃  │
>   Worker [4]       │▏obj/buffer.o──────▏▏─▶obj/kernel.o██37.6 s████████▏▏──▏ob…▏obj…▏─▏──▏obj/… │
 ▼ build 2 [2]       ┤│╌ 1 thread, 3 slices│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    Worker [1]       │─ app                │                                                      │
 ▼ build 3 [3]       ┤│╌ 2 threads, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    Worker [1]       │▏obj/par…            │                                                      │
    Worker [2]       │──▏▂ obj/render.o    │                                                      │
 AREA 1.61 min   [Slices]                                                                 46 slices
 by thread   clipped (*) to the area   in TOTAL nested slices count once
  THREAD                          COUNT     WALL     SELF▾ SELF%      MAX  AREA%      AVG      P50
  Worker [1], build 1 [1]            10 1.61 min 1.61 min   24.5   35.8 s  100.0   9.67 s   1.66 s
  Worker [2], build 1 [1]            11  1.6 min  1.6 min   24.2   32.2 s   99.0    8.7 s   2.64 s
  Worker [4], build 1 [1]            11 1.58 min 1.58 min   23.9   37.6 s   97.7   8.59 s    4.9 s
  Worker [3], build 1 [1]             5 1.54 min 1.54 min   23.3   33.6 s   95.3   18.4 s   22.2 s
  Worker [1], build 3 [3]             3   11.2 s   11.2 s    2.8   10.9 s   11.5   3.72 s   165 ms
  Worker [2], build 3 [3]             3   4.03 s   4.03 s    1.0    2.8 s    4.2   1.34 s   1.12 s
  Worker [1], build 2 [2]             3   780 ms   780 ms    0.2   653 ms    0.8   260 ms    88 ms




  TOTAL 7                            46 6.59 min 6.59 min  100.0   37.6 s  408.6   8.59 s   2.14 s
 build 1 [1] / Worker [4]   depth 0   11 slices                                           line 5/10
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  …
--- style
------TTTTTTTTTTTTTTT--888888888888888---------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRRR........_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||................_44444444444444444444444444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPPPPP......._|__RRRRRRRRRRRRRRRRRR|R_____________________________________________________|_
....LLLLLLLLLL......._|wwwnnnnnnnnnnnnnnnnn|vvvvvvvvvvvvvvvvvvvvvvvvvvvvbiiiiiiiiiiiiiiiiiiiiiiiii|
....LLLLLLLLLL......._|jjjjjjjjjjjjjjjjaacc|cccccccccccccccccccccccmmmmmhhijcccccccccccccccccccccc|
....LLLLLLLLLL......._|uuuuuuuuuuuuuuuuujjj|jjjjjjjjjjjjjjjjjjjjjffffkkkkkkkkkkkkkkkkkkkkkkkkkkk..|
>>>>>>>>>>>>>>>>>>>>>_|oooooooooooooooooogk|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ogggbbbbssssseewwwdddddd.|
.P.PPPPPPPPPPP......._|__RRRRRRRRRRRRRRRRRR|______________________________________________________|_
....LLLLLLLLLL......._|.xxx................|......................................................|
.P.PPPPPPPPPPP......._|__RRRRRRRRRRRRRRRRRR|______________________________________________________|_
....LLLLLLLLLL......._|iiiiiiii............|......................................................|
....LLLLLLLLLL......._|gjj.gggggggggggg....|......................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222222222222222222222222222222222222222222222222222222222222222222222
.22222222.........................222222....22222....22222.222222.....2222.222222.....2222.....2222
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.3333333333333333333333333...........333.33333333.33333333..33333..3333333..33333...333333..3333333
.3333333333333333333333333...........333333333333333333333..33333..3333333..33333..3333333...333333
.3333333333333333333333333............33333333333333333333..33333..3333333..33333..3333333..3333333
.3333333333333333333333333............33..3333333..3333333...3333..3333333..33333..3333333..3333333
.3333333333333333333333333............33..3333333..3333333...3333...333333...3333..3333333..3333333
.3333333333333333333333333............33..3333333..3333333...3333..3333333...3333..3333333...333333




.PPPPPPPPP...........................PPPPPPPPPPPPPPPPPPPPP.PPPPPP..PPPPPPP.PPPPPP..PPPPPPP..PPPPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..5
