The summary is without hidden tracks.
size: 80x24
keys: gs<Tab>x
--- trace
[
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"main","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"Task","cat":"a","pid":1,"tid":1,"ts":10,"dur":400},
{"ph":"X","name":"Layout","cat":"b","pid":1,"tid":1,"ts":20,"dur":300},
{"ph":"X","name":"Layout","cat":"b","pid":1,"tid":1,"ts":30,"dur":200},
{"ph":"X","name":"Task","cat":"a","pid":1,"tid":1,"ts":500,"dur":450},
{"ph":"X","name":"Layout","cat":"b","pid":1,"tid":1,"ts":510,"dur":100},
{"ph":"B","name":"Layout","cat":"b","pid":1,"tid":1,"ts":960},
{"ph":"X","name":"Read","cat":"a","pid":1,"tid":2,"ts":100,"dur":50},
{"ph":"X","name":"Layout","cat":"b","pid":1,"tid":2,"ts":200,"dur":120}
]
--- text
 ttv  trace.json   11 events   view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │▄▄▄▄▄▄████▄▄█████████▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│0.50 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 1   ┤╌╌ 2 threads, 9 slices ╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]     │      ───    ▶Layout           │
                                               │
                                               │
                                               │
                                               │
                                               │
 program   without hidden tracks   longest 120 µs Layout   17.0 % busy
 slowest    120 µs  Layout  io [2]
             50 µs  Read  io [2]
 self       120 µs   70.6 %  Layout
             50 µs   29.4 %  Read
 odd             1  a begin without an end, or an X without dur
 next      gO why   F flame graph   g3 by name





 main [1] is hidden; U undoes that, X shows all
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP...____RRRRRRRRRRRRRRRRRRR_________|________________________________
>>>>>>>>>>>>>>>_......ddd....@@@@@@@...........|
...............................................|
...............................................|
...............................................|
...............................................|
...............................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..333333..222222
.............33333..3333..222222
.2222.......333333...222222..333333
.............33333...222222..3333
.222.............3..3333333333333333333333333333333333333333333
.2222......66.333...6.33333333333...66.3333333





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
