# A file of a profile alone, as node --cpu-prof writes it; its samples are numbers of nodes.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":""},"hitCount":0,"children":[2]},
{"id":2,"callFrame":{"functionName":"f","scriptId":"9","url":"f.js"},"hitCount":2}],
"startTime":100,"endTime":140,"samples":[2,1,2],"timeDeltas":[1,10,20]}
--- want sample warning
{"type":"sample","track":2,"ts":101000,"weight":1,"stack":["(root)","f"]}
{"type":"sample","track":2,"ts":111000,"weight":1,"stack":["(root)"]}
{"type":"sample","track":2,"ts":131000,"weight":1,"stack":["(root)","f"]}
