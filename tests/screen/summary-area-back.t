The table of the area comes back with ga.
size: 80x24
trace: shared/corpus/local/chromium-devtools.json.gz
keys: %gs<Tab>ga
--- text
 ttv  chromium-devtools.json.gz   area 4.83 s    -0.06 s .. 4.85 s  76.7 ms/col
 all 4.83 s    │▁▆▄▇██▃▃▂▅▇▆▅▃▄▅▄▃▄▃▃▃▃▄▁▃▃▁▂▂▂▃▂▃▂▂▃▃▃▂▂▄▂▂▂▃▂▃▂▃▂▂▂▂▃▂▂▃▂▂▂▃▃▃
│1.22 s        ┤                             4.83 s
 ▼ Render…1651]┤│╌ Renderer [21651]  9 threads, 9 tracks, 27,271 slices ╌╌╌╌╌╌╌│
> ▼ CrRen…rMain││▃▃  ▃▇ ▃▃▇▃▇▃▇▇●▶▇▃▃▃▇▇▃▃▇ RunTask ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃▃▃▃▃
               ││▃▃  ▃▇ ▃ ThreadControl… ▃▃ ThreadControllerImpl::RunTask DOM… ▃
               ││    ▃▃ ▃ TimerFire 6 ▃▃▃▃▃ TimerFire 1 ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
               ││    ▁▁ ▁ FunctionCall ▅▁▁▃ FunctionCall app.js:7 ▃▃▃▃▃▃▃▃▃▃▃▃▃▃
        +4 rows││     ▁  ▁▁▁▁▁▁▅▁ ▁▁▁▁▁▁▁▁▁ MinorGC allocation failure ▁▁▁▁▁▁▁▁▁
   ▶ samples   ││     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 AREA 4.83 s   [Slices]  Async  Instants  Flows   67,138 slices, 49,585 samples
 by name   clipped (*) to the area   in TOTAL nested slices count once   30 wi…
  NAME                                 COUNT     WALL▾    SELF  SELF%      MAX
  RunTask                             16,578   6.38 s   258 ms    3.1   271 ms
  ThreadControllerImpl::RunTask       16,560   6.09 s   2.82 s   34.0   271 ms
  ThreadPool_RunTask                   4,026    1.5 s   511 ms    6.2   115 ms
  FunctionCall                           435   1.11 s   633 ms    7.6   120 ms
  SimpleWatcher::OnHandleReady         5,329   1.08 s   217 ms    2.6  15.7 ms
  Receive mojo message                 4,791   987 ms   967 ms   11.6  45.7 ms
  v8.parseOnBackground                   386   791 ms   160 ms    1.9   115 ms
  TimerFire                               86   788 ms  8.32 ms    0.1   120 ms
  TOTAL 94                            67,108   8.31 s   8.31 s  100.0   271 ms
 4.83 s, from 0 on; f fills the view with it, Esc forgets it
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTT--8888888888888---TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_4444444444444444444444444444444444444444444444444444444444444444
.P.PPPPPPPPPPPP_|__PPPPPPPPPPPPP|PPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR________|
>>>>>>>>>>>>>>>_|mm..mm.mmmmmmmm|@mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|
..............._|mm..mm.mmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|
..............._|....xx.xxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|
..............._|....kk.kkkkkkkk|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk|
........LLLLLLL_|.....f..fffffff|.fffffffffffffffffffffffffffffffffffffffffffff|
...L.LLLLLLL..._|.....%%%%%%%%%%|%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222222222222
.222222................................222222....22222....22222.222222.....2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.3333333333333333333333333333333......3333333..3333333..3333333..33333..3333333
.33333333333333333333..................333333...333333..3333333...3333..3333333
.33333333333333..........................3333..3333333..3333333...3333..3333333
.333333333333333333333333333333........333333..3333333..3333333...3333.33333333
.3333333333333333333333................333333..3333333..3333333..33333.33333333
.3333333333333333333333..................3333..3333333..3333333...3333..3333333
.33333333333..............................333..3333333.33333333...3333..3333333
.PPPPPPPPPP...........................PPPPPPP..PPPPPPP..PPPPPPP.PPPPPP..PPPPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555.5
