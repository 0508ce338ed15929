The same on a small screen, in ASCII: what does not fit is counted.
size: 30x10
options: --glyphs ascii
keys: y
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
 trace.json   1.3 ms  1.36 ms
|0.0~++0 ms-------------+1 ms-
 -Br~+|- Browser [7] ---------
- y --------------------------
 n copy-name
 d copy-duration
 t copy-time
 3 more
 Browser [7] / main [1]   dep~
 y ~  Esc leave
--- style
-TTTTTTTTTT-----------TTTTTTTT
|||||_IIIIIRRRRRRRRRRRRRIIIIIR
.PPPP_|__PPPPPPPPPPP__________
_...__________________________
7!7777777777777777777777777777
7!7777777777777777777777777777
7!7777777777777777777777777777
777777777777777777777777777777
777777777777777777777777777777
.655..666555555
