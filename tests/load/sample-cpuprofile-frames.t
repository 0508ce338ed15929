# A .cpuprofile: its samples say where the functions of their stacks stand; lines and columns count from 0 there.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"children":[2]},{"id":2,"callFrame":{"functionName":"f","scriptId":"1","url":"file:///x.js","lineNumber":3,"columnNumber":4}}],"startTime":1000,"endTime":4000,"samples":[2,1],"timeDeltas":[500,1000]}
--- want sample
{"type":"sample","track":2,"ts":1500000,"weight":1,"stack":["(root)","f"],"frames":[{},{"file":"file:///x.js","line":4,"column":5}]}
{"type":"sample","track":2,"ts":2500000,"weight":1,"stack":["(root)"]}
