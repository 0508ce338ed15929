# The title tells files of one base name apart by their folders.
--- input
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- file old/run/input.json
[{"name":"a","ph":"X","ts":0,"dur":10,"pid":1,"tid":1}]
--- file other/run/input.json
[{"name":"a","ph":"X","ts":0,"dur":20,"pid":1,"tid":1}]
--- run shot --size 100x4 old/run/input.json other/run/input.json
--- want
 ttv  old/run/input.json + other/run/input.json (… view 0.0 µs .. 20.2 µs   20.3 µs   260 ns/col
>   thread 1         │▶a██20 µs████████████████████████████████████████████████████████████████████
 ▶ 1: process 1      ┤██████████████████████████████████████▄                     1 thread, 1 slice
 2: process 1 / thread 1   depth 0   1 slice                                               line 2/3
