# A span with members of wrong types costs itself.
--- input
{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"a"}}]},"scopeSpans":[{"spans":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000001","name":"r","kind":1,"startTimeUnixNano":"1000","endTimeUnixNano":"2000"},{"traceId":7,"name":"x"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","name":"s","kind":1,"startTimeUnixNano":"soon","endTimeUnixNano":"2000"},"x",{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000004","name":"t","kind":1,"startTimeUnixNano":"3000","endTimeUnixNano":"4000"}]}]}]}
--- want
{"type":"trace","format":"otlp-json","start":1000,"end":4000,"events":2}
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"track","track":0,"kind":"process","upid":0,"name":"a"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"r"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"t"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":1000,"name":"r","cat":"internal","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":3000,"dur":1000,"name":"t","cat":"internal","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000004"}}
{"type":"warning","code":"bad-span","count":3,"offset":269,"message":"a span or an event of one without a usable time, or with an id or a name that is none: dropped"}
