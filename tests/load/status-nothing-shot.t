# ... and shot.
--- input
{"other":[1,2,3]}
--- run shot --size 60x8 input.json
--- want
 ttv  input.json   0 events   0     0 ns .. 46 ns  1 ns/col
│0 ns        ┤┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns
              │
              │
              │
              │
              │
 no event of a trace; g6 lists what is in it       line 0/0
--- stderr
ttv: input.json: nothing in it is a trace event at byte 0, line 1
--- status 3
