No search yet, so there is no list of hits.
size: 100x14
keys: g8
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
 ttv  trace.json   20 events   1.3 ms              view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
│0.00 ms             ┤┬0.0 ms────┬0.2 ms─────┬0.4 ms─────┬0.6 ms─────┬0.8 ms─────┬1.0 ms─────┬1.2 ms
 ▼ Browser [7]       ┤│╌ 2 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]  +instants││ ·── Read       ◆                                   ◆           ▏Write───
> ▼ main [1]         │▶RunTask██1 ms█████████████████████████████████████████████            ▏RunT…
                     ││     ▏Paint──────      ▏Layout──500 µs──────────────
                     ││        ─── Raster
 program   2 processes   longest 1 ms RunTask   Browser 7 84.6 % busy    Tab, then Enter goes there
 slowest      1 ms  RunTask > Layout  Browser 7
 busy       1.1 ms   84.6 %  Browser 7
 self       800 µs   47.6 %  RunTask
 odd             1  a begin without an end, or an X without dur
 no search yet: / begins one
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||............._IIIIIIIRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIII
.P.PPPPPPPPPPP......._|__RRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________________________________
....LLLLLL..LLLLLLLLL_|.,dd.dddd.......N...................................N...........ccccccccc
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@............mmmmmm
....................._|.....rrrrrrrrrrrr......fffffffffffffffffffffffffffff
....................._|........ddd.dddddd
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222......3333..3333333333333333..222222222
.2222.......333333...222222..333333333
.2222.......333333...222222..3333333
.222.............3..3333333333333333333333333333333333333333333
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
