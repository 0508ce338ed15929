Two traces beside each other: tracks below their twins, what differs on the ruler and in the boxes; a thread without a twin stands apart.
size: 100x24
options: --diff
keys: 
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
 ttv  trace.json + other.json (starts aligned)     view 0.00 ms .. 1.31 ms   1.32 ms   16.9 µs/col
 all 1.3 ms          │▄▄▄██▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▃▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂
│0.40 ms             ┤≠0.0 ms────┬0.2 ms──≠──≠0.4 ms─────┬0.6 ms─────┬0.8 ms─────┬1.0 ms─────┬1.2 ms
 ▼ 1: app [7]        ┤╌╌ 2 threads, 1 track, 5 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    1: io [2]        │  ·── read 17          │                             ▏nev…»
    2: io [4]        │  ·─▁ read 44          │                             ▏never─────────────────»
  ▼ 1: main [1]      │▏run──1 ms─────────────────────────────────────────────────
                     │      ▏parse──────     │▏draw──500 µs────────────────
  ▼ 2: main [3]      │▏run──+300 µs────────────────────────────────────────────────────────────────
>   2: main [3]      │      ▏parse──────   ──│▶draw██+300 µs█████████████████████████████████
    1: mem          4│     ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    2: mem          5│     ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
 ▼ 2: app [9]        ┤╌╌ 3 threads, 1 track, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    extra [5]        │   ▏spin──700 µs────────────────────────────
                                             │
                                             │
                                             │
 3 of 5 pairs differ from base 1 by over 5 % and 130 ns   0 slices only in 1, 2 only in 2    1 of 3
     1 BASE          2      2 - 1   2 / 1 TRACK                     NAME
>      1 ms     1.3 ms    +300 µs  1.30 x main [1]                  run
     500 µs     800 µs    +300 µs  1.60 x main [1]                  draw
      30 µs      20 µs     -10 µs  0.67 x io [2]                    read 17
 3 pairs of slices differ; gd lists them, gt goes to the twin
 j/k line  Enter go to the slower  q back  b slices/names  L labels  / find  i full screen  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||............._wIIIIIIRRRRIIIIIIIRRwRRwIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIIIIIII
.P.PPPPPPPPPP........____RRRRRRRRRRRRRRRRRRRR|RRRRRRR_______________________________________________
....LLLLLLLLL........_..,pp.ppppppp..........|.............................pppppp
....LLLLLLLLL........_..,pp.,,,,,,,..........|.............................pppppppppppppppppppppppp
..L.LLLLLLLLLLL......_qqqqqqqqqqqqqqqqqqqqqqq|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
....................._......bbbbbbbbbbbb.....|ooooooooooooooooooooooooooooo
..L.LLLLLLLLLLL......_qqqqqqqqqqqqqqqqqqqqqqq|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
>>>>>>>>>>>>>>>>>>>>>_......bbbbbbbbbbbb...xx|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
....LLLLLL..........L_.....CCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLL..........L_.....KKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.P.PPPPPPPPPP........____RRRRRRRRRRRRRRRRRRRR|RRRRRRR_______________________________________________
....LLLLLLLLL........_...qqqqqqqqqqqqqqqqqqqq|qqqqqqqqqqqqqqqqqqqq
.............................................|
.............................................|
.............................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2....222222..........2......22222...22222.22222.....................2222
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?....??????.....??????....3333333..??????.????????..................3333
?.....?????......?????.....333333..??????.??????....................3333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6666655555555555555555..655555..65555555555555..65555555..655555..6555555555555..655555
