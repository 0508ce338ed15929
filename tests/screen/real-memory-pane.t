chromium: a memory dump, its allocators as a tree.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: tGPU memory dumps<Enter>ll<Enter>8j<Space>
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.09 s .. 4.95 s   5.04 s   52.5 ms/col
 all 4.99 s            │[  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂]
│1.74 s                ┤─┬0 s───◆─────────◆─┬1 s───◆─────────◆─┬2 s───◆─────────◆─┬3 s───◆─────────◆─┬4 s───◆─────────◆─
    GlobalMemoryDump   │      ▏GlobalMemoryDump ▏Gl…▏Globa…  ▏GlobalMemor… ───   ·   ──       ▏GlobalMemor… ▏GlobalMem…
    ProcessMemoryDump  │      ▏ProcessM…        ─── ▁     │  ▏Proces…      ──▂      ▁─▃        ▏Proce…      ▏Proc…
  ▶ memor…umps 40.7 MiB│                      ●▆▆▆▆●▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇●▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇●▇
 ▶ WebUI Top Renderer  ┤          ▃▄▂▄▄       ▁  ▂▂▁   ▂▁▃▁ ▁▄▄▄▃▄▄      ▁ ▁▃ ▁      ▃ ▁      ▃▄▄▄▄       ▁ ▃▄▄       ▁
 ▶ /usr/lib/c…le --no-s┤      ▃▃              ▁ ▂  ▁▂▂    ▁ ▂▄▄          ▁  ▂ ▁     ▁▂ ▁      ▂▄▄▄▃       ▁ ▃▄▃▄      ▁
 ▶ Renderer [25663]    ┤     ▃▄▄              ▁ ▃▁ ▁▂▁    ▁  ▄▃▄         ▁ ▁▂ ▁      ▂ ▁      ▃▄▄▄        ▁ ▄▄        ▁
 ▶ Renderer [25783]    ┤     ▃▄▅              ▁ ▂  ▁▂     ▁  ▄▃          ▁ ▂▁ ▁      ▂ ▁      ▃           ▁ ▃         ▁
 ▶ …network.mojom.Netw…┤     ▂                ▁▁▃  ▁▁     ▁ ▂▂           ▁ ▃  ▁      ▂ ▁      ▂           ▁ ▂         ▁
 ▼ GPU Process [25622] ┤╌╌ 3 threads, 2 tracks, 126 slices│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrGpuMain [25622]  │     ▁ MemoryDumpMana… ▁▁   ▁     │ ▁▁             ▁        ▁▁        ▁ MemoryDump… ▁
    MemoryInfra [25849]│     ▁ MemoryDumpMana… ▁    ▁     │ ▁              ▃         ▁        ▁ MemoryDump… ▁
    VizCompositorThread│     · MemoryDumpMana… ·    ·     │ · MemoryDumpM… ·         ·        · MemoryDump… · MemoryDum…
    ProcessMemoryDump  │     ▂ ProcessMemoryD… ▁▂   ▃     │ ▂· ProcessMem… ▄        ·▂        ▂ ProcessMem… ▁ ProcessMe…
> ▼ memory dumps       │                      ●    ● 0x1  ● 0x2          ●    ● 0x4    ● 0x5              ● 0x6       ●
    footprint  29.8 MiB│                      ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    peak resi… 88.0 MiB│                      ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    malloc     15.3 MiB│                      ▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
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
 GPU Process [25622] / memory dumps                                                                          line 21/31
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||................_RIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNR
....LLLLLLLLLLLLLLLL..._......kkkkkkkkkkkkkkkkk.kkkkkkkkkk|..kkkkkkkkkkkkk.kkk...,...kk.......kkkkkkkkkkkkk.kkkkkkkkkkk
....LLLLLLLLLLLLLLLLL.._......hhhhhhhhhh........hhh.h.....|..hhhhhhhh......hhh......hhh........hhhhhhh......hhhhhh
..L.LLLLLLLLLL.LLLLLLLL_......................BCCCCBCCCCCC|CCCCCCCCCCCCCCBCCCCBCCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCCBC
.P.PPPPPPPPPPPPPPPPPP.._..........hhhhh.......h..hhh...hhh|.hhhhhhh......h.hh.h......h.h......hhhhh.......h.hhh.......h
.P.PPPPPPPPPPPPPPPPPPPP_......hh..............h.h..hhh....|.hhh..........h..h.h.....hh.h......hhhhh.......h.hhhh......h
.P.PPPPPPPPPPPPPPPP...._.....hhh..............h.hh.hhh....|..hhh.........h.hh.h......h.h......hhhh........h.hh........h
.P.PPPPPPPPPPPPPPPP...._.....hhh..............h.h..hh.....|..hh..........h.hh.h......h.h......h...........h.h.........h
.P.PPPPPPPPPPPPPPPPPPPP_.....h................hhh..hh.....|.hh...........h.h..h......h.h......h...........h.h.........h
.P.PPPPPPPPPPPPPPPPPPP.____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|_____________________________________________________________
....LLLLLLLLLLLLLLLLL.._.....c.ccccccccccccccc.cc...c.....|.cc.............c........cc........c.ccccccccccc.c
....LLLLLLLLLLLLLLLLLLL_.....r.rrrrrrrrrrrrrrr.r....r.....|.r..............r.........r........r.rrrrrrrrrrr.r
....LLLLLLLLLLLLLLLLLLL_.....,.,,,,,,,,,,,,,,,.,....,.....|.,.,,,,,,,,,,,,.,.........,........,.,,,,,,,,,,,.,.,,,,,,,,,,
....LLLLLLLLLLLLLLLLL.._.....h.hhhhhhhhhhhhhhh.hh...h.....|.h,.hhhhhhhhhhh.h........,h........h.hhhhhhhhhhh.h.hhhhhhhhhh
>>>>>>>>>>>>>>>>>>>>>>>_......................B....B.NNN..@.NNN..........B....B.NNN....B.NNN..............B.NNN.......B
....LLLLLLLLL..LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLLLL.LLLLLLLL_......................KKKKKKKKKKKK@KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLL.....LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
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
