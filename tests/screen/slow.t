On a slow line: marks of one byte, colours by longer stretches, plain bars of
what is folded.
size: 100x24
trace: traces/chromium-memory-infra.json.gz
keys: :set link=slow<Enter>
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events    view -0.15 s .. 5.09 s   5.23 s   67.1 ms/col
 all 4.99 s          │▁  ▅▅▃▁▂▂▂▂▁▂▂▂▂▂▂▄▁▁▄▂▁▂▁▃▂▄▆▅▃▂▂▁▂▂▂▂▂▃▅▂▂▁ ▁ ▃▂▂ ▁   █▅▅▅▁▁▂▂▂▂▂█▅▄▂▁▁▂▂▂▂▅
│0.81 s              ┤──┬0 s─◆──────◆──┬1 s─◆──────◆─┬2 s──◆──────◆─┬3 s──◆──────◆─┬4 s──◆──────◆─┬─
 ▼ global            ┤╌╌ 11 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants          │  ◆    ◆ Act… ◆ Acti… ◆ Act… ◆ Acti… ◆ Act… ◆ Acti… ◆ Act… ◆ Acti… ◆ Act… ◆
 ▼ Browser [25469]   ┤╌╌ 6 threads, 3 tracks, 462 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrBrowserMain    │  ........        ........................................        ............
    Chrome_IOThread  │  ........        ........................................        ............
>   MemoryInfra      │  ........::::▶Glob…::::::::::::::%%%%%%%%::::::::::::::::================%%%%
    ThreadPo… [25539]│  ........        ........................................
    ThreadPo… [25540]│                  ................                                        ....
    ThreadPo… [25547]│                                                                  ........
    GlobalMemoryDump │     ▏GlobalMemory…%%%%%%%====▏GlobalMe…==::::::::......▏GlobalMe… ▏Global…:::
    ProcessMemoryDump│     ▏Process…    ::::::::================::::::::::::::::================::::
  ▶ memory dumps     │                  ●|||●#####●##########●###●######●##############●########●|||
 ▶ WebUI Top Renderer┤  ________........________........________________........________........____
 what is slow in this view                                               Tab, then Enter goes there
 slowest    352 ms  GlobalMemoryDump.Computation │ self       1.52 s   38.7 %  GlobalMemoryDump.Co…
            324 ms  GlobalMemoryDump.Computation │            1.26 s   32.2 %  MemoryDumpManager::…
            289 ms  GlobalMemoryDump.Computation │            1.14 s   29.1 %  MemoryDumpManager::…
            274 ms  GlobalMemoryDump.Computation │ odd               2 a begin without an end, or …
            158 ms  MemoryDumpManager::InvokeOnM…│
 Browser [25469] / MemoryInfra [25545]   depth 0   286 slices                             line 6/20
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._RRIIIIRNRRRRRRNRRIIIIRNRRRRRRNRIIIIRRNRRRRRRNRIIIIRRNRRRRRRNRIIIIRRNRRRRRRNRIR
.P.PPPPPP............____RRRRRRRRR__________________________________________________________________
...LLLLLLLL.........._..N....N.NNNN.N.NNNNN.N.NNNN.N.NNNNN.N.NNNN.N.NNNNN.N.NNNN.N.NNNNN.N.NNNN.N
.P.PPPPPPPPPPPPPPP...____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR____________________________________________
....LLLLLLLLLLLLL...._..,,,,,,,,........,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,........,,,,,,,,,,,,
....LLLLLLLLLLLLLLL.._..,,,,,,,,........,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,........,,,,,,,,,,,,
>>>>>>>>>>>>>>>>>>>>>_..,,,,,,,,,,,,@@@@@@,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLLL_..,,,,,,,,........,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLLL_..................,,,,,,,,,,,,,,,,........................................,,,,
....LLLLLLLLLLLLLLLLL_..................................................................,,,,,,,,
....LLLLLLLLLLLLLLLL._.....kkkkkkkkkkkkkk,,,,,,,,,,,kkkkkkkkkk,,,,,,,,,,,,,,,,kkkkkkkkkk.kkkkkkkk,,,
....LLLLLLLLLLLLLLLLL_.....hhhhhhhhh....,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
..L.LLLLLLLLLLLL....._..................BCCCBCCCCCBCCCCCCCCCCBCCCBCCCCCCBCCCCCCCCCCCCCCBCCCCCCCCBCCC
.P.PPPPPPPPPPPPPPPPPP_..%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..3333333333333333333333333333._.2222.......333333...222222..33333333333333333333
............333333..3333333333333333333333333333._............333333...222222..33333333333333333333
............333333..3333333333333333333333333333._............333333...222222..33333333333333333333
............333333..3333333333333333333333333333._.222...............3.3333333333333333333333333333
............333333..33333333333333333333333333333_
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
