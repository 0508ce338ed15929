# Events in a string that end inside a string of theirs: where a string of that
# text has no end says nothing of the samples, which are read last.
--- input
{"samples":[{"cpu":0,"tid":1,"ts":1,"name":"cycles","stack":["a","b"],"weight":1}],"traceEvents":"[{\"ph\":\"X\",\"ts\":1,\"dur\":3,\"name\":\"a\"},{\"ph\":\"X\",\"ts\":1,\"name\":\"cut"}
--- want slice sample
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":3000,"name":"a"}
{"type":"sample","track":3,"ts":1000,"name":"cycles","weight":1,"stack":["a","b"]}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
