# stat: a table for people, by two keys.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":40,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":60,"dur":10,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":20,"dur":60,"pid":1,"tid":2},
{"name":"open","ph":"B","ts":30,"pid":1,"tid":3}]
--- run stat --by name,thread input.json
--- want
NAME   THREAD    COUNT    WALL    SELF  SELF%     MAX  AREA%      AVG     P50     P95     P99     MIN   GAPS  MAX GAP  OPEN  OPEN WALL
a      thread 1      1  100 µs   50 µs   31.2  100 µs  100.0   100 µs  100 µs  100 µs  100 µs  100 µs      0        0     0
b      thread 2      1   60 µs   60 µs   37.5   60 µs   60.0    60 µs   60 µs   60 µs   60 µs   60 µs      0        0     0
b      thread 1      2   50 µs   50 µs   31.2   40 µs   50.0    25 µs   10 µs   40 µs   40 µs   10 µs  10 µs    10 µs     0
open   thread 3      0       0       0    0.0            0.0                                                              1      70 µs
TOTAL                4  160 µs  160 µs  100.0  100 µs  160.0  52.5 µs   40 µs  100 µs  100 µs   10 µs  10 µs    10 µs     1      70 µs
--- stderr
ttv: 1 slice without an end counts apart (OPEN)
