# Functions of a profile are told apart by name, file, line and column, counted from 1; where a name is that of several, its place is shown.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"hitCount":0,"children":[2,3,4,5]},
{"id":2,"callFrame":{"functionName":"work","scriptId":"1","url":"file:///a.js","lineNumber":1,"columnNumber":13},"hitCount":1},
{"id":3,"callFrame":{"functionName":"work","scriptId":"1","url":"file:///a.js","lineNumber":2,"columnNumber":13},"hitCount":2},
{"id":4,"callFrame":{"functionName":"","scriptId":"1","url":"file:///a.js","lineNumber":9,"columnNumber":4},"hitCount":1},
{"id":5,"callFrame":{"functionName":"","scriptId":"2","url":"file:///b.js","lineNumber":9,"columnNumber":4},"hitCount":1}],
"startTime":1000,"endTime":2000,"samples":[2,3,3,4,5],"timeDeltas":[100,100,100,100,100]}
--- run flame --format=folded --weight=samples input.json
--- want
(root);work a.js:3:14 2
(root);(anonymous) a.js:10:5 1
(root);(anonymous) b.js:10:5 1
(root);work a.js:2:14 1
