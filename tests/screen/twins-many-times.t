Two traces: a length that is hundreds or thousands of times another is not cut off.
size: 80x24
options: --diff
keys: gd
--- trace
[{"ph":"X","name":"a","pid":7,"tid":1,"ts":0,"dur":1},
{"ph":"X","name":"b","pid":7,"tid":1,"ts":10,"dur":1},
{"ph":"X","name":"c","pid":7,"tid":1,"ts":20,"dur":1},
{"ph":"X","name":"d","pid":7,"tid":1,"ts":30,"dur":1}]
--- other
[{"ph":"X","name":"a","pid":7,"tid":1,"ts":0,"dur":425.19},
{"ph":"X","name":"b","pid":7,"tid":1,"ts":1000,"dur":1475.8},
{"ph":"X","name":"c","pid":7,"tid":1,"ts":10000,"dur":64000},
{"ph":"X","name":"d","pid":7,"tid":1,"ts":80000,"dur":99.5}]
--- text
 ttv  trace.json + other.json (star… view 0 ms .. 81 ms   81.4 ms   1.27 ms/col
 all 80.1 ms   │██     ▁████████████████████████████████████████████████████   ▅
│10 ms         ┤≠0 ms──≠───────┬20 ms──────────┬40 ms──────────┬60 ms─────────┬─
 ▼ 1: process 7┤╌╌ 1 thread, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    1: thread 1│· a    │
>   2: thread 1│▄─     │▶c██+64 ms████████████████████████████████████████    ▁
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
 4 of 4 pairs differ from base 1 by over 5 % and 8.01 µs   0 slices onl… 1 of 4
     1 BASE          2      2 - 1   2 / 1 NAME
>      1 µs      64 ms     +64 ms >9999 x c
       1 µs    1.48 ms   +1.47 ms  1476 x b
       1 µs     425 µs    +424 µs 425.2 x a
       1 µs    99.5 µs   +98.5 µs 99.50 x d
 2: process 7 / thread 1   depth 0   4 slices                          line 3/3
 j/k line  Enter go to the slower  q back  b slices/names  L labels  / find  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._wIIIIRRwRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRIR
.P.PPPPPPPPPPPP____RRRR|RRRRRRRRRRRRR___________________________________________
....LLLLLLLLLLL_,.,....|
>>>>>>>>>>>>>>>_gq.....|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@....j
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
.......................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
2....222222..........2......22222...22222.2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?......????....???????...33333333..??????.3
?......????.....??????....3333333.???????.3
?......????....???????...33333333.???????.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6666655555555555555555..655555..65555555555555..65555555..655555..5
