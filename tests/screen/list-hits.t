The hits of a search by time; an instant has no length.
size: 100x20
keys: k^/t<Enter>g8
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":8,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100,"args":{"src":"b.cc"}},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150},
{"ph":"X","name":"RunTask","cat":"top","pid":8,"tid":1,"ts":600,"dur":400,"args":{"src":"a.cc"}},
{"ph":"B","name":"Never","cat":"top","pid":8,"tid":1,"ts":1100},
{"ph":"s","id":1,"name":"ipc","cat":"ipc","pid":7,"tid":1,"ts":450},
{"ph":"f","bp":"e","id":1,"name":"ipc","cat":"ipc","pid":8,"tid":1,"ts":610},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":300,"s":"t"},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":900,"s":"t"},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":4}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"used":9}}
]}
--- text
 ttv  trace.json   /t 2/9    20 events   1.3 ms    view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▾▄▄██▄▾▄▄▾▄▄▄▄▄▄▄▄▾▄▄▄▄▄▾▄▄▄▄▄▄▄▄▄▄▄▾█████████████████▾█████▆     ▾▄▄▄▄▄▾██▅▄▄
│0.10 ms             ┤┬0.0 ms────┬0.2 ms─────┬0.4 ms─────┬0.6 ms─────┬0.8 ms─────┬1.0 ms─────┬1.2 ms
 ▼ Browser [7]       ┤╌╌ 2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]  +instants│  ·──│Read       ◆                                   ◆           ▏Write───
  ▼ main [1]         │▏RunTask──1 ms─────────────────────────────────────────────            ▏RunT…
>   main [1]         │     │▶Paint██████      ▏Layout──500 µs──────────────
                     │     │   ─── Raster
 hits of the search, by start                                                                2 of 9
             START▴    LENGTH      SELF PROCESS          TRACK           NAME
                0 s      1 ms    300 µs Browser [7]      main [1]        RunTask
>       0.000 100 s    200 µs    150 µs Browser [7]      main [1]        Paint
        0.000 150 s     50 µs     50 µs Browser [7]      main [1]        Raster
        0.000 300 s                     Browser [7]      io [2]          tick
        0.000 400 s    500 µs    500 µs Browser [7]      main [1]        Layout
        0.000 600 s    400 µs    400 µs Renderer [8]     main [1]        RunTask
        0.000 900 s                     Browser [7]      io [2]          tick
        0.001 100 s    150 µs    150 µs Browser [7]      io [2]          Write
 Browser [7] / main [1]   depth 1   2 slices                            /t  match 2 of 9   line 4/8
 j/k line  Enter go there  q back  </> sort  I invert  & filter  y copy  i full screen  ? help
--- style
------TTTTTTTTTT--88888888-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._!OOOOO!OO!OOOOOOOO!OOOOO!OOOOOOOOOOO!OOOOOOOOOOOOOOOOO!OOOOOOOOOOO!OOOOO!OOOOO
||||||||............._IIIIIIIRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIII
.P.PPPPPPPPPPP.......____RR|RRRRRRRRRRRRRRRRRRRRRRRRR_______________________________________________
....LLLLLL..LLLLLLLLL_..,dd|dddd.......!...................................!...........!!!!!!!!!
..L.LLLLLLLL........._!!!!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!............!!!!!!
>>>>>>>>>>>>>>>>>>>>>_.....|@@@@@@@@@@@@......!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
....................._.....|...!!!.!!!!!!
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2............222222....222222......2222.2222222..........22222...........2222
?...............???......????....??????.???????????......????????........3333333
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?.......???????????.....?????.....?????.???????????......????????........333333
?.......???????????.....................???????????......??????..........3333
?.......???????????....??????....??????.???????????......????????........333333
?.......???????????....??????....??????.????????????.....????????........3333333
?.......???????????.....................???????????......??????..........3333
?.......???????????....??????....??????.???????????......??????..........33333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..66655555..65555555..65555555..655555..6555555555555..655555
