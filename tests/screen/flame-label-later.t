A rule for labels that is given while the flame graph has them apart.
size: 80x12
keys: FL:label parse file<Enter>
--- trace
[{"name":"parse","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1,"args":{"file":"a.c"}},
{"name":"parse","ph":"X","ts":2000,"dur":2000,"pid":1,"tid":1,"args":{"file":"b.c"}}]
--- text
 VIEW 4 ms  [Flame]  Tree  Names   by wall time, by label              2 slices
 all   3 ms  100.0 %
▶all███████████████████████████████████████████████████████████████████████3 ms█
▏parse b.c──────────────────────────────────────2 ms─▏parse a.c────────────1 ms─






 process 1 / thread 1   depth 0   2 slices                             line 2/2
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T
.3333333333333333333
@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxmmmmmmmmmmmmmmmmmmmmmmmmmmm






77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..5
