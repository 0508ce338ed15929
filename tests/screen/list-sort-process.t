The list of all slices by process; of slices of one category the title tells, and
names have the room of its column.
size: 120x16
keys: g2:list-sort process<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"Audio"}},
{"ph":"X","name":"Task","cat":"work","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"Play","cat":"work","pid":8,"tid":2,"ts":0,"dur":900},
{"ph":"X","name":"Paint","cat":"work","pid":7,"tid":3,"ts":0,"dur":700},
{"ph":"X","name":"Mix","cat":"work","pid":8,"tid":3,"ts":1200,"dur":300}
]}
--- text
 ttv  trace.json   6 events   1.5 ms                                   view 0.00 ms .. 1.51 ms   1.52 ms   15.8 µs/col
 all 1.5 ms            │█████████████████████████████████████████████▆▆▆▆▆▆▆▆▆▆▆▆▆▃▃▃▃▃▃▁           ▂▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
│0.00 ms               ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms──────┬1.0 ms─────┬1.2 ms──────┬1.4 ms─
    thread 3           ││                                                                           ▏Mix──300 µs───────
 ▼ Browser [7]         ┤│╌ 2 threads, 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1           │▶Task██1 ms████████████████████████████████████████████████████
    thread 3           │▏Paint──700 µs──────────────────────────────
                        │
 all slices, by process, category work                                                                           1 of 4
              START    LENGTH      SELF PROCESS▴            TRACK           NAME
>               0 s    900 µs    900 µs Audio [8]           thread 2        Play
        0.001 200 s    300 µs    300 µs Audio [8]           thread 3        Mix
                0 s      1 ms      1 ms Browser [7]         thread 1        Task
                0 s    700 µs    700 µs Browser [7]         thread 3        Paint
 Browser [7] / thread 1   depth 0   1 slice                                                                    line 5/6
 j/k line  Enter go there  q back  </> sort  I invert  & filter  y copy  i full screen  ? help
--- style
------TTTTTTTTTT-------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||..............._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIR
....LLLLLLLL..........._|...........................................................................nnnnnnnnnnnnnnnnnnn
.P.PPPPPPPPPPP........._|__RRRRRRRRRRRRRRRRRRR__________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLLLL..........._|rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.............22222....222222......2222.22222222............22222...........2222
444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?.......???????????....??????....??????.?????????...........????????........333
?...............???......????......????.???????????.........????????........3333
?...............???....??????....??????.???????????.........????????........33333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..66655555..65555555..65555555..655555..6555555555555..655555
