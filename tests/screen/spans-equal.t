A distributed trace: of requests that take equally long the first comes first.
size: 90x22
keys: :summary<Enter>
--- trace
[
{"ph":"X","name":"call0","cat":"client","pid":1,"tid":1,"ts":0,"dur":50},
{"ph":"X","name":"call1","cat":"client","pid":1,"tid":2,"ts":10,"dur":80},
{"ph":"X","name":"call2","cat":"client","pid":1,"tid":3,"ts":20,"dur":80},
{"ph":"X","name":"call3","cat":"client","pid":1,"tid":4,"ts":30,"dur":50},
{"ph":"X","name":"call4","cat":"client","pid":1,"tid":5,"ts":40,"dur":80},
{"ph":"s","name":"f","cat":"f","id":1,"pid":1,"tid":1,"ts":5},
{"ph":"f","bp":"e","name":"f","cat":"f","id":1,"pid":1,"tid":4,"ts":35}
]
--- text
 ttv  trace.json   7 events   120 µs       view 0 µs .. 121 µs   122 µs   1.67 µs/col
 all 120 µs     │▂▂▂▂▂▂▄▄▄▄▄▄▅▅▅▅▅▅▇▇▇▇▇▇███████▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▅▅▅▅▅▅▄▄▄▄▄▄▂▂▂▂▂▂▂▂▂▂▂▂
│10 µs          ┤┬0 µs──────┬20 µs──────┬40 µs──────┬60 µs──────┬80 µs──────┬100 µs─────┬─
 ▼ process 1    ┤╌╌ 5 threads, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1    │▏call0──50 µs─────────────────
>   thread 2    │     │▶call1██80 µs███████████████████████████████████
    thread 3    │     │      ▏call2──80 µs───────────────────────────────────
    thread 4    │     │            ▏call3──50 µs─────────────────
    thread 5    │     │                  ▏call4──80 µs───────────────────────────────────
 distributed trace   1 service   4 requests   slowest 80 µs              Enter goes there
 slowest     80 µs  call1  process 1
             80 µs  call2  process 1
             80 µs  call4  process 1
             50 µs  call0 > process 1 call3  process 1
 service    320 µs  100.0 %  process 1
 self        80 µs   25.0 %  call1  process 1
             80 µs   25.0 %  call2  process 1
             80 µs   25.0 %  call4  process 1
             50 µs   15.6 %  call3  process 1
 next      gT all requests   gC what held it up   F flame graph
 process 1 / thread 2   depth 0   1 slice                                        line 3/6
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||.........._IIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP....____RR|RRRRRRRRRRRRRRRR___________________________________________________
....LLLLLLLL...._jjjjj|jjjjjjjjjjjjjjjjjjjjjjjj
>>>>>>>>>>>>>>>>_.....|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL...._.....|......jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
....LLLLLLLL...._.....|............jjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
....LLLLLLLL...._.....|..................jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.............33333..33333..222222222
.............33333..33333..222222222
.............33333..33333333333333333333333..222222222
.2222222....333333..2222222..333333333
.2222........33333...222222..33333..222222222
.............33333...222222..33333..222222222
.............33333...222222..33333..222222222
.............33333...222222..33333..222222222
.2222......66.333333333333...66.333333333333333...6.33333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..5
