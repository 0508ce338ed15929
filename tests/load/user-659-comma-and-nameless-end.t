# A leading comma, and an E without a name.
--- input
{"traceEvents":[
,{"name":"a","cat":"x","ph":"B","ts":0},
{"ph":"E","ts":5}]}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":5000,"name":"a","cat":"x"}
{"type":"warning","code":"stray-comma","count":1,"offset":17,"message":"a comma too many: passed over"}
