# stat: where there is nothing but totals, it says so.
--- input
[{"name":"Total Parse","ph":"X","ts":0,"dur":40,"pid":1,"tid":3}]
--- run stat input.json
--- want
NAME   COUNT  WALL  SELF  SELF%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0     0                0.0                                             0
--- stderr
ttv: no slices of threads here; there is --table=totals
