# Without samples each node with bytes of its own is one, in the order of the file; places are from 1, and only in a file.
--- input
{"head":{"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1},"selfSize":0,"children":[{"callFrame":{"functionName":"","url":"a.js","lineNumber":0,"columnNumber":0},"selfSize":1,"children":[{"callFrame":{"functionName":"leaf","url":"a.js","lineNumber":-1,"columnNumber":7},"selfSize":2.5,"children":[]}]},{"callFrame":{"functionName":"nowhere","url":"","lineNumber":4,"columnNumber":5},"selfSize":3,"children":[]},{"selfSize":-4,"children":[]},{"callFrame":{"functionName":"far","url":"b.js","lineNumber":4294967294,"columnNumber":4294967295},"selfSize":5}]}}
--- want sample warning
{"type":"sample","track":2,"ts":0,"weight":1,"stack":["(root)","(anonymous)"],"frames":[{},{"file":"a.js","line":1,"column":1}]}
{"type":"sample","track":2,"ts":1,"weight":2.5,"stack":["(root)","(anonymous)","leaf"],"frames":[{},{"file":"a.js","line":1,"column":1},{"file":"a.js","column":8}]}
{"type":"sample","track":2,"ts":4,"weight":3,"stack":["(root)","nowhere"]}
{"type":"sample","track":2,"ts":7,"weight":5,"stack":["(root)","far"],"frames":[{},{"file":"b.js","line":4294967295}]}
