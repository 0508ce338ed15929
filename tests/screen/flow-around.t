The only flow of the slice around is followed like one of the slice itself.
size: 90x26
keys: jj[
--- trace
[
{"ph":"X","name":"Post","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"X","name":"Handle","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":60},
{"ph":"X","name":"inner","pid":1,"tid":3,"ts":65,"dur":20}
]
--- text
 ttv  trace.json   5 events   90 µs        view 0 µs .. 91 µs   91.3 µs   1.25 µs/col
 all 90 µs      │█████████████████                       █████████████████████████████████
│10 µs          ┤┬0 µs──────────┬20 µs──────────┬40 µs──────────┬60 µs──────────┬80 µs────
 ▼ process 1    ┤╌╌ 2 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1    │▶Post██20 µs████
  ▼ thread 3    │       │╰───────────────────────────────▏Handle▶─40 µs──────────────────
                │       │                                            ▏inner──20 µs───
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
 Post
 start 0 s            wall 20 µs          self 20 µs  100.0 %         flows 0 in, 1 out
 flow to outer slice from thread 1
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||.........._IIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRR
.P.PPPPPPPPP....____RRRR|RRRRRRRRRRRRRR___________________________________________________
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@
..L.LLLLLLLL...._.......|FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFwwwwwwwFwwwwwwwwwwwwwwwwwwwwwwww
................_.......|............................................iiiiiiiiiiiiiiii
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.33333..........2222.33333333333333.........22222.33333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
