Samples are filtered by their tracks.
size: 100x14
keys: &nothing<Enter>F
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"Frame","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":950,"sf":7},
{"ph":"P","name":"cycles","pid":1,"tid":1,"ts":990,"stack":["main","idle"]}
],
"stackFrames":{"5":{"name":"main","category":"app"},"7":{"name":"parse","category":"app","parent":"5"},"9":{"name":"read","category":"libc","parent":"7"},"11":{"name":"layout","category":"app","parent":5}},
"samples":[
{"cpu":0,"tid":1,"ts":100,"name":"cycles","sf":9,"weight":1},
{"cpu":0,"tid":1,"ts":200,"name":"cycles","sf":7,"weight":1},
{"cpu":0,"tid":1,"ts":300,"name":"cycles","sf":9,"weight":2},
{"cpu":0,"tid":1,"ts":400,"name":"cycles","sf":"11","weight":1},
{"cpu":0,"tid":1,"ts":700,"name":"cycles","sf":5,"weight":1},
{"cpu":0,"tid":1,"ts":800,"name":"cycles","weight":1}]}
--- text
 VIEW 1 ms  [Flame]  Tree  Names   by wall time, filtered                                  0 slices
 all   0  0.0 %
 no slice is here









 nothing passes the filter                         filter: nothing  0 slices  tracks 0/3   line 0/0
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  w/s weight  i callers  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T
.33333333333333
.3333333333333333









7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..6665555555..655555555..5
