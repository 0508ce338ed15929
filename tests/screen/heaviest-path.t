The heaviest path of a slice says what each step has of all, and its self time.
size: 80x14
keys: ggjjgO
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"X","name":"a","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"b","pid":7,"tid":1,"ts":100,"dur":800},
{"ph":"X","name":"c","pid":7,"tid":1,"ts":200,"dur":600},
{"ph":"X","name":"d","pid":7,"tid":1,"ts":300,"dur":400},
{"ph":"X","name":"e","pid":7,"tid":1,"ts":400,"dur":200},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"heap":10,"stack":3}},
{"ph":"C","name":"mem","pid":7,"ts":300,"args":{"heap":40,"stack":8}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"heap":5,"stack":0}}
]}
--- text
 heaviest path                                                           1 of 4
         AFTER        WALL    OF ALL        SELF NAME
>                 800 µs   100.0 %      200 µs b
     +100 µs      600 µs    75.0 %      200 µs c
     +100 µs      400 µs    50.0 %      200 µs d
     +100 µs      200 µs    25.0 %      200 µs e






 app [7] / thread 1   depth 1   1 slice                                line 3/8
 j/k line  Enter go there  / find  q close  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
..2......22222........2222....222222........2222.2222
P.................PPPPPP...PPPPPPP......PPPPPP.P
?....2222222......??????....??????......??????.3
?....2222222......??????....??????......??????.3
?....2222222......??????....??????......??????.3






77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..6555555..655555
