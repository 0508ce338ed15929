Options open a place: a span, a track, a thing, a pane.
size: 100x24
options: --from=100us --to=400us --cursor=160us --select=slice@150000+50000 --open=details
keys: 
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":5000,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":5100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":5150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":5400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":6200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":5050,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":6100,"dur":150},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"GPU"}},
{"ph":"X","name":"Swap","cat":"gfx","pid":8,"tid":1,"ts":5600,"dur":300}
]}
--- text
 ttv  trace.json   12 events   1.3 ms                view 91 µs .. 410 µs   319 µs   4.1 µs/col
 all 1.3 ms          │▄▄▄█[▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄]▄▄▄▄▄▄▄▄▄▄██████████████████▆▄▄▄▄▄▃     ▄▄▄▄▄▄███▅▄▄
│160 µs              ┤──┬100 µs─────┬150 µs─────┬200 µs─────┬250 µs─────┬300 µs──────┬350 µs─────┬──
 ▼ Browser [7]       ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]           │                │
  ▼ main [1]         │…RunTask──1 ms────────────────────────────────────────────────────────────────
                     │  ▏Paint──200 µs───────────────────────────────────                        ───
>   main [1]         │              ▶Raster██████
 ▼ GPU [8]           ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1         │                │
                                      │
                                      │
                                      │
 Raster                                                                                     1 of 15
 name       Raster                               │ process    Browser [7]
 start      0.000 150 s                          │ thread     main [1]
            absolute 0.005 150 s                 │ depth      2
 end        0.000 200 s                          │ same name  1 in the trace
 wall       50 µs                                │ ancestors: share of, wall
 self       50 µs  100.0 %                       │  25.0 %   200 µs  Paint
 of parent  25.0 %                               │   5.0 %      1 ms  RunTask
 category   gfx                                  │
 Browser [7] / main [1]   depth 2   1 slice                                                line 5/7
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTT-------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR.........._OOOOVVVVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._RRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIRR
.P.PPPPPPPPPPP.......____RRRRRRRRRRRRR|RRRRR________________________________________________________
....LLLLLL..........._................|
..L.LLLLLLLL........._mmmmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
....................._..rrrrrrrrrrrrrr|rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr........................fff
>>>>>>>>>>>>>>>>>>>>>_..............@@@@@@@@@@@@@
.P.PPPPPPP...........____RRRRRRRRRRRRR|RRR__________________________________________________________
....LLLLLLLL........._................|
......................................|
......................................|
......................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444_.2222222....33333333333
.22222......33333333333.........................._.222222.....33333333
............33333333333333333333................._.22222......3
.222........33333333333.........................._.222222222..33333333333333
.2222.......33333................................_.PPPPPPPPPPPPPPPPPPPPPPPPP
.2222.......33333333333333......................._.33333333333333333333333
.222222222..333333..............................._.33333333333333333333333333
.22222222...333.................................._
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
