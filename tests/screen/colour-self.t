The colour says how long a slice is by itself; what is shown is kept while zoomed.
size: 40x10
keys: cccccs
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
 ttv  trace.json   12 events    1.34 ms
│0.00 ms ┤┬0.0 ms────┬0.5 ms────┬1.0 ms─
 ▼Browser┤│╌ Browser [7] ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  io [2] ││▃▃ Read                 ───
>▼main   ││▶RunTask██1 ms████████    ───
 program   2 processes
 slowest      1 ms  RunTask > Layout
            300 µs  Swap  GPU 8/thread…
 the whole trace is in view
 w/s zoom  a/d pan  hjkl cursor  …
--- style
------TTTTTTTTTT----------------TTTTTTTT
||||||||._IIIIIIIRRRRIIIIIIIRRRRIIIIIIIR
.PPPPPPPP_|__PPPPPPPPPPP________________
..LLLLLL._|cc.cccc.................ddd
>>>>>>>>>_|@@@@@@@@@@@@@@@@@@@@@@....ddd
1111111111111111111111111111111111111111
.2222222......3333..3333333333333333
............333333..3333..2222222222222
7777777777777777777777777777777777777777
.66655555..6665555..66665555555..5
