What led to a slice names a flow of the slice around it in full.
size: 90x26
keys: jjgp
--- trace
[
{"ph":"X","name":"Post","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"X","name":"Handle","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":60},
{"ph":"X","name":"inner","pid":1,"tid":3,"ts":65,"dur":20}
]
--- text
 what led here                                                                     1 of 2
>                                           20 µs thread 3      inner
      -55 µs flow to outer slice from       20 µs thread 1      Post





















 process 1 / thread 3   depth 1   1 slice                                        line 4/4
 j/k line  Enter go there  / find  q close  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
P...........................................PPPPP.PPPPPPPP......PPPPP
?.....222222.????????????????????????.......?????.????????......3333





















777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..6555555..655555
