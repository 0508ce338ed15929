The same at 80x24 in ASCII.
size: 80x24
options: --diff --glyphs ascii
keys: qggj^j
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
 ttv  trace.json + other.json~ view 0.00 ms .. 1.32 ms   1.32 ms   20.6 us/col
 all 1.3 ms    |::##::::::::::::::::::::::::::::::::::::::::::::::..............
|0.05 ms       +#0.0 ms---------#--#----+0.5 ms-----------------+1.0 ms---------
 - 1: app [7]  +--|2 threads, 1 track, 5 slices --------------------------------
    1: io [2]  |  == read 17                                ===> never
>   2: io [4]  |  >> read 44                                |never============>
  - 1: main [1]||run==1 ms======================================
               |  |  |parse====    |draw==500 us============
  - 2: main [3]||run==+300 us==================================================
               |  |  |parse==== .==|draw==+300 us=========================
    1: mem    4|  | |||||||||||||||||||||||||||||||||||||||||||||||||||||||||||
    2: mem    5|  | |||||||||||||||||||||||||||||||||||||||||||||||||||||||||||
 - 2: app [9]  +--|3 threads, 1 track, 7 slices --------------------------------
    extra [5]  |  |spin==700 us=====================
                  |
                  |
                  |
                  |
                  |
                  |
 read 44
 start 0.000 050 s    wall 20 us          self 20 us  100.0 %
 2: app [9] / io [4]   depth 0   2 slices                             line 3/11
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  ~
--- style
------TTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._wIIIIIIRRRRRRRRRwRRwRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPP..___|RRRRRRRRRRRRRRRRRRRRRRRRRRRR_________________________________
....LLLLLLLLL.._..|p.ppppppp................................pppp.ppppp
>>>>>>>>>>>>>>>_..@@.ppppppp................................ppppppppppppppppppp
..L.LLLLLLLLLLL_qq|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
..............._..|..bbbbbbbbbb....ooooooooooooooooooooooooo
..L.LLLLLLLLLLL_qq|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
..............._..|..bbbbbbbbbb.,xxooooooooooooooooooooooooooooooooooooooo
....LLLLLL....L_..|.CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLL....L_..|.KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.P.PPPPPPPPPP..___|RRRRRRRRRRRRRRRRRRRRRRRRRRRR_________________________________
....LLLLLLLLL.._..|qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
..................|
..................|
..................|
..................|
..................|
..................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333..........2222.33333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
