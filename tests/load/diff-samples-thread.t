# diff: functions of samples: --by thread --table samples; a few samples more are chance.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3,4,5]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"few","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}},{"id":4,"callFrame":{"functionName":"gone","url":"file:///x/a.js","lineNumber":2,"columnNumber":1,"scriptId":"1"}},{"id":5,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":3,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":55000,"samples":[5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,4,4,4,4,4,4,4,4,4,4,4,4,3,3,3],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- file new.json
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3,4]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"few","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}},{"id":4,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":2,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":91000,"samples":[4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- run diff --by thread --table samples input.json new.json
--- want
old  input.json
new  new.json
paired by thread; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

samples: 0 more, 0 less, 0 only in new, 0 only in old, 0 within the limits, 1 not sure

no difference is proved beyond these limits; 1 may be (marked ?, with --all)
