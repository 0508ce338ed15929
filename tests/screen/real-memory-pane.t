chromium: a memory dump, its allocators as a tree.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: tGPU memory dumps<Enter>ll<Enter>8j<Space>
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s           view 0.01 s .. 5.06 s   5.04 s   52.5 ms/col
 all 4.99 s            │[  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂]
│4.88 s                ┤──────◆─────────◆─┬1 s───◆─────────◆─┬2 s───◆─────────◆─┬3 s───◆─────────◆─┬4 s───◆─────────◆─┬─
    cc +1.1 MiB 1.5 MiB│                    ▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    canvas      176 KiB│                    ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    skia       12.2 KiB│                    ▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    web_cache   8.1 KiB│                    ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    site_storage    2 B│                    ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▶ Renderer [25663]    ┤   ▃▄▄              ▁ ▃▁ ▁▂▁    ▁  ▄▃▄         ▁ ▁▂ ▁      ▂ ▁      ▃▄▄▄        ▁ ▄▄        ▁ ▂
 ▶ Renderer [25783]    ┤   ▃▄▅              ▁ ▂  ▁▂     ▁  ▄▃          ▁ ▂▁ ▁      ▂ ▁      ▃           ▁ ▃         ▁ ▂
 ▶ …network.mojom.Netw…┤   ▂                ▁▁▃  ▁▁     ▁ ▂▂           ▁ ▃  ▁      ▂ ▁      ▂           ▁ ▂         ▁ ▂
 ▼ GPU Process [25622] ┤╌╌ 3 threads, 2 tracks, 126 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌
    CrGpuMain [25622]  │   ▁ MemoryDumpMana… ▁▁   ▁       ▁▁             ▁        ▁▁        ▁ MemoryDump… ▁         │ ▁
    MemoryInfra [25849]│   ▁ MemoryDumpMana… ▁    ▁       ▁              ▁         ▁        ▁ MemoryDump… ▁         │ ▁
    VizCompositorThread│   · MemoryDumpMana… ·    ·       · MemoryDumpM… ·         ·        · MemoryDump… · MemoryDu… ·
    ProcessMemoryDump  │   ▂ ProcessMemoryD… ▁▂   ▃       ▂· ProcessMem… ▄        ·▂        ▂ ProcessMem… ▁ ProcessM… ▁
> ▼ memory dumps       │                    ●    ● 0x1  ● 0x2          ●    ● 0x4    ● 0x5              ● 0x6       ●
    footprint  29.7 MiB│                    ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    peak resi… 89.2 MiB│                    ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    malloc     15.4 MiB│                    ▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 memory dump 0x7                                                                                                9 of 23
 time       4.883 227 s                                    │   22.6 KiB  22.6 KiB  ▶ sqlite
            absolute 895.027 526 s                         │                       ▶ discardable
 id         0x7                                            │                       ▶ mojo
 process    GPU Process [25622]                            │                       ▶ partition_alloc
 level      detailed                                       │                       ▶ skia
 process totals                                            │ args (1)
   89.2 MiB    peak_resident_set_size                      │ ▼ dumps {3}
   29.7 MiB    private_footprint_bytes                     │     level_of_detail "detailed"
       size effective  allocators (562)                    │   ▶ allocators {562}  cc {2}, cc/resource_memory {2}, cc/…
   15.4 MiB  15.4 MiB  ▶ malloc                            │   ▶ allocators_graph [267]  {4}, {4}, {4}, {4}, {4}, {4},…
    8.8 MiB   533 KiB  ▶ shared_memory                     │
    7.7 MiB   264 KiB  ▶ gpu                               │
    2.0 MiB  87.9 KiB  ▶ cc                                │
 GPU Process [25622] / memory dumps                                                                          line 31/41
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT----------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||................_RRRRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIR
....LL.LLLLLLLL.LLLLLLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLL......LLLLLLL_....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLL.......LLLLLLLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLL...LLLLLLL_....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLLLLLLLL....LLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
.P.PPPPPPPPPPPPPPPP...._...hhh..............h.hh.hhh....h..hhh.........h.hh.h......h.h......hhhh........h.hh........|.h
.P.PPPPPPPPPPPPPPPP...._...hhh..............h.h..hh.....h..hh..........h.hh.h......h.h......h...........h.h.........|.h
.P.PPPPPPPPPPPPPPPPPPPP_...h................hhh..hh.....h.hh...........h.h..h......h.h......h...........h.h.........|.h
.P.PPPPPPPPPPPPPPPPPPP.____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________________________________|___
....LLLLLLLLLLLLLLLLL.._...c.ccccccccccccccc.cc...c.......cc.............c........cc........c.ccccccccccc.c.........|.c
....LLLLLLLLLLLLLLLLLLL_...r.rrrrrrrrrrrrrrr.r....r.......r..............r.........r........r.rrrrrrrrrrr.r.........|.r
....LLLLLLLLLLLLLLLLLLL_...,.,,,,,,,,,,,,,,,.,....,.......,.,,,,,,,,,,,,.,.........,........,.,,,,,,,,,,,.,.,,,,,,,,|.,
....LLLLLLLLLLLLLLLLL.._...h.hhhhhhhhhhhhhhh.hh...h.......h,.hhhhhhhhhhh.h........,h........h.hhhhhhhhhhh.h.hhhhhhhh|.h
>>>>>>>>>>>>>>>>>>>>>>>_....................B....B.NNN..B.NNN..........B....B.NNN....B.NNN..............B.NNN.......@
....LLLLLLLLL..LLLLLLLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLLL.LLLLLLLL_....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLL.....LLLLLLLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......33333333333...................................._.33333333333333333333..2.222222
............3333333333333333333333........................._.33333333333333333333..2.22222222222
.22.........333............................................_.33333333333333333333..2.2222
.2222222....3333333333333333333............................_.33333333333333333333..2.222222222222222
.22222......33333333......................................._.33333333333333333333..2.2222
.PPPPPPPPPPPPPP............................................_.PPPPPPPP
.3333333333....2222222222222222222222......................_.2.22222.333
.3333333333....22222222222222222222222....................._.....222222222222222.3333333333
.4444444444444444444444444444444444444444444444444444444444_...2.2222222222.3333333333333333333333333333333333333333333
.33333333333333333333..2.222222............................_...2.2222222222222222.3333333333333333333333333333333333333
.33333333333333333333..2.2222222222222....................._
.33333333333333333333..2.222..............................._
.33333333333333333333..2.22................................_
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
