While a filter is typed the rows follow; a term of args waits for Enter.
size: 80x24
keys: &raster src=zzz
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
 ttv  trace.json   &raster src=zzz    1.3 ms   0.00 ms .. 1.32 ms  20.6 µs/col
 all 1.3 ms    │       ███
│0.00 ms       ┤┬0.0 ms─────────────────┬0.5 ms─────────────────┬1.0 ms─────────
>▼ Browser [7] ┤│╌ 3 threads, 1 of 7 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ main [1]   ││      ─── Raster
                │
                │
                │
                │
                │
                │
                │
                │
                │
                │
                │
                │
                │
                │
                │
 RunTask
 start 0 s        wall 1 ms   self 300 µs  30.0 %   category top   children 2
show only: raster src=zzz
 1 slice on 2 of 8 tracks  text  /re/  key=value  cat:  track:  thread:  …
--- style
------TTTTTTTTTT--88888888888888888------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRR
>>>>>>>>>>>>>>>_|__RRRRRRRRRRRRRRRRRRRRRRRR_____________________________________
..L.LLLLLLLL..._|......ddd.dddddd
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333........2222.3333...2222.33333333333333...22222222.333...22222222.3
:::::::::::::::::::::::::|::::::::::::::::::::::::::::::::::::::::::::::::::::::
.655555555555555555555555..6666..6666..666666666..6666..666666..6666666..5
