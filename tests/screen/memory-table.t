g5 of a trace without counters is the table of its memory: a bar for each dump,
of which the highest is the peak.
size: 100x24
keys: g5
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
 ttv  trace.json   area 1 ms    7 events   1 ms      view 0.00 ms .. 1.01 ms   1.01 ms   13 µs/col
 all 1 ms            │██████████████████████████████████████████████████████████████████████████████
│0.60 ms             ┤                                    1 ms                                     ─
   memory dumps      ││     ● 0xa                                   │                             │
 ▼ app [1]           ┤│╌ 1 thread, 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    main [1]         │▏Frame──1 ms─────────────────────────────────────────────────────────────────
> ▼ memory dumps     ││      ● 0xa                                  ● 0xb                         │
    resident  200 MiB││      ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    footpri… 75.0 MiB││      ▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    malloc   96.0 MiB││      ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 AREA 1 ms    Slices [Memory]                                                              9 values
 processes and their outermost allocators, from the first memory dump to the last
  PROCESS         MEMORY                 CHANGE▾    FIRST      LAST      PEAK OVER TIME      COUNT
  app 1           resident             +100 MiB   100 MiB   200 MiB   200 MiB ▄█                 2
  app 1           malloc              +68.0 MiB  28.0 MiB  96.0 MiB  96.0 MiB ▂█                 2
  app 1           private footprint   +25.0 MiB  50.0 MiB  75.0 MiB  75.0 MiB ▅█                 2
  app 1           gpu                       0 B   1.0 MiB   1.0 MiB   1.0 MiB █                  1
  app 1           v8                   -3.0 MiB   9.0 MiB   6.0 MiB   9.0 MiB █▅                 2




 1 ms, from 0 on; f fills the view with it, Esc forgets it
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  …
--- style
------TTTTTTTTTT--88888888888------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._44444444444444444444444444444444444444444444444444444444444444444444444444444R
...LLLLLLLLLLLL......_|.....B.NNN...................................|.............................|
.P.PPPPPPP..........._|__RRRRRRRRRRRRRRRRRRRRRRRRRR_________________|_____________________________|_
....LLLLLLLL........._|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxx|
>>>>>>>>>>>>>>>>>>>>>_|......B.NNN..................................@.NNN.........................|
....LLLLLLLL..LLLLLLL_|......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
....LLLLLLLL.LLLLLLLL_|......KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKK|
....LLLLLL...LLLLLLLL_|......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222222222222222222222222222222222222222222222222222222222222222222222222222222
.222222222........2222222................2222222....222222.....22222.....222222222222222.....222222
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.3333333..........3333333.............3333333333.333333333.333333333.333333333333................33
.3333333..........333333333333333333..3333333333.333333333.333333333.333333333333................33
.3333333..........3333......................3333..33333333..33333333..3333333333.................33
.3333333..........333..................333333333..33333333..33333333..33333333333................33




7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..5
