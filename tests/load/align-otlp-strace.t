# --align=clock: spans beside calls of a program of the same machine, whose times
# are both those of the day.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"shop"}}]},"scopeSpans":[{"spans":[{"traceId":"5b8efff798038103d269b633813fc60c","spanId":"eee19b7ec3c1b174","name":"GET /buy","kind":2,"startTimeUnixNano":"1544712660000000000","endTimeUnixNano":"1544712661000000000"}]}]}]}
--- file b.strace
7 1544712660.250000 read(3, "x", 1) = 1 <0.500000>
7 1544712660.900000 +++ exited with 0 +++
--- run export --align=clock input.json b.strace
--- want trace slice instant warning
{"type":"trace","format":"otlp-json","start":1544712660000000000,"end":1544712661000000000,"events":3,"files":[{"path":"input.json","format":"otlp-json","shift":0},{"path":"b.strace","format":"strace","shift":0,"align":"times as they are"}]}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1544712660000000000,"dur":1000000000,"name":"GET /buy","cat":"server","args":{"trace_id":"5b8efff798038103d269b633813fc60c","span_id":"eee19b7ec3c1b174"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1544712660250000000,"dur":500000000,"name":"read","cat":"strace","args":{"args":"3, \"x\", 1","ret":"1"}}
{"type":"instant","id":2,"track":3,"scope":"thread","ts":1544712660900000000,"name":"exited with 0","cat":"exit"}
