The summary of a time in which nothing is says so.
size: 80x12
keys: gt30us<Enter>wwwwwwwwwwwwgs
--- trace
[{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"a"}},
{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"b"}},
{"name":"x","ph":"X","ts":0,"dur":10,"pid":1,"tid":2},
{"name":"x","ph":"X","ts":50,"dur":100,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":200,"dur":100,"pid":1,"tid":1},
{"name":"x","ph":"X","ts":310,"dur":20,"pid":1,"tid":1}]
--- text
 ttv  trace.json   6 events  view 29.39 µs .. 35.21 µs   5.82 µs   91 ns/col
│30.00 µs      ┤──────┬30 µs─────┬31 µs─────┬32 µs─────┬33 µs─────┬34 µs─────┬──
 ▼ process 1   ┤╌╌ 2 threads, 4 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   a [1]      │      │
    b [2]      │      │
 program                                                       Enter goes there
 nothing of threads is in view



 process 1 / a [1]   depth 0   3 slices                                line 2/3
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT-------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
|||||||||......_RRRRRRIIIIIIRRRRRIIIIIIRRRRRIIIIIIRRRRRIIIIIIRRRRRIIIIIIRRRRRIRR
.P.PPPPPPPPP...____RRR|RRRRRRRRRRRRRRR__________________________________________
>>>>>>>>>>>>>>>_......|
....LLLLL......_......|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.33333333333333333333333333333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
