chromium: objects, memory dumps and many processes.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: G
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.22 s .. 5.20 s   5.42 s   56.4 ms/col
 all 4.99 s            │▁  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂▅
│0.81 s                ┤───┬0 s───◆────────◆─┬1 s──◆────────◆──┬2 s──◆────────◆──┬3 s──◆────────◆─┬4 s───◆───────◆──┬5 s
 ▼ global              ┤╌╌ 11 events ╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants            │   ◆ Act… ◆ Activ…│◆ Acti… ◆ Activ… ◆ Activ… ◆ Activ… ◆ Activ… ◆ Activ… ◆ Activ… ◆ Acti… ◆ Act…
 ▼ Browser [25469]     ┤╌╌ 6 threads, 3 tracks, 462 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrBrowserMain      │       ▁ MemoryDumpMana… ▁  ▁        ▁            ▁        ▁        ▁ MemoryDum… ▁          ▁
    Chrome_IOThread    │       · MemoryDumpMana… ·  ·        · MemoryDum… ·        ·        · MemoryDum… · MemoryD… ·
    MemoryInfra [25545]│       ▃         ▃▏Globa…▃ ▃▃▃▃  ▃▇▃▃▃     ▃▏Glob…▃▃▇▃ ▃  ▃▃▃▃     ▃▃     ▃▃▏Glo…▃    ▃▏Glo…▃
    ThreadPoo…r [25539]│       ▁ MemoryDumpMana… ▁  ▁        ▁            ▁        ▁        ▁ MemoryDumpManager::Invoke…
    ThreadPoo…r [25540]│                  │      ·  ·        · MemoryDumpManager::InvokeOnMemoryDump LeveldbValueS… ·
    ThreadPoo…r [25547]│                  │                                                             ·· MemoryDumpMa…
    GlobalMemoryDump   │       ▏GlobalMemoryDump ───▏Globa… ▏GlobalMemor… ───  ·   ──       ▏GlobalMemo… ▏GlobalMe…▂▂
    ProcessMemoryDump  │       ▏ProcessM… │      ───▁        ▏Proce…      ──      ·─▂       ▏Proce…      ▏Pro…     ▂▂
  ▶ memory dumps       │                  │   ●▇▇▇▇▇●█████●█████████████●███●███████●██████████████████●██████████●██
 ▶ WebUI Top Renderer  ┤           ▁▄▃▄▄  │   ▁  ▂▁▂▁  ▂▁▃▁ ▃▄▄▄▄▄▂     ▁ ▂▃▁      ▃▁      ▂▄▄▄▄       ▁▁▄▄       ▁▂
 ▶ /usr/lib/c…le --no-s┤       ▁▃▃        │   ▁ ▁▂  ▂▁▁   ▁ ▃▄▃         ▁ ▁▂▁     ▁▂▁       ▄▄▃▃       ▁▂▄▂▄      ▁▂▁
 ▶ Renderer [25663]    ┤       ▃▄▄        │   ▁ ▁▂  ▁▂    ▁ ▂▄▄▃        ▁ ▂ ▁      ▂▁       ▄▄▄        ▁▃▄▂       ▁▁▂
 ▶ Renderer [25783]    ┤       ▃▅▄        │   ▁ ▂▁  ▂     ▁ ▁▄          ▁ ▂ ▁      ▂▁       ▃          ▁▂▂        ▁▁▂
 ▶ …network.mojom.Netw…┤       ▂          │   ▁ ▃   ▁     ▁ ▃           ▁ ▃ ▁      ▂▁      ▁▂          ▁▂         ▁▂
 ▶ GPU Process [25622] ┤       ▂          │   ▁ ▂   ▂     ▁ ▂           ▁ ▃ ▁      ▂▁      ▁▁          ▁▂         ▁▂
 ▶ …storage.mojom.Stor…┤       ▂          │   ▁ ▁   ▂     ▁ ▁           ▁ ▂ ▁      ▁▁      ▁▂          ▁▂         ▁▁▁
