Digits of numbers are grouped, but those that are names: columns called id, pid
and the like, or that end in the word id.
size: 100x24
keys: ;SELECT 12345 AS paid, 12345 AS pid, 12345 AS span_id, 12345 AS traceId, 12345 AS grid<Enter>
--- trace
[{"name":"parse","ph":"X","ts":0,"dur":60,"pid":7,"tid":1}]
--- text
 ttv  trace.json   1 event   60 µs                 view 0.0 µs .. 60.8 µs   60.8 µs   780 ns/col
 all 60 µs           │██████████████████████████████████████████████████████████████████████████████
│0.0 µs              ┤┬0 µs───────┬10 µs───────┬20 µs───────┬30 µs───────┬40 µs───────┬50 µs──────┬─
 ▼ process 7         ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1         │▶parse██60 µs████████████████████████████████████████████████████████████████
                      │
                      │
                      │
                      │
                      │
 SQL  1 row
 SELECT 12345 AS paid, 12345 AS pid, 12345 AS span_id, 12345 AS traceId, 12345 AS grid
    paid    pid   span_id   traceId    grid
  12,345  12345     12345     12345  12,345








 process 7 / thread 1   depth 0   1 slice                                                  line 2/2
 Enter go there  </> sort  I invert  / filter  y copy  Tab tracks  ; ask  q close  ? help
--- style
------TTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIR
.P.PPPPPPPPP........._|__RRRRRRRRRRRRRRRRR__________________________________________________________
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
......................|
......................|
......................|
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222222222222222222222222222222222222222222
.2..2222....222...2222222...2222222....2222
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444








7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..6665555555..65555..6555555..655555
