The list of counters leads to the peak, o to what ran then.
size: 80x18
keys: g5<Enter>o
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":8,"tid":8,"args":{"name":"GPU"}},
{"ph":"X","name":"RunTask","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"Compile","pid":7,"tid":1,"ts":300,"dur":200},
{"ph":"X","name":"Read","pid":7,"tid":2,"ts":350,"dur":100},
{"ph":"X","name":"Swap","pid":8,"tid":8,"ts":380,"dur":300},
{"ph":"i","name":"tick","pid":7,"tid":1,"ts":420,"s":"t"},
{"ph":"C","name":"mem","pid":7,"ts":0,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":400,"args":{"used":5000}},
{"ph":"C","name":"mem","pid":7,"ts":500,"args":{"used":10}},
{"ph":"C","name":"mem","pid":7,"ts":1200,"args":{"used":5}}
]}
--- text
 ttv  trace.json   area 1.2 ms   view 0.00 ms .. 1.21 ms   1.22 ms   19 µs/col
 all 1.2 ms    │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆▆████▆▆▆▆▆▆▆▆▆▆▆▆▆▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃         ▁
│0.40 ms       ┤                            1.2 ms                             ─
    io [2]     ││                 ▏Read─                                      │
  ▼ main [1]   │▏RunTask──1 ms──────────────────────────────────────          │
>   main [1]   ││               ▶Compile██                                    │
    mem   5,000│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 AREA 1.2 ms    Slices [Counters]  Instants                            4 values
 a value holds until the next; the mean is weighted by time
  COUNTER▴                       COUNT     FIRST      LAST     DELTA       MIN
  mem.used, app [7]                  4        10         5        -5         5





 app [7] / main [1]   depth 1   1 slice                                line 6/7
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip …
--- style
------TTTTTTTTTT--8888888888888--TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._444444444444444444444444444444444444444444444444444444444444444R
....LLLLLL....._|.................dd|ddd......................................|
..L.LLLLLLLL..._|mmmmmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm..........|
>>>>>>>>>>>>>>>_|...............@@@@@@@@@@....................................|
....LLL...LLLLL_|CCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222222222222222
.222222222.......................222222....222222.....22222....222222......2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555.5
