The cursor's line is seen beside the table of an area that opens.
size: 80x18
keys: GV
--- trace
[{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":2},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":3},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":4},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":5},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":6},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":7},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":8},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":9},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":10},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":11},
{"name":"a","ph":"X","ts":0,"dur":60,"pid":1,"tid":12}]
--- text
 ttv  trace.json   area 0        view 0.0 µs .. 60.9 µs   61 µs   953 ns/col
 all 60 µs     │████████████████████████████████████████████████████████████████
│0.0 µs        ┤ 0 µs─────┬10 µs────┬20 µs─────┬30 µs────┬40 µs─────┬50 µs────┬─
    thread 9   │▏a──60 µs──────────────────────────────────────────────────────
    thread 10  │▏a──60 µs──────────────────────────────────────────────────────
    thread 11  │▏a──60 µs──────────────────────────────────────────────────────
>   thread 12  │▶a██60 µs██████████████████████████████████████████████████████
 AREA 0   [Slices]                                                     0 slices
 by name   clipped (*) to the area   in TOTAL nested slices count once
  NAME        COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50
 nothing of this kind in the area




  TOTAL 0         0        0        0
 a range of time begins at 0
 h/l move to slices  j/k tracks  o other end  V all tracks  Enter table  …
--- style
------TTTTTTTTTT--88888888-------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_4IIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRIR
....LLLLLLLL..._|gggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg
....LLLLLLLLL.._|gggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg
....LLLLLLLLL.._|gggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222
.222222.......222222....22222....22222.222222.....2222.222222.....2222.....2222
.33333333333333333333333333333333




.PPPPPPPPP........PP.......PP.......PP......P........P......P........P........P
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666555555555555555..6665555555..65555555555..655555555555..66666555555..5
