# Of a path without more folders the title has all.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- file old/input.json
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- run shot --size 100x4 input.json old/input.json
--- want
 ttv  input.json + old/input.json (times as they … view 0.0 µs .. 10.1 µs   10.1 µs   130 ns/col
 ▼ 1: process 1      ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1         │▶a██10 µs████████████████████████████████████████████████████████████████████
 1: process 1 / thread 1   depth 0   1 slice                                               line 2/3
