chromium: objects, memory dumps and many processes.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: Gkk
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.04 s .. 5.00 s   5.04 s   52.5 ms/col
 all 4.99 s            │▁  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂▅
│4.88 s                ┤┬0 s───◆─────────◆─┬1 s───◆─────────◆─┬2 s───◆─────────◆─┬3 s───◆─────────◆─┬4 s───◆─────────◆─┬
 ▶ WebUI Top Renderer  ┤         ▃▄▂▄▄       ▁  ▂▂▁   ▂▁▃▁ ▁▄▄▄▃▄▄      ▁ ▁▃ ▁      ▃ ▁      ▃▄▄▄▄       ▁ ▃▄▄       ▁ ▂
 ▼ /usr/lib/c…le --no-s┤╌╌ /usr/lib/chromium/chromium --type=renderer --cras… [25660]  4 threads, 2 tracks, 226 slices ╌
    CrRendererMain     │     ▁▅ MemoryDumpMan… ▁   ▁▁      ▁▅▇             ▁       ▁▁        ▁▇▅▇▁         ▅▅▁▇      │ ▁
    Compositor [25692] │     ▁ MemoryDumpMana… ▁   ▁        ▁              ▁        ▁           ▁ MemoryDu… ▁        │ ▁
    Dedicated…er thread│                       ·   ·        · MemoryDumpM… ·        · MemoryD… · MemoryDum… · MemoryD… ·
    MemoryInfra [25855]│     ▁ MemoryDumpMana… ▁   ▁        ▁              ▁        ▁           ▁ MemoryDu… ▁        │ ▁
    ProcessMemoryDump  │     ── ProcessMemory… ▄   ──       ── ProcessMem… ▃       ·─         ─── Process… ▏Pr…      │ ▂
  ▼ memory dumps       │                     ●    ● 0x1  ● 0x2          ●    ● 0x4    ● 0x5              ● 0x6       ●
    footprint  88.7 MiB│                     ▂▂▂▂▂▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    peak resid… 223 MiB│                     ▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    v8         28.7 MiB│                     ▁▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    blink_obj… 23.5 MiB│                     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇
    malloc     22.4 MiB│                     ▃▃▃▃▃▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    blink_gc    4.3 MiB│                     ▁▁▁▁▁▂▂▂▂▂▂▂▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▁▁▁▁▁▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    partition_… 5.5 MiB│                     ▁▁▁▁▁▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▃▃▃▃▃▄▄▄▄▄▄▄▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇
    shared_mem… 2.5 MiB│                     ▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    cc +1.1 MiB 1.5 MiB│                     ▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    canvas      176 KiB│                     ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    skia       12.2 KiB│                     ▃▃▃▃▃▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    web_cache   8.1 KiB│                     ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    site_storage    2 B│                     ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▶ Renderer [25663]    ┤    ▃▄▄              ▁ ▃▁ ▁▂▁    ▁  ▄▃▄         ▁ ▁▂ ▁      ▂ ▁      ▃▄▄▄        ▁ ▄▄        ▁ ▂
 ▶ Renderer [25783]    ┤    ▃▄▅              ▁ ▂  ▁▂     ▁  ▄▃          ▁ ▂▁ ▁      ▂ ▁      ▃           ▁ ▃         ▁ ▂
 ▶ …network.mojom.Netw…┤    ▂                ▁▁▃  ▁▁     ▁ ▂▂           ▁ ▃  ▁      ▂ ▁      ▂           ▁ ▂         ▁ ▂
 ▶ GPU Process [25622] ┤    ▂                ▁▁▁  ▁▂     ▁ ▁▁           ▁ ▃  ▁     ▁▂ ▁      ▂           ▁ ▂         ▁ ▂
>▶ …storage.mojom.Stor…┤    ▂                ▁▁▁  ▁▂     ▁ ▁            ▁ ▂  ▁      ▁ ▁      ▂           ▁ ▂         ▁ ▂
 ▶ …tracing.mojom.Trac…┤    ▂                ▁ ▂  ▁▂     ▁ ▁▂           ▁ ▃  ▁     ▁▁ ▁      ▂           ▁ ▁         ▁ ▁
 ▼ global              ┤◆╌ 11 events ╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌
 Service: storage.mojom.StorageService [25633]
 busy 50.6 ms  1.0 %          threads 4   slices 99   other 16   span 4.773 638 s
 longest 8.65 ms  MemoryDumpManager::FinishAsyncProcessDump
 Service: storage.mojom.StorageService [25633]   4 threads, 2 tracks, 99 slices                              line 27/29
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRI
.P.PPPPPPPPPPPPPPPPPP.._.........hhhhh.......h..hhh...hhhh.hhhhhhh......h.hh.h......h.h......hhhhh.......h.hhh.......|.h
.P.PPPPPPPPPPPPPPPPPPPP____PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|__
....LLLLLLLLLLLLLL....._.....cc.cccccccccccccc.c...cc......ccc.............c.......rr........rrrrr.........rrrr......|.r
....LLLLLLLLLLLLLLLLLL._.....r.rrrrrrrrrrrrrrr.r...r........r..............r........r...........r.rrrrrrrrr.r........|.r
....LLLLLLLLLLLLLLLLLLL_.......................,...,........,.,,,,,,,,,,,,.,........,.,,,,,,,,.,.,,,,,,,,,,.,.,,,,,,,|.,
....LLLLLLLLLLLLLLLLLLL_.....r.rrrrrrrrrrrrrrr.r...r........r..............r........r...........r.rrrrrrrrr.r........|.r
....LLLLLLLLLLLLLLLLL.._.....hh.hhhhhhhhhhhhhh.h...hh.......hh.hhhhhhhhhhh.h.......,h.........hhh.hhhhhhhh.hhhh......|.h
..L.LLLLLLLLLLLL......._.....................B....B.NNN..B.NNN..........B....B.NNN....B.NNN..............B.NNN.......|
....LLLLLLLLL..LLLLLLLL_.....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLLLL.LLLLLLL_.....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LL.........LLLLLLLL_.....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLLL.LLLLLLLL_.....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLL.....LLLLLLLL_.....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLL....LLLLLLL_.....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLLLLLLL.LLLLLLL_.....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLLLL.LLLLLLL_.....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LL.LLLLLLLL.LLLLLLL_.....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLL......LLLLLLL_.....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLL.......LLLLLLLL_.....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLLLL...LLLLLLL_.....................KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLLLLLLLL....LLL_.....................CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
.P.PPPPPPPPPPPPPPPP...._....hhh..............h.hh.hhh....h..hhh.........h.hh.h......h.h......hhhh........h.hh........|.h
.P.PPPPPPPPPPPPPPPP...._....hhh..............h.h..hh.....h..hh..........h.hh.h......h.h......h...........h.h.........|.h
.P.PPPPPPPPPPPPPPPPPPPP_....h................hhh..hh.....h.hh...........h.h..h......h.h......h...........h.h.........|.h
.P.PPPPPPPPPPPPPPPPPPP._....h................hhh..hh.....h.hh...........h.h..h.....hh.h......h...........h.h.........|.h
>>>>>>>>>>>>>>>>>>>>>>>_....h................hhh..hh.....h.h............h.h..h......h.h......h...........h.h.........|.h
.P.PPPPPPPPPPPPPPPPPPPP_....h................h.h..hh.....h.hh...........h.h..h.....hh.h......h...........h.h.........|.h
.P.PPPPPP.............._N__RRRRRRRRR_____N________N_________N________N_________N________N_________N________N_________|__
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333333..........2222222.3...222222.33...22222.33...2222.33333333333
.2222222.33333333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
