# P Profile and ProfileChunk of V8.
--- input
[{"name":"Profile","ph":"P","id":"0x1","ts":5,"pid":1,"tid":2,"args":{"data":{"startTime":100}}},
{"name":"ProfileChunk","ph":"P","id":"0x1","ts":6,"pid":1,"tid":3,"args":{"data":{"cpuProfile":{"nodes":[{"id":1,"callFrame":{"functionName":"(root)"}},{"id":2,"parent":1,"callFrame":{"functionName":"run"}}],"samples":[2,1]},"timeDeltas":[10,4]}}}]
--- want track sample warning
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":null}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null}
{"type":"sample","track":2,"ts":110000,"name":"Profile","weight":1,"stack":["(root)","run"]}
{"type":"sample","track":2,"ts":114000,"name":"Profile","weight":1,"stack":["(root)"]}
