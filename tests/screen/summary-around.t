What began before the view is in its summary, and of a slice around all of the view what is inside.
size: 80x24
keys: gt400us<Enter>wwwgs
--- trace
[
{"ph":"X","name":"before","pid":1,"tid":1,"ts":0,"dur":10},
{"ph":"X","name":"main","pid":1,"tid":1,"ts":20,"dur":900},
{"ph":"X","name":"a","pid":1,"tid":1,"ts":30,"dur":400},
{"ph":"X","name":"b","pid":1,"tid":1,"ts":450,"dur":50},
{"ph":"X","name":"read","pid":1,"tid":2,"ts":0,"dur":60}
]
--- text
 ttv  trace.json   5 events    view 243 µs .. 614 µs   371 µs   5.79 µs/col
 all 920 µs    │█████▄▄▄▄▄▄▄▄▄▄[▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄]▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│400 µs        ┤─────────┬300 µs───────────┬400 µs──────────┬500 µs──────────┬──
 ▼ process 1   ┤╌╌ 2 threads, 5 slices ╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 1   │▶main██900 µs███████████████████████████████████████████████████
               │…a──400 µs──────────────────────    ▏b──────
    thread 2   │                           │
                                           │
                                           │
                                           │
 program   longest 400 µs a   100.0 % busy                     Enter goes there
 slowest    400 µs  a  thread 1
             50 µs  b  thread 1
 self       187 µs   50.4 %  a
            134 µs   36.2 %  main
             50 µs   13.5 %  b
 next      gO why   F flame graph   g3 by name





 process 1 / thread 1   depth 0   2 slices                             line 2/4
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOVVVVVVVVVVVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOOOO
|||||||........_RRRRRRRRRIIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRIIIIIIIRRRRRRRRRRIRR
.P.PPPPPPPPP...____RRRRRRRRRRRRRRRRRRR_____|____________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..............._ggggggggggggggggggggggggggg|gggg....qqqqqqqq
....LLLLLLLL..._...........................|
...........................................|
...........................................|
...........................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.............33333..3..22222222
.2222.......333333...222222..3
............333333...222222..3333
.............33333...222222..3
.2222......66.333...6.33333333333...66.3333333





77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
