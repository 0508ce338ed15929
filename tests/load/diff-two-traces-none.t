# diff --trace=OLD,NEW: an id that is not there.
--- input
[{"traceId":"a1b2000000000001","id":"1","name":"get cart","timestamp":1000,
 "duration":9000,"localEndpoint":{"serviceName":"shop"}},
{"traceId":"a1b2000000000001","id":"2","parentId":"1","name":"query",
 "timestamp":2000,"duration":3000,"localEndpoint":{"serviceName":"store"}},
{"traceId":"c3d4000000000002","id":"3","name":"get cart","timestamp":21000,
 "duration":15000,"localEndpoint":{"serviceName":"shop"}},
{"traceId":"c3d4000000000002","id":"4","parentId":"3","name":"query",
 "timestamp":22000,"duration":12000,"localEndpoint":{"serviceName":"store"}}]
--- run diff --trace=a1b2,e input.json
--- want
--- stderr
ttv: no trace has an id that begins with "e"
--- status 2
