Two files with no slice in common: that is said, and the list has names.
size: 80x10
options: --diff
--- trace
[{"ph":"X","name":"run","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"draw","pid":7,"tid":1,"ts":1400,"dur":500}]
--- other
[{"ph":"X","name":"spin","pid":7,"tid":1,"ts":0,"dur":1000}]
--- text
 self time by name, in base 1 and in 2                                   1 of 3
     1 BASE          2      2 - 1   2 / 1 NAME
>      1 ms          0      -1 ms  0.00 x run
          0       1 ms      +1 ms         spin
     500 µs          0    -500 µs  0.00 x draw



 no slice of one file is like one of the other; gd lists names
 j/k line  Enter go to the slower  q back  b slices/names  L labels  / find  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2....222222..........2......22222...22222.2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?.........?.......????......33333.........3333
?....??????..........?....3333333..??????.3333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6666655555555555555555..655555..65555555555555..65555555..655555..5
