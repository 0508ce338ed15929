# stat: a call inside a call of its name is one more in COUNT and counts nothing in WALL; AVG is that of all lengths.
--- input
[{"name":"f","ph":"X","ts":0,"dur":100,"pid":1,"tid":7},{"name":"f","ph":"X","ts":10,"dur":80,"pid":1,"tid":7},
{"name":"g","ph":"X","ts":20,"dur":50,"pid":1,"tid":7},{"name":"f","ph":"X","ts":30,"dur":20,"pid":1,"tid":7},
{"name":"f","ph":"X","ts":200,"dur":10,"pid":1,"tid":7},{"name":"f","ph":"X","ts":0,"dur":30,"pid":1,"tid":8}]
--- run stat --by=name --format=csv input.json
--- want
name,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
f,5,140000,110000,78.57142857142857,100000,66.66666666666667,48000,30000,100000,100000,10000,100000,100000,0,
g,1,50000,30000,21.428571428571427,50000,23.80952380952381,50000,50000,50000,50000,50000,0,0,0,
