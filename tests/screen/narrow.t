A narrow screen: short labels, no overview.
size: 40x12
keys: k^jl
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc:12"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500,"args":{"nodes":31,"why":{"dirty":true,"by":["style","size"]},"text":"a string"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150}
]}
--- text
 ttv  trace.json   10 events    1.34 ms
│1.20 ms ┤┬0.0 ms────┬0.5 ms────┬1.0 ms─
 ▼Browser┤╌╌ Browser [7] ╌╌╌╌╌╌╌╌╌╌╌│╌╌╌
  io [2] │ ─ Read                  ───
>▼main   │▏RunTask──1 ms────────    │▶█
         │  ▏Pai…  ▏Layout────      │
         │   ─▄ Raster              │
                                    │
 RunTask
 start 0.001 200 s    wall 100 µs
 Browser [7] / main [1]   depth 0   2 s…
 w/s zoom  a/d pan  hjkl cursor  …
--- style
------TTTTTTTTTT----------------TTTTTTTT
||||||||._IIIIIIIRRRRIIIIIIIRRRRIIIIIIIR
.PPPPPPPP____PPPPPPPPPPP____________|___
..LLLLLL._.d.dddd..................c|c
>>>>>>>>>_mmmmmmmmmmmmmmmmmmmmmm....|@@
........._..rrrrr..fffffffffff......|
........._...dd.dddddd..............|
....................................|
1111111111111111111111111111111111111111
.22222.33333333333....2222.333333
7777777777777777777777777777777777777777
.66655555..6665555..66665555555..5
