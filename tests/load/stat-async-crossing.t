# stat: nested async slices that begin before a range and end after it.
--- input
[{"name":"load","ph":"b","cat":"net","id":1,"ts":100,"pid":1,"tid":1},
{"name":"dns","ph":"b","cat":"net","id":1,"ts":200,"pid":1,"tid":1},
{"name":"dns","ph":"e","cat":"net","id":1,"ts":800,"pid":1,"tid":1},
{"name":"load","ph":"e","cat":"net","id":1,"ts":900,"pid":1,"tid":1},
{"name":"early","ph":"b","cat":"net","id":2,"ts":100,"pid":1,"tid":1},
{"name":"early","ph":"e","cat":"net","id":2,"ts":400,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":0,"dur":1000,"pid":1,"tid":1}]
--- run stat --table async --from 400us --to 600us --sort name input.json
--- want
NAME   COUNT    WALL    SELF  SELF%     MAX  AREA%     AVG     P50     P95     P99     MIN  GAPS  MAX GAP  OPEN  OPEN WALL
dns        1  200 µs  200 µs  100.0  200 µs  100.0  200 µs  200 µs  200 µs  200 µs  200 µs     0        0     0
load       1  200 µs       0    0.0  200 µs  100.0  200 µs  200 µs  200 µs  200 µs  200 µs     0        0     0
TOTAL      2  200 µs  200 µs  100.0  200 µs  100.0  200 µs  200 µs  200 µs  200 µs  200 µs     0        0     0
