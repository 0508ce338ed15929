A slice that has no twin.
size: 100x24
options: --diff
keys: q/spin<Enter>gt
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"run","pid":7,"tid":1,"ts":0,"dur":1000},
{"ph":"X","name":"parse","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"draw","pid":7,"tid":1,"ts":400,"dur":500},
{"ph":"X","name":"read 17","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":4}},
{"ph":"B","name":"never","pid":7,"tid":2,"ts":900}
]}
--- other
{"traceEvents":[
{"ph":"M","name":"process_name","pid":9,"tid":3,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":9,"tid":3,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":9,"tid":4,"args":{"name":"io"}},
{"ph":"M","name":"thread_name","pid":9,"tid":5,"args":{"name":"extra"}},
{"ph":"X","name":"run","pid":9,"tid":3,"ts":5000,"dur":1300},
{"ph":"X","name":"parse","pid":9,"tid":3,"ts":5100,"dur":200},
{"ph":"X","name":"check","pid":9,"tid":3,"ts":5350,"dur":40},
{"ph":"X","name":"draw","pid":9,"tid":3,"ts":5400,"dur":800},
{"ph":"X","name":"read 44","pid":9,"tid":4,"ts":5050,"dur":20},
{"ph":"X","name":"spin","pid":9,"tid":5,"ts":5050,"dur":700},
{"ph":"C","name":"mem","pid":9,"ts":5100,"args":{"used":5}},
{"ph":"B","name":"never","pid":9,"tid":4,"ts":5900}
]}
--- text
 ttv  trace.json + other.json (start…   /spin 1/1  view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▄▄▄▾█▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▃▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂
│0.05 ms             ┤≠0.0 ms────┬0.2 ms──≠──≠0.4 ms─────┬0.6 ms─────┬0.8 ms─────┬1.0 ms─────┬1.2 ms
 ▼ 1: app [7]        ┤╌╌│2 threads, 1 track, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    1: io [2]        │  ·── read 17                                        ▏nev…»
    2: io [4]        │  ·─▁ read 44                                        ▏never─────────────────»
  ▼ 1: main [1]      │▏run──1 ms─────────────────────────────────────────────────
                     │  │   ▏parse──────      ▏draw──500 µs────────────────
  ▼ 2: main [3]      │▏run──+300 µs────────────────────────────────────────────────────────────────
                     │  │   ▏parse──────   ── ▏draw──+300 µs─────────────────────────────────
    1: mem          4│  │  ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    2: mem          5│  │  ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ 2: app [9]        ┤╌╌│3 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   extra [5]        │  │▶spin██700 µs████████████████████████████
                        │
                        │
                        │
                        │
                        │
                        │
 spin
 start 0.000 050 s    wall 700 µs         self 700 µs  100.0 %         twin none in file 1
 this slice has no twin
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--88888888888-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOO!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._wIIIIIIRRRRIIIIIIIRRwRRwIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIII
.P.PPPPPPPPPP........___|RRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________________________________
....LLLLLLLLL........_..|pp.ppppppp........................................pppppp
....LLLLLLLLL........_..|pp.,,,,,,,........................................pppppppppppppppppppppppp
..L.LLLLLLLLLLL......_qq|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
....................._..|...bbbbbbbbbbbb......ooooooooooooooooooooooooooooo
..L.LLLLLLLLLLL......_qq|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
....................._..|...bbbbbbbbbbbb...xx.ooooooooooooooooooooooooooooooooooooooooooooooo
....LLLLLL..........L_..|..CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLL..........L_..|..KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.P.PPPPPPPPPP........___|RRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________________________________
>>>>>>>>>>>>>>>>>>>>>_..|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
........................|
........................|
........................|
........................|
........................|
........................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333.........2222.33333333333333
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
