Two files with no slice in common: that is said, and the list has names.
size: 80x10
options: --diff
--- trace
[{"ph":"X","name":"run","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"draw","pid":7,"tid":1,"ts":1400,"dur":500}]
--- other
[{"ph":"X","name":"spin","pid":7,"tid":1,"ts":0,"dur":1000}]
--- text
 ttv  trace.json + other.json… view 0.00 ms .. 1.93 ms   1.93 ms   30.2 µs/col
│0.00 ms       ┤≠0.0 ms─────────┬0.5 ms──────────┬1.0 ms──────≠──┬1.5 ms────────
 ▼ 1: process 7┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   1: thread 1│▶run██1 ms███████████████████████             ▏draw──500 µs────
    2: thread 1│▏spin──1 ms──────────────────────
                │
                │
                │
 no slice of one file is like one of the other; gd lists names
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||......._EIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRERRIIIIIIIRRRRRRRR
.P.PPPPPPPPPPPP_|__RRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@.............ooooooooooooooooo
....LLLLLLLLLLL_|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
................|
................|
................|
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
