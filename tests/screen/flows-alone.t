Arrows without slices: nothing to show, and why.
size: 80x6
--- trace
[{"ph":"s","name":"f","id":1,"ts":0,"pid":1,"tid":1},
{"ph":"f","name":"f","id":1,"ts":5,"pid":1,"tid":2}]
--- text
 ttv  trace.json   2 events   0          view -1 ns .. 63 ns   64 ns   1 ns/col
│0 ns          ┤─┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns────┬50 ns────┬──
                 │
                 │
                 │
 nothing to show: arrows that join no slices                           line 0/0
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
|||||.........._RIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIRR
.................|
.................|
.................|
77777777777777777777777777777777777777777777777777777777777777777777777777777777
