# --align=spans: clocks that contradict each other; the pair with most calls joins first: b and c, which agree, move together (30 ms).
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"a"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"to b","kind":3,"startTimeUnixNano":"100000000","endTimeUnixNano":"200000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","name":"to c","kind":3,"startTimeUnixNano":"300000000","endTimeUnixNano":"400000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000009","name":"x","kind":3,"startTimeUnixNano":"1000000","endTimeUnixNano":"2000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"b"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","parentSpanId":"0000000000000001","name":"in b","kind":2,"startTimeUnixNano":"110000000","endTimeUnixNano":"130000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000004","name":"from b","kind":3,"startTimeUnixNano":"500000000","endTimeUnixNano":"600000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000007","name":"again","kind":3,"startTimeUnixNano":"700000000","endTimeUnixNano":"800000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"c"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000005","parentSpanId":"0000000000000002","name":"in c","kind":2,"startTimeUnixNano":"350000000","endTimeUnixNano":"390000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000006","parentSpanId":"0000000000000004","name":"at c","kind":2,"startTimeUnixNano":"540000000","endTimeUnixNano":"560000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000008","parentSpanId":"0000000000000007","name":"at c","kind":2,"startTimeUnixNano":"740000000","endTimeUnixNano":"760000000"}]}]}]}
--- run export --align=spans input.json
--- want process
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"process","upid":1,"pid":"b","name":"b","labels":["clock moved by 30 ms for 3 calls"],"sort_index":1}
{"type":"process","upid":2,"pid":"c","name":"c","labels":["clock moved by 30 ms for 3 calls (1 outside of their parents)"],"sort_index":2}
