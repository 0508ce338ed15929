# SQL: a text is no id of a callsite, also where there is a callsite 0.
--- input
[{"name":"Profile","cat":"v8","ph":"P","id":"0x1","ts":100,"pid":1,"tid":7,"args":{"data":{"startTime":1000}}},
{"name":"ProfileChunk","cat":"v8","ph":"P","id":"0x1","ts":200,"pid":1,"tid":7,"args":{"data":{"cpuProfile":{"nodes":[
{"id":1,"callFrame":{"functionName":"root","scriptId":0,"lineNumber":-1}},
{"id":2,"parent":1,"callFrame":{"functionName":"work","scriptId":1,"url":"a.js","lineNumber":1,"columnNumber":13}},
{"id":3,"parent":2,"callFrame":{"functionName":"leaf","scriptId":1,"url":"a.js","lineNumber":2}}],"samples":[2,3,3]},"timeDeltas":[10,5,5]}}}]
--- file q.sql
SELECT stack_from_stack_profile_callsite('x');
--- run query --csv -f q.sql input.json
--- want
--- stderr
ttv: q.sql:1:1: a stack of an id that is not there
--- status 1
