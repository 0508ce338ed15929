The track finder finds what a memory dump counts, by its name, and opens the
dumps at the line of it.
size: 100x24
keys: tmall<Enter>
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
  ▼ memory dumps     │       ● 0xa                                  ● 0xb
    resident  200 MiB│       ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
>   malloc   96.0 MiB│       ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
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
 memory dump 0xb
 time 0.000 600 s    resident_set_bytes 200 MiB
 app [1] / memory dumps                                                                    line 5/6
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIR
.P.PPPPPPP...........____RRRRRRRRRRRRRRRRRRRRRRRRRR_________________|_______________________________
....LLLLLLLL........._xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
..L.LLLLLLLLLLLL....._.......B.NNN..................................@.NNN
....LLLLLLLL..LLLLLLL_.......CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
>>>>>>>>>>>>>>>>>>>>>_.......KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
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
.2222.33333333333....222222222222222222.3333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
