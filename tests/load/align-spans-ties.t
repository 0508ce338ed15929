# --align=spans: clocks that contradict each other; of pairs with as many calls the first services join: b by a (30 ms early), c by a (20 ms late), not c by b.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"a"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"to b","kind":3,"startTimeUnixNano":"100000000","endTimeUnixNano":"200000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","name":"to c","kind":3,"startTimeUnixNano":"300000000","endTimeUnixNano":"400000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"b"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","parentSpanId":"0000000000000001","name":"in b","kind":2,"startTimeUnixNano":"110000000","endTimeUnixNano":"130000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000004","name":"from b","kind":3,"startTimeUnixNano":"500000000","endTimeUnixNano":"600000000"}]}]},
{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"c"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000005","parentSpanId":"0000000000000002","name":"in c","kind":2,"startTimeUnixNano":"350000000","endTimeUnixNano":"390000000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000006","parentSpanId":"0000000000000004","name":"at c","kind":2,"startTimeUnixNano":"540000000","endTimeUnixNano":"560000000"}]}]}]}
--- run export --align=spans input.json
--- want process
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"process","upid":1,"pid":"b","name":"b","labels":["clock moved by 30 ms for 2 calls"],"sort_index":1}
{"type":"process","upid":2,"pid":"c","name":"c","labels":["clock moved by -20 ms for 2 calls (1 outside of their parents)"],"sort_index":2}
