The name of an instant has the room up to the next one that passes.
size: 80x24
keys: &alpha<Enter>
--- trace
{"traceEvents":[
{"ph":"X","name":"alpha run","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"i","s":"t","name":"alpha tick one","pid":1,"tid":1,"ts":100},
{"ph":"i","s":"t","name":"beta tick","pid":1,"tid":1,"ts":130},
{"ph":"i","s":"t","name":"alpha tick two","pid":1,"tid":1,"ts":600},
{"ph":"i","s":"t","name":"beta tick","pid":1,"tid":1,"ts":620},
{"ph":"i","s":"t","name":"alpha tick three","pid":1,"tid":1,"ts":700}
]}
--- text
 ttv  trace.json   &alpha      view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████████████████████████████████████████████████████████████████
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 1   ┤│╌ 1 thread, 1 of 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶alpha run██1 ms███████████████████████████████████████████████
    instants   ││     ◆ alpha tick one               ◆ alp… ◆ alpha tick three
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
 alpha run
 start 0 s            wall 1 ms           self 1 ms  100.0 %
 process 1 / thread 1   depth …   filter: alpha  1 slice  tracks 2/2   line 2/3
 \ show all, or not  & change the filter  p pin  x hide  U undo  Enter details …
--- style
------TTTTTTTTTT--88888888-----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRRRRRR_______________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL..._|.....N.NNNNNNNNNNNNNN...............N.NNNN.N.NNNNNNNNNNNNNNNN
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3333...........2222.3333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.655555555555555555..6555555555555555555..65555..655555..655555..6666655555555.5
