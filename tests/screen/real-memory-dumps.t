chromium: memory dumps of a process as counters over time.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: tGPU memory dumps<Enter>ll
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s           view 0.01 s .. 5.06 s   5.04 s   52.5 ms/col
 all 4.99 s            │[  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂]
│4.88 s                ┤──────◆─────────◆─┬1 s───◆─────────◆─┬2 s───◆─────────◆─┬3 s───◆─────────◆─┬4 s───◆─────────◆─┬─
    malloc     22.4 MiB│                    ▃▃▃▃▃▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    blink_gc    4.3 MiB│                    ▁▁▁▁▁▂▂▂▂▂▂▂▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▁▁▁▁▁▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    partition_… 5.5 MiB│                    ▁▁▁▁▁▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▃▃▃▃▃▄▄▄▄▄▄▄▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇
    shared_mem… 2.5 MiB│                    ▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
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
    gpu         264 KiB│                    ▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    cc         87.9 KiB│                    ▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    shared_mem… 533 KiB│                    ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    sqlite     22.6 KiB│                    ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▶ …storage.mojom.Stor…┤   ▂                ▁▁▁  ▁▂     ▁ ▁            ▁ ▂  ▁      ▁ ▁      ▂           ▁ ▂         ▁ ▂
 ▶ …tracing.mojom.Trac…┤   ▂                ▁ ▂  ▁▂     ▁ ▁▂           ▁ ▃  ▁     ▁▁ ▁      ▂           ▁ ▁         ▁ ▁
 ▼ global              ┤╌╌ 11 events ╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌
 memory dump 0x7
 time 4.883 227 s    level detailed   private_footprint_bytes 29.7 MiB

 nothing after this on the row
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT----------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||................_RRRRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIR
....LLLLLL.....LLLLLLLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLL....LLLLLLL_....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLLLLLLL.LLLLLLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLLLL.LLLLLLL_....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
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
....LLL.........LLLLLLL_....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LL.........LLLLLLLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLLLL.LLLLLLL_....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLL.....LLLLLLLL_....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
.P.PPPPPPPPPPPPPPPPPPPP_...h................hhh..hh.....h.h............h.h..h......h.h......h...........h.h.........|.h
.P.PPPPPPPPPPPPPPPPPPPP_...h................h.h..hh.....h.hh...........h.h..h.....hh.h......h...........h.h.........|.h
.P.PPPPPP..............____RRRRRRRRR____N________N_________N________N_________N________N_________N________N_________|___
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....22222.33333333...22222222222222222222222.33333333

EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
