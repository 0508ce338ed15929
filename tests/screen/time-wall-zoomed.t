The time of day in microseconds.
size: 120x36
keys: /Layout<Enter>fwwwwTT
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
],"baseTimeNanoseconds":1700000000000000000}
--- text
 ttv  trace.json   /Layout 1/1    12 events view 2023-11-14 22:13:20.005396 .. 22:13:20.005535   139 µs   1.45 µs/col
 all 1.3 ms            │▄▄▄███▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄[▾▄▄▄▄▄▄▄▄▄▄]▄▄▄███████████████████████▄▄▄▄▄▄▄       ▄▄▄▄▄▄▄█████▄▄▄
│22:13:20.005400       ┤──┬22:13:20.00540───────────────────┬22:13:20.00545────────────────────┬22:13:20.00550──────────
 ▼ Browser [7]         ┤╌╌│2 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    io [2]             │  │
  ▼ main [1]           │…RunTask──1 ms──────────────────────────────────────────────────────────────────────────────────
>   main [1]           │  ▶Layout██500 µs███████████████████████████████████████████████████████████████████████████████
                       │  │
 ▼ GPU [8]             ┤╌╌│1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 1           │  │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
                          │
 Layout
 start 0.000 400 s    wall 500 µs         self 500 µs  100.0 %         of parent 50.0 %    category gfx

 times of day, UTC
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTT--8888888888888-------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOV!VVVVVVVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||||||||||......._RRIIIIIIIIIIIIIIIRRRRRRRRRRRRRRRRRRRIIIIIIIIIIIIIIIRRRRRRRRRRRRRRRRRRRRIIIIIIIIIIIIIIIRRRRRRRRRR
.P.PPPPPPPPPPP.........___|RRRRRRRRRRRRRRRRRRR__________________________________________________________________________
....LLLLLL............._..|
..L.LLLLLLLL..........._mm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
>>>>>>>>>>>>>>>>>>>>>>>_..@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
......................._..|
.P.PPPPPPP.............___|RRRRRRRRRRRRRRRRR____________________________________________________________________________
....LLLLLLLL..........._..|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
..........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333.........222222222.333333....22222222.333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
