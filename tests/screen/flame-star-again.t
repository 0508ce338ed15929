The boxes of one name are marked and counted, not those of the name before.
size: 80x10
keys: Fj*j*
--- trace
[{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"a"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"b"}},
{"name":"p","ph":"X","ts":0,"dur":30,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":5,"dur":20,"pid":1,"tid":1},
{"name":"q","ph":"X","ts":50,"dur":100,"pid":1,"tid":2},
{"name":"x","ph":"X","ts":60,"dur":50,"pid":1,"tid":2}]
--- text
 VIEW 150 µs  [Flame]  Tree  Names   by wall time                      4 slices
 "x": 2 boxes, 70 µs, 53.8 %, self 70 µs   x   50 µs  38.5 % (50.0 % of what i…
▏all────────────────────────────────────────────────────────────────────130 µs──
▏q────────────────────────────────────────────────────100 µs──▏p─────────30 µs──
▶x██████████████████████50 µs██                               ▏x───20 µs──



 process 1 / b [2]   depth 0   1 slice                                 line 4/5
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T
.333333333333333333333333333333333333333333333333333333333333333333333333333333
********************************************************************************
********************************************************************************
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@...............................!!!!!!!!!!!!



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..5
