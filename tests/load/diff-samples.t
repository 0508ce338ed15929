# diff: functions of samples; a few samples more are chance.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3,4,5]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"few","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}},{"id":4,"callFrame":{"functionName":"gone","url":"file:///x/a.js","lineNumber":2,"columnNumber":1,"scriptId":"1"}},{"id":5,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":3,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":55000,"samples":[5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,4,4,4,4,4,4,4,4,4,4,4,4,3,3,3],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- file new.json
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2,3,4]},{"id":2,"callFrame":{"functionName":"emit","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}},{"id":3,"callFrame":{"functionName":"few","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"}},{"id":4,"callFrame":{"functionName":"parse","url":"file:///x/a.js","lineNumber":2,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":91000,"samples":[4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- run diff input.json new.json
--- want
old  input.json
new  new.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF  Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  samples
+    20 ms     60 ms  +40 ms  +200.0%         20         60  parse
O    12 ms         -  -12 ms        -         12          -  gone

samples: 1 more, 0 less, 0 only in new, 1 only in old, 1 within the limits, 2 not sure

2 differences beyond these limits; 2 may be (marked ?, with --all); with one run a side any may be chance: several runs are tested
--- status 1
