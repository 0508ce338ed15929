# assert: functions of samples: innermost, and anywhere on the stack once.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","url":"","lineNumber":-1,"columnNumber":-1,"scriptId":"0"},"children":[2]},{"id":2,"callFrame":{"functionName":"run","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"},"children":[3]},{"id":3,"callFrame":{"functionName":"busy","url":"file:///x/a.js","lineNumber":1,"columnNumber":1,"scriptId":"1"},"children":[4]},{"id":4,"callFrame":{"functionName":"run","url":"file:///x/a.js","lineNumber":0,"columnNumber":1,"scriptId":"1"}}],"startTime":0,"endTime":10000,"samples":[2,2,3,3,3,3,4,4,4,4],"timeDeltas":[1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]}
--- file b.rules
count(samples of run) == 6
count(samples of busy) == 4
count(stacks of busy) == 8
count(stacks of run) == 10
sum(samples of busy) < 10% * sum(samples of *)
sum(samples of busy) / sum(samples of *) > 30 %
sum(samples of none) == 0ms
--- run assert --rules-file=b.rules input.json
--- want
ok    count(samples of run) == 6: 6 against 6
ok    count(samples of busy) == 4: 4 against 4
ok    count(stacks of busy) == 8: 8 against 8
ok    count(stacks of run) == 10: 10 against 10
FAIL  sum(samples of busy) < 10% * sum(samples of *): 4 ms against 1 ms
ok    sum(samples of busy) / sum(samples of *) > 30 %: 0.4 against 0.3
ok    sum(samples of none) == 0ms: 0 against 0
--- status 1
