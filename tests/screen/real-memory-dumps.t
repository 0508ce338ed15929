chromium: memory dumps of a process as counters over time.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: tGPU memory dumps<Enter>ll
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.22 s .. 5.20 s   5.42 s   56.4 ms/col
 all 4.99 s            │▁  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂▅
│1.74 s                ┤───┬0 s───◆────────◆─┬1 s──◆────────◆──┬2 s──◆────────◆──┬3 s──◆────────◆─┬4 s───◆───────◆──┬5 s
 ▼ global              ┤╌╌ 11 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants            │   ◆ Act… ◆ Activ… ◆ Acti… ◆ Activ… ◆ Activ… ◆ Activ… ◆ Activ… ◆ Activ… ◆ Activ… ◆ Acti… ◆ Act…
 ▼ /usr/lib/chromium/c…┤╌╌ /usr/lib/chromium/chromium --type=renderer --cras… [25660]  4 threads, 2 tracks, 226 slices ╌
    CrRendererMain     │        ▒▒              ·░  · ░   │ ▒▌▌           ··      ·░        ▓▌▌▒        ░▌░▌       ░·
    Compositor [25692] │        ·               ·   ·     │  ·            ·        ·          ·           ·        ·
    DedicatedWorker th…│                        ·   ·     │  ·            ·        ·          ·           ·        ·
    MemoryInfra [25855]│        ░               ··  ░     │  ·             ·       ·          ·           ·        ░
    ProcessMemoryDump  │       ░─▒              ░░  ▒─░   │ ▒──           ·░      ·─        ───          ───       ░·
  ▶ memory du… 48.0 MiB│                      ●▃▃▃▃▃●▄▄▄▄▄●▄▄▄▄▄▄▄▄▄▄▄▄▄●▆▆▆●▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●██████████●██
 ▼ Browser [25469]     ┤╌╌ 6 threads, 3 tracks, 462 slices│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrBrowserMain      │       ░                 ·  ·     │  ·            ·        ·        ·            ·          ·
    Chrome_IOThread    │       ·                 ·  ·     │  ·            ·        ·        ·            ·          ·
    MemoryInfra [25545]│       ░         ░▏Globa…░ ▒▒··  ▌▌░▒·     ·▏Glob…░░▌· ·  ··▓░     ░░     ░▒▏Glo…·    ░▏Glo…░
    ThreadPoolForegrou…│       ·                 ·  ·     │  ·            ·        ·        ·
    ThreadPoolForegrou…│                         ·  ·     │  ·                                                      ·
    ThreadPoolForegrou…│                                  │                                             ··
    GlobalMemoryDump   │       ▏GlobalMemoryDump ───▏Globa… ▏GlobalMemor… ───  ·   ──       ▏GlobalMemo… ▏GlobalMe…░░
    ProcessMemoryDump  │       ▏ProcessM…        ───░     │  ▏Proce…      ──      ·─░       ▏Proce…      ▏Pro…     ░░
  ▶ memory du… 40.7 MiB│                      ●▇▇▇▇▇●█████●█████████████●███●███████●██████████████████●██████████●██
 ▼ GPU Process [25622] ┤╌╌ 3 threads, 2 tracks, 126 slices│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrGpuMain [25622]  │       ░                ░   ░     │ ░             ░        ░       ·░           ░          ░
    MemoryInfra [25849]│       ·                ·   ░     │ ·             ░        ·       ·            ░          ·
    VizCompositorThread│       ·                ·   ·     │ ·             ·        ·       ·            ·          ·
    ProcessMemoryDump  │       ░                ░   ▒     │ ░             ▒        ░       ░░           ░          ░
> ▼ memory dumps       │                      ● 0x0 ● 0x1 ● 0x2         ●   ● 0x4   ● 0x5              ● 0x6      ● 0x7
    footprint  29.8 MiB│                      ███████████████████████████████████████████████████████████████████████
    peak resi… 88.0 MiB│                      ███████████████████████████████████████████████████████████████████████
    malloc     15.3 MiB│                      ▇▇▇▇▇▇▇▇▇▇▇▇███████████████████████████████████████████████████████████
 memory dump 0x2
 time 1.742 718 s   level light   private_footprint_bytes 29.8 MiB

 GPU Process [25622] / memory dumps                                                                          line 25/66
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIRRRNRRRRRRRRNRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRIIIIRRRNRRRRRRRNRRIIII
.P.PPPPPP..............____RRRRRRRRR______________________|_____________________________________________________________
...LLLLLLLL............_...N.NNNN.N.NNNNNN.N.NNNNN.N.NNNNN|.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNN.N.NNNN
.P.PPPPPPPPPPPPPPPPPPPP____PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP|PPPPPPPPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__
....LLLLLLLLLLLLLL....._........cc..............,,..,.,...|.ccc...........,,......,,........rrcc........,r,r.......,,
....LLLLLLLLLLLLLLLLLL._........,...............,...,.....|..,............,........,..........,...........,........,
....LLLLLLLLLLLLLLLLLLL_........................,...,.....|..,............,........,..........,...........,........,
....LLLLLLLLLLLLLLLLLLL_........,...............,,..,.....|..,.............,.......,..........,...........,........,
....LLLLLLLLLLLLLLLLL.._.......,hh..............,,..hh,...|.hhh...........,,......,h........hhh..........hhh.......,,
..L.LLLLLLLLLL.LLLLLLLL_......................BCCCCCBCCCCC|CCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPP.....____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|_____________________________________________________________
....LLLLLLLLLLLLL......_.......,.................,..,.....|..,............,........,........,............,..........,
....LLLLLLLLLLLLLLL...._.......,.................,..,.....|..,............,........,........,............,..........,
....LLLLLLLLLLLLLLLLLLL_.......,.........,uuuuuuu,.uu,,..u|,u,.....,uuuuuu,,u,.,..,,u,.....,,.....,uuuuuu,....,uuuuu,
....LLLLLLLLLLLLLLLLLLL_.......,.................,..,.....|..,............,........,........,
....LLLLLLLLLLLLLLLLLLL_.........................,..,.....|..,......................................................,
....LLLLLLLLLLLLLLLLLLL_..................................|.............................................,,
....LLLLLLLLLLLLLLLL..._.......kkkkkkkkkkkkkkkkk.kkkkkkkkk|.kkkkkkkkkkkkk.kkk..,...kk.......kkkkkkkkkkkk.kkkkkkkkkk,,
....LLLLLLLLLLLLLLLLL.._.......hhhhhhhhhh........hhh,.....|..hhhhhhh......hh......,h,.......hhhhhhh......hhhhh.....,,
..L.LLLLLLLLLL.LLLLLLLL_......................BCCCCCBCCCCC|CCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPPP.____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|_____________________________________________________________
....LLLLLLLLLLLLLLLLL.._.......,................,...,.....|.,.............,........,.......,,...........,..........,
....LLLLLLLLLLLLLLLLLLL_.......,................,...,.....|.,.............,........,.......,............,..........,
....LLLLLLLLLLLLLLLLLLL_.......,................,...,.....|.,.............,........,.......,............,..........,
....LLLLLLLLLLLLLLLLL.._.......,................,...h.....|.,.............h........,.......,,...........,..........,
>>>>>>>>>>>>>>>>>>>>>>>_......................B.NNN.B.NNN.@.NNN.........B...B.NNN...B.NNN..............B.NNN......B.NNN
....LLLLLLLLL..LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLLLL.LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLL.....LLLLLLLL_......................CCCCCCCCCCCC@CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333...22222.33333...22222222222222222222222.33333333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
