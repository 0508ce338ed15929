chromium: memory dumps of a process as counters over time.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: tGPU memory dumps<Enter>ll
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.22 s .. 5.20 s   5.42 s   56.4 ms/col
 all 4.99 s            │▁  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂▅
│1.74 s                ┤───┬0 s───◆────────◆─┬1 s──◆────────◆──┬2 s──◆────────◆──┬3 s──◆────────◆─┬4 s───◆───────◆──┬5 s
    Chrome_IOThread    │       · MemoryDumpMana… ·  ·     │  · MemoryDum… ·        ·        · MemoryDum… · MemoryD… ·
    MemoryInfra [25545]│       ▃         ▃▏Globa…▃ ▃▃▃▃  ▃▇▃▃▃     ▃▏Glob…▃▃▇▃ ▃  ▃▃▃▃     ▃▃     ▃▃▏Glo…▃    ▃▏Glo…▃
    ThreadPoo…r [25539]│       ▁ MemoryDumpMana… ▁  ▁     │  ▁            ▁        ▁        ▁ MemoryDumpManager::Invoke…
    ThreadPoo…r [25540]│                         ·  ·     │  · MemoryDumpManager::InvokeOnMemoryDump LeveldbValueS… ·
    ThreadPoo…r [25547]│                                  │                                             ·· MemoryDumpMa…
    GlobalMemoryDump   │       ▏GlobalMemoryDump ───▏Globa… ▏GlobalMemor… ───  ·   ──       ▏GlobalMemo… ▏GlobalMe…▂▂
    ProcessMemoryDump  │       ▏ProcessM…        ───▁     │  ▏Proce…      ──      ·─▂       ▏Proce…      ▏Pro…     ▂▂
  ▶ memor…umps 40.7 MiB│                      ●▇▇▇▇▇●█████●█████████████●███●███████●██████████████████●██████████●██
 ▶ WebUI Top Renderer  ┤           ▁▄▃▄▄      ▁  ▂▁▂▁  ▂▁▃▁ ▃▄▄▄▄▄▂     ▁ ▂▃▁      ▃▁      ▂▄▄▄▄       ▁▁▄▄       ▁▂
 ▶ /usr/lib/c…le --no-s┤       ▁▃▃            ▁ ▁▂  ▂▁▁   ▁ ▃▄▃         ▁ ▁▂▁     ▁▂▁       ▄▄▃▃       ▁▂▄▂▄      ▁▂▁
 ▶ Renderer [25663]    ┤       ▃▄▄            ▁ ▁▂  ▁▂    ▁ ▂▄▄▃        ▁ ▂ ▁      ▂▁       ▄▄▄        ▁▃▄▂       ▁▁▂
 ▶ Renderer [25783]    ┤       ▃▅▄            ▁ ▂▁  ▂     ▁ ▁▄          ▁ ▂ ▁      ▂▁       ▃          ▁▂▂        ▁▁▂
 ▶ …network.mojom.Netw…┤       ▂              ▁ ▃   ▁     ▁ ▃           ▁ ▃ ▁      ▂▁      ▁▂          ▁▂         ▁▂
 ▼ GPU Process [25622] ┤╌╌ 3 threads, 2 tracks, 126 slices│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrGpuMain [25622]  │       ▁ MemoryDumpMan… ▁   ▁     │ ▁             ▁        ▁       ▁▁ MemoryDu… ▁          ▁
    MemoryInfra [25849]│       ▁ MemoryDumpMan… ▁   ▁     │ ▁             ▁        ▁       ▁ MemoryDum… ▁          ▁
    VizCompositorThread│       · MemoryDumpMan… ·   ·     │ · MemoryDump… ·        ·       · MemoryDum… · MemoryD… ·
    ProcessMemoryDump  │       ▁ ProcessMemory… ▂   ▃     │ ▂ ProcessMem… ▃        ▁       ▁▁ ProcessM… ▁ Process… ▁
