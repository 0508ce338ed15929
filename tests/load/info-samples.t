# A file of samples has a span, and its functions are summed up, the most of their own first.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":""},"hitCount":0,"children":[2]},
{"id":2,"callFrame":{"functionName":"f","scriptId":"9","url":"f.js"},"hitCount":2,"children":[3]},
{"id":3,"callFrame":{"functionName":"g","scriptId":"9","url":""},"hitCount":1}],
"startTime":100,"endTime":140,"samples":[2,3,2],"timeDeltas":[1,10,20]}
--- run info input.json
--- want
input.json
  format   chrome-json
  size     361 B
  events   0
  span     30 µs, from 0.000 101 s to 0.000 131 s
  memory   N

what there is
              1  process
              1  thread
              3  stack samples
              4  metadata entries

processes and threads                                 slices      instants
  process 0                                                0             0
    thread 0                                               0             0

functions of samples                           samples       total        self
  f  f.js                                            2       50 µs       30 µs
  g                                                  1       20 µs       20 µs
  (root)                                             0       50 µs           0

metadata
  nodes
  startTime
  endTime
  timeDeltas

nothing was repaired
