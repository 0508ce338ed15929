In an area F is of its time and its tracks.
size: 100x20
keys: k^rF
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":8,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100,"args":{"src":"b.cc"}},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150},
{"ph":"X","name":"RunTask","cat":"top","pid":8,"tid":1,"ts":600,"dur":400,"args":{"src":"a.cc"}},
{"ph":"B","name":"Never","cat":"top","pid":8,"tid":1,"ts":1100},
{"ph":"s","id":1,"name":"ipc","cat":"ipc","pid":7,"tid":1,"ts":450},
{"ph":"f","bp":"e","id":1,"name":"ipc","cat":"ipc","pid":8,"tid":1,"ts":610},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":300,"s":"t"},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":900,"s":"t"},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":4}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"used":9}}
]}
--- text
 AREA 30 µs  [Flame]  Tree  Names   by wall time                                            1 slice
 all   30 µs  100.0 %
▶all█████████████████████████████████████████████████████████████████████████████████████████30 µs██
▏Read────────────────────────────────────────────────────────────────────────────────────────30 µs──














 Browser [7] / io [2]   depth 0   2 slices                                                 line 2/9
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  w/s weight  i callers  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------T
.33333333333333333333
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd














7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..6665555555..655555555..5
