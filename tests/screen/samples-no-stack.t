Samples without a stack are told by their names.
size: 80x16
keys: :summary<Enter>
--- trace
[
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":0},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":10},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":20},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":30},
{"ph":"P","name":"faults","pid":1,"tid":1,"ts":40},
{"ph":"P","name":"faults","pid":1,"tid":1,"ts":50}
]
--- text
 ttv  trace.json   6 events    view 0.0 µs .. 50.8 µs   50.8 µs   794 ns/col
 all 50 µs     │█           █            █            █            █           █
│0.0 µs        ┤┬0 µs───────┬10 µs───────┬20 µs──────┬30 µs───────┬40 µs──────┬─
 ▼ process 1   ┤│╌ 1 thread, 1 track, 6 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │▁           ▁            ▁           ▁            ▁  6 events ▁
>    samples   │▌           ▌            ▌           ▌            ▌           ▌
 what this trace has                                           Enter goes there
 samples         4   66.7 %  cycles
                 2   33.3 %  faults





 process 1 / thread 1 / samples                                        line 3/3
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________
....LLLLLLLL..._|...........%............%...........%............%..RRRRRRRR.%
>>>>>>>>>>>>>>>_@...........S............S...........S............S...........S
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.................3...222222..333333





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
