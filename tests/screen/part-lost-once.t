One loss is said in the title.
size: 80x10
--- trace
[
{"ph":"X","name":"RunTask","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"cut","pid":1,"tid":1,"ts":0,"du
--- text
 ttv  trace.json   part lost   view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 1   ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶RunTask██1 ms█████████████████████████████████████████████████
                │
                │
                │
                │
 process 1 / thread 1   depth 0   1 slice                              line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---TTTTTTTTT---TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRR____________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................|
................|
................|
................|
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