> ▼ memory dumps       │                      ● 0x0 ● 0x1 ● 0x2         ●   ● 0x4   ● 0x5              ● 0x6      ● 0x7
    footprint  29.8 MiB│                      ███████████████████████████████████████████████████████████████████████
    peak resi… 88.0 MiB│                      ███████████████████████████████████████████████████████████████████████
    malloc     15.3 MiB│                      ▇▇▇▇▇▇▇▇▇▇▇▇███████████████████████████████████████████████████████████
    gpu         352 KiB│                      ██████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    cc -1.7 MiB 2.0 MiB│                      ▇▇▇▇▇▇████████████████████▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    shared_mem… 525 KiB│                      ███████████████████████████████████████████████████████████████████████
    sqlite     22.6 KiB│                      ███████████████████████████████████████████████████████████████████████
 ▶ …storage.mojom.Stor…┤       ▂              ▁ ▁   ▂     ▁ ▁           ▁ ▂ ▁      ▁▁      ▁▂          ▁▂         ▁▁▁
 ▶ …tracing.mojom.Trac…┤       ▂              ▁ ▂   ▂     ▁ ▂▁          ▁ ▂ ▁     ▁▂▁      ▁▁          ▁▁         ▁▁
 memory dump 0x2
 time 1.742 718 s   level light   private_footprint_bytes 29.8 MiB

 GPU Process [25622] / memory dumps                                                                          line 23/32
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIRRRNRRRRRRRRNRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRIIIIRRRNRRRRRRRNRRIIII
....LLLLLLLLLLLLLLL...._.......,.,,,,,,,,,,,,,,,.,..,.....|..,.,,,,,,,,,,.,........,........,.,,,,,,,,,,.,.,,,,,,,,.,
....LLLLLLLLLLLLLLLLLLL_.......u.........uuuuuuuuu.uuuu..u|uuu.....uuuuuuuuuuu.u..uuuu.....uu.....uuuuuuuu....uuuuuuu
....LLLLLLLLLLLLLLLLLLL_.......r.rrrrrrrrrrrrrrr.r..r.....|..r............r........r........r.rrrrrrrrrrrrrrrrrrrrrrrrrr
....LLLLLLLLLLLLLLLLLLL_.........................,..,.....|..,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,.,
....LLLLLLLLLLLLLLLLLLL_..................................|.............................................,,.,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._.......kkkkkkkkkkkkkkkkk.kkkkkkkkk|.kkkkkkkkkkkkk.kkk..,...kk.......kkkkkkkkkkkk.kkkkkkkkkkkk
....LLLLLLLLLLLLLLLLL.._.......hhhhhhhhhh........hhhh.....|..hhhhhhh......hh......,hh.......hhhhhhh......hhhhh.....hh
..L.LLLLLLLLLL.LLLLLLLL_......................BCCCCCBCCCCC|CCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPP.._...........hhhhh......h..hhhh..hhh|.hhhhhhh.....h.hhh......hh......hhhhh.......hhhh.......hh
.P.PPPPPPPPPPPPPPPPPPPP_.......hhh............h.hh..hhh...|.hhh.........h.hhh.....hhh.......hhhh.......hhhhh......hhh
.P.PPPPPPPPPPPPPPPP...._.......hhh............h.hh..hh....|.hhhh........h.h.h......hh.......hhh........hhhh.......hhh
.P.PPPPPPPPPPPPPPPP...._.......hhh............h.hh..h.....|.hh..........h.h.h......hh.......h..........hhh........hhh
.P.PPPPPPPPPPPPPPPPPPPP_.......h..............h.h...h.....|.h...........h.h.h......hh......hh..........hh.........hh
.P.PPPPPPPPPPPPPPPPPPP.____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|_____________________________________________________________
....LLLLLLLLLLLLLLLLL.._.......c.cccccccccccccc.c...c.....|.c.............c........c.......cc.ccccccccc.c..........c
....LLLLLLLLLLLLLLLLLLL_.......r.rrrrrrrrrrrrrr.r...r.....|.r.............r........r.......r.rrrrrrrrrr.r..........r
....LLLLLLLLLLLLLLLLLLL_.......,.,,,,,,,,,,,,,,.,...,.....|.,.,,,,,,,,,,,.,........,.......,.,,,,,,,,,,.,.,,,,,,,,.,
....LLLLLLLLLLLLLLLLL.._.......h.hhhhhhhhhhhhhh.h...h.....|.h.hhhhhhhhhhh.h........h.......hh.hhhhhhhhh.h.hhhhhhhh.h
>>>>>>>>>>>>>>>>>>>>>>>_......................B.NNN.B.NNN.@.NNN.........B...B.NNN...B.NNN..............B.NNN......B.NNN
....LLLLLLLLL..LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLLLL.LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLL.....LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLL.........LLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LL.LLLLLLLL.LLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLLLLL.LLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLL.....LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPPPPPPPPPP_.......h..............h.h...h.....|.h...........h.h.h......hh......hh..........hh.........hhh
.P.PPPPPPPPPPPPPPPPPPPP_.......h..............h.h...h.....|.hh..........h.h.h.....hhh......hh..........hh.........hh
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333...22222.33333...22222222222222222222222.33333333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
