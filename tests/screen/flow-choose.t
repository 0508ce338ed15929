The flows that leave the selection as a list to choose from.
size: 90x26
keys: ggj^}
--- trace
[
{"ph":"X","name":"Post","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"s","cat":"ipc","id":2,"name":"copy","pid":1,"tid":1,"ts":12},
{"ph":"X","name":"Idle","pid":1,"tid":2,"ts":0,"dur":30},
{"ph":"X","name":"Handle","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":60},
{"ph":"X","name":"Second","pid":1,"tid":2,"ts":70,"dur":25},
{"ph":"f","bp":"e","cat":"ipc","id":2,"name":"copy","pid":1,"tid":2,"ts":80}
]
--- text
 flows that leave                                                                  1 of 2
>     +50 µs flow to                        40 µs thread 3      Handle
      +68 µs flow to                        25 µs thread 2      Second





















 process 1 / thread 1   depth 0   1 slice                                        line 2/4
 j/k line  Enter go there  / find  q close  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
P.....PPPPPP.PPPPPPP........................PPPPP.PPPPPPPP......PPPPPP
?.....222222.???????........................?????.????????......333333





















777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..6555555..655555
