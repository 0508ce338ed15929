# metric: the critical path of the longest trace: children are cut to their parent, of parallel ones the last counts, who takes a message is not waited for; the pieces are as long as the root.
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
--- run metric --csv trace_path input.json
--- want
ts,dur,service,name,kind,span_dur,slice_id
0,5000000,web,GET /,server,100000000,0
5000000,15000000,web,auth,internal,15000000,1
20000000,10000000,web,GET /,server,100000000,0
30000000,5000000,web,call db,client,40000000,2
35000000,10000000,db,query,server,25000000,3
45000000,10000000,db,disk,internal,10000000,5
55000000,5000000,db,query,server,25000000,3
60000000,10000000,web,call db,client,40000000,2
70000000,2000000,web,GET /,server,100000000,0
72000000,28000000,web,render,internal,48000000,6
