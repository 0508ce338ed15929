A click on a word of the title of the flame graph shows that form.
size: 80x24
keys: F<Click:27,1>
--- trace
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"tid":1,"args":{"name":"Browser"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"main"}},
{"ph":"M","name":"thread_name","pid":7,"tid":2,"args":{"name":"io"}},
{"ph":"M","name":"process_name","pid":8,"tid":1,"args":{"name":"Renderer"}},
{"ph":"M","name":"thread_name","pid":8,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":0,"dur":1000,"args":{"src":"a.cc"}},
{"ph":"X","name":"Paint","cat":"gfx","pid":7,"tid":1,"ts":100,"dur":200},
{"ph":"X","name":"Raster","cat":"gfx","pid":7,"tid":1,"ts":150,"dur":50},
{"ph":"X","name":"Layout","cat":"gfx","pid":7,"tid":1,"ts":400,"dur":500},
{"ph":"X","name":"RunTask","cat":"top","pid":7,"tid":1,"ts":1200,"dur":100,"args":{"src":"b.cc"}},
{"ph":"X","name":"Read","cat":"io","pid":7,"tid":2,"ts":50,"dur":30},
{"ph":"X","name":"Write","cat":"io","pid":7,"tid":2,"ts":1100,"dur":150},
{"ph":"X","name":"RunTask","cat":"top","pid":8,"tid":1,"ts":600,"dur":400,"args":{"src":"a.cc"}},
{"ph":"B","name":"Never","cat":"top","pid":8,"tid":1,"ts":1100},
{"ph":"s","id":1,"name":"ipc","cat":"ipc","pid":7,"tid":1,"ts":450},
{"ph":"f","bp":"e","id":1,"name":"ipc","cat":"ipc","pid":8,"tid":1,"ts":610},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":300,"s":"t"},
{"ph":"i","name":"tick","pid":7,"tid":2,"ts":900,"s":"t"},
{"ph":"C","name":"mem","pid":7,"ts":100,"args":{"used":4}},
{"ph":"C","name":"mem","pid":7,"ts":700,"args":{"used":9}}
]}
--- text
 VIEW 1.3 ms   Flame [Tree]  Names   by wall time                      9 slices
 all   1.68 ms  100.0 %
     TOTAL▾       %       SELF       %      COUNT   NAME
    1.68 ms 100.0 %          0   0.0 %          0 ▼ all
     1.5 ms  89.3 %     800 µs  47.6 %          3   ▼ RunTask
     500 µs  29.8 %     500 µs  29.8 %          1      Layout
     200 µs  11.9 %     150 µs   8.9 %          1    ▼ Paint
      50 µs   3.0 %      50 µs   3.0 %          1      Raster
     150 µs   8.9 %     150 µs   8.9 %          1     Write
      30 µs   1.8 %      30 µs   1.8 %          1     Read
          0   0.0 %          0   0.0 %          1     Never











 Browser [7] / main [1]   depth 0   2 slices                           line 4/9
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------T
.3333333333333333333333
.....222222.......2.......2222.......2......22222.222222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.....333333..333333.....333333..333333..........3...2.3333333
.....333333..333333.....333333..333333..........3......333333
.....333333..333333.....333333...33333..........3....2.33333
......33333...33333......33333...33333..........3......333333
.....333333...33333.....333333...33333..........3.....33333
......33333...33333......33333...33333..........3.....3333
..........3...33333..........3...33333..........3.....33333











77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..5
