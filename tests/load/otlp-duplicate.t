# A span that was sent twice is there once.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"a"}}]},"scopeSpans":[{"scope":{"name":"lib"},"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"r","kind":1,"startTimeUnixNano":"1000","endTimeUnixNano":"2000"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","name":"q","kind":1,"startTimeUnixNano":"5000","endTimeUnixNano":"6000"}]}]}]}
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"a"}}]},"scopeSpans":[{"scope":{"name":"lib"},"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"r","kind":1,"startTimeUnixNano":"1000","endTimeUnixNano":"2000"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","name":"q","kind":1,"startTimeUnixNano":"7000","endTimeUnixNano":"8000"}]}]}]}
--- want
{"type":"trace","format":"otlp-json","start":1000,"end":8000,"events":4}
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"track","track":0,"kind":"process","upid":0,"name":"a"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"q"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"r"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"q","cat":"internal","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","otel.scope.name":"lib"}}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":7000,"dur":1000,"name":"q","cat":"internal","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","otel.scope.name":"lib"}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":1000,"dur":1000,"name":"r","cat":"internal","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","otel.scope.name":"lib"}}
{"type":"warning","code":"duplicate-span","count":2,"offset":590,"message":"a span that came before: dropped where nothing in it differs"}
