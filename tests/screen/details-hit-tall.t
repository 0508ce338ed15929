The tall pane of details has what the search has found in sight, all of it marked.
size: 100x24
keys: /app.js<Enter>i
--- trace
[
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":0,"dur":500,"args":{"frame":"10DF99","columnNumber":12,"isolate":"77","lineNumber":15,"functionName":"run","other":"http://x/app.js","url":"lib.js"}},
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":600,"dur":300,"args":{"frame":"10DF99","columnNumber":1,"url":"lib.js"}}
]
--- text
 ttv  trace.json   /app.js 1/1    2 events   900 µs  view 0 µs .. 911 µs   912 µs   11.7 µs/col
 all 900 µs          │▾███████████████████████████████████████████        ██████████████████████████
│0 µs                ┤┬0 µs────────────┬200 µs──────────┬400 µs──────────┬600 µs──────────┬800 µs───
 ▼ process 1         ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1         │▶Call██500 µs██████████████████████████████        ▏Call──300 µs─────────────
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
 Call                                                                                      20 lines
 wall       500 µs                               │ from       300 µs to 500 µs
 self       500 µs  100.0 %                      │ args (7)
 process    process 1                            │   lineNumber 15
 thread     thread 1                             │   functionName "run"
 depth      0                                    │   url "lib.js"
 same name  2, 800 µs in all                     │   columnNumber 12
 rank       1 of 2, longest first                │   other "http://x/app.js"
 median     300 µs, p95 500 µs                   │   frame "10DF99"
 process 1 / thread 1   depth 0   2 slices                         /app.js  match 1 of 1   line 2/2
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTT--8888888888888----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||................_IIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRR
.P.PPPPPPPPP........._|__RRRRRRRRRRRRRRRRRR_________________________________________________________
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@........ffffffffffffffffffffffffff
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......333333..............................._.2222.......3333333333333333
.2222.......333333333333333......................_.PPPPPPPP
.2222222....333333333............................_...2222222222.33
.222222.....33333333............................._...222222222222.33333
.22222......3...................................._...222.33333333
.222222222..3333333333333333....................._...222222222222.33
.2222.......333333333333333333333................_...!!!!!!!!!!!!!!!!!!!!!!!
.222222.....333333333333333333..................._...22222.33333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
