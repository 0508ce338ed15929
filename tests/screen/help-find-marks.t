A filter that only rows of the legend contain: their title is the first line.
size: 120x24
keys: ?/memory dump<Enter>
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
 help                                                                                                            1 of 2
> The marks of tracks
  ●                A snapshot of it, or a memory dump



















 Browser [7] / main [1]   depth 0   2 slices                                                                   line 3/7
 j/k line  Enter do it  ? all keys  / find  Space/PgUp page  q close
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------
444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?????????????????????????????????????????????????????



















777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555..6555555555..655555..666666666655555..6555555
