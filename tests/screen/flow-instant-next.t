] goes from the instant to the slice where the arrow ends.
size: 90x26
keys: tthread 1<Enter>j<Right>]<Enter>
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
 ttv  trace.json   6 events   90 µs        view 0 µs .. 91 µs   91.3 µs   1.25 µs/col
 all 90 µs      │█████████████████▄▄▄▄▄▄▄▄               ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│50 µs          ┤┬0 µs──────────┬20 µs──────────┬40 µs──────────┬60 µs──────────┬80 µs────
 ▼ process 1    ┤╌╌ 3 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1    │▏Outer──20 µs───                       │
    instants    │       ●╮PostTask                      │
    thread 2    │▏Idle──30 µs────────────               │
>   thread 3    │        ╰──────────────────────────────▶▶RunTask██40 µs█████████████████
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
                                                        │
 RunTask                                                                          1 of 12
 name       RunTask
 start      0.000 050 s
 end        0.000 090 s
 wall       40 µs
 self       40 µs  100.0 %
 process    process 1
 thread     thread 3
 depth      0
 same name  1 in the trace
 process 1 / thread 3   depth 0   1 slice                                        line 5/5
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||.........._IIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRR
.P.PPPPPPPPP....____RRRRRRRRRRRRRRRRRRR_________________|_________________________________
....LLLLLLLL...._tttttttttttttttt.......................|
....LLLLLLLL...._.......FFNNNNNNNN......................|
....LLLLLLLL...._aaaaaaaaaaaaaaaaaaaaaaaa...............|
>>>>>>>>>>>>>>>>_........FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
........................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.22222......33333333333
.222........33333333333
.2222.......33333
.2222.......33333333333333
.2222222....333333333
.222222.....33333333
.22222......3
.222222222..33333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..5
