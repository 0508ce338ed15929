chromium: memory dumps of a process as counters over time.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: tGPU memory dumps<Enter>ll
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.09 s .. 4.95 s   5.04 s   52.5 ms/col
 all 4.99 s            │[  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂]
│1.74 s                ┤─┬0 s───◆─────────◆─┬1 s───◆─────────◆─┬2 s───◆─────────◆─┬3 s───◆─────────◆─┬4 s───◆─────────◆─
    MemoryInfra [25545]│     ▁ MemoryD… ▁▏Globa…▅  ▅▅▁   ▅▇▅▁▅      ▁▏Glob…▅ ▅▅  ▃  ▃▃▃▃      ▃      ▃▃▏Glo…▃     ▃▏Glo…
    ThreadPoo…r [25539]│     ▁ MemoryDumpManag… ▁   ▁     │  ▁             ▁         ▁        ▁ MemoryDumpManager::Invo…
    ThreadPoo…r [25540]│                        ·   ·     │  · MemoryDumpManager::InvokeOnMemoryDump LeveldbValueStore
    ThreadPoo…r [25547]│                                  │                                                 · MemoryDum…
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
    gpu         352 KiB│                      ▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    cc -1.7 MiB 2.0 MiB│                      ▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    shared_mem… 525 KiB│                      ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    sqlite     22.6 KiB│                      ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▶ …storage.mojom.Stor…┤     ▂                ▁▁▁  ▁▂     ▁ ▁            ▁ ▂  ▁      ▁ ▁      ▂           ▁ ▂         ▁
 ▶ …tracing.mojom.Trac…┤     ▂                ▁ ▂  ▁▂     ▁ ▁▂           ▁ ▃  ▁     ▁▁ ▁      ▂           ▁ ▁         ▁
 ▼ global              ┤╌◆ 11 events ╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌│╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌◆╌╌╌╌╌╌╌╌╌◆╌
 memory dump 0x2
 time 1.742 718 s    level light   private_footprint_bytes 29.8 MiB

 GPU Process [25622] / memory dumps                                                                          line 21/31
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||................_RIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNRIIIIRRRNRRRRRRRRRNR
....LLLLLLLLLLLLLLLLLLL_.....c.cccccccc.cuuuuuuuu..uuu...u|uuu......uuuuuuuu.uu..u..uuuu......u......uuuuuuuu.....uuuuuu
....LLLLLLLLLLLLLLLLLLL_.....r.rrrrrrrrrrrrrrrr.r...r.....|..r.............r.........r........r.rrrrrrrrrrrrrrrrrrrrrrrr
....LLLLLLLLLLLLLLLLLLL_........................,...,.....|..,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLLLLL_..................................|.................................................,.,,,,,,,,,,
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
....LLL.........LLLLLLL_......................KKKKKKKKKKKK@KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LL.LLLLLLLL.LLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLLLLL.LLLLLLL_......................KKKKKKKKKKKK@KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLL.....LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPPPPPPPPPP_.....h................hhh..hh.....|.h............h.h..h......h.h......h...........h.h.........h
.P.PPPPPPPPPPPPPPPPPPPP_.....h................h.h..hh.....|.hh...........h.h..h.....hh.h......h...........h.h.........h
.P.PPPPPP..............__N_RRRRRRRRR______N________N______|__N________N_________N________N_________N________N_________N_
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....22222.33333...22222222222222222222222.33333333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
