# stat: slices of a name are told apart by the arg that a rule has for the name,
# functions by name and place; what has no rule, or not the arg, has no label.
--- input
[{"name":"Source","ph":"X","ts":0,"dur":100,"pid":1,"tid":1,"args":{"detail":"a.h"}},
{"name":"Source","ph":"X","ts":200,"dur":50,"pid":1,"tid":1,"args":{"detail":"b.h"}},
{"name":"Source","ph":"X","ts":300,"dur":30,"pid":1,"tid":1,"args":{"detail":"a.h"}},
{"name":"Source","ph":"X","ts":400,"dur":20,"pid":1,"tid":1},
{"name":"FunctionCall","ph":"X","ts":500,"dur":15,"pid":1,"tid":1,"args":{"data":{"functionName":"draw","url":"http://x/js/app.js","lineNumber":15}}},
{"name":"FunctionCall","ph":"X","ts":600,"dur":12,"pid":1,"tid":1,"args":{"data":{"functionName":"","url":"http://x/js/app.js","lineNumber":7}}},
{"name":"other","ph":"X","ts":700,"dur":10,"pid":1,"tid":1,"args":{"detail":"c.h"}}]
--- run stat --by name,label --format csv --sort wall input.json
--- want
name,label,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
Source,a.h,2,130000,130000,54.85232067510549,100000,18.309859154929576,65000,30000,100000,100000,30000,200000,200000,0,
Source,b.h,1,50000,50000,21.09704641350211,50000,7.042253521126761,50000,50000,50000,50000,50000,0,0,0,
Source,(none),1,20000,20000,8.438818565400844,20000,2.816901408450704,20000,20000,20000,20000,20000,0,0,0,
FunctionCall,draw app.js:15,1,15000,15000,6.329113924050633,15000,2.112676056338028,15000,15000,15000,15000,15000,0,0,0,
FunctionCall,app.js:7,1,12000,12000,5.063291139240507,12000,1.6901408450704225,12000,12000,12000,12000,12000,0,0,0,
other,(none),1,10000,10000,4.219409282700422,10000,1.408450704225352,10000,10000,10000,10000,10000,0,0,0,
