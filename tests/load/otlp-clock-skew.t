# An arrow leaves the parent's begin where the child begins before it.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"web"}}]},"scopeSpans":[{"scope":{"name":"lib"},"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"call","kind":3,"startTimeUnixNano":"50000000","endTimeUnixNano":"90000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"db"}}]},"scopeSpans":[{"scope":{"name":"lib"},"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"query","kind":2,"startTimeUnixNano":"20000000","endTimeUnixNano":"80000000"}]}]}]}
--- want
{"type":"trace","format":"otlp-json","start":20000000,"end":90000000,"events":2}
{"type":"process","upid":0,"pid":"web","name":"web","sort_index":1}
{"type":"process","upid":1,"pid":"db","name":"db","sort_index":0}
{"type":"track","track":0,"kind":"process","upid":1,"name":"db"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":1,"name":"query"}
{"type":"track","track":2,"kind":"process","upid":0,"name":"web"}
{"type":"track","track":3,"kind":"async","parent":2,"upid":0,"name":"call"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":20000000,"dur":60000000,"name":"query","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001","otel.scope.name":"lib"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":50000000,"dur":40000000,"name":"call","cat":"client","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","otel.scope.name":"lib"}}
{"type":"flow","from":1,"to":0,"from_ts":50000000,"to_ts":20000000,"name":"parent","cat":"parent"}
{"type":"warning","code":"child-before-parent","count":1,"offset":438,"message":"a span that begins more than 1 ms before its parent: shown at its time"}
