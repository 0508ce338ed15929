# diff: a heap profile weighs bytes, which no count of samples explains, and no time is the least of.
--- file old.json
{"head":{"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"selfSize":0,"id":1,"children":[{"callFrame":{"functionName":"f","scriptId":"1","url":"a.js","lineNumber":0,"columnNumber":0},"selfSize":300000,"id":2,"children":[]},{"callFrame":{"functionName":"g","scriptId":"1","url":"a.js","lineNumber":8,"columnNumber":0},"selfSize":5000,"id":3,"children":[]}]},"samples":[{"size":300000,"nodeId":2,"ordinal":1},{"size":5000,"nodeId":3,"ordinal":2}]}
--- input
{"head":{"callFrame":{"functionName":"(root)","scriptId":"0","url":"","lineNumber":-1,"columnNumber":-1},"selfSize":0,"id":1,"children":[{"callFrame":{"functionName":"f","scriptId":"1","url":"a.js","lineNumber":0,"columnNumber":0},"selfSize":900000,"id":2,"children":[]},{"callFrame":{"functionName":"g","scriptId":"1","url":"a.js","lineNumber":8,"columnNumber":0},"selfSize":5000,"id":3,"children":[]}]},"samples":[{"size":900000,"nodeId":2,"ordinal":1},{"size":5000,"nodeId":3,"ordinal":2}]}
--- run diff old.json input.json
--- want
old  old.json
new  input.json
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric)

  OLD SELF  NEW SELF    Δ SELF  Δ% SELF  OLD COUNT  NEW COUNT  samples
+  293 KiB   879 KiB  +586 KiB  +200.0%          1          1  f

samples: 1 more, 0 less, 0 only in new, 0 only in old, 2 within the limits

1 difference beyond these limits; with one run a side any may be chance: several runs are tested
--- status 1
