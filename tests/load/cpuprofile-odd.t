# .cpuprofile: samples and deltas are texts of numbers, and what stands among them: strings, fractions, lists, commas too many; behind a delta that is none, no time is known.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"children":[2,3]},{"id":2,"callFrame":{"functionName":"f","scriptId":"1","url":"a.js","lineNumber":3,"columnNumber":4}},{"id":3,"callFrame":{"functionName":"g","scriptId":"1","url":"a.js","lineNumber":9,"columnNumber":4}}],"startTime":1000,"endTime":9000,"samples":[2, 3,"2",3.0,[2],{"a":2},,2,9,null,-1,2,3,2],"timeDeltas":[10,"20",1.5,1e1,5,5,5,5,5,-3,0,99,null,7]}
--- want sample warning
{"type":"sample","track":2,"ts":1010000,"weight":1,"stack":["(root)","f"],"frames":[{},{"file":"a.js","line":4,"column":5}]}
{"type":"sample","track":2,"ts":1030000,"weight":1,"stack":["(root)","g"],"frames":[{},{"file":"a.js","line":10,"column":5}]}
{"type":"sample","track":2,"ts":1031500,"weight":1,"stack":["(root)","f"],"frames":[{},{"file":"a.js","line":4,"column":5}]}
{"type":"sample","track":2,"ts":1041500,"weight":1,"stack":["(root)","g"],"frames":[{},{"file":"a.js","line":10,"column":5}]}
{"type":"sample","track":2,"ts":1056500,"weight":1,"stack":["(root)","f"],"frames":[{},{"file":"a.js","line":4,"column":5}]}
{"type":"sample","track":2,"ts":1061500,"weight":1,"stack":[]}
{"type":"sample","track":2,"ts":1063500,"weight":1,"stack":[]}
{"type":"sample","track":2,"ts":1063500,"weight":1,"stack":["(root)","f"],"frames":[{},{"file":"a.js","line":4,"column":5}]}
{"type":"sample","track":2,"ts":1162500,"weight":1,"stack":["(root)","g"],"frames":[{},{"file":"a.js","line":10,"column":5}]}
{"type":"warning","code":"bad-stack","count":2,"offset":0,"message":"a stack frame that is missing or runs in a circle: the stack is cut there"}
{"type":"warning","code":"bad-sample","count":4,"offset":0,"message":"a sample that cannot be read: dropped"}
