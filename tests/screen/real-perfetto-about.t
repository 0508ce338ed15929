A track of the file's own, with what the file says about it.
size: 80x24
trace: traces/perfetto-demo.pftrace
keys: tshader<Enter>^l<Enter>
--- text
 ttv  perfetto-demo.pftrace     view -0.5 ms .. 13.5 ms   14.1 ms   220 µs/col
 all 13.5 ms   │▃▆▆▆▃▆▆▆▃▃▆▆▅▃▃▆█▆▆▆▃▃ ▃▃▃▃▃▃▄▃▃▃▃▆▆▆▅▃▅▃▃▃▃▆▆█▆▃▆▆▅▆▆  ▃▃▆▆▆▃▃▃
│0.6 ms        ┤──┬0 ms──────────────────┬5 ms─────────────────┬10 ms───────────
 ▼ GPU         │    ▄▄  ▄▄  ▄▄  ▃▃▄ ▄ ▄   ▄  ▄ ▃▃ ▄▁▃▃▄▂ ▄   ▄▄ ▂▄ ▂▄▄    ▄ ▁▄
>   shader     │    ▃▶  ▃▃  ▃▃   ▃▃ ▃ ▃   ▃  ▃ ▁▁ ▃▁▁▁▁▁ ▃   ▃▃  ▃  ▃▃    ▃  ▃
    copy       │    ▁▁  ▁▁  ▁▁  ▁▁▁ ▁ ▁   ▁  ▁ ▁  ▁ ▁ ▁  ▁   ▁▁ ▁▁ ▁▁▁    ▁ ▁▁
 ▼ image-server┤╌╌ image-server [4100]  3 threads, 3 tracks, 120 slices ╌╌╌╌╌╌╌╌
  ▼ main +1 row│  ▃▃ │▃▃▃ ▃ ▃ ▃ ▁▃▃ ▃   ▃  ▁▃ ▃ ▁▃ ▃▃   ▃ ▁▃▁▃▃  ▁▃▁▃  ▁▃ ▃
    instants   │  ◆ cache lookup              ◆ cache lookup ◆ cache lookup
  ▼ decoder 1  │   ─── ──  ─── ▏de…▏─    ───   ──   ──  ▃▇▁  ▇▇▏de… ▅▇    ▏dec…
               │    ▅▃  ▅   ▅▁  ▁▇  ▅     ▅▁   ▃▃   ▃▃   ▃    ▃ ▁▇   ▃      ▁▇▃
  ▼ decoder 2  │    ──  ─── ▃▇▅  ─── ──     ▅▇▃  ─── ───   ▏de…   ▏de…  ▏de…
               │     ▅   ▅   ▃▁   ▅▁  ▅      ▅    ▃▃  ▃▅     ▅▃    ▁▇     ▇▁
 scale kernel                                                           1 of 15
 name       scale kernel
 start      0.000 643 495 s
            absolute 5.001 091 009 s
 end        0.000 702 495 s
 wall       59 µs
 self       59 µs  100.0 %
 track      shader
 about      work on the processors of the GPU
 GPU / shader   depth 0   24 slices                                   line 2/13
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTTTTTTTTTTTTT-----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_RRIIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRR
.L.LLL........._....x|..xx..xx..xxx.x.x...x..x.xx.xxxxxx.x...xx.xx.xxx....x.xx
>>>>>>>>>>>>>>>_....x@..xx..xx...xx.x.x...x..x.xx.xxxxxx.x...xx..x..xx....x..x
....LLLL......._....p|..pp..pp..ppp.p.p...p..p.p..p.p.p..p...pp.pp.ppp....p.pp
.P.PPPPPPPPPPPP____PP|PPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_________
..L.LLLL.LLLLLL_..dd.|ddd.d.d.d.ddd.d...d..dd.d.dd.dd...d.ddddd..dddd..dd.d
....LLLLLLLL..._..N.N|NNNNNNNNNN..............N.NNNNNNNNNNNN.N.NNNNNNNNNNNN
..L.LLLLLLLLL.._...rr|.rr..rrr.rrrrrr....rrr...rr...rr..rrr..rrrrrr.rr....rrrrr
..............._....w|..w...ww..ww..w.....ww...ww...ww...w....w.ww...w......www
..L.LLLLLLLLL.._....r|..rrr.rrr..rrr.rr.....rrr..rrr.rrr...rrrr...rrrr..rrrr
..............._.....|...w...ww...ww..w......w....ww..ww.....ww....ww.....ww
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
