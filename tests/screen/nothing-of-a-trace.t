JSON without an event of a trace: what it says is in a list.
size: 80x6
--- trace
{"project": "p", "spans": [{"spanId": "1", "name": "/a"}]}
--- text
 ttv  trace.json   0 events   0          view -1 ns .. 63 ns   64 ns   1 ns/col
│0 ns          ┤─┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns────┬50 ns────┬──
                 │
                 │
                 │
 no event of a trace; g6 lists what is in it                           line 0/0
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
|||||.........._RIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIIIIIIRRRRIRR
.................|
.................|
.................|
77777777777777777777777777777777777777777777777777777777777777777777777777777777
