The flows that come to the selection as a list to choose from.
size: 90x20
keys: G{
--- trace
[
{"ph":"X","name":"Post","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"X","name":"Idle","pid":1,"tid":2,"ts":0,"dur":30},
{"ph":"s","cat":"ipc","id":2,"name":"copy","pid":1,"tid":2,"ts":12},
{"ph":"X","name":"Handle","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":60},
{"ph":"f","bp":"e","cat":"ipc","id":2,"name":"copy","pid":1,"tid":3,"ts":80}
]
--- text
 flows that come here                                                              1 of 2
>     -50 µs flow from                      20 µs thread 1      Post
      -68 µs flow from                      30 µs thread 2      Idle















 process 1 / thread 3   depth 0   1 slice                                        line 4/4
 j/k line  Enter go there  / find  q close  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
P.....PPPPPP.PPPPPPPPP......................PPPPP.PPPPPPPP......PPPP
?.....222222.?????????......................?????.????????......3333















777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..6555555..655555
