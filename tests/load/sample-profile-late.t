# Chunks may stand before their Profile, which has the start and the thread.
--- input
[{"name":"ProfileChunk","ph":"P","id":"0x1","ts":150,"pid":1,"tid":3,"args":{"data":{"cpuProfile":{"nodes":[{"id":1,"callFrame":{"functionName":"(root)"}}],"samples":[1,1]},"lines":[4,5],"timeDeltas":[10,4]}}},
{"name":"Profile","ph":"P","id":"0x1","ts":5,"pid":1,"tid":2,"args":{"data":{"startTime":100}}}]
--- want thread sample warning
{"type":"thread","utid":0,"upid":0,"tid":2}
{"type":"sample","track":2,"ts":110000,"name":"Profile","weight":1,"stack":["(root)"]}
{"type":"sample","track":2,"ts":114000,"name":"Profile","weight":1,"stack":["(root)"]}
