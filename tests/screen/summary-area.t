The summary of an area is that of its time.
size: 80x24
trace: shared/corpus/local/chromium-devtools.json.gz
keys: %gs
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
  ▶ Chrom…hread││▁   ▁▁ ▁▁▁▁▁▁▁▁▁ ▁ ▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁ ▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁
  ▶ Compositor ││    ▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▁▁▁▁▁▁▁▁▂▂▁▂▂▂▁▁▁▂▁▁▁▂▁▂▂▂▂▂▁▁▂▂▁▂▂▁▁▁▂▁
  ▶ Dedic…hread││         ▄██▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
  ▶ Perfe…Trace││▁   ▁▁ ▁▁▁  ▁▁ │ ▁  ▁▁    ▁   ▁  ▁     ▁   ▁  ▁     ▁   ▁  ▁  ▁
  ▶ Threa…1676]││     ▁  ▁▁▃▁▂▁▂▂ ▁▁▁▁▁▁▁ ▂  ▁ ▁ ▁▁▁ ▁   ▂▁  ▁   ▁▁ ▁▁▁  ▁  ▁▁▁│
 Chrome page in the time of the area   6 processes   main thread 43.0 % busy
 longest    271 ms  RunTask > v8.evaluateModule  WebUI Top Renderer 21636
 busy       2.08 s   43.0 %  Renderer 21651
 sampled    481 ms   10.0 %  layoutThrash app.js:2:22
 self       852 ms   20.2 %  ThreadControllerImpl::RunTask
 odd            44  a begin without an end, or an X without dur
 next      gO why   F flame graph   gp what led here
 Renderer [21651] / CrRendererMain [21651]   depth 0   1,888 slices   line 2/26
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
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
..L.LLLLLLLLLLL_|m...mo.oooooooo|.o.ooooo.mmmmmmmmmmmmm.mmmmmmmm.mm.mmmmmmmmmmm|
..L.LLLLLLLLLL._|....mmm.mmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|
..L.LLLLLLLLLLL_|.........mmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm|
..L.LLLLLLLLLLL_|m...mm.mmm..mm.|.m..mm....m...m..m.....m...m..m.....m...m..m..|
..L.LLLLLLLLLLL_|.....t..ttttttt|.ttttttt.t..t.t.ttt.t...tt..t...tt.ttt..t..ttt|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.2222.......333333...222222..33333333333333
.2222222....333333...222222..333333333333333333333333
.2222.......333333...222222..33333333333333333333333333333
.222............33..3333333333333333333333333333333333333333333
.2222......66.333...6.33333333333...66.3333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
