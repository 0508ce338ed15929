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
    CrBrowserMain      │       ░          │      ·  ·        ·            ·        ·        ·            ·          ·
    Chrome_IOThread    │       ·          │      ·  ·        ·            ·        ·        ·            ·          ·
    MemoryInfra [25545]│       ░         ▒▏Globa…▒ ▒▒··  ▒▓▒▒·     ·▏Glob…░░▓· ·  ·░▓░     ░░     ▒▒▏Glo…·    ▒▏Glo…░
    ThreadPoo…r [25539]│       ·          │      ·  ·        ·            ·        ·        ·
    ThreadPoo…r [25540]│                  │      ·  ·        ·                                                      ·
    ThreadPoo…r [25547]│                  │                                                             ··
    GlobalMemoryDump   │       ▏GlobalMemoryDump ───▏Globa… ▏GlobalMemor… ───  ·   ──       ▏GlobalMemo… ▏GlobalMe…░░
    ProcessMemoryDump  │       ▏ProcessM… │      ───░        ▏Proce…      ──      ·─░       ▏Proce…      ▏Pro…     ░░
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
 nothing is selected
 span 4.990 559 s   processes 10   threads 31   slices 1,561   instants 11   warnings 2

 Service: tracing.mojom.TracingService [25801]   2 threads, 2 tracks, 54 slices                              line 20/20
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIRRRNRRRRRRRRNRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRIIIIRRRNRRRRRRRNRRIIII
.P.PPPPPP..............____RRRRRRRRR______|_____________________________________________________________________________
...LLLLLLLL............_...N.NNNN.N.NNNNNN|N.NNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNNN.N.NNNNN.N.NNNN
.P.PPPPPPPPPPPPPPP.....____RRRRRRRRRRRRRRR|RRRRRRRRRRRRRRR______________________________________________________________
....LLLLLLLLLLLLL......_.......,..........|......,..,........,............,........,........,............,..........,
....LLLLLLLLLLLLLLL...._.......,..........|......,..,........,............,........,........,............,..........,
....LLLLLLLLLLLLLLLLLLL_.......,.........u|uuuuuuu.uuuu..uuuuu.....uuuuuuu,,,,.,..,,,,.....,,.....uuuuuuuu....uuuuuu,
....LLLLLLLLLLLLLLLLLLL_.......,..........|......,..,........,............,........,........,
....LLLLLLLLLLLLLLLLLLL_..................|......,..,........,......................................................,
....LLLLLLLLLLLLLLLLLLL_..................|.............................................................,,
....LLLLLLLLLLLLLLLL..._.......kkkkkkkkkkk|kkkkk.kkkkkkkkkk.kkkkkkkkkkkkk.kkk..,...kk.......kkkkkkkkkkkk.kkkkkkkkkk,,
....LLLLLLLLLLLLLLLLL.._.......hhhhhhhhhh.|......hhh,........hhhhhhh......hh......,h,.......hhhhhhh......hhhhh.....,,
..L.LLLLLLLLLLLL......._..................|...BCCCCCBCCCCCBCCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPP.._...........%%%%%..|...%..%%%%..%%%%.%%%%%%%.....%.%%%......%%......%%%%%.......%%%%.......%%
.P.PPPPPPPPPPPPPPPPPPPP_.......%%%........|...%.%%..%%%...%.%%%.........%.%%%.....%%%.......%%%%.......%%%%%......%%%
.P.PPPPPPPPPPPPPPPP...._.......%%%........|...%.%%..%%....%.%%%%........%.%.%......%%.......%%%........%%%%.......%%%
.P.PPPPPPPPPPPPPPPP...._.......%%%........|...%.%%..%.....%.%%..........%.%.%......%%.......%..........%%%........%%%
.P.PPPPPPPPPPPPPPPPPPPP_.......%..........|...%.%...%.....%.%...........%.%.%......%%......%%..........%%.........%%
.P.PPPPPPPPPPPPPPPPPPP._.......%..........|...%.%...%.....%.%...........%.%.%......%%......%%..........%%.........%%
.P.PPPPPPPPPPPPPPPPPPPP_.......%..........|...%.%...%.....%.%...........%.%.%......%%......%%..........%%.........%%%
>>>>>>>>>>>>>>>>>>>>>>>_.......%..........|...%.%...%.....%.%%..........%.%.%.....%%%......%%..........%%.........%%
..........................................|
..........................................|
..........................................|
..........................................|
..........................................|
..........................................|
..........................................|
..........................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333...222222222.33...2222222.33...222222.33333...22222222.33...22222222.3

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
