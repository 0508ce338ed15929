A few spans among other slices make no distributed trace.
size: 90x24
keys: :summary<Enter>
--- trace
[
{"ph":"X","name":"call0","cat":"client","pid":1,"tid":1,"ts":0,"dur":80},
{"ph":"X","name":"call1","cat":"client","pid":1,"tid":2,"ts":10,"dur":79},
{"ph":"X","name":"call2","cat":"work","pid":1,"tid":3,"ts":20,"dur":78},
{"ph":"X","name":"call3","cat":"work","pid":1,"tid":4,"ts":30,"dur":77},
{"ph":"X","name":"call4","cat":"work","pid":1,"tid":5,"ts":40,"dur":76},
{"ph":"X","name":"call5","cat":"work","pid":1,"tid":6,"ts":50,"dur":75},
{"ph":"s","name":"f","cat":"f","id":1,"pid":1,"tid":1,"ts":5},
{"ph":"f","bp":"e","name":"f","cat":"f","id":1,"pid":1,"tid":2,"ts":20}
]
--- text
 ttv  trace.json   8 events   125 µs       view 0 µs .. 126 µs   127 µs   1.74 µs/col
 all 125 µs     │▂▂▂▂▂▃▃▃▃▃▃▄▄▄▄▄▄▆▆▆▆▆▆▇▇▇▇▇▇██████████████████▇▇▇▇▇▆▆▆▆▆▆▄▄▄▄▄▃▃▃▃▃▂▂▂▂▂
│0 µs           ┤┬0 µs──────┬20 µs──────┬40 µs─────┬60 µs──────┬80 µs─────┬100 µs─────┬───
 ▼ process 1    ┤│╌ 6 threads, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1    │▶call0██80 µs█████████████████████████████████
    thread 2    ││  ╰──▏call1──79 µs────────────────────────────────
    thread 3    ││           ▏call2──78 µs───────────────────────────────
    thread 4    ││                ▏call3──77 µs────────────────────────────────
    thread 5    ││                      ▏call4──76 µs───────────────────────────────
    thread 6    ││                            ▏call5──75 µs──────────────────────────────
 program   6 threads   longest 80 µs call0   thread 1 64.0 % busy        Enter goes there
 slowest     80 µs  call0  thread 1
             79 µs  call1  thread 2
             78 µs  call2  thread 3
             77 µs  call3  thread 4
 busy        80 µs   64.0 %  thread 1
             79 µs   63.2 %  thread 2
             78 µs   62.4 %  thread 3
 self        80 µs   17.2 %  call0
             79 µs   17.0 %  call1
             78 µs   16.8 %  call2
 next      gO why   F flame graph   g3 by name
 process 1 / thread 1   depth 0   1 slice                                        line 2/7
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  …
--- style
------TTTTTTTTTT---------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||..........._IIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRIIIIIIRRRRRRIIIIIIRRRRRIIIIIIIRRRRRIRRR
.P.PPPPPPPPP...._|__RRRRRRRRRRRRRRRRRRR___________________________________________________
>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL...._|..FFFjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
....LLLLLLLL...._|...........jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
....LLLLLLLL...._|................jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
....LLLLLLLL...._|......................jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
....LLLLLLLL...._|............................jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.............33333..33333..22222222
.............33333..33333..22222222
.............33333..33333..22222222
.2222........33333...222222..33333333
.............33333...222222..33333333
.............33333...222222..33333333
.2222........33333...222222..33333
.............33333...222222..33333
.............33333...222222..33333
.2222......66.333...6.33333333333...66.3333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..5
