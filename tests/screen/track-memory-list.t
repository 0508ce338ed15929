The track finder lists what memory dumps count, behind the dumps of each process.
size: 100x24
keys: tmall
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"X","name":"Frame","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"v","name":"periodic_interval","id":"0xa","pid":1,"tid":1,"ts":100,"args":{"dumps":{"process_totals":{"resident_set_bytes":"6400000"},"allocators":{"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"2000000"}}},"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"600000"}}}}}}},
{"ph":"v","name":"periodic_interval","id":"0xb","pid":1,"tid":1,"ts":600,"args":{"dumps":{"process_totals":{"resident_set_bytes":"c800000"},"allocators":{"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"6000000"}}},"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"600000"}}}}}}}
]}
--- text
 ttv  trace.json   4 events   1 ms                   view 0.00 ms .. 1.01 ms   1.01 ms   13 µs/col
 all 1 ms            │██████████████████████████████████████████████████████████████████████████████
│0.60 ms             ┤┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬─
 ▼ app [1]           ┤╌╌ 1 thread, 1 track, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1         │▏Frame──1 ms─────────────────────────────────────────────────────────────────
> ▼ memory dumps     │       ● 0xa                                  ● 0xb
    resident  200 MiB│       ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    malloc   96.0 MiB│       ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    v8        6.0 MiB│       ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
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
                                                                    │
 tracks                                                                                      1 of 1
> app [1] / memory dumps / malloc   memory
track: mall
 Enter go there  Up/Down choose  Esc leave
--- style
------TTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIR
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRRRRRR_________________|_______________________________
....LLLLLLLL........._xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
>>>>>>>>>>>>>>>>>>>>>_.......B.NNN..................................@.NNN
....LLLLLLLL..LLLLLLL_.......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLL...LLLLLLLL_.......KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LL........LLLLLLL_.......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
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
....................................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
444444444444444444444444444!!!!444444444444444444444444444444444444444444444444444444444444444444444
:::::::::::|::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::
.66666555555555..66666665555555..666555555
