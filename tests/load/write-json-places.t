# export -f json: lines and columns of functions that the format cannot say are counted.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"children":[2,3,4,5]},
{"id":2,"callFrame":{"functionName":"a","scriptId":"1","url":"file:///x.js","lineNumber":9,"columnNumber":3}},
{"id":3,"callFrame":{"functionName":"a","scriptId":"1","url":"file:///x.js","lineNumber":19,"columnNumber":3}},
{"id":4,"callFrame":{"functionName":"","scriptId":"1","url":"file:///x.js","lineNumber":29,"columnNumber":3}},
{"id":5,"callFrame":{"functionName":"","scriptId":"1","url":"file:///y.js","lineNumber":29,"columnNumber":3}}],
"startTime":0,"endTime":1000,"samples":[2,2,3,4,5,5,3,2],"timeDeltas":[0,100,100,100,100,100,100,100]}
--- run export -f json -o out.x input.json
--- want
--- stderr
ttv: json: 4 lines or columns of functions: left out
