# flame: samples by their stacks, and by the time from one to the next.
--- input
{"traceEvents":[{"name":"s","ph":"P","ts":0,"pid":1,"tid":1,"sf":2},
{"name":"s","ph":"P","ts":10,"pid":1,"tid":1,"sf":2},
{"name":"s","ph":"P","ts":30,"pid":1,"tid":1,"sf":1}],
"stackFrames":{"1":{"name":"main"},"2":{"name":"f","parent":1}}}
--- run flame --weight sampled --format folded input.json
--- want
main 20000
main;f 30000
