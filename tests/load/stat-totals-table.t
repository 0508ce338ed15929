# stat: totals have a table of their own.
--- input
[{"name":"Source","ph":"X","ts":0,"dur":30,"pid":1,"tid":1},
{"name":"Total Source","ph":"X","ts":0,"dur":30,"pid":1,"tid":2},
{"name":"Total Parse","ph":"X","ts":0,"dur":40,"pid":1,"tid":3}]
--- run stat --table totals --format csv input.json
--- want
name,count,wall,wall_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
Total Parse,1,40000,57.142857142857146,40000,100,40000,40000,40000,40000,40000,0,0,0,
Total Source,1,30000,42.857142857142854,30000,75,30000,30000,30000,30000,30000,0,0,0,
