A memory dump in the pane: totals, the tree of allocators with their sizes,
mapped files; its two events are one dump.
size: 100x40
keys: tapp memory<Enter><Enter>8j<Space>jj<Space>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"Frame","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"v","name":"periodic_interval","id":"0xa","pid":1,"tid":1,"ts":100,"args":{"dumps":{"level_of_detail":"detailed","process_totals":{"resident_set_bytes":"6400000","private_footprint_bytes":"3200000","is_peak_rss_resetable":true},"process_mmaps":{"vm_regions":[{"sa":"400000","sz":"200000","pf":5,"mf":"/usr/bin/app","bs":{"pss":"100000","pd":"8000"}},{"sa":"600000","sz":"80000","pf":6,"mf":"/usr/bin/app","bs":{"pss":"40000","pd":"40000"}},{"sa":"7f0000000000","sz":"1000000","pf":6,"bs":{"pd":"900000","pc":"1000"}}]}}}},
{"ph":"v","name":"periodic_interval","id":"0xa","pid":1,"tid":1,"ts":100,"args":{"dumps":{"allocators":{"malloc":{"guid":"1","attrs":{"size":{"type":"scalar","units":"bytes","value":"2000000"},"effective_size":{"type":"scalar","units":"bytes","value":"1c00000"},"objects":{"type":"scalar","units":"objects","value":"4e20"}}},"malloc/allocated_objects":{"guid":"2","attrs":{"size":{"type":"scalar","units":"bytes","value":"1800000"},"object_count":{"type":"scalar","units":"objects","value":"3039"}}},"malloc/metadata":{"guid":"3","attrs":{"size":{"type":"scalar","units":"bytes","value":"400000"}}},"v8/main/heap":{"guid":"4","attrs":{"size":{"type":"scalar","units":"bytes","value":"900000"},"url":{"type":"string","units":"","value":"https://example.org/"}}},"gpu/texture_1":{"guid":"5","attrs":{"size":{"type":"scalar","units":"bytes","value":"100000"}}}},"allocators_graph":[{"source":"5","target":"3","importance":2,"type":"ownership"}]}}},
{"ph":"v","name":"periodic_interval","id":"0xb","pid":1,"tid":1,"ts":600,"args":{"dumps":{"level_of_detail":"light","process_totals":{"resident_set_bytes":"c800000","private_footprint_bytes":"4b00000"},"allocators":{"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"6000000"}}},"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"600000"}}}}}}},
{"ph":"V","name":"periodic_interval","id":"0xa","ts":90,"args":{"dumps":{"system":{"ram":"400000000"}}}}
]}
--- text
 ttv  trace.json   7 events   1 ms                   view 0.00 ms .. 1.01 ms   1.01 ms   13 µs/col
 all 1 ms            │██████████████████████████████████████████████████████████████████████████████
│0.60 ms             ┤┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬─
   memory dumps      │      ● 0xa                                   │
 ▼ app [1]           ┤╌╌ 1 thread, 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    main [1]         │▏Frame──1 ms─────────────────────────────────────────────────────────────────
> ▼ memory dumps     │       ● 0xa                                  ● 0xb
    resident  200 MiB│       ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    footpri… 75.0 MiB│       ▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    malloc   96.0 MiB│       ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    v8        6.0 MiB│       ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅
    gpu       1.0 MiB│       ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
                                                                    │
                                                                    │
                                                                    │
                                                                    │
                                                                    │
                                                                    │
                                                                    │
                                                                    │
                                                                    │
                                                                    │
 memory dump 0xb                                                                           11 of 21
 time       0.000 600 s                          │       private_footprint_bytes "4b00000"
 id         0xb                                  │   ▼ allocators {2}
 process    app [1]                              │     ▼ malloc {1}
 level      light                                │       ▶ attrs {1}  size {3}
 process totals                                  │     ▼ v8 {1}
    200 MiB    resident_set_bytes                │       ▶ attrs {1}  size {3}
   75.0 MiB    private_footprint_bytes           │
       size  allocators (2)                      │
   96.0 MiB    malloc                            │
    6.0 MiB    v8                                │
 args (1)                                        │
 ▼ dumps {3}                                     │
     level_of_detail "light"                     │
   ▼ process_totals {2}                          │
       resident_set_bytes "c800000"              │
 app [1] / memory dumps                                                                    line 4/9
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIR
...LLLLLLLLLLLL......_......B.NNN...................................|
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRRRRRR_________________|_______________________________
....LLLLLLLL........._xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
>>>>>>>>>>>>>>>>>>>>>_.......B.NNN..................................@.NNN
....LLLLLLLL..LLLLLLL_.......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLL.LLLLLLLL_.......KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLL...LLLLLLLL_.......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LL........LLLLLLL_.......KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLL.......LLLLLLL_.......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....................................................................|
....................................................................|
....................................................................|
....................................................................|
....................................................................|
....................................................................|
....................................................................|
....................................................................|
....................................................................|
....................................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......33333333333.........................._.......22222222222222222222222.333333333
.22.........333.................................._...2.2222222222.333
.2222222....3333333.............................._.....2.222222.333
.22222......33333................................_.......2.22222.3333333333333
.PPPPPPPPPPPPPP.................................._.....2.22.333
.3333333333....222222222222222222................_.......2.22222.3333333333333
.3333333333....22222222222222222222222..........._
.PPPPPPPPPPPPPPPPPPPPPPPPPP......................_
.3333333333....222222............................_
.3333333333....22................................_
.444444444444444444444444444444444444444444444444_
.2.22222.333....................................._
.....222222222222222.3333333....................._
...2.22222222222222.333.........................._
.......222222222222222222.333333333.............._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
