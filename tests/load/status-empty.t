# An empty list is a trace.
--- input
{"traceEvents":[]}
--- run shot --size 60x8 input.json
--- want
 ttv  input.json   0 events   0     0 ns .. 46 ns  1 ns/col
│0 ns        ┤┬0 ns─────┬10 ns────┬20 ns────┬30 ns────┬40 ns
              │
              │
              │
              │
              │
 nothing to show: no events with a time            line 0/0
--- stderr
ttv: input.json: there is no event in it
--- status 3
