# What a span says of itself are args, under the names of OpenTelemetry.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"a"}}]},"scopeSpans":[{"scope":{"name":"lib","version":"1.2"},"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"r","kind":2,"startTimeUnixNano":"1000","endTimeUnixNano":"9000"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"c","kind":3,"startTimeUnixNano":"2000","endTimeUnixNano":"3000","traceState":"k=v","flags":257,"droppedAttributesCount":3,"droppedEventsCount":0,"status":{"code":2,"message":"boom"}}]}]}]}
--- want
{"type":"trace","format":"otlp-json","start":1000,"end":9000,"events":2}
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"track","track":0,"kind":"process","upid":0,"name":"a"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"r"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":8000,"name":"r","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","otel.scope.name":"lib","otel.scope.version":"1.2"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":2000,"dur":1000,"name":"c","cat":"client","parent":0,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001","otel.scope.name":"lib","otel.scope.version":"1.2","trace_state":"k=v","otel.status_code":"ERROR","otel.status_description":"boom","otel.dropped_attributes_count":3}}
