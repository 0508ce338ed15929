chromium: objects, memory dumps and many processes.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: Gkk
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.04 s .. 5.00 s   5.04 s   52.5 ms/col
 all 4.99 s            │▁  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂▅
│0.81 s                ┤┬0 s───◆─────────◆─┬1 s───◆─────────◆─┬2 s───◆─────────◆─┬3 s───◆─────────◆─┬4 s───◆─────────◆─┬
 ▼ Browser [25469]     ┤╌╌ 6 threads, 3 tracks, 462 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrBrowserMain      │    ▁▁ MemoryDumpMana… ▁   ▁        ▁             ▁         ▁        ▁ MemoryDump… ▁           ▁
    Chrome_IOThread    │    · MemoryDumpManag… ·   ·        · MemoryDump… ·         ·        · MemoryDump… · MemoryDu… ·
    MemoryInfra [25545]│    ▁ MemoryD… ▁▏Globa…▅  ▅▅▁   ▅▇▅▁▅      ▁▏Glob…▅ ▅▅  ▃  ▃▃▃▃      ▃      ▃▃▏Glo…▃     ▃▏Glo…▃
    ThreadPoo…r [25539]│    ▁ MemoryDumpManag… ▁   ▁        ▁             ▁         ▁        ▁ MemoryDumpManager::Invok…
    ThreadPoo…r [25540]│                │      ·   ·        · MemoryDumpManager::InvokeOnMemoryDump LeveldbValueStore  ·
    ThreadPoo…r [25547]│                │                                                                  · MemoryDump…
    GlobalMemoryDump   │     ▏GlobalMemoryDump ▏Gl…▏Globa…  ▏GlobalMemor… ───   ·   ──       ▏GlobalMemor… ▏GlobalMem… »
    ProcessMemoryDump  │     ▏ProcessM… │      ─── ▁        ▏Proces…      ──▂      ▁─▃        ▏Proce…      ▏Proc…      »
  ▶ memory dumps       │                │    ●▆▆▆▆●▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇●▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇●▇▇
 ▶ WebUI Top Renderer  ┤         ▃▄▂▄▄  │    ▁  ▂▂▁   ▂▁▃▁ ▁▄▄▄▃▄▄      ▁ ▁▃ ▁      ▃ ▁      ▃▄▄▄▄       ▁ ▃▄▄       ▁ ▂
 ▶ /usr/lib/c…le --no-s┤     ▃▃         │    ▁ ▂  ▁▂▂    ▁ ▂▄▄          ▁  ▂ ▁     ▁▂ ▁      ▂▄▄▄▃       ▁ ▃▄▃▄      ▁ ▂
 ▶ Renderer [25663]    ┤    ▃▄▄         │    ▁ ▃▁ ▁▂▁    ▁  ▄▃▄         ▁ ▁▂ ▁      ▂ ▁      ▃▄▄▄        ▁ ▄▄        ▁ ▂
 ▶ Renderer [25783]    ┤    ▃▄▅         │    ▁ ▂  ▁▂     ▁  ▄▃          ▁ ▂▁ ▁      ▂ ▁      ▃           ▁ ▃         ▁ ▂
 ▶ …network.mojom.Netw…┤    ▂           │    ▁▁▃  ▁▁     ▁ ▂▂           ▁ ▃  ▁      ▂ ▁      ▂           ▁ ▂         ▁ ▂
 ▶ GPU Process [25622] ┤    ▂           │    ▁▁▁  ▁▂     ▁ ▁▁           ▁ ▃  ▁     ▁▂ ▁      ▂           ▁ ▂         ▁ ▂
 ▶ …storage.mojom.Stor…┤    ▂           │    ▁▁▁  ▁▂     ▁ ▁            ▁ ▂  ▁      ▁ ▁      ▂           ▁ ▂         ▁ ▂
