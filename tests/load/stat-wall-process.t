# stat: the time of a process, and of a thread, is the union of that of its slices: never longer than the range; SELF sums up what threads did.
--- input
[{"name":"f","ph":"X","ts":0,"dur":100,"pid":1,"tid":7},{"name":"g","ph":"X","ts":20,"dur":50,"pid":1,"tid":7},
{"name":"f","ph":"X","ts":60,"dur":60,"pid":1,"tid":8},{"name":"f","ph":"X","ts":130,"dur":20,"pid":1,"tid":8},
{"name":"g","ph":"X","ts":10,"dur":20,"pid":2,"tid":9}]
--- run stat --by=process --format=csv input.json
--- want
process,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
process 1,4,140000,180000,90,100000,93.33333333333333,57500,50000,100000,100000,20000,10000,10000,0,
process 2,1,20000,20000,10,20000,13.333333333333334,20000,20000,20000,20000,20000,0,0,0,
