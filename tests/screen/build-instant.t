A name of a build tool makes no build where nothing but an instant has it.
size: 80x14
--- trace
[
{"ph":"i","name":"createProgram","s":"t","pid":1,"tid":1,"ts":300},
{"ph":"X","name":"Paint","pid":1,"tid":1,"ts":100,"dur":100}
]
--- text
 ttv  trace.json   2 events     view -1 µs .. 201 µs   203 µs   3.18 µs/col
│0 µs          ┤┬0 µs───────────┬50 µs─────────┬100 µs─────────┬150 µs─────────┬
 ▼ process 1   ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶Paint██100 µs██████████████████
    instants   ││                                                              ◆
                │
                │
                │
                │
                │
 Paint
 start 0 s            wall 100 µs         self 100 µs  100.0 %
 process 1 / thread 1   depth 0   1 slice                              line 2/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._IIIIIRRRRRRRRRRRIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRRI
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRR____________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL..._|..............................................................N
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.333333.........2222.333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
