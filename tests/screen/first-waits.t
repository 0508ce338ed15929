Waits are no work: they do not lead the summary, and are said apart.
size: 100x24
keys: :waits nap*<Enter>
--- trace
[{"name":"main","ph":"X","pid":7,"tid":1,"ts":0,"dur":30000},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":0,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":1000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":1500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":1700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":2000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":2500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":2700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":3000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":3500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":3700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":4000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":4500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":4700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":5000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":5500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":5700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":6000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":6500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":6700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":7000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":7500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":7700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":8000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":8500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":8700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":9000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":9500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":9700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":10000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":10500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":10700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":11000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":11500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":11700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":12000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":12500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":12700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":13000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":13500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":13700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":14000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":14500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":14700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":15000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":15500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":15700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":16000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":16500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":16700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":17000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":17500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":17700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":18000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":18500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":18700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":19000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":19500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":19700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":20000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":20500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":20700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":21000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":21500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":21700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":22000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":22500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":22700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":23000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":23500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":23700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":24000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":24500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":24700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":25000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":25500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":25700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":26000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":26500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":26700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":27000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":27500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":27700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":28000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":28500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":28700,"dur":100},
{"name":"linux:schedule","ph":"X","pid":7,"tid":1,"ts":29000,"dur":500},
{"name":"nap","ph":"X","pid":7,"tid":1,"ts":29500,"dur":200},
{"name":"work","ph":"X","pid":7,"tid":1,"ts":29700,"dur":100}]
--- text
 ttv  trace.json   91 events   30 ms                 view 0.0 ms .. 30.3 ms   30.4 ms   390 µs/col
 all 30 ms           │██████████████████████████████████████████████████████████████████████████████
│0.0 ms              ┤┬0 ms───────┬5 ms────────┬10 ms───────┬15 ms───────┬20 ms───────┬25 ms──────┬─
 ▼ process 7         ┤│╌ 1 thread, 91 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ thread 1         │▏main──30 ms─────────────────────────────────────────────────────────────────
>   thread 1         │▶ linux:schedule ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇ linux:schedule ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
                      │
                      │
                      │
                      │
 program   longest 100 µs work   80.0 % busy                             Tab, then Enter goes there
 slowest    100 µs  work  thread 1
 self         6 ms   20.0 %  main
              3 ms   10.0 %  work
 waited      15 ms   50.0 %  linux:schedule
              6 ms   20.0 %  nap
 next      gO why   F flame graph   g3 by name





 process 7 / thread 1   depth 1   90 slices                                                line 3/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIIRRRRRRRIIIIIRRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRRIIIIIIRRRRRRIR
.P.PPPPPPPPP........._|__RRRRRRRRRRRRRRRRRRR________________________________________________________
..L.LLLLLLLL........._|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
>>>>>>>>>>>>>>>>>>>>>_@jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
......................|
......................|
......................|
......................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..3333..22222222
.2222.........3333...222222..3333
..............3333...222222..3333
.222222......33333...222222..33333333333333
..............3333...222222..333
.2222......66.333...6.33333333333...66.3333333





7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
