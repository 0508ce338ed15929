chromium: processes by their work, the slowest slice of the busiest thread.
size: 80x24
trace: traces/chromium-memory-infra.json.gz
--- text
 ttv  chromium-memory-infra.json… view -0.06 s .. 5.04 s   5.11 s   79.8 ms/col
 all 4.99 s    │▁ ▅▅▃▁▂▂▂▁▂▂▂▂▂▄▁▄▂▁▂▃▂▆▆▄▂▂▁▂▂▂▂▅▂▂▁▁ ▂▃▂ ▁  █▅▅▂▁▂▂▂▂█▅▂▁▁▂▂▂▅
│0.81 s        ┤┬0 s─◆─────◆─┬1 s◆──────◆┬2 s─◆─────◆─┬3 s◆──────◆┬4 s─◆─────◆─┬
 ▼ global      ┤╌╌ 11 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants    │◆    ◆ Ac… ◆ Ac… ◆ Act… ◆ Ac… ◆ Ac… ◆ Ac… ◆ Act… ◆ Ac… ◆ Ac… ◆
 ▼ Browser     ┤╌╌ Browser [25469]  6 threads, 3 tracks, 462 slices ╌╌╌╌╌╌╌╌╌╌╌╌
    CrBro…rMain│   ▁ MemoryDu… ▁  ▁     ▁        ▁     ▁      ▁        ▁       ▁
    Chrom…hread│   · MemoryDu… ·  ·     ·        ·     ·      ·        ·       ·
>   MemoryInfra│   ▁      ▃▶Gl…▶ ▃▃▃ ▃▇▃▃   ▃▏Glo…▃▃ ▃ ▃▃▃    ▃   ▃▏Gl…▃   ▏Gl…▃
    Threa…5539]│   ▁ MemoryDu… ▁  ▁     ▁        ▁     ▁      ▁
    Threa…5540]│           │   ▁  ▁     ▁ MemoryDumpManager::InvokeOnMemoryDu… ▁
    Threa…5547]│           │                                           ·
    Globa…yDump│   ▏GlobalMemo…▏──▏Glo… ▏GlobalM…▄─▃ · ▂─▂    ▏Global… ▏Globa…▂▃
    Proce…yDump│   ▏Proce… │    ──▁     ▏Pro…    ▄─    ▂─     ▏Pro…    ▏Pr…   ·▃
  ▶ memor…dumps│           │  ●▇▇▇●███●█████████●██●█████●████████████●██████●██
 ▶ WebUI …derer┤      ▃▄▄▃ │  ▁ ▂▁▁ ▂▂▁▁▄▄▄▄    ▁▁▃▁    ▂▁    ▄▄▄     ▁▃▄    ▁▁▂
 memory dumps   8 dumps of 9 processes   private footprint 321 MiB (+99.4 MiB)
 process   +57.9 MiB  chromium 25660  30.8 MiB to 88.7 MiB
           +20.3 MiB  WebUI Top Renderer 25636  32.3 MiB to 52.6 MiB, peak 58.…
 part      +24.3 MiB  v8  4.4 MiB to 28.7 MiB  chromium 25660
           +22.9 MiB  blink_objects  640 KiB to 23.5 MiB  chromium 25660
 odd               2 a begin without an end, or an X without dur
 Browser [25469] / MemoryInfra [25545]   depth 0   286 slices         line 6/20
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIRNRRRRRNRIIIINRRRRRRNIIIIRNRRRRRNRIIIINRRRRRRNIIIIRNRRRRRNRI
.P.PPPPPP......____RRRRRRRR|____________________________________________________
...LLLLLLLL...._N....N.NNN.|.NNN.N.NNNN.N.NNN.N.NNN.N.NNN.N.NNNN.N.NNN.N.NNN.N
.P.PPPPPPP.....____PPPPPPPP|PPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_____________
....LLLLLLLLLLL_...r.rrrrrr|rr.r..r.....r........r.....r......r........r.......r
....LLLLLLLLLLL_...,.,,,,,,|,,.,..,.....,........,.....,......,........,.......,
>>>>>>>>>>>>>>>_...r......u@@@@@.uuu.uuuu...uuuuuuuu.u.uuu....u...uuuuuu...uuuuu
....LLLLLLLLLLL_...r.rrrrrr|rr.r..r.....r........r.....r......r
....LLLLLLLLLLL_...........|...r..r.....r.rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr.r
....LLLLLLLLLLL_...........|...........................................,
....LLLLLLLLLLL_...kkkkkkkk|kkkkkkkkkkk.kkkkkkkkkkkk.,.kkk....kkkkkkkk.kkkkkkkkk
....LLLLLLLLLLL_...hhhhhhh.|....hhh.....hhhhh....hh....hh.....hhhhh....hhhh...,h
..L.LLLLLLLLLLL_...........|..BCCCBCCCBCCCCCCCCCBCCBCCCCCBCCCCCCCCCCCCBCCCCCCBCC
.P.PPPPPPPPPPPP_......hhhh.|..h.hhh.hhhhhhhh....hhhh....hh....hhh.....hhh....hhh
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...333333333..333333333333333333333333333333333333
...........333333333..333333333333333333333333333333333333333333333333333333333
.2222......333333333..33333333333333333333333..22222222222222
...........333333333..3333333333333333333333333333333333..22222222222222
.222...............3.3333333333333333333333333333333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
