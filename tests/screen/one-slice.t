A single slice of no length is a mark, and its facts are below.
size: 80x20
--- trace
[{"ph":"X","name":"Lonely","pid":1,"tid":1,"ts":5,"dur":0}]
--- text
 ttv  trace.json   1 event   0           view -1 ns .. 63 ns   64 ns   1 ns/col
 all 0         │████████████████████████████████████████████████████████████████
│0 ns          ┤─┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns────┬50 ns────┬──
 ▼ process 1   ┤╌│ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │ ▶ Lonely
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
                 │
 Lonely
 start 0 s            wall 0   self 0
 process 1 / thread 1   depth 0   1 slice                              line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.R........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._RIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIRR
.P.PPPPPPPPP...__|_RRRRRRRRRRRRRRRRR____________________________________________
>>>>>>>>>>>>>>>_.@.,,,,,,
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3...2222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
