# A zip that is cut inside of a member: one cut, counted once.
--- input printf
PK\003\004\024\000\000\000\000\000\000\000\000\000\000\000\000\0006\000\000\0006\000\000\000\014\000\000\000d/trace.json[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":7}
--- run stat --csv input.json
--- want
name,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
a,1,2000,2000,100,2000,100,2000,2000,2000,2000,2000,0,0,0,
--- stderr
ttv: input.json: part of it is lost: damaged-compression once; `ttv check` says where
