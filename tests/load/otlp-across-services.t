# A parent in another service is an arrow from where the child begins.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"web"}}]},"scopeSpans":[{"scope":{"name":"lib"},"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"GET /","kind":2,"startTimeUnixNano":"0","endTimeUnixNano":"10000"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"call","kind":3,"startTimeUnixNano":"1000","endTimeUnixNano":"9000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"db"}}]},"scopeSpans":[{"scope":{"name":"lib"},"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","parentSpanId":"0000000000000002","name":"query","kind":2,"startTimeUnixNano":"2000","endTimeUnixNano":"8000"}]}]}]}
--- want
{"type":"trace","format":"otlp-json","start":0,"end":10000,"events":3}
{"type":"process","upid":0,"pid":"web","name":"web","sort_index":0}
{"type":"process","upid":1,"pid":"db","name":"db","sort_index":1}
{"type":"track","track":0,"kind":"process","upid":0,"name":"web"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"GET /"}
{"type":"track","track":2,"kind":"process","upid":1,"name":"db"}
{"type":"track","track":3,"kind":"async","parent":2,"upid":1,"name":"query"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":0,"dur":10000,"name":"GET /","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","otel.scope.name":"lib"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000,"dur":8000,"name":"call","cat":"client","parent":0,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001","otel.scope.name":"lib"}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":2000,"dur":6000,"name":"query","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003","parent_id":"0000000000000002","otel.scope.name":"lib"}}
{"type":"flow","from":1,"to":2,"from_ts":2000,"to_ts":2000,"name":"parent","cat":"parent"}
