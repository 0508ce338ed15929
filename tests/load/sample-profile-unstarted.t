# Of a chunk without its Profile the last sample is at its time: it was written then.
--- input
[{"name":"ProfileChunk","ph":"P","id":"0x1","ts":150,"pid":1,"tid":3,"args":{"data":{"cpuProfile":{"nodes":[{"id":1,"callFrame":{"functionName":"(root)"}}],"samples":[1,1]},"timeDeltas":[10,4]}}},
{"name":"ProfileChunk","ph":"P","id":"0x1","ts":170,"pid":1,"tid":3,"args":{"data":{"cpuProfile":{"samples":[1]},"timeDeltas":[5]}}}]
--- want sample warning
{"type":"sample","track":2,"ts":146000,"name":"ProfileChunk","weight":1,"stack":["(root)"]}
{"type":"sample","track":2,"ts":150000,"name":"ProfileChunk","weight":1,"stack":["(root)"]}
{"type":"sample","track":2,"ts":155000,"name":"ProfileChunk","weight":1,"stack":["(root)"]}
