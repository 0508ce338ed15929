The flame graph leaves hidden tracks out, and says so.
size: 100x14
keys: ggj^xF
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
 VIEW 1.2 ms  [Flame]  Tree  Names   by wall time, without hidden tracks                   3 slices
 all   1.1 ms  100.0 %
▶all█████████████████████████████████████████████████████████████████████████████████████████1.1 ms█
▏RunTask──────────────────────────────────────────────────────────────────────────────1 ms─▏Read────
▏Compile──200 µs──







 app [7]   2 threads, 1 track, 3 slices             tracks 5/6 shown (1 hidden, X shows)   line 2/7
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  w/s weight  i callers  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T
.333333333333333333333
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmddddddddd
oooooooooooooooooo







7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..6665555555..655555555..5
