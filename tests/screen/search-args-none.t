Neither names nor args: the search before comes back.
size: 80x16
keys: /lay<Enter>/^none<Enter>
--- trace
{"traceEvents":[
{"ph":"X","name":"RunTask","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"b/a.cc:12"}},
{"ph":"X","name":"Layout","pid":7,"tid":1,"ts":400,"dur":500,"args":{"src":"a.cc:7"}}
]}
--- text
 ttv  trace.json   /lay 1      view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │█████████████████████████▾██████████████████████████████████████
│0.40 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 7   ┤╌╌ 1 thread, 2 slices ╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ thread 1   │▏RunTask──1 ms─────────────────────────────────────────────────
>   thread 1   │                         ▶Layout██500 µs█████████████████
                                         │
                                         │
                                         │
                                         │
                                         │
                                         │
 Layout
 start 0.000 400 s    wall 500 µs     self 500 µs  100.0 %   of parent 50.0 %
 nothing has ^none in its name or its args
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--88888888-----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP...____RRRRRRRRRRRRRRRRRR____|______________________________________
..L.LLLLLLLL..._mmmmmmmmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
>>>>>>>>>>>>>>>_.........................@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.........................................|
.........................................|
.........................................|
.........................................|
.........................................|
.........................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.....2222.333333333333333...222222222.333333
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
