# stat: async slices have a table of their own.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"wait","ph":"b","cat":"x","id":1,"ts":0,"pid":1,"tid":3},
{"name":"wait","ph":"e","cat":"x","id":1,"ts":90,"pid":1,"tid":3},
{"name":"wait","ph":"b","cat":"x","id":2,"ts":50,"pid":1,"tid":3},
{"name":"wait","ph":"e","cat":"x","id":2,"ts":60,"pid":1,"tid":3}]
--- run stat --table async --by category --format csv input.json
--- want
category,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
x,2,100000,100000,100,90000,100,50000,10000,90000,90000,10000,0,0,0,
