# What cannot be read of a profile is counted, sample by sample; circles and missing nodes cut the stack.
--- input
[{"name":"Profile","ph":"P","id":1,"ts":0,"pid":1,"tid":2,"args":{"data":{"startTime":0}}},
{"name":"ProfileChunk","ph":"P","id":1,"ts":9,"pid":1,"tid":2,"args":{"data":{"cpuProfile":{"nodes":[
{"id":1,"parent":2,"callFrame":{"functionName":"a"}},{"id":2,"parent":1,"callFrame":{"functionName":"b"}},
{"id":3,"parent":77,"callFrame":{"functionName":"c"}},{"callFrame":{"functionName":"no id"}}],
"samples":[1,3,88,"x",1,1,1]},"timeDeltas":[1,1,1,1,1]}}}]
--- want sample warning
{"type":"sample","track":2,"ts":1000,"name":"Profile","weight":1,"stack":["b","a"]}
{"type":"sample","track":2,"ts":2000,"name":"Profile","weight":1,"stack":["c"]}
{"type":"sample","track":2,"ts":3000,"name":"Profile","weight":1,"stack":[]}
{"type":"sample","track":2,"ts":5000,"name":"Profile","weight":1,"stack":["b","a"]}
{"type":"warning","code":"bad-stack","count":4,"offset":92,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"bad-sample","count":3,"offset":92,"message":"a sample that cannot be read: dropped"}
