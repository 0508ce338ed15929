Below the lowest there is none.
size: 80x16
keys: G9glglglglglglglglglgl
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
 ttv  trace.json   14 events  view -0.01 ms .. 1.00 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████████████████████████████████████████████████████████████████
│0.70 ms       ┤─┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬
 ▼ app [7]     ┤╌╌ 1 thread, 2 tracks, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │ ▏run──1 ms─────────────────────────────────────────────────────
    bal      -9│ __________________▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇_________________________
         min -9│ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀                  ██████████████████████████
>   mem       0│ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇________▁▁▁▁▁▁▁▁▁▁
                                                             │
                                                             │
                                                             │
                                                             │
 counter mem.used
 value 0   change -5,000   time 0.000 700 s    ran then run (thread 1)
 no lower value of this counter
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT--------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._RIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRI
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRRRRRRRRRRRR_______________|__________________
....LLLLLLLL..._.qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq|qqqqqqqqqqqqqqqqqq
....LLL......LL_.CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCC
.........LLLLLL_.CCCCCCCCCCCCCCCCCCC..................CCCCCCC|CCCCCCCCCCCCCCCCCC
>>>>>>>>>>>>>>>_.KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK@KKKKKKKKKKKKKKKKKK
.............................................................|
.............................................................|
.............................................................|
.............................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.3...222222.333333...2222.33333333333....22222222.33333333333333
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
