The logarithm of values: small ones are seen beside large ones.
size: 80x16
keys: CCCG
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"X","name":"run","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":40}},
{"ph":"C","name":"mem","pid":7,"ts":200,"args":{"used":20}},
{"ph":"C","name":"mem","pid":7,"ts":300,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":400,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":500,"args":{"used":800}},
{"ph":"C","name":"mem","pid":7,"ts":600,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"used":0}},
{"ph":"C","name":"mem","pid":7,"ts":850,"args":{"used":30}},
{"ph":"C","name":"bal","pid":7,"ts":0,"args":{"n":-5}},
{"ph":"C","name":"bal","pid":7,"ts":300,"args":{"n":7}},
{"ph":"C","name":"bal","pid":7,"ts":600,"args":{"n":-9}}
]}
--- text
 ttv  trace.json   14 events   view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████████████████████████████████████████████████████████████████
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤│╌ 1 thread, 2 tracks, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │▏run──1 ms─────────────────────────────────────────────────────
    bal  -5 log│__________________▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇_________________________
         min -9│███████████████████                  ██████████████████████████
>   mem  10 log│▂▂▂▂▂▂▃▃▃▃▃▃▃▃▃▃▃▃▇▇▇▇▇▇▇▇▂▂▂▂▂▅▅▅▅▅▅▇▇▇▇▇▇▇▇________▃▃▃▃▃▃▃▃▃▃
                │
                │
                │
                │
 counter mem.used
 value 10   time 0 s            ran then run (thread 1)   held for 100 µs
 app [7] / mem.used   10   min 0  max 5,000                            line 5/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________
....LLLLLLLL..._|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
....LLL..LLLLLL_|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.........LLLLLL_|CCCCCCCCCCCCCCCCCC..................CCCCCCCCCCCCCCCCCCCCCCCCCC
>>>>>>>>>>>>>>>_@KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33...2222.333............22222222.33333333333333...22222222.333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
