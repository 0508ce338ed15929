Texts of a table are cut in the middle; the number of a thread stays.
size: 80x24
keys: %:area-by thread,args.detail<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"A Renderer Process"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1111,"args":{"name":"ThreadPoolForegroundWorker"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2222,"args":{"name":"ThreadPoolForegroundWorker"}},
{"ph":"X","name":"Source","pid":7,"tid":1111,"ts":0,"dur":100,"args":{"detail":"/usr/include/c++/12/bits/vector"}},
{"ph":"X","name":"Source","pid":7,"tid":2222,"ts":0,"dur":90,"args":{"detail":"/usr/include/c++/12/bits/string"}},
{"ph":"X","name":"Source","pid":7,"tid":2222,"ts":100,"dur":80,"args":{"detail":"日本語の長い名前はどこで切るか見てみましょう"}}
]}
--- text
 ttv  trace.json   area 180 µs   view 0 µs .. 182 µs   183 µs   2.86 µs/col
 all 180 µs    │████████████████████████████████▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
│0 µs          ┤                            180 µs                             ─
 ▼ A Rend…ocess┤│╌ A Renderer Process [7]  2 threads, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
>   Threa…1111]│▶Source vector██100 µs█████████████                           │
    Threa…2222]│▏Source string──90 µs──────────    ▏Source 日本語の長い名前は…─
                │                                                             │
                │                                                             │
                │                                                             │
                │                                                             │
 AREA 180 µs   [Slices]                                                3 slices
 by thread,args.detail   clipped (*) to the area   in TOTAL nested slices coun…
  THREAD                 args.detail            COUNT     WALL▾    SELF  SELF%
  ThreadPoolF…ker [1111] /usr/incl…s/vector         1   100 µs   100 µs   37.0
  ThreadPoolF…ker [2222] /usr/incl…s/string         1    90 µs    90 µs   33.3
  ThreadPoolF…ker [2222] 日本語の…ましょう          1    80 µs    80 µs   29.6





  TOTAL 3                                           3   270 µs   270 µs  100.0
 A Renderer Process [7] / ThreadPoolForegroundWorker [1111]   depth…   line 2/3
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip …
--- style
------TTTTTTTTTT--8888888888888--TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||.........._444444444444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPPPPPP_|__PPPPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRR________________|_
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@...........................|
....LLLLLLLLLLL_|eeeeeeeeeeeeeeeeeeeeeeeeeeeeee....eeeeeeeeeeeeeeeeeeeeeeeeeee|
................|.............................................................|
................|.............................................................|
................|.............................................................|
................|.............................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222222222222222222222222222222222222222222222222
.22222222................222222222222...........222222....22222....22222.222222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.3333333333333333333333333333333333333333333........33...333333...333333..33333
.333333333333333333333333333333333333333333.........33...333333...333333..33333





.PPPPPPPPP...............P..........................PP..PPPPPPP..PPPPPPP.PPPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555.5
