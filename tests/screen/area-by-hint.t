The prompt of a grouping names all keys that an area is grouped by.
size: 80x14
keys: k^%B
--- trace
[{"ph":"X","name":"Run","pid":7,"tid":1,"ts":0,"dur":1000}]
--- text
 ttv  trace.json   area 1 ms   view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
│0.00 ms       ┤                             1 ms                              ─
>▼ process 7   ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
    thread 1   │▏Run──1 ms─────────────────────────────────────────────────────
                │                                                             │
 AREA 1 ms   [Slices]                                                   1 slice
  NAME        COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50
  Run             1     1 ms     1 ms  100.0     1 ms  100.0     1 ms     1 ms



  TOTAL 1         1     1 ms     1 ms  100.0     1 ms  100.0     1 ms     1 ms
group by:
 name label category thread process track depth parent file operation  …
--- style
------TTTTTTTTTT--88888888888--TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||......._444444444444444444444444444444444444444444444444444444444444444R
>>>>>>>>>>>>>>>_|__RRRRRRRRRRRRRRRRR__________________________________________|_
....LLLLLLLL..._|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|
................|.............................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222.......222222....22222....22222.222222.....2222.222222.....2222.....2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444



.PPPPPPPPP........PP....PPPPP....PPPPP.PPPPPP....PPPPP.PPPPPP....PPPPP....PPPPP
::::::::::|:::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::
.66665555555555555555555555555555555555555555555555555555555555555555..5
