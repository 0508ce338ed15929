A request that refers to the one before by a link is a request, too.
size: 80x24
keys: :summary<Enter>
--- trace
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"shop"}}]},"scopeSpans":[{"spans":[
{"traceId":"00000000000000000000000000000001","spanId":"0000000000000001","name":"buy","kind":2,"startTimeUnixNano":"1544712660000000000","endTimeUnixNano":"1544712660030000000"},
{"traceId":"00000000000000000000000000000001","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"pay","kind":1,"startTimeUnixNano":"1544712660010000000","endTimeUnixNano":"1544712660020000000"},
{"traceId":"00000000000000000000000000000002","spanId":"0000000000000003","name":"buy","kind":2,"startTimeUnixNano":"1544712660040000000","endTimeUnixNano":"1544712660090000000","links":[{"traceId":"00000000000000000000000000000001","spanId":"0000000000000001"}]},
{"traceId":"00000000000000000000000000000003","spanId":"0000000000000004","name":"sell","kind":2,"startTimeUnixNano":"1544712660095000000","endTimeUnixNano":"1544712660099000000","links":[{"traceId":"00000000000000000000000000000002","spanId":"0000000000000003"}]}
]}]}]}
--- text
--- style
