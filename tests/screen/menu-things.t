The right button: what can be done with the slice.
size: 80x24
keys: <RightClick:30,6>jj
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
 ttv  trace.json   12 events   view 0.00 ms .. 1.31 ms   1.32 ms   20.6 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄████████████████▄▄▄▄▄    ▄▄▄▄▄███▄▄
│0.27 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
 ▼ Browser [7] ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]     │  ▂─▁ Read   │                                        ▏Write─
> ▼ main [1]   │▶RunTask██1 ms███████████████████████████████████         ▏Run…
               │     ▏Paint─── Enter details
               │        ── Ras       fill the view with it
 ▼ GPU [8]     ┤╌╌ 1 thread, 1>*     same name everywhere      ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1   │             │ ]     follow its flow
                             │ [     where its flow comes from
                             │ gp    what led here
                             │ mm    mark its time
                             │ mM    mark it with a note
                             │ m-    measure from or to here
                             │ yn    copy its name
                             │ yy    copy it as JSON
                             │ yl    copy a link to this view
                             │ p     pin the track
                             │ x     hide the track
 RunTask                       Space fold or unfold
 start 0 s        wall 1 ms    0     whole trace               p   children 2
 Browser [7] / main [1]   depth 0   2 slices                           line 3/7
 Enter do it  Up/Down choose  Esc leave
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.____RRRRRRRRRR|RRRRRRRR__________________________________________
....LLLLLL....._..ddd.dddd...|........................................ccccccc
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@.........mmmmm
..............._.....rrrrrrrr|7!!!!!777777777777777777777777777
..............._........dd.dd|777777777777777777777777777777777
.P.PPPPPPP.....____RRRRRRRRRR|>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>_________________
....LLLLLLLL..._.............|7!7777777777777777777777777777777
.............................|7!7777777777777777777777777777777
.............................|7!!777777777777777777777777777777
.............................|7!!777777777777777777777777777777
.............................|7!!777777777777777777777777777777
.............................|7!!777777777777777777777777777777
.............................|7!!777777777777777777777777777777
.............................|7!!777777777777777777777777777777
.............................|7!!777777777777777777777777777777
.............................|7!7777777777777777777777777777777
.............................|7!7777777777777777777777777777777
1111111111111111111111111111117!!!!!77777777777777777777777777711111111111111111
.22222.333........2222.3333...7!77777777777777777777777777777773...22222222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66666555555..66666665555555..666555555
