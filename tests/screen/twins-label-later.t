A rule for labels that is given while names are listed with them: they are read
again.
size: 100x10
options: --diff
keys: gdL:label parse file<Enter>
--- trace
[{"name":"parse","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1,"args":{"file":"a.c"}},
{"name":"parse","ph":"X","ts":2000,"dur":2000,"pid":1,"tid":1,"args":{"file":"b.c"}}]
--- other
[{"name":"parse","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1,"args":{"file":"a.c"}},
{"name":"parse","ph":"X","ts":2000,"dur":3000,"pid":1,"tid":1,"args":{"file":"b.c"}}]
--- text
 self time by name and label, in base 1 and in 2                                             1 of 2
     1 BASE          2      2 - 1   2 / 1 COUNT                     NAME
>      2 ms       3 ms      +1 ms  1.50 x 1 -> 1                    parse b.c
       1 ms       1 ms          0  1.00 x 1 -> 1                    parse a.c




 2: process 1 / thread 1   depth 0   2 slices                                              line 3/3
 j/k line  Enter go to the slower  q back  b slices/names  L labels  / find  i full screen  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
2....222222..........2......22222...22222.22222.....................2222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?......????.......????..........3..??????.??????....................333333333




7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6666655555555555555555..655555..65555555555555..65555555..655555..6555555555555..655555
