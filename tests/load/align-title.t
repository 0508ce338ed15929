# The title says how two files got onto one timeline; labels which file.
--- input
[{"name":"a","ph":"X","ts":100,"dur":10,"pid":1,"tid":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"server"}}]
--- file b.json
[{"name":"b","ph":"X","ts":9000000100,"dur":10,"pid":1,"tid":1},
{"name":"process_name","ph":"M","pid":1,"args":{"name":"server"}}]
--- run shot --size 100x4 input.json b.json
--- want
 ttv  input.json + b.json (starts aligned)         view 0.0 µs .. 10.1 µs   10.1 µs   130 ns/col
 ▼ 1: server [1]     ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1         │▶a██10 µs████████████████████████████████████████████████████████████████████
 1: server [1] / thread 1   depth 0   1 slice                                              line 2/3
