# Where there are samples and no slices stat says what sums them up.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":""},"hitCount":0,"children":[2]},
{"id":2,"callFrame":{"functionName":"f","scriptId":"9","url":"f.js"},"hitCount":2,"children":[3]},
{"id":3,"callFrame":{"functionName":"g","scriptId":"9","url":""},"hitCount":1}],
"startTime":100,"endTime":140,"samples":[2,3,2],"timeDeltas":[1,10,20]}
--- run stat input.json
--- want
NAME   COUNT  WALL  SELF  SELF%  MAX  AREA%  AVG  P50  P95  P99  MIN  GAPS  MAX GAP  OPEN  OPEN WALL
TOTAL      0     0     0                0.0                                             0
--- stderr
ttv: no slices of threads here; samples are summed up by `ttv flame` and `ttv info`
