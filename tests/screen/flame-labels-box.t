A name of the list leads to its box, which is that of its label.
size: 100x10
keys: FL<Tab><Tab>j<Enter>
--- trace
[{"name":"Source","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"detail":"/usr/include/deep/folder/of/all/a.h"}},
{"name":"Source","ph":"X","ts":10,"dur":30,"pid":1,"tid":1,"args":{"detail":"/y/b.h"}},
{"name":"Source","ph":"X","ts":50,"dur":20,"pid":1,"tid":1}]
--- text
 VIEW 100 µs  [Flame]  Tree  Names   by wall time, by label                                3 slices
 "Source": 3 boxes, 100 µs, 100.0 %, self 100 µs   Source /y/b.h   30 µs  30.0 % (30.0 % of what i…
▏all────────────────────────────────────────────────────────────────────────────────────────100 µs──
▏Source /usr/include/deep/folder/of/all/a.h─────────────────────────────────────────────────100 µs──
▶Source /y/b.h█████████30 µs██▏Source──────20 µs──



 process 1 / thread 1   depth 1   2 slices                                                 line 3/3
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  w/s weight  i callers  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T
.33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
****************************************************************************************************
!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@!!!!!!!!!!!!!!!!!!!!



7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..6665555555..655555555..5
