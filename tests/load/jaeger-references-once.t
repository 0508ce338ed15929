# Jaeger: what is odd in the references of a span that has links is counted once.
--- input
{"data":[{"traceID":"1","spans":[{"traceID":"1","spanID":"2","operationName":"a","references":[{"refType":"CHILD_OF","traceID":"1","spanID":"9"} {"refType":"FOLLOWS_FROM","traceID":"1","spanID":"8"}],"startTime":5,"duration":3,"processID":"p","tags":[],"logs":[]}],"processes":{"p":{"serviceName":"s","tags":[]}}}]}
--- want warning
{"type":"warning","code":"missing-comma","count":1,"offset":145,"message":"no comma between two events: read as if it were there"}
{"type":"warning","code":"orphan-parent","count":1,"offset":33,"message":"a span whose parent is not in the file: shown as a root"}
