chromium: processes by their work, the slowest slice of the busiest thread.
size: 80x24
trace: traces/chromium-memory-infra.json.gz
--- text
 ttv  chromium-memory-infra.json.… view 0.00 s .. 5.07 s   5.07 s   79.2 ms/col
 all 4.99 s    │▁ ▅▅▃▁▂▂▂▁▂▂▂▂▂▄▁▄▂▁▂▃▂▆▆▄▂▂▁▂▂▂▂▅▂▂▁▁ ▂▃▂ ▁  █▅▅▂▁▂▂▂▂█▅▂▁▁▂▂▂▅
│0.81 s        ┤┬0 s◆─────◆─┬1 s─◆─────◆─┬2 s◆──────◆┬3 s─◆─────◆─┬4 s─◆─────◆─┬
 ▼ Browser     ┤╌╌ Browser [25469]  6 threads, 3 tracks, 462 slices ╌╌╌╌╌╌╌╌╌╌╌╌
    CrBro…rMain│  ▁ MemoryDum… ▁ ▁     ▁         ▁     ▁     ▁        ▁       ▁
    Chrom…hread│  · MemoryDum… · ·     ·         ·     ·     ·        ·       ·
>   MemoryInfra│  ▁      ▃▶Glo…▃▃▃▃  ▇▃▃    ▃▏Gl…▃▇▃ ▃ ▃▃    ▃    ▃▏Gl…▃  ▃▏Gl…▃
    Threa…5539]│  ▁ MemoryDum… ▁ ▁     ▁         ▁     ▁     ▁
    Threa…5540]│          │    ▁ ▁     ▁ MemoryDumpManager::InvokeOnMemoryDu… ▁
    Threa…5547]│          │                                           · MemoryD…
    Globa…yDump│   ▏GlobalMem… ───▏Gl… ▏GlobalM…▂──  · ──     ▏Global… ▏Globa…▃·
    Proce…yDump│   ▏Proce…│    ──▁     ▏Pro…    ·─▁    ─▂     ▏Pro…    ▏Pr…   ▃·
  ▶ memor…dumps│          │  ●▆▆▆●▇▇▇▇●▇▇▇▇▇▇▇▇●▇▇●▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇●▇▇
 ▶ WebUI …derer┤     ▂▄▃▄ │  ▁ ▂▁▁ ▂▁▂▁▄▄▄▄▃   ▁ ▃▁    ▃▁    ▃▄▄▃    ▁▁▄▃    ▁▂
 ▶ /usr/l…-no-s┤  ▁▃      │  ▁ ▂ ▂▁   ▁▃▄      ▁ ▁▁    ▂▁    ▂▄▃▂    ▁▂▄▃▂   ▁▂
 memory dumps   8 dumps of 9 processes   private footprint 321 MiB (+99.4 MiB)
 process   +57.9 MiB  chromium 25660  30.8 MiB to 88.7 MiB
           +20.3 MiB  WebUI Top Renderer 25636  32.3 MiB to 52.6 MiB, peak 58.…
 part      +24.3 MiB  v8  4.4 MiB to 28.7 MiB  chromium 25660
           +22.9 MiB  blink_objects  640 KiB to 23.5 MiB  chromium 25660
 odd               2  a begin without an end, or an X without dur
 next      g5 each allocator   / look for a name
 Browser [25469] / MemoryInfra [25545]   depth 0   286 slices         line 4/19
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIINRRRRRNRIIIIRNRRRRRNRIIIINRRRRRRNIIIIRNRRRRRNRIIIIRNRRRRRNRI
.P.PPPPPPP.....____PPPPPPP|PPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_____________
....LLLLLLLLLLL_..r.rrrrrr|rrr.r.r.....r.........r.....r.....r........r.......r
....LLLLLLLLLLL_..,.,,,,,,|,,,.,.,.....,.........,.....,.....,........,.......,
>>>>>>>>>>>>>>>_..r......u@@@@@uuuu..uuu....uuuuuuuu.u.uu....u....uuuuuu..uuuuuu
....LLLLLLLLLLL_..r.rrrrrr|rrr.r.r.....r.........r.....r.....r
....LLLLLLLLLLL_..........|....r.r.....r.rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr.r
....LLLLLLLLLLL_..........|...........................................,.,,,,,,,,
....LLLLLLLLLLL_...kkkkkkk|kkk.kkkkkkk.kkkkkkkkkkkk..,.kk.....kkkkkkkk.kkkkkkkk,
....LLLLLLLLLLL_...hhhhhhh|....hhh.....hhhhh....,hh....hh.....hhhhh....hhhh...h,
..L.LLLLLLLLLLL_..........|..BCCCBCCCCBCCCCCCCCBCCBCCCCCBCCCCCCCCCCCCBCCCCCCCBCC
.P.PPPPPPPPPPPP_.....hhhh.|..h.hhh.hhhhhhhhh...h.hh....hh....hhhh....hhhh....hh
.P.PPPPPPPPPPPP_..hh......|..h.h.hh...hhh......h.hh....hh....hhhh....hhhhh...hh
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...333333333..333333333333333333333333333333333333
...........333333333..333333333333333333333333333333333333333333333333333333333
.2222......333333333..33333333333333333333333..22222222222222
...........333333333..3333333333333333333333333333333333..22222222222222
.222...............3..3333333333333333333333333333333333333333333
.2222......66.33333333333333...6.333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
