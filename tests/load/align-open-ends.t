# What is unfinished ends with its own file.
--- input
[{"name":"open","ph":"B","ts":0,"pid":1,"tid":1},{"name":"x","ph":"X","ts":10,"dur":30,"pid":1,"tid":2}]
--- file b.json
[{"name":"y","ph":"X","ts":500,"dur":100,"pid":1,"tid":1}]
--- run stat --align=clock --format=csv input.json b.json
--- want
name,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
y,1,100000,100000,76.92307692307692,100000,16.666666666666668,100000,100000,100000,100000,100000,0,0,0,
x,1,30000,30000,23.076923076923077,30000,5,30000,30000,30000,30000,30000,0,0,0,
open,0,0,0,0,,0,,,,,,,,1,40000
