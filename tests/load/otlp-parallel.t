# A child that overlaps its sibling has a lane of its own and an arrow.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"a"}}]},"scopeSpans":[{"scope":{"name":"lib"},"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"root","kind":1,"startTimeUnixNano":"0","endTimeUnixNano":"9000"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"x","kind":1,"startTimeUnixNano":"1000","endTimeUnixNano":"6000"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","parentSpanId":"0000000000000001","name":"y","kind":1,"startTimeUnixNano":"2000","endTimeUnixNano":"8000"}]}]}]}
--- want
{"type":"trace","format":"otlp-json","start":0,"end":9000,"events":3}
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"track","track":0,"kind":"process","upid":0,"name":"a"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"root"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"y"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":9000,"name":"root","cat":"internal","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","otel.scope.name":"lib"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000,"dur":5000,"name":"x","cat":"internal","parent":0,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001","otel.scope.name":"lib"}}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":2000,"dur":6000,"name":"y","cat":"internal","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003","parent_id":"0000000000000001","otel.scope.name":"lib"}}
{"type":"flow","from":0,"to":2,"from_ts":2000,"to_ts":2000,"name":"parent","cat":"parent"}
