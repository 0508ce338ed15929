What the search has found in args stands first in the pane and stands out; names come before other args, and ids last. The title says what is searched.
size: 120x32
keys: /app.js<Enter>
--- trace
[
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":0,"dur":500,"args":{"frame":"10DF99","columnNumber":12,"isolate":"77","lineNumber":15,"functionName":"run","other":"http://x/app.js","url":"lib.js"}},
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":600,"dur":300,"args":{"frame":"10DF99","columnNumber":1,"url":"lib.js"}}
]
--- text
 ttv  trace.json   /app.js 1/1    2 events   900 µs                      view 0 µs .. 909 µs   910 µs   9.47 µs/col
 all 900 µs            │▾█████████████████████████████████████████████████████          ████████████████████████████████
│0 µs                  ┤┬0 µs─────┬100 µs────┬200 µs───┬300 µs────┬400 µs───┬500 µs────┬600 µs───┬700 µs────┬800 µs───┬─
 ▼ process 1           ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1           │▶Call██500 µs████████████████████████████████████████          ▏Call──300 µs───────────────────
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
                        │
                        │
                        │
                        │
                        │
                        │
                        │
 Call
 start 0 s            wall 500 µs         self 500 µs  100.0 %
 other="http://x/app.js"  lineNumber=15  functionName="run"  url="lib.js"  columnNumber=12  frame="10DF99"  isolate="77"
 process 1 / thread 1   depth 0   2 slices                                             /app.js  match 1 of 1   line 2/2
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTT--8888888888888------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR............_!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.................._IIIIIRRRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIIIIIIIRRRRIIIIIIIRRRIR
.P.PPPPPPPPP..........._|__RRRRRRRRRRRRRRRRRR___________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@..........ffffffffffffffffffffffffffffffff
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
........................|
........................|
........................|
........................|
........................|
........................|
........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.333333.........2222.333333333333333
.!!!!!!!!!!!!!!!!!!!!!!!..2222222222233..222222222222233333..222233333333..222222222222233..22222233333333..222222223333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
