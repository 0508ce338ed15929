# Samples of a heap profile come in the order of their ordinals.
--- input
{"head":{"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"selfSize":0,"id":1,"children":[{"callFrame":{"functionName":"main","scriptId":"9","url":"file:///a.js","lineNumber":2,"columnNumber":0},"selfSize":24,"id":2,"children":[{"callFrame":{"functionName":"make","scriptId":"9","url":"file:///a.js","lineNumber":9,"columnNumber":4},"selfSize":32800,"id":3,"children":[]}]}]},"samples":[{"size":16400,"nodeId":3,"ordinal":7},{"size":16400,"nodeId":3,"ordinal":2},{"size":24,"nodeId":2,"ordinal":5}]}
--- want
{"type":"trace","format":"heapprofile","start":0,"end":32824,"events":3}
{"type":"process","upid":0,"pid":0}
{"type":"thread","utid":0,"upid":0,"tid":0}
{"type":"track","track":0,"kind":"process","upid":0,"name":null}
{"type":"track","track":1,"kind":"thread","parent":0,"upid":0,"utid":0,"name":null}
{"type":"track","track":2,"kind":"sample","parent":1,"upid":0,"utid":0,"name":null,"unit":"bytes"}
{"type":"sample","track":2,"ts":0,"weight":16400,"stack":["(root)","main","make"],"frames":[{},{"file":"file:///a.js","line":3,"column":1},{"file":"file:///a.js","line":10,"column":5}]}
{"type":"sample","track":2,"ts":16400,"weight":24,"stack":["(root)","main"],"frames":[{},{"file":"file:///a.js","line":3,"column":1}]}
{"type":"sample","track":2,"ts":16424,"weight":16400,"stack":["(root)","main","make"],"frames":[{},{"file":"file:///a.js","line":3,"column":1},{"file":"file:///a.js","line":10,"column":5}]}
