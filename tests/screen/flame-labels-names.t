The names by self time, by label, which stands behind the name, cut in its
middle; the selected box is that of the name and label; L again merges them.
size: 100x10
keys: FL<Tab><Tab>j
--- trace
[{"name":"Source","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"detail":"/usr/include/deep/folder/of/all/a.h"}},
{"name":"Source","ph":"X","ts":10,"dur":30,"pid":1,"tid":1,"args":{"detail":"/y/b.h"}},
{"name":"Source","ph":"X","ts":50,"dur":20,"pid":1,"tid":1}]
--- text
 VIEW 100 µs   Flame  Tree [Names]   by wall time, by label                                3 slices

      TOTAL       %      SELF▾       %      COUNT NAME
     100 µs 100.0 %      50 µs  50.0 %          1 Source  /usr/include/deep/folder/of/all/a.h
      30 µs  30.0 %      30 µs  30.0 %          1 Source  /y/b.h
      20 µs  20.0 %      20 µs  20.0 %          1 Source


 process 1 / thread 1   depth 1   2 slices                                                 line 3/3
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  w/s weight  i callers  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T

......22222.......2......22222.......2......22222.2222
.....333333.3333333......33333..333333..........3.333333..RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
......33333..333333......33333..333333..........3.333333


7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..6665555555..655555555..5
