A track of the file's own, with what the file says about it.
size: 80x24
trace: traces/perfetto-demo.pftrace
keys: tshader<Enter>^l<Enter>
--- text
 ttv  perfetto-demo.pftrace     view -0.2 ms .. 13.4 ms   13.7 ms   214 µs/col
 all 13.5 ms   │[▆▆▆▃▆▆▆▃▃▆▆▅▃▃▆█▆▆▆▃▃ ▃▃▃▃▃▃▄▃▃▃▃▆▆▆▅▃▅▃▃▃▃▆▆█▆▃▆▆▅▆▆  ▃▃▆▆▆▃▃]
│0.6 ms        ┤─┬0 ms──────────────────┬5 ms───────────────────┬10 ms──────────
 ▼ GPU         │   ▄▄  ▄▄  ▄▃▄  ▄▂▄▄▁▄▂   ▄  ▄ ▄▁ ▄ ▃▃▃▃ ▄   ▄▅  ▄  ▄▄▂   ▃▄ ▃▃
>   shader     │   ▃▶  ▃▃  ▁▁▃  ▃ ▃▃▁▃▁   ▃  ▃ ▃▁ ▃ ▁▁▁▁ ▃   ▁▃  ▃  ▃▃▁    ▃ ▁▁
    copy       │   ▁▁  ▁▁  ▁▁▁  ▁▁▁▁ ▁    ▁  ▁ ▁  ▁ ▁ ▁  ▁   ▁▁  ▁  ▁▁    ▁▁ ▁
 ▼ image-server┤╌╌ image-server [4100]  3 threads, 3 tracks, 120 slices ╌╌╌╌╌╌╌╌
  ▼ main +1 row│ ▃▃ │▁▃▃ ▃▁▃ ▁▃ ▃▃  ▃   ▃  ▃▁ ▃ ▃▁ ▃▃   ▃  ▃ ▃▃▁  ▃ ▃   ▃ ▃▁
  ▼ decoder 1  │  ─── ─── ─── ▏de…▏──   ▏de…  ───   ──  ▁▇▃  ▅▇▏de… ▁▇▃    ▏dec…
               │   ▅▃  ▅▁  ▃▅   ▇▃ ▃▃     ▇    ▃▁   ▃▃   ▃    ▃  ▅▃  ▃▁      ▃▇▁
  ▼ decoder 2  │   ─── ─── ▁▇▇   ── ───     ▇▇▁  ─── ▏de…   ▏de…   ───   ▏de…
               │    ▇   ▃▁  ▁▃   ▁▅  ▃▃      ▅    ▅▃  ▃▅     ▃▇     ▅▃    ▁▇
  ▶ Requests   │ ▄▆▇▇▅▅▇▆▅▅▆▇▅▅▅▇█▇▆▇▅▅ ▅▅▅▅▅▅▅▅▅▅▅▇▆▇▅▅▅▅▃▅▅▇▇▇▅▅▇▆▆▇▄ ▄▅▆▇▇▅▅▅
 scale kernel                                                           1 of 15
 name       scale kernel
 start      0.000 643 495 s
            absolute 5.001 091 009 s
 end        0.000 702 495 s
 wall       59 µs
 self       59 µs  100.0 %
 track      shader
 about      work on the processors of the GPU
 GPU / shader   depth 0   24 slices                                   line 2/12
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTTTTTTTTTTTTT-----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR..._VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||........_RIIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRR
.L.LLL........._...x|..xx..xxx..xxxxxxx...x..x.xx.x.xxxx.x...xx..x..xxx...xx.xx
>>>>>>>>>>>>>>>_...x@..xx..xxx..x.xxxxx...x..x.xx.x.xxxx.x...xx..x..xxx....x.xx
....LLLL......._...p|..pp..ppp..pppp.p....p..p.p..p.p.p..p...pp..p..pp....pp.p
.P.PPPPPPPPPPPP____P|PPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_________
..L.LLLL.LLLLLL_.dd.|ddd.ddd.dd.dd..d...d..dd.d.dd.dd...d..d.ddd..d.d...d.dd
..L.LLLLLLLLL.._..rr|.rrr.rrr.rrrrrrr...rrrr..rrr...rr..rrr..rrrrrr.rrr....rrrrr
..............._...w|..ww..ww...ww.ww.....w....ww...ww...w....w..ww..ww......www
..L.LLLLLLLLL.._...r|r.rrr.rrr...rr.rrr.....rrr..rrr.rrrr...rrrr...rrr...rrrr
..............._....|...ww..ww...ww..ww......w....ww..ww.....ww.....ww....ww
..L.LLLLLLLL..._.ooo|oooooooooooooooooo.ooooooooooooooooooooooooooooooo.oooooooo
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.22222......333333333333333
............333333333333333333333333
.222........333333333333333
.2222.......33333
.2222.......33333333333333
.22222......333333
.22222......333333333333333333333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
