# Of more files, every way once.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"server"}}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"server"}}]
--- file c.json
[{"name":"b","ph":"R","ts":5,"pid":2,"tid":2}]
--- run shot --size 140x4 --align=mark:b --offset=1=1ms b.json input.json c.json
--- want
 ttv  b.json + 2 more (offset, starts aligned, marks aligned)   5 events   1.01 ms      view -0.006 ms .. 1.012 ms   1.02 ms   8.94 µs/col
 ▼ 1: server [1]         ┤╌╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
>   thread 1             │                                                                                                                ▶▶
 1: server [1] / thread 1   depth 0   1 slice                                                                                      line 2/4
