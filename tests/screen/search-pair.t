A key and its value in args.
size: 80x24
keys: /len=31<Enter>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":10,"args":{"name":"worker 10"}},
{"ph":"M","name":"thread_name","pid":7,"tid":9,"args":{"name":"worker 9"}},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":8,"tid":81,"args":{"name":"compositor"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500,"args":{"nodes":31,"why":{"dirty":true,"by":["style","size"]}}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100,"args":{"src":"b.cc:7"}},
{"ph":"i","name":"paint done","cat":"gfx","pid":7,"tid":1,"ts":900,"s":"t"},
{"ph":"i","name":"input","cat":"ui","pid":7,"tid":1,"ts":300,"s":"t"},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":10,"ts":50,"dur":30,"args":{"file":"style.css","len":310}},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":9,"ts":1100,"dur":150,"args":{"file":"out.png","len":31}},
{"ph":"X","name":"Paint","cat":"gfx","pid":8,"tid":81,"ts":500,"dur":600},
{"ph":"X","name":"Paint","cat":"gfx","pid":8,"tid":81,"ts":600,"dur":100},
{"ph":"X","name":"Wait","cat":"idle","pid":8,"tid":81,"ts":1150,"dur":40},
{"ph":"C","name":"memory","pid":8,"ts":0,"args":{"MB":3}},
{"ph":"C","name":"memory","pid":8,"ts":700,"args":{"MB":9}},
{"ph":"C","name":"paints","pid":8,"ts":0,"args":{"n":3}},
{"ph":"C","name":"paints","pid":8,"ts":700,"args":{"n":9}}
]}
--- text
 ttv  trace.json   /len=31 1/1    22 events    0.00 ms .. 1.32 ms  20.6 µs/col
 all 1.3 ms    │▄▄██▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄██████████████████████████▄▄▄▄▾▄██████▄▄
│1.10 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
 ▼ Browser [7] ┤╌╌ 3 threads, 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌
  ▼ main [1]   │▏RunTask──1 ms──────────────────────────────────     │    ▏Run…
               │     ▏Paint────    ▏Layout──500 µs──────────         │
               │       ─── Raster                                    │
    instants   │              ◆ input                      ◆ paint done
>   worker 9   │                                                     ▶Write██
    worker 10  │  ── Read                                            │
 ▼ Renderer [8]┤╌╌ 1 thread, 2 tracks, 3 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌
  ▼ compositor │                        ▏Paint──600 µs───────────────│ ▂── Wait
               │                             ▏Pai…                   │
    memory    9│▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    paints    9│▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
                                                                     │
                                                                     │
                                                                     │
                                                                     │
                                                                     │
 Write
 start 0.001 100 s    wall 150 µs         self 150 µs  100.0 %    category io
 Browser [7] / worker 9 [9]   depth 0   1 s…  /len=31  match 1 of 1   line 6/12
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  …
--- style
------TTTTTTTTTT--8888888888888----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!OOOOOOOOO
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
.P.PPPPPPPPPPP.____RRRRRRRRRRRRRRRRRRR_______________________________|__________
..L.LLLLLLLL..._mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm.....|....mmmmm
..............._.....rrrrrrrrrr....fffffffffffffffffffffffff.........|
..............._.......ddd.dddddd....................................|
....LLLLLLLL..._..............N.NNNNN......................N.NNNNNNNN|N
>>>>>>>>>>>>>>>_.....................................................@@@@@@@@
....LLLLLLLLL.._..dd.dddd............................................|
.P.PPPPPPPPPPPP____RRRRRRRRRRRRRRRRRRRRRRRRRRRR______________________|__________
..L.LLLLLLLLLL._........................rrrrrrrrrrrrrrrrrrrrrrrrrrrrr|.kkk.kkkk
..............._.............................rrrrr...................|
....LLLLLL....L_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCC
....LLLLLL....L_KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKK
.....................................................................|
.....................................................................|
.....................................................................|
.....................................................................|
.....................................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333....22222222.33
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
