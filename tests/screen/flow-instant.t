An arrow that begins at an instant: a line to its end, and the flow in the pane.
size: 90x26
keys: k^tthread 1<Enter>j<Right><Enter>
--- trace
[
{"ph":"X","name":"Outer","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"i","s":"t","name":"PostTask","pid":1,"tid":1,"ts":10},
{"ph":"s","cat":"ipc","id":1,"name":"msg","pid":1,"tid":1,"ts":10},
{"ph":"X","name":"Idle","pid":1,"tid":2,"ts":0,"dur":30},
{"ph":"X","name":"RunTask","pid":1,"tid":3,"ts":50,"dur":40},
{"ph":"f","bp":"e","cat":"ipc","id":1,"name":"msg","pid":1,"tid":3,"ts":50}
]
--- text
 ttv  trace.json   6 events   90 µs       view -1 µs .. 90 µs   91.3 µs   1.25 µs/col
 all 90 µs      │█████████████████▄▄▄▄▄▄▄▄               ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│0 µs           ┤─┬0 µs──────────┬20 µs──────────┬40 µs──────────┬60 µs──────────┬80 µs───
 ▼ process 1    ┤╌│ 3 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1    │ ▏Outer──20 µs───
>   instants    │ │      ●╮PostTask
    thread 2    │ ▏Idle──30 µs────────────
    thread 3    │ │       ╰──────────────────────────────▶▏RunTask──40 µs─────────────────
                  │
                  │
                  │
                  │
                  │
                  │
 instant PostTask                                                                  1 of 8
 name       PostTask
 time       0.000 010 s
 scope      thread
 process    process 1
 thread     thread 1
 flows      0 in, 1 out
 flows: 0 in, 1 out
    to   +40 µs  RunTask  (thread 3)

 process 1 / thread 1                                                            line 3/5
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  …
--- style
------TTTTTTTTTT--------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||..........._RIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRR
.P.PPPPPPPPP....__|_RRRRRRRRRRRRRRRRRRR___________________________________________________
....LLLLLLLL...._.|ttttttttttttttt
>>>>>>>>>>>>>>>>_.|......FFNNNNNNNN
....LLLLLLLL...._.|aaaaaaaaaaaaaaaaaaaaaaa
....LLLLLLLL...._.|.......FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
..................|
..................|
..................|
..................|
..................|
..................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.2222.......33333333333
.22222......333333
.2222222....333333333
.222222.....33333333
.22222......33333333333
.PPPPPPPPPPPPPPPPPP
.33333333333333333333333333333333333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..5
