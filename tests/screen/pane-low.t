On a low screen the pane that Enter opens takes the rows of the tracks, but one.
size: 60x6
keys: <Enter>jj
--- trace
[
{"ph":"X","name":"first","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"X","name":"second","pid":1,"tid":1,"ts":30,"dur":10,"args":{"n":7}},
{"ph":"X","name":"slowest","pid":1,"tid":2,"ts":40,"dur":50}
]
--- text
>   thread 2 │                   │▶slowest██50 µs██████████
 slowest                                             3 of 9
 start      0.000 040 s
 end        0.000 090 s
 wall       50 µs
 process 1 / thread 2   depth 0   1 slice          line 3/3
--- style
>>>>>>>>>>>>>_...................|@@@@@@@@@@@@@@@@@@@@@@@@@
111111111111111111111111111111111111111111111111111111111111
.22222......33333333333
.4444444444444444444444444444444444444444444444444444444444
.2222.......33333
777777777777777777777777777777777777777777777777777777777777
