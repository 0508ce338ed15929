Slices of one name by their labels, of two files: what the second one has more
of is red, and a label of one file alone is a box of its own.  A search finds
name and label; a box that is narrow loses the folders of its label.
size: 80x12
options: --diff
keys: FL/source /y<Enter>
--- trace
[{"name":"Source","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"detail":"/usr/include/deep/folder/of/all/a.h"}},
{"name":"Source","ph":"X","ts":10,"dur":30,"pid":1,"tid":1,"args":{"detail":"/y/b.h"}},
{"name":"Source","ph":"X","ts":50,"dur":20,"pid":1,"tid":1}]
--- other
[{"name":"Source","ph":"X","ts":0,"dur":160,"pid":1,"tid":1,"args":{"detail":"/usr/include/deep/folder/of/all/a.h"}},
{"name":"Source","ph":"X","ts":10,"dur":30,"pid":1,"tid":1,"args":{"detail":"/y/b.h"}},
{"name":"Source","ph":"X","ts":50,"dur":90,"pid":1,"tid":1,"args":{"detail":"/y/c.h"}}]
--- text
 VIEW 160 µs  [Flame]  Tree  Names   by wall time, by label, both files: red m…
 "source /y": 2 boxes, 150 µs, 57.7 %, self 150 µs   Source /y/c.h   90 µs  34…
▏all────────────────────────────────────────────────────────────────────+60 µs──
▏Source /usr/include/deep/folder/of/all/a.h─────────────────────────────+60 µs──
▶Source /y/c.h██████+90 µs██▏Source /y/b.h────▏Sour…





 2: process 1 / thread 1   depth 1   2 slices                          line 5/5
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.333333333333333333333333333333333333333333333333333333333333333333333333333333
################################################################################
################################################################################
@@@@@@@@@@@@@@@@@@@@@@@@@@@@!!!!!!!!!!!!!!!!!!######





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..5
