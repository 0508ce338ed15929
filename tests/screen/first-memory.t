The first screen of a trace of memory dumps: what has grown, of a single dump
how much there is.
size: 110x28
keys: gs
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"process_name","pid":2,"tid":2,"args":{"name":"helper"}},
{"ph":"v","name":"periodic_interval","id":"0x1","pid":1,"tid":1,"ts":100,"args":{"dumps":{"process_totals":{"resident_set_bytes":"6400000"},"allocators":{"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"2000000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x2","pid":1,"tid":1,"ts":300,"args":{"dumps":{"process_totals":{"resident_set_bytes":"9400000"},"allocators":{"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"4000000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x3","pid":1,"tid":1,"ts":500,"args":{"dumps":{"process_totals":{"resident_set_bytes":"8400000"},"allocators":{"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"1000000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0x2","pid":2,"tid":2,"ts":300,"args":{"dumps":{"process_totals":{"resident_set_bytes":"1400000"},"allocators":{"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"300000"}}}}}}}
]}
--- text
 ttv  trace.json   6 events   400 µs                          view -2 µs .. 402 µs   405 µs   4.65 µs/col
 all 400 µs           │▄                                          █                                          ▄
│400 µs               ┤┬0 µs──────┬50 µs────┬100 µs────┬150 µs────┬200 µs────┬250 µs───┬300 µs────┬350 µs────┬
 ▼ app [1]            ┤╌╌ 1 track, 3 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│
> ▼ memory dumps      │● 0x1                                      ● 0x2                                      ●
    resident   132 MiB│▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▆
    malloc    16.0 MiB│▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▂
 ▼ helper [2]         ┤╌╌ 1 track, 1 event ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│
  ▶ memo…umps 20.0 MiB│                                           ●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
                                                                                                             │
                                                                                                             │
                                                                                                             │
                                                                                                             │
                                                                                                             │
 memory dumps   3 dumps of 2 processes   resident 152 MiB (+32.0 MiB)   most by malloc       Enter goes there
 process   +32.0 MiB  app 1  100 MiB to 132 MiB, peak 148 MiB
            20.0 MiB  helper 2
 part      -16.0 MiB  malloc  32.0 MiB to 16.0 MiB, peak 64.0 MiB  app 1
             3.0 MiB  v8  helper 2
 next      g5 each allocator   / look for a name






 app [1] / memory dumps                                                                              line 2/6
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT----------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||..............._IIIIIRRRRRRIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRRI
.P.PPPPPPP............____RRRRRRRRRRRRRRRRR__________________________________________________________________|
>>>>>>>>>>>>>>>>>>>>>>_B.NNN......................................B.NNN......................................@
....LLLLLLLL...LLLLLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
....LLLLLL....LLLLLLLL_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|
.P.PPPPPPPPPP.........____RRRRRRRRRRRRRRRR___________________________________________________________________|
..L.LLLLLLLLL.LLLLLLLL_...........................................BCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
.............................................................................................................|
.............................................................................................................|
.............................................................................................................|
.............................................................................................................|
.............................................................................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
............33333333..33333333
.2222......333333333..3333333333333333333333333333333333333333333..22222
.............3333333..33..22222222
.2222......66.33333333333333...6.333333333333333






77777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
