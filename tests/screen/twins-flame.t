Where the time of two files went: red is more in the second, blue less; the value says how much.
size: 100x14
options: --diff
keys: F
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"run","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"parse","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"draw","pid":7,"tid":1,"ts":400,"dur":500},
{"ph":"X","name":"read 17","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":4}},
{"ph":"B","name":"never","pid":7,"tid":2,"ts":900}
]}
--- other
{"traceEvents":[
{"ph":"M","name":"process_name","pid":9,"tid":3,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":9,"tid":3,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":9,"tid":4,"args":{"name":"io"}},
{"ph":"M","name":"thread_name","pid":9,"tid":5,"args":{"name":"extra"}},
{"ph":"X","name":"run","pid":9,"tid":3,"ts":5000,"dur":1300},
{"ph":"X","name":"parse","pid":9,"tid":3,"ts":5100,"dur":200},
{"ph":"X","name":"check","pid":9,"tid":3,"ts":5350,"dur":40},
{"ph":"X","name":"draw","pid":9,"tid":3,"ts":5400,"dur":800},
{"ph":"X","name":"read 44","pid":9,"tid":4,"ts":5050,"dur":20},
{"ph":"X","name":"spin","pid":9,"tid":5,"ts":5050,"dur":700},
{"ph":"C","name":"mem","pid":9,"ts":5100,"args":{"used":5}},
{"ph":"B","name":"never","pid":9,"tid":4,"ts":5900}
]}
--- text
 VIEW 1.3 ms  [Flame]  Tree  Names   by wall time, both files: red more, blue less in 2   12 slices
 all   3.05 ms  100.0 %  1.03 ms in file 1, 2.02 ms in 2
▶all███████████████████████████████████████████████████████████████████████████████████████+990 µs██
▏run──────────────────────────────────────────────────────────────+300 µs──▏spin─────────+700 µs──▏▏
▏draw─────────────────────────────+300 µs──▏parse───────▏







 2: app [9] / main [3]   depth 1   3 slices                                               line 9/11
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  w/s weight  i callers  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------T
.3333333333333333333333333333333333333333333333333333333
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
####################################################################################################
###########################################*************#







7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..6665555555..655555555..5
