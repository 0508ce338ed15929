The boxes of one name are marked, and the name in the list, also the first one.
size: 80x12
keys: Fjj*<Tab><Tab>j
--- trace
[{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"a"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"b"}},
{"name":"p","ph":"X","ts":0,"dur":30,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":5,"dur":20,"pid":1,"tid":1},
{"name":"q","ph":"X","ts":50,"dur":100,"pid":1,"tid":2},
{"name":"x","ph":"X","ts":60,"dur":50,"pid":1,"tid":2}]
--- text
 VIEW 150 µs   Flame  Tree [Names]   by wall time                      4 slices
 "x": 2 boxes, 70 µs, 53.8 %, self 70 µs
      TOTAL       %      SELF▾       %      COUNT NAME
      70 µs  53.8 %      70 µs  53.8 %          2 x
     100 µs  76.9 %      50 µs  38.5 %          1 q
      30 µs  23.1 %      10 µs   7.7 %          1 p




 process 1 / b [2]   depth 0   1 slice                                 line 4/5
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T
.333333333333333333333333333333333333333333
......22222.......2......22222.......2......22222.2222
......33333..333333......33333..333333..........3.!
.444444444444444444444444444444444444444444444444444444444444444444444444444444
......33333..333333......33333...33333..........3.3




77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..5
