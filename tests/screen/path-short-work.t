Short work in a row is one step of the critical path.
size: 80x24
trace: shared/corpus/local/chromium-devtools.json.gz
keys: %gC
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
 critical path of 4.83 s: 277 ms of work in 116 steps, 4.46 s of wait… 1 of 116
        WAIT WHY                    WORK PROCESS   THREAD      NAME
>                                1.26 ms Brow…1559 Chrom…1592] EpollEvent Start…
    -43.6 ms after               1.68 ms Brow…1559 Chrom…1592] 27 slices: Epoll…
    -45.5 ms after               2.68 ms Brow…1559 Chrom…1592] 15 slices: Epoll…
    -33.2 ms after                357 µs Brow…1559 Chrom…1592] 2 slices: EpollE…
    -41.8 ms after               1.19 ms Brow…1559 Chrom…1592] 25 slices: Simpl…
    -45.6 ms after               2.42 ms Brow…1559 Chrom…1592] 10 slices: Epoll…
    -40.7 ms after                434 µs Brow…1559 Chrom…1592] 4 slices: EpollE…
    -28.9 ms after                550 µs Brow…1559 Chrom…1592] 15 slices: Threa…
      -37 ms after               2.31 ms Brow…1559 Chrom…1592] 2 slices: EpollE…
    -32.5 ms after                285 µs Brow…1559 Chrom…1592] 2 slices: EpollE…
 Renderer [21651] / CrRendererMain [21651]   depth 0   1,888 slices   line 2/26
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
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
2.......2222.222....................2222.2222222...222222......2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?...22222222.?????...............???????.?????????.???????????.22222222222333333
?...22222222.?????...............???????.?????????.???????????.22222222222333333
?...22222222.?????................??????.?????????.???????????.22222222223333333
?...22222222.?????...............???????.?????????.???????????.22222222222333333
?...22222222.?????...............???????.?????????.???????????.22222222222333333
?...22222222.?????................??????.?????????.???????????.22222222223333333
?...22222222.?????................??????.?????????.???????????.22222222222333333
?.....222222.?????...............???????.?????????.???????????.22222222223333333
?...22222222.?????................??????.?????????.???????????.22222222223333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
