On a low screen a pane beside the tracks is refused aloud.
size: 60x6
keys: i
--- trace
[
{"ph":"X","name":"first","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"X","name":"second","pid":1,"tid":1,"ts":30,"dur":10,"args":{"n":7}},
{"ph":"X","name":"slowest","pid":1,"tid":2,"ts":40,"dur":50}
]
--- text
 ttv  trace.json   3 events      0 µs .. 92 µs  2 µs/col
│40 µs       ┤┬0 µs───────────────────┬50 µs────────────────
 ▼ process 1 ┤╌╌ 2 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1 │▏first────     ▏sec…
>   thread 2 │                   │▶slowest██50 µs██████████
 the screen is too low: Enter opens the pane
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTT---
||||||......._IIIIIRRRRRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRRR
.P.PPPPPPPPP.____RRRRRRRRRRRRRRRR|RR________________________
....LLLLLLLL._bbbbbbbbbb.....hhhh|
>>>>>>>>>>>>>_...................|@@@@@@@@@@@@@@@@@@@@@@@@@
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
