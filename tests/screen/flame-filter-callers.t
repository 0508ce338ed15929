Callers that the filter leaves out are passed by.
size: 100x14
keys: &/b|d/<Enter>Fi
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
 VIEW 1 ms  [Flame]  Tree  Names   by wall time, callers below, filtered                   2 slices
 all   1.2 ms  100.0 %
▶all█████████████████████████████████████████████████████████████████████████████████████████1.2 ms█
▏b─────────────────────────────────────────────────────────800 µs──▏d───────────────────────400 µs──
                                                                   ▏b───────────────────────400 µs──







 app [7]   1 thread, 1 track, 2 of 5 slices          filter: /b|d/  2 slices  tracks 2/3   line 1/3
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  w/s weight  i callers  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T
.333333333333333333333
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
...................................................................qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq







7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..6665555555..655555555..5
