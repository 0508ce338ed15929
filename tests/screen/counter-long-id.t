A counter whose id names nothing to a reader keeps its name, and loses the id and then the value; where both fit beside each other a value is short.
size: 80x10
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"X","name":"Run","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"C","name":"mem.rss.anon","id":"1296205422","pid":7,"ts":0,"args":{"":327680}},
{"ph":"C","name":"mem.rss.anon","id":"2156295483","pid":7,"ts":0,"args":{"":4096}},
{"ph":"C","name":"cpu-temperature","pid":7,"ts":0,"args":{"":41200}}
]}
--- text
 ttv  trace.json   5 events    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤│╌ 1 thread, 3 tracks, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶Run██1 ms█████████████████████████████████████████████████████
    cpu…ure 41k│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    mem.r….anon│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    mem.r….anon│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
                │
 app [7] / thread 1   depth 0   1 slice                                line 2/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLL.LLL_|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLLLLL_|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLLLLLLL_|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
................|
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
