The title has a chip each for the filter, the search with the number of its hit, and the area.
size: 120x14
keys: &dur>1us<Enter>/call<Enter>%
--- trace
[
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":0,"dur":500,"args":{"frame":"10DF99","columnNumber":12,"isolate":"77","lineNumber":15,"functionName":"run","other":"http://x/app.js","url":"lib.js"}},
{"ph":"X","name":"Call","pid":1,"tid":1,"ts":600,"dur":300,"args":{"frame":"10DF99","columnNumber":1,"url":"lib.js"}}
]
--- text
 ttv  trace.json   &dur>1us    /call 1/2    area 900 µs    2 events      view 0 µs .. 909 µs   910 µs   9.47 µs/col
│0 µs                  ┤                                            900 µs                                             ─
 ▼ process 1           ┤│╌ 1 thread, 2 of 2 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
>   thread 1           │▶Call██500 µs████████████████████████████████████████          ▏Call──300 µs───────────────────
                        │                                                                                             │
 AREA 900 µs   [Slices]                                                                                        2 slices
  NAME            COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG      P50      P95      P99      MIN     GAPS
  Call                2   800 µs   800 µs  100.0   500 µs   88.9   400 µs   300 µs   500 µs   500 µs   300 µs   100 µs



  TOTAL 1             2   800 µs   800 µs  100.0   500 µs   88.9   400 µs   300 µs   500 µs   500 µs   300 µs   100 µs
 900 µs, from 0 on; f fills the view with it, Esc forgets it
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  y/e copy/write  B group by  …
--- style
------TTTTTTTTTT--8888888888--88888888888--8888888888888-----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----
|||||.................._44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPPP..........._|__RRRRRRRRRRRRRRRRRRRRRRR____________________________________________________________________|_
>>>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@..........!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!|
........................|.............................................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222...........222222....22222....22222.222222.....2222.222222.....2222.....2222.....2222.....2222.....2222....22222
.4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444



.PPPPPPPPP............PP..PPPPPPP..PPPPPPP.PPPPPP..PPPPPPP..PPPPP..PPPPPPP..PPPPPPP..PPPPPPP..PPPPPPP..PPPPPPP..PPPPPPP
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..66655555555555..6555555555..5
