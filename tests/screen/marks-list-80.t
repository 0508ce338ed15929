The list of marks at 80 columns, in ASCII; a mark was deleted.
size: 80x24
options: --glyphs ascii
keys: /Paint<Enter>mm/Layout<Enter>mMslow one<Enter>/Write<Enter>mag'jx
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
 ttv  trace.json   /Write 1    view 0.00 ms .. 1.31 ms   1.32 ms   20.6 us/col
 all 1.3 ms    |::##:::::::::::::::::::::::::################:::::    v::::###::
 marks         |     | 200 us |                                      'a
|0.40 ms       ++0.0 ms-----------------+0.5 ms-----------------+1.0 ms---------
 - Browser [7] +-- 2 threads, 7 slices -----------------------------------------
    io [2]     |  .=_ Read         |                                  |Write=
> - main [1]   |>RunTask##1 ms###################################         |Run~
               |     |Paint====    ||Layout==500 us=========
               |        == Raster  |
 - GPU [8]     +-- 1 thread, 1 slice -------------------------------------------
    thread 1   |                   |         |Swap==300 us==
                                   |
                                   |
                                   |
                                   |
                                   |
                                   |
                                   |
 marks                                                                   2 of 2
    MARK                  AT      LENGTH       SINCE      CURSOR NOTE, TRACK
  range        0.100000 ms      200 us                 -300 us main [1]
> 'a           1.100000 ms                 +800 us     +700 us io [2]
 the mark is gone
 j/k line  Enter go there  e note  x delete  q back  i full screen  ? help
--- style
------TTTTTTTTTT--8888888888---TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOO
.RRRRR........._.....MMMMMMMMMM......................................MM
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.____RRRRRRRRRRRRRRRR|RR__________________________________________
....LLLLLL....._..ddd.dddd.........|..................................!!!!!!!
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@.........mmmmm
..............._.....rrrrrrrrrr....|ffffffffffffffffffffffff
..............._........dd.dddddd..|
.P.PPPPPPP.....____RRRRRRRRRRRRRRRR|____________________________________________
....LLLLLLLL..._...................|.........rrrrrrrrrrrrrrr
...................................|
...................................|
...................................|
...................................|
...................................|
...................................|
...................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
..222222..................22......222222.......22222......222222.22222222222
?222222........???????????......??????.................???????.????????
44444444444444444444444444444444444444444444444444444444444444444444444444444444
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..65555555..655555..6555555555555..655555
