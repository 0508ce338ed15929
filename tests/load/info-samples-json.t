# The same as JSON, and the first of them only.
--- input
{"nodes":[{"id":1,"callFrame":{"functionName":"(root)","scriptId":"0","url":""},"hitCount":0,"children":[2]},
{"id":2,"callFrame":{"functionName":"f","scriptId":"9","url":"f.js"},"hitCount":2,"children":[3]},
{"id":3,"callFrame":{"functionName":"g","scriptId":"9","url":""},"hitCount":1}],
"startTime":100,"endTime":140,"samples":[2,3,2],"timeDeltas":[1,10,20]}
--- run info --json --top=1 input.json
--- want
{"files":[{"size":361,"path":"input.json","format":"chrome-json"}],"format":"chrome-json","size":361,"events":0,"phases":{},"start":101000,"end":131000,"slices":0,"instants":0,"samples":3,"objects":0,"snapshots":0,"memory_dumps":0,"contexts":0,"flows":{"count":0,"unbound":0},"processes":[{"upid":0,"pid":0,"threads":1,"slices":0}],"threads":[{"utid":0,"upid":0,"tid":0,"slices":0,"instants":0}],"names":[],"functions_by":"sampled","functions":[{"count":2,"total":50000,"self":30000,"name":"f","category":"f.js"}],"counters":[],"warnings":[],"memory":N}
