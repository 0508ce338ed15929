No list of distributed traces without one.
size: 100x20
keys: gT
--- trace
[{"ph":"X","name":"a","pid":1,"tid":1,"ts":0,"dur":5}]
--- text
 ttv  trace.json   1 event   5 µs                  view 0.00 µs .. 5.07 µs   5.07 µs   65 ns/col
 all 5 µs            │██████████████████████████████████████████████████████████████████████████████
│0.00 µs             ┤┬0 µs──────────┬1 µs──────────┬2 µs───────────┬3 µs──────────┬4 µs──────────┬─
 ▼ process 1         ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1         │▶a██5 µs█████████████████████████████████████████████████████████████████████
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
                      │
 a
 start 0 s            wall 5 µs           self 5 µs  100.0 %
 no span of a distributed trace is here
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._IIIIIRRRRRRRRRRIIIIIRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRIIIIIRRRRRRRRRRIR
.P.PPPPPPPPP........._|__RRRRRRRRRRRRRRRRR__________________________________________________________
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333............2222.3333...........2222.3333333333333
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
