# stat: groups by the file that a process is in.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":20,"pid":1,"tid":1}]
--- file b.json
[{"name":"a","ph":"X","ts":0,"dur":30,"pid":1,"tid":1}]
--- run stat --by file,depth --format csv input.json b.json
--- want
file,depth,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
input.json,0,1,100000,80000,61.53846153846154,100000,100,100000,100000,100000,100000,100000,0,0,0,
b.json,0,1,30000,30000,23.076923076923077,30000,30,30000,30000,30000,30000,30000,0,0,0,
input.json,1,1,20000,20000,15.384615384615385,20000,20,20000,20000,20000,20000,20000,0,0,0,
