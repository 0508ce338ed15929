# why: the way path of a file of spans is that of the longest one; no thread has any.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"web"}}]},"scopeSpans":[{"scope":{"name":"t"},"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000001","name":"GET","kind":2,"startTimeUnixNano":"1000000","endTimeUnixNano":"9000000"},
{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"call","kind":3,"startTimeUnixNano":"2000000","endTimeUnixNano":"8000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"db"}}]},"scopeSpans":[{"scope":{"name":"t"},"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000003","parentSpanId":"0000000000000002","name":"query","kind":2,"startTimeUnixNano":"3000000","endTimeUnixNano":"7000000"}]}]}]}
--- run why --way=path --ndjson input.json
--- want
{"why":"start","type":"slice","id":0,"track":1,"ts":8000000,"gap":0,"spent":1000000,"more":0,"dur":8000000,"name":"GET"}
{"why":"callee","type":"slice","id":1,"track":1,"ts":7000000,"gap":0,"spent":1000000,"more":0,"dur":6000000,"name":"call"}
{"why":"callee","type":"slice","id":2,"track":3,"ts":3000000,"gap":0,"spent":4000000,"more":0,"dur":4000000,"name":"query"}
{"why":"caller","type":"slice","id":1,"track":1,"ts":2000000,"gap":0,"spent":1000000,"more":0,"dur":6000000,"name":"call"}
{"why":"caller","type":"slice","id":0,"track":1,"ts":1000000,"gap":0,"spent":1000000,"more":0,"dur":8000000,"name":"GET"}
