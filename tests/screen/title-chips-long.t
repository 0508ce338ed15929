Chips that leave no room for the name of the trace leave it eight columns; the last that have no room themselves are left out, but the filter is in sight.
size: 70x12
keys: &dur>1us dur<5s dur>0us dur<9s<Enter>/Call<Enter>v$
--- trace
[
{"ph":"M","name":"process_name","pid":1,"args":{"name":"page"}},
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":0,"dur":500},
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":600,"dur":300}
]
--- text
 ttv  trace.j…   &dur>1us dur<5s dur>0us…    /Call 2/2        917 µs
│600 µs       ┤                       900 µs                         ─
 ▼ page [1]   ┤│╌ 1 thread, 2 of 2 slices ╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
>   thread 1  ■▏Call──500 µs─────────────────     │▶Call██300 µs█████
               │                                  │                 │
 AREA 900 µs   [Slices]                             1 track  2 slices
  NAME       COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG
  Call           2   800 µs   800 µs  100.0   500 µs   88.9   400 µs


 900 µs, from 0 on
 h/l move to slices  j/k tracks  o other end  V all tracks  …
--- style
------TTTTTTTT--88888888888888888888888888--88888888888-------TTTTTTT-
|||||||......._444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPP..._|__RRRRRRRRRRRRRRRRRRRRRRR_________|_________________|_
>>>>>>>>>>>>>>||!!!!!!!!!!!!!!!!!!!!!!!!!!!!!.....|@@@@@@@@@@@@@@@@@@
...............|..................................|.................|
1111111111111111111111111111111111111111111111111111111111111111111111
.222222......222222....22222....22222.222222.....2222.222222.....2222
.333333..........33..3333333..3333333.333333..3333333..33333..3333333


7777777777777777777777777777777777777777777777777777777777777777777777
.666555555555555555..6665555555..65555555555..655555555555..5
