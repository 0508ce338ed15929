# A CpuProfile instant, as webpack and parcel write it, is a profile; so is one in args.data itself.
--- input
[{"name":"CpuProfile","ph":"I","ts":900,"pid":1,"tid":7,"args":{"data":{"cpuProfile":{
"nodes":[{"id":3,"callFrame":{"functionName":"leaf","url":"f.js"}},{"id":1,"callFrame":{"functionName":"(root)"},"children":[2]},{"id":2,"callFrame":{"functionName":""},"children":[3]}],
"startTime":100,"endTime":120,"samples":[3,2,1],"timeDeltas":[1,5,5]}}}},
{"name":"whatever","ph":"P","ts":950,"pid":1,"tid":8,"args":{"data":{
"nodes":[{"id":1,"callFrame":{"functionName":"(root)"}},{"id":2,"parent":1,"callFrame":{"functionName":"f"}}],
"startTime":200,"samples":[2],"timeDeltas":[4]}}},
{"name":"CpuProfile","ph":"I","ts":960,"pid":1,"tid":7,"args":{"data":{"none":1}}}]
--- want instant sample warning
{"type":"instant","id":0,"track":1,"scope":"thread","ts":900000,"name":"CpuProfile","args":{"data":{"cpuProfile":{"nodes":[{"id":3,"callFrame":{"functionName":"leaf","url":"f.js"}},{"id":1,"callFrame":{"functionName":"(root)"},"children":[2]},{"id":2,"callFrame":{"functionName":""},"children":[3]}],"startTime":100,"endTime":120,"samples":[3,2,1],"timeDeltas":[1,5,5]}}}}
{"type":"instant","id":1,"track":1,"scope":"thread","ts":960000,"name":"CpuProfile","args":{"data":{"none":1}}}
{"type":"sample","track":2,"ts":101000,"name":"CpuProfile","weight":1,"stack":["(root)","(anonymous)","leaf"]}
{"type":"sample","track":2,"ts":106000,"name":"CpuProfile","weight":1,"stack":["(root)","(anonymous)"]}
{"type":"sample","track":2,"ts":111000,"name":"CpuProfile","weight":1,"stack":["(root)"]}
{"type":"sample","track":4,"ts":204000,"name":"whatever","weight":1,"stack":["(root)","f"]}
