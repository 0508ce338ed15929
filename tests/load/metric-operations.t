# metric: operations of distributed traces, with their own times.
--- input
{"resourceSpans":[
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"web"}}]},"scopeSpans":[{"spans":[
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"GET /","kind":2,"startTimeUnixNano":"0","endTimeUnixNano":"100000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","name":"auth","kind":1,"startTimeUnixNano":"5000000","endTimeUnixNano":"20000000","parentSpanId":"0000000000000001"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","name":"call db","kind":3,"startTimeUnixNano":"30000000","endTimeUnixNano":"70000000","parentSpanId":"0000000000000001"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000004","name":"render","kind":1,"startTimeUnixNano":"72000000","endTimeUnixNano":"120000000","parentSpanId":"0000000000000001"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000009","name":"mail","kind":4,"startTimeUnixNano":"80000000","endTimeUnixNano":"90000000","parentSpanId":"0000000000000001"},
{"traceId":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","spanId":"000000000000000b","name":"GET /","kind":2,"startTimeUnixNano":"200000000","endTimeUnixNano":"210000000","status":{"code":2}},
{"traceId":"cccccccccccccccccccccccccccccccc","spanId":"000000000000000c","name":"lost","kind":1,"startTimeUnixNano":"300000000","endTimeUnixNano":"301000000","parentSpanId":"000000000000004d"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"db"}}]},"scopeSpans":[{"spans":[
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000005","name":"query","kind":2,"startTimeUnixNano":"35000000","endTimeUnixNano":"60000000","parentSpanId":"0000000000000003"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000006","name":"disk","kind":1,"startTimeUnixNano":"40000000","endTimeUnixNano":"50000000","parentSpanId":"0000000000000005"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000007","name":"disk","kind":1,"startTimeUnixNano":"45000000","endTimeUnixNano":"55000000","parentSpanId":"0000000000000005"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"mail"}}]},"scopeSpans":[{"spans":[
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"000000000000000a","name":"send","kind":5,"startTimeUnixNano":"81000000","endTimeUnixNano":"99000000","parentSpanId":"0000000000000009"}]}]}]}
--- run metric --csv operations input.json
--- want
service,name,count,traces,total,self,median,p99,errors
web,render,1,1,48000000,48000000,48000000,48000000,0
web,GET /,2,2,110000000,27000000,13500000,16930000,1
db,disk,2,1,20000000,20000000,10000000,10000000,0
mail,send,1,1,18000000,18000000,18000000,18000000,0
web,auth,1,1,15000000,15000000,15000000,15000000,0
web,call db,1,1,40000000,15000000,15000000,15000000,0
db,query,1,1,25000000,10000000,10000000,10000000,0
web,lost,1,1,1000000,1000000,1000000,1000000,0
web,mail,1,1,10000000,1000000,1000000,1000000,0