>▶ …tracing.mojom.Trac…┤    ▂           │    ▁ ▂  ▁▂     ▁ ▁▂           ▁ ▃  ▁     ▁▁ ▁      ▂           ▁ ▁         ▁ ▁
 ▼ global              ┤╌╌ 11 events ╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants            │◆ Act… ◆ Active…│◆ Activ… ◆ Active… ◆ Activ… ◆ Active… ◆ Activ… ◆ Active… ◆ Activ… ◆ Active… ◆
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
                                        │
 Service: tracing.mojom.TracingService [25801]
 busy 43.6 ms  0.9 %          threads 2   slices 54   other 16   span 4.763 455 s
 longest 8.62 ms  MemoryDumpManager::FinishAsyncProcessDump
 Service: tracing.mojom.TracingService [25801]   2 threads, 2 tracks, 54 slices                              line 18/20
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRI
.P.PPPPPPPPPPPPPPP.....____RRRRRRRRRRRRR|RRRRRRRRRRRRRRRRR______________________________________________________________
....LLLLLLLLLLLLL......_....rr.rrrrrrrrr|rrrrr.r...r........r.............r.........r........r.rrrrrrrrrrr.r...........r
....LLLLLLLLLLLLLLL...._....,.,,,,,,,,,,|,,,,,.,...,........,.,,,,,,,,,,,.,.........,........,.,,,,,,,,,,,.,.,,,,,,,,,.,
....LLLLLLLLLLLLLLLLLLL_....c.cccccccc.c|uuuuuuu..uuu...uuuuu......uuuuuuuu.uu..u..uuuu......u......uuuuuuuu.....uuuuuuu
....LLLLLLLLLLLLLLLLLLL_....r.rrrrrrrrrr|rrrrr.r...r........r.............r.........r........r.rrrrrrrrrrrrrrrrrrrrrrrrr
....LLLLLLLLLLLLLLLLLLL_................|......,...,........,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,..,
....LLLLLLLLLLLLLLLLLLL_................|..................................................................,.,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._.....kkkkkkkkkkk|kkkkk.kkkkkkkkkkk..kkkkkkkkkkkkk.kkk...,...kk.......kkkkkkkkkkkkk.kkkkkkkkkkk.k
....LLLLLLLLLLLLLLLLL.._.....hhhhhhhhhh.|......hhh.h........hhhhhhhh......hhh......hhh........hhhhhhh......hhhhhh......h
..L.LLLLLLLLLLLL......._................|....BCCCCBCCCCCCBCCCCCCCCCCCCCCBCCCCBCCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPP.._.........hhhhh..|....h..hhh...hhhh.hhhhhhh......h.hh.h......h.h......hhhhh.......h.hhh.......h.h
.P.PPPPPPPPPPPPPPPPPPPP_.....hh.........|....h.h..hhh....h.hhh..........h..h.h.....hh.h......hhhhh.......h.hhhh......h.h
.P.PPPPPPPPPPPPPPPP...._....hhh.........|....h.hh.hhh....h..hhh.........h.hh.h......h.h......hhhh........h.hh........h.h
.P.PPPPPPPPPPPPPPPP...._....hhh.........|....h.h..hh.....h..hh..........h.hh.h......h.h......h...........h.h.........h.h
.P.PPPPPPPPPPPPPPPPPPPP_....h...........|....hhh..hh.....h.hh...........h.h..h......h.h......h...........h.h.........h.h
.P.PPPPPPPPPPPPPPPPPPP._....h...........|....hhh..hh.....h.hh...........h.h..h.....hh.h......h...........h.h.........h.h
.P.PPPPPPPPPPPPPPPPPPPP_....h...........|....hhh..hh.....h.h............h.h..h......h.h......h...........h.h.........h.h
>>>>>>>>>>>>>>>>>>>>>>>_....h...........|....h.h..hh.....h.hh...........h.h..h.....hh.h......h...........h.h.........h.h
.P.PPPPPP..............____RRRRRRRRR____|_______________________________________________________________________________
...LLLLLLLL............_N.NNNN.N.NNNNNNN|N.NNNNNN.N.NNNNNNN.N.NNNNNN.N.NNNNNNN.N.NNNNNN.N.NNNNNNN.N.NNNNNN.N.NNNNNNN.N
........................................|
........................................|
........................................|
........................................|
........................................|
........................................|
........................................|
........................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333333..........2222222.3...222222.33...22222.33...2222.33333333333
.2222222.33333333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
