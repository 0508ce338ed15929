The line of an arrow to an instant goes to the line that hides it.
size: 90x26
keys: ggj^j<Space>tthread 3<Enter><Right>
--- trace
[
{"ph":"X","name":"Outer","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"X","name":"Inner","pid":1,"tid":1,"ts":2,"dur":5},
{"ph":"i","s":"t","name":"PostTask","pid":1,"tid":1,"ts":10},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"X","name":"Idle","pid":1,"tid":2,"ts":0,"dur":30},
{"ph":"X","name":"RunTask","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":50}
]
--- text
 ttv  trace.json   7 events   90 µs       view -1 µs .. 90 µs   91.3 µs   1.25 µs/col
 all 90 µs      │█████████████████▄▄▄▄▄▄▄▄               ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│0 µs           ┤─┬0 µs──────────┬20 µs──────────┬40 µs──────────┬60 µs──────────┬80 µs───
 ▼ process 1    ┤╌│ 3 threads, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▶ thread 1    │ ███████●████████                                       2 rows, 2 slices
    thread 2    │ ▏Idle──30 µs────────────
>   thread 3    │ │       ╰──────────────────────────────▶▶RunTask██40 µs█████████████████
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
 RunTask
 start 0.000 050 s    wall 40 µs          self 40 µs  100.0 %         flows 1 in, 0 out
 nothing after this on the row
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  …
--- style
------TTTTTTTTTT--------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||..........._RIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRR
.P.PPPPPPPPP....__|_RRRRRRRRRRRRRRRRRRR___________________________________________________
..L.LLLLLLLL...._.|ttttttFtttttttt.......................................RRRRRRRRRRRRRRRR
....LLLLLLLL...._.|aaaaaaaaaaaaaaaaaaaaaaa
>>>>>>>>>>>>>>>>_.|.......FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
..................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333..........2222.33333333333333.........22222.33333333333
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..5
