... nor is it before F has opened it.
size: 80x12
keys: :flame-up<Enter>
--- trace
[
{"ph":"X","name":"RunTask","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"i","name":"GC","s":"t","pid":1,"tid":1,"ts":300},
{"ph":"X","name":"Paint","pid":1,"tid":1,"ts":100,"dur":100}
]
--- text
 ttv  trace.json   3 events    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 1   ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 1   │▶RunTask██1 ms█████████████████████████████████████████████████
               ││     ▏Paint─
    instants   ││                 ◆ GC
                │
                │
 RunTask
 start 0 s            wall 1 ms           self 900 µs  90.0 %      children 1
 no flame graph is open: F opens it
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRR___________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..............._|.....rrrrrrr
....LLLLLLLL..._|.................N.NN
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3333...........2222.33333333333333......22222222.3
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
