Async slices: a parent above its child, overlaps in lanes of their own.
size: 90x22
--- trace
[
{"ph":"b","cat":"net","id":"0x1","name":"request","pid":1,"tid":1,"ts":0},
{"ph":"b","cat":"net","id":"0x1","name":"dns","pid":1,"tid":1,"ts":10},
{"ph":"e","cat":"net","id":"0x1","name":"dns","pid":1,"tid":1,"ts":30},
{"ph":"b","cat":"net","id":"0x2","name":"request","pid":1,"tid":1,"ts":20},
{"ph":"n","cat":"net","id":"0x2","name":"redirect","pid":1,"tid":1,"ts":60},
{"ph":"e","cat":"net","id":"0x1","name":"request","pid":1,"tid":1,"ts":70},
{"ph":"e","cat":"net","id":"0x2","name":"request","pid":1,"tid":1,"ts":100},
{"ph":"X","name":"Work","pid":1,"tid":1,"ts":0,"dur":100}
]
--- text
 ttv  trace.json   8 events   100 µs       view 0 µs .. 101 µs   101 µs   1.39 µs/col
 all 100 µs     │█████████████████████████████████████████████████████████████████████████
│0 µs           ┤┬0 µs─────────┬20 µs────────┬40 µs─────────┬60 µs────────┬80 µs────────┬─
 ▼ process 1    ┤│╌ 1 thread, 1 track, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1    │▶Work██100 µs███████████████████████████████████████████████████████████
  ▼ request     │▏request──70 µs───────────────────────────────────
                ││      ▏dns──20 µs────
          lane 2││             ▏request──80 µs───────────────────────────────────────────
                ││                                          · redirect
                 │
                 │
                 │
                 │
                 │
                 │
                 │
                 │
                 │
 Work
 start 0 s            wall 100 µs         self 100 µs  100.0 %
 process 1 / thread 1   depth 0   1 slice                                        line 2/6
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||..........._IIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRIIIIIIRRRRRRRRIR
.P.PPPPPPPPP...._|__RRRRRRRRRRRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..L.LLLLLLL....._|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
................_|......xxxxxxxxxxxxxxx
..........LLLLLL_|.............nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
................_|..........................................,.,,,,,,,,
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.333333.........2222.333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
