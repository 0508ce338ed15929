Memory dumps of several processes are opened where most has changed, on the last
one: each allocator says what it has at the end.
size: 80x24
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"process_name","pid":2,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"process_name","pid":3,"tid":1,"args":{"name":"GPU Process"}},
{"ph":"X","name":"ProcessMemoryDump","pid":1,"tid":1,"ts":0,"dur":90},
{"ph":"v","name":"periodic_interval","id":"0x0","pid":1,"tid":1,"ts":0,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"5a00000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1400000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"2800000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x0","pid":2,"tid":1,"ts":0,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"1e00000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"600000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"c00000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x0","pid":3,"tid":1,"ts":0,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"3200000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"100000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1e00000"}}}}}}},
{"ph":"X","name":"ProcessMemoryDump","pid":1,"tid":1,"ts":100,"dur":90},
{"ph":"v","name":"periodic_interval","id":"0x1","pid":1,"tid":1,"ts":100,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"5b00000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1400000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"2800000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x1","pid":2,"tid":1,"ts":100,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"2800000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"f00000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"c00000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x1","pid":3,"tid":1,"ts":100,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"3100000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"100000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1e00000"}}}}}}},
{"ph":"X","name":"ProcessMemoryDump","pid":1,"tid":1,"ts":200,"dur":90},
{"ph":"v","name":"periodic_interval","id":"0x2","pid":1,"tid":1,"ts":200,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"5c00000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1400000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"2800000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x2","pid":2,"tid":1,"ts":200,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"3200000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1800000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"c00000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x2","pid":3,"tid":1,"ts":200,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"3000000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"100000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1e00000"}}}}}}},
{"ph":"X","name":"ProcessMemoryDump","pid":1,"tid":1,"ts":300,"dur":90},
{"ph":"v","name":"periodic_interval","id":"0x3","pid":1,"tid":1,"ts":300,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"5d00000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1400000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"2800000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x3","pid":2,"tid":1,"ts":300,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"3c00000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"2100000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"c00000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x3","pid":3,"tid":1,"ts":300,"args":{"dumps":{"level_of_detail":"light","process_totals":{"private_footprint_bytes":"2f00000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"100000"}}},"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1e00000"}}}}}}}
]}
--- text
 ttv  trace.json   19 events     view 0 µs .. 396 µs   396 µs   6.19 µs/col
 all 390 µs    │███████████████ ████████████████████████████████ ███████████████
│300 µs        ┤┬0 µs───────────┬100 µs─────────┬200 µs─────────┬300 µs─────────
    thread 1   │▏ProcessMemory… ▏ProcessMemory… ▏ProcessMemory… ▏ProcessMemory…
  ▶ m… 93.0 MiB│●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ GPU Process ┤╌╌ GPU Process [3]  1 track, 4 events ╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▶ m… 47.0 MiB│●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ Renderer [2]┤╌╌ 1 track, 4 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ memor…dumps│● 0x0           ● 0x1           ● 0x2           ● 0x3
    footpr… 60M│▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    v8      33M│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    malloc  12M│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
                                                                │
 memory dumps   4 dumps of 3 processes   private footprint 200 MiB (+30.0 MiB)
 process   +30.0 MiB  Renderer 2  30.0 MiB to 60.0 MiB
            +3.0 MiB  Browser 1  90.0 MiB to 93.0 MiB
            -3.0 MiB  GPU Process 3  50.0 MiB to 47.0 MiB, peak 50.0 MiB
 part      +27.0 MiB  v8  6.0 MiB to 33.0 MiB  Renderer 2
 next      g5 each allocator   / look for a name



 Renderer [2] / memory dumps                                          line 7/10
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRR
....LLLLLLLL..._hhhhhhhhhhhhhhh.hhhhhhhhhhhhhhh.hhhhhhhhhhhhhhh.|hhhhhhhhhhhhhh
..L.LL.LLLLLLLL_BCCCCCCCCCCCCCCCBCCCCCCCCCCCCCCCBCCCCCCCCCCCCCCC|CCCCCCCCCCCCCC
.P.PPPPPPPPPPP.____PPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRR___________|_______________
..L.LL.LLLLLLLL_BCCCCCCCCCCCCCCCBCCCCCCCCCCCCCCCBCCCCCCCCCCCCCCC|CCCCCCCCCCCCCC
.P.PPPPPPPPPPPP____RRRRRRRRRRRRRRRRR____________________________|_______________
>>>>>>>>>>>>>>>_B.NNN...........B.NNN...........B.NNN...........@.NNN
....LLLLLLL.LLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCC
....LL......LLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKK
....LLLLLL..LLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCC
................................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...333333333..33333333333333333333333333333333
............33333333..3333333333333333333333333333333
............33333333..33333333333333333333333333333333333333333333333333
.2222......333333333..33333333333333333333333..2222222222
.2222......66.33333333333333...6.333333333333333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
