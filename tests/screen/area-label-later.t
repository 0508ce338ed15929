A rule for labels that is given while an area is grouped by name and label.
size: 80x14
keys: %L:label parse file<Enter>
--- trace
[{"name":"parse","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1,"args":{"file":"a.c"}},
{"name":"parse","ph":"X","ts":2000,"dur":2000,"pid":1,"tid":1,"args":{"file":"b.c"}}]
--- text
 ttv  trace.json   area 4 ms   view 0.00 ms .. 4.06 ms   4.06 ms   63.5 µs/col
│2.00 ms       ┤                             4 ms                              ─
 ▼ process 1   ┤│╌ 1 thread, 2 slices ╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
>   thread 1   │▏parse a.c──────               ▶parse b.c██2 ms████████████████
                │                              │                              │
 AREA 4 ms   [Slices]                                                  2 slices
  NAME     LABEL       COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG
  parse    b.c             1     2 ms     2 ms   66.7     2 ms   50.0     2 ms
  parse    a.c             1     1 ms     1 ms   33.3     1 ms   25.0     1 ms


  TOTAL 2                  2     3 ms     3 ms  100.0     2 ms   75.0   1.5 ms
 process 1 / thread 1   depth 0   2 slices                             line 2/2
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip …
--- style
------TTTTTTTTTT--88888888888--TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||......._444444444444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRRR__________|______________________________|_
>>>>>>>>>>>>>>>_|bbbbbbbbbbbbbbb...............@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................|..............................|..............................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222....222222......222222....22222....22222.222222.....2222.222222.....2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.3333333...3333............33....33333....33333..33333....33333..33333....33333


.PPPPPPPPP.P...............PP....PPPPP....PPPPP.PPPPPP....PPPPP..PPPPP..PPPPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555.5
