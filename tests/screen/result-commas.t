Numbers of one column have commas alike, also those of four digits.
size: 80x14
keys: ;select 12166.153 as ms, 2025 as year union all select 7664.073, 2026<Enter>
--- trace
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1}]
--- text
 ttv  trace.json   1 event       view 0 µs .. 101 µs   102 µs   1.59 µs/col
│0 µs          ┤┬0 µs───────┬20 µs───────┬40 µs──────┬60 µs───────┬80 µs──────┬─
 ▼ process 1   ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶a██100 µs█████████████████████████████████████████████████████
                │
 SQL  2 rows
          ms   year
  12,166.153   2025
   7,664.073   2026



 process 1 / thread 1   depth 0   1 slice                              line 2/2
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  …
--- style
------TTTTTTTTTT-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.........._IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRR____________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2........22...2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.3.333333333...3333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..5
