A trace without events: the frame is there and says so.
size: 80x24
--- trace
{"traceEvents":[]}
--- text
 ttv  trace.json   0 events   0          view -1 ns .. 63 ns   64 ns   1 ns/col
 all 0         │
│0 ns          ┤─┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns────┬50 ns────┬──
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
                 │
                 │
                 │
                 │
                 │
                 │
 nothing is selected
 span 0
 nothing to show: no events with a time                                line 0/0
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.R........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._RIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIRR
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
.................|
.................|
.................|
.................|
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
