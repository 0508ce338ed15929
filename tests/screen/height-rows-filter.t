A filter may leave only deeper slices: they have their rows.
size: 80x16
keys: ggjj4z-&d<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"X","name":"a","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"b","pid":7,"tid":1,"ts":100,"dur":800},
{"ph":"X","name":"c","pid":7,"tid":1,"ts":200,"dur":600},
{"ph":"X","name":"d","pid":7,"tid":1,"ts":300,"dur":400},
{"ph":"X","name":"e","pid":7,"tid":1,"ts":400,"dur":200},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"heap":10,"stack":3}},
{"ph":"C","name":"mem","pid":7,"ts":300,"args":{"heap":40,"stack":8}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"heap":5,"stack":0}}
]}
--- text
 ttv  trace.json   &d    1 ms  view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │                   ██████████████████████████
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤│╌ 1 thread, 1 track, 1 of 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 1   ││                  ▶d██400 µs███████████████
                │
                │
                │
                │
                │
                │
                │
 d
 start 0.000 300 s    wall 400 µs      self 200 µs  50.0 %   of parent 66.7 %
 app [7] / thread 1   depth 3   1 …   filter: d  1 slice  tracks 2/3   line 2/2
 \ show all, or not  & change the filter  p pin  x hide  U undo  Enter details …
--- style
------TTTTTTTTTT--8888---------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_____________________________
>>>>>>>>>>>>>>>_|..................@@@@@@@@@@@@@@@@@@@@@@@@@
................|
................|
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333......2222.33333333333333...222222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.655555555555555555..6555555555555555555..65555..655555..655555..6666655555555.5
