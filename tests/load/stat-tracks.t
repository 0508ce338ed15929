# stat: threads and processes by patterns.
--- input
[{"name":"process_name","ph":"M","pid":1,"tid":1,"args":{"name":"one"}},
{"name":"process_name","ph":"M","pid":2,"tid":1,"args":{"name":"two"}},
{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":2,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":2,"tid":2,"args":{"name":"io"}},
{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":0,"dur":100,"pid":2,"tid":1},
{"name":"c","ph":"X","ts":0,"dur":100,"pid":2,"tid":2}]
--- run stat --track /^main/ --process two --by name,thread --format csv input.json
--- want
name,thread,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
b,"main [1], two [2]",1,100000,100000,100,100000,100,100000,100000,100000,100000,100000,0,0,0,
