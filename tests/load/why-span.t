# why: the first span of a trace is caused by nothing; it waited for others, its end first: 1 + 1 + 4 + 1 + 1 ms.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"web"}}]},"scopeSpans":[{"scope":{"name":"t"},"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000001","name":"GET","kind":2,"startTimeUnixNano":"1000000","endTimeUnixNano":"9000000"},
{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"call","kind":3,"startTimeUnixNano":"2000000","endTimeUnixNano":"8000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"db"}}]},"scopeSpans":[{"scope":{"name":"t"},"spans":[{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000003","parentSpanId":"0000000000000002","name":"query","kind":2,"startTimeUnixNano":"3000000","endTimeUnixNano":"7000000"}]}]}]}
--- run why input.json
--- want
                                                    1 ms  web / GET  GET
            waited for                              1 ms  web / GET  call
            waited for                              4 ms  db / query  query
            called by                               1 ms  web / GET  call
            called by                               1 ms  web / GET  GET
--- stderr
ttv: no flow, wakeup or span leads here; what it waited for, its end first:
