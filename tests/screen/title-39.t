The title of fewer than forty columns has the file alone.
size: 39x8
keys: 
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
 trace.json   12 events        1.34 ms
│0.0…┤┬0.0 ms─────┬0.5 ms─────┬1.0 ms──
 ▼Br…┤│╌ Browser [7]  2 threads, 7 s… ╌
  io ││─· Read                   ▏Wr…
>▼ma…│▶RunTask██1 ms███████████     ──
     ││  ▏Pa…   ▏Layout─────
     ││  ▂─ Raster
 Browser [7] / main [1]   depth 0   2 …
--- style
-TTTTTTTTTT--------------------TTTTTTTT
|||||_IIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRR
.PPPP_|__PPPPPPPPPPPRRRRRRRRRRRRRRRRR__
..LL._|d,.dddd...................cccc
>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@.....mm
....._|..rrrr...ffffffffffff
....._|..dd.dddddd
777777777777777777777777777777777777777
