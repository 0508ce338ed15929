The heaviest path says of each slice how long it took by itself, on 80 columns
too, and what its args say.
size: 80x12
keys: ^gO
--- trace
{"traceEvents":[
{"ph":"X","name":"EvaluateScript","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"data":{"url":"http://x/a.js"}}},
{"ph":"X","name":"GC","pid":7,"tid":1,"ts":100,"dur":20},
{"ph":"X","name":"Step","pid":7,"tid":1,"ts":200,"dur":300},
{"ph":"X","name":"Inner","pid":7,"tid":1,"ts":200,"dur":299}
]}
--- text
 heaviest path   thread 1                                                1 of 3
        WHEN      LENGTH        SELF NAME
>                   1 ms      680 µs EvaluateScript http://x/a.js
     +200 µs      300 µs        1 µs Step
           0      299 µs      299 µs Inner





 process 7 / thread 1   depth 0   1 slice                              line 2/4
 j/k line  Enter go there  q back  / find  i full screen  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2.......2222......222222........2222.2222
44444444444444444444444444444444444444444444444444444444444444444444444444444444
?....2222222......??????........2222.3333
?..........2......??????......222222.33333





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..655555
