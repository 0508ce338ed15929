In the pane a click goes to a line, the wheel scrolls it.
size: 90x24
keys: k^lli<Click:12,18><WheelDown:12,18>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500,"args":{"nodes":31,"why":{"dirty":true,"by":["style","size"]},"text":"a string"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150}
]}
--- text
 ttv  trace.json   10 events   1.3 ms    view 0.00 ms .. 1.31 ms   1.32 ms   18.1 µs/col
 all 1.3 ms     │▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    ▄▄▄▄▄▄████▄▄
│1.10 ms        ┤┬0.0 ms────┬0.2 ms────┬0.4 ms────┬0.6 ms────┬0.8 ms────┬1.0 ms────┬1.2 ms
 ▼ Browser [7]  ┤╌╌ 2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌
>   io [2]      │  ▂─▃ Read                                                  │▶Write██
  ▼ main [1]    │▏RunTask──1 ms─────────────────────────────────────────     │     ▏RunT…
                │      ▏Paint─────     ▏Layout──500 µs─────────────          │
                │        ─── Raster                                          │
                                                                             │
                                                                             │
                                                                             │
                                                                             │
                                                                             │
 Write                                                                            7 of 10
 name       Write
 start      0.001 100 s
 end        0.001 250 s
 wall       150 µs
 self       150 µs  100.0 %
 category   io
 process    Browser [7]
 thread     io [2]
 Browser [7] / io [2]   depth 0   2 slices                                       line 2/5
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  …
--- style
------TTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR....._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........_IIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIIIRRRRIIIIIII
.P.PPPPPPPPPPP..____RRRRRRRRRRRRRRRRRRR______________________________________|____________
>>>>>>>>>>>>>>>>_..ddd.dddd..................................................|@@@@@@@@
..L.LLLLLLLL...._mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm.....|.....mmmmmm
................_......rrrrrrrrrrr.....ffffffffffffffffffffffffffff..........|
................_........ddd.dddddd..........................................|
.............................................................................|
.............................................................................|
.............................................................................|
.............................................................................|
.............................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......33333
.22222......33333333333
.222........33333333333
.2222.......333333
.2222.......333333333333333
.22222222...33
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.222222.....333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..5