>▶ …tracing.mojom.Trac…┤       ▂          │   ▁ ▂   ▂     ▁ ▂▁          ▁ ▂ ▁     ▁▂▁      ▁▁          ▁▁         ▁▁
                                          │
                                          │
                                          │
                                          │
                                          │
                                          │
                                          │
                                          │
 Service: tracing.mojom.TracingService [25801]
 busy 43.6 ms  0.9 %   threads 2   slices 54   other 16   span 4.763 455 s
 longest 8.62 ms  MemoryDumpManager::FinishAsyncProcessDump
 Service: tracing.mojom.TracingService [25801]   2 threads, 2 tracks, 54 slices                              line 20/20
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIRRRNRRRRRRRRNRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRIIIIRRRNRRRRRRRNRRIIII
.P.PPPPPP..............____RRRRRRRRR______|_____________________________________________________________________________
...LLLLLLLL............_...N.NNNN.N.NNNNNN|N.NNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNN.N.NNNN
.P.PPPPPPPPPPPPPPP.....____RRRRRRRRRRRRRRR|RRRRRRRRRRRRRRR______________________________________________________________
....LLLLLLLLLLLLL......_.......r.rrrrrrrrr|rrrrr.r..r........r............r........r........r.rrrrrrrrrr.r..........r
....LLLLLLLLLLLLLLL...._.......,.,,,,,,,,,|,,,,,.,..,........,.,,,,,,,,,,.,........,........,.,,,,,,,,,,.,.,,,,,,,,.,
....LLLLLLLLLLLLLLLLLLL_.......u.........u|uuuuuuu.uuuu..uuuuu.....uuuuuuuuuuu.u..uuuu.....uu.....uuuuuuuu....uuuuuuu
....LLLLLLLLLLLLLLLLLLL_.......r.rrrrrrrrr|rrrrr.r..r........r............r........r........r.rrrrrrrrrrrrrrrrrrrrrrrrrr
....LLLLLLLLLLLLLLLLLLL_..................|......,..,........,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,.,
....LLLLLLLLLLLLLLLLLLL_..................|.............................................................,,.,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._.......kkkkkkkkkkk|kkkkk.kkkkkkkkkk.kkkkkkkkkkkkk.kkk..,...kk.......kkkkkkkkkkkk.kkkkkkkkkkkk
....LLLLLLLLLLLLLLLLL.._.......hhhhhhhhhh.|......hhhh........hhhhhhh......hh......,hh.......hhhhhhh......hhhhh.....hh
..L.LLLLLLLLLLLL......._..................|...BCCCCCBCCCCCBCCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPP.._...........hhhhh..|...h..hhhh..hhhh.hhhhhhh.....h.hhh......hh......hhhhh.......hhhh.......hh
.P.PPPPPPPPPPPPPPPPPPPP_.......hhh........|...h.hh..hhh...h.hhh.........h.hhh.....hhh.......hhhh.......hhhhh......hhh
.P.PPPPPPPPPPPPPPPP...._.......hhh........|...h.hh..hh....h.hhhh........h.h.h......hh.......hhh........hhhh.......hhh
.P.PPPPPPPPPPPPPPPP...._.......hhh........|...h.hh..h.....h.hh..........h.h.h......hh.......h..........hhh........hhh
.P.PPPPPPPPPPPPPPPPPPPP_.......h..........|...h.h...h.....h.h...........h.h.h......hh......hh..........hh.........hh
.P.PPPPPPPPPPPPPPPPPPP._.......h..........|...h.h...h.....h.h...........h.h.h......hh......hh..........hh.........hh
.P.PPPPPPPPPPPPPPPPPPPP_.......h..........|...h.h...h.....h.h...........h.h.h......hh......hh..........hh.........hhh
>>>>>>>>>>>>>>>>>>>>>>>_.......h..........|...h.h...h.....h.hh..........h.h.h.....hhh......hh..........hh.........hh
..........................................|
..........................................|
..........................................|
..........................................|
..........................................|
..........................................|
..........................................|
..........................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333333...2222222.3...222222.33...22222.33...2222.33333333333
.2222222.33333333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
