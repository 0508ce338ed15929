# --align=spans: a service that the file has before the one that calls it moves as one behind it does.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"db"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"query","kind":2,"startTimeUnixNano":"20000000","endTimeUnixNano":"40000000"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000004","parentSpanId":"0000000000000003","name":"other","kind":2,"startTimeUnixNano":"65000000","endTimeUnixNano":"66000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"web"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"call","kind":3,"startTimeUnixNano":"50000000","endTimeUnixNano":"90000000"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","name":"again","kind":3,"startTimeUnixNano":"100000000","endTimeUnixNano":"110000000"}]}]}]}
--- run export --align=spans input.json
--- want process slice warning
{"type":"process","upid":0,"pid":"db","name":"db","labels":["clock moved by 39.5 ms for 2 calls"],"sort_index":1}
{"type":"process","upid":1,"pid":"web","name":"web","sort_index":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":100000000,"dur":10000000,"name":"again","cat":"client","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003"}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":50000000,"dur":40000000,"name":"call","cat":"client","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":104500000,"dur":1000000,"name":"other","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000004","parent_id":"0000000000000003"}}
{"type":"slice","id":1,"track":5,"lane":0,"depth":0,"ts":59500000,"dur":20000000,"name":"query","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001"}}
