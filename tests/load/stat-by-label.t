# stat: slices of a name are told apart by the arg that a rule has for the name,
# functions by name and place; what has no rule, or not the arg, has no label.
--- input
[{"name":"Source","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"detail":"a.h"}},
{"name":"Source","ph":"X","ts":200,"dur":50,"pid":1,"tid":1,"args":{"detail":"b.h"}},
{"name":"Source","ph":"X","ts":300,"dur":30,"pid":1,"tid":1,"args":{"detail":"a.h"}},
{"name":"Source","ph":"X","ts":400,"dur":20,"pid":1,"tid":1},
{"name":"FunctionCall","ph":"X","ts":500,"dur":15,"pid":1,"tid":1,"args":{"data":{"functionName":"draw","url":"http://x/js/app.js","lineNumber":15}}},
{"name":"FunctionCall","ph":"X","ts":600,"dur":12,"pid":1,"tid":1,"args":{"data":{"functionName":"","url":"http://x/js/app.js","lineNumber":7}}},
{"name":"other","ph":"X","ts":700,"dur":10,"pid":1,"tid":1,"args":{"detail":"c.h"}},
{"name":"*SourceFile","ph":"X","ts":800,"dur":9,"pid":1,"tid":1,"args":{"path":"d.ts"}},
{"name":"createSourceFile","ph":"X","ts":900,"dur":8,"pid":1,"tid":1,"args":{"path":"e.ts"}},
{"name":"SourceFile","ph":"X","ts":1000,"dur":7,"pid":1,"tid":1,"args":{"path":"f.ts"}},
{"name":"SourceFiles","ph":"X","ts":1100,"dur":6,"pid":1,"tid":1,"args":{"path":"g.ts"}},
{"name":"ourceFile","ph":"X","ts":1200,"dur":5,"pid":1,"tid":1,"args":{"path":"h.ts"}},
{"name":"check","ph":"X","ts":1300,"dur":4,"pid":1,"tid":1,"args":{"path":"i.ts"}},
{"name":"chec","ph":"X","ts":1400,"dur":3,"pid":1,"tid":1,"args":{"path":"j.ts"}}]
--- run stat --by name,label --format csv --sort wall input.json
--- want
name,label,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
Source,a.h,2,130000,130000,46.59498207885304,100000,9.265858873841768,65000,30000,100000,100000,30000,200000,200000,0,
Source,b.h,1,50000,50000,17.921146953405017,50000,3.563791874554526,50000,50000,50000,50000,50000,0,0,0,
Source,(none),1,20000,20000,7.168458781362007,20000,1.4255167498218104,20000,20000,20000,20000,20000,0,0,0,
FunctionCall,draw app.js:15,1,15000,15000,5.376344086021505,15000,1.0691375623663577,15000,15000,15000,15000,15000,0,0,0,
FunctionCall,app.js:7,1,12000,12000,4.301075268817204,12000,0.8553100498930862,12000,12000,12000,12000,12000,0,0,0,
other,(none),1,10000,10000,3.5842293906810037,10000,0.7127583749109052,10000,10000,10000,10000,10000,0,0,0,
*SourceFile,d.ts,1,9000,9000,3.225806451612903,9000,0.6414825374198146,9000,9000,9000,9000,9000,0,0,0,
createSourceFile,e.ts,1,8000,8000,2.867383512544803,8000,0.5702066999287242,8000,8000,8000,8000,8000,0,0,0,
SourceFile,f.ts,1,7000,7000,2.5089605734767026,7000,0.4989308624376336,7000,7000,7000,7000,7000,0,0,0,
SourceFiles,(none),1,6000,6000,2.150537634408602,6000,0.4276550249465431,6000,6000,6000,6000,6000,0,0,0,
ourceFile,(none),1,5000,5000,1.7921146953405018,5000,0.3563791874554526,5000,5000,5000,5000,5000,0,0,0,
check,i.ts,1,4000,4000,1.4336917562724014,4000,0.2851033499643621,4000,4000,4000,4000,4000,0,0,0,
chec,(none),1,3000,3000,1.075268817204301,3000,0.21382751247327156,3000,3000,3000,3000,3000,0,0,0,
