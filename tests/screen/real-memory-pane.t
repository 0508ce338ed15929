chromium: a memory dump, its allocators as a tree.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: tGPU memory dumps<Enter>ll<Enter>8j<Space>
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.22 s .. 5.20 s   5.42 s   56.4 ms/col
 all 4.99 s            │▁  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂▅
│1.74 s                ┤───┬0 s───◆────────◆─┬1 s──◆────────◆──┬2 s──◆────────◆──┬3 s──◆────────◆─┬4 s───◆───────◆──┬5 s
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
 memory dump 0x2                                                                                                9 of 24
 time       1.742 718 s                                    │                       ▶ discardable
            absolute 891.887 017 s                         │                       ▶ mojo
 id         0x2                                            │                       ▶ partition_alloc
 process    GPU Process [25622]                            │                       ▶ skia
 level      light                                          │ args (1)
 process totals                                            │ ▼ dumps {2}
   88.0 MiB    peak_resident_set_size                      │     level_of_detail "light"
   29.8 MiB    private_footprint_bytes                     │   ▼ process_totals {3}
       size effective  allocators (559)                    │       is_peak_rss_resettable true
   15.3 MiB  15.3 MiB  ▶ malloc                            │       peak_resident_set_size "57f9000"
    8.8 MiB   525 KiB  ▶ shared_memory                     │       private_footprint_bytes "1dd6000"
    7.7 MiB   352 KiB  ▶ gpu                               │
    2.0 MiB            ▶ cc                                │
 GPU Process [25622] / memory dumps                                                                          line 23/32
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIRRRNRRRRRRRRNRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRIIIIRRRNRRRRRRRNRRIIII
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
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......33333333333...................................._.33333333333333333333..2.22222222222
............3333333333333333333333........................._.33333333333333333333..2.2222
.22.........333............................................_.33333333333333333333..2.222222222222222
.2222222....3333333333333333333............................_.33333333333333333333..2.2222
.22222......33333.........................................._.PPPPPPPP
.PPPPPPPPPPPPPP............................................_.2.22222.333
.3333333333....2222222222222222222222......................_.....222222222222222.3333333
.3333333333....22222222222222222222222....................._...2.22222222222222.333
.4444444444444444444444444444444444444444444444444444444444_.......2222222222222222222222.3333
.33333333333333333333..2.222222............................_.......2222222222222222222222.333333333
.33333333333333333333..2.2222222222222....................._.......22222222222222222222222.333333333
.33333333333333333333..2.222..............................._
.33333333333333333333..2.22................................_
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
