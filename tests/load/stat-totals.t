# stat: totals that the file has itself are no slices, and it is said where they are.
--- input
[{"name":"Source","ph":"X","ts":0,"dur":30,"pid":1,"tid":1},
{"name":"Total Source","ph":"X","ts":0,"dur":30,"pid":1,"tid":2},
{"name":"Total Parse","ph":"X","ts":0,"dur":40,"pid":1,"tid":3}]
--- run stat --sort self input.json
--- want
NAME    COUNT   WALL   SELF  SELF%    MAX  AREA%    AVG    P50    P95    P99    MIN  GAPS  MAX GAP  OPEN  OPEN WALL
Source      1  30 µs  30 µs  100.0  30 µs   75.0  30 µs  30 µs  30 µs  30 µs  30 µs     0        0     0
TOTAL       1  30 µs  30 µs  100.0  30 µs   75.0  30 µs  30 µs  30 µs  30 µs  30 µs     0        0     0
--- stderr
ttv: the totals that the file has itself are in --table=totals
