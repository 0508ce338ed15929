# OTLP: values of all kinds, enums by name and number, times as numbers, spellings with _, what is dropped, other signals, spans that cannot be read.
--- input
{"resource_spans":[{"resource":{"attributes":[{"key":"service.name","value":{"string_value":"a"}},{"key":"service.namespace","value":{"stringValue":"n"}},{"key":"host.name","value":{"stringValue":"h"}}]},"instrumentationLibrarySpans":[{"instrumentationLibrary":{"name":"lib"},"spans":[
{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","name":"root","kind":"SPAN_KIND_SERVER","start_time_unix_nano":1000,"end_time_unix_nano":9000,"attributes":[{"key":"i","value":{"intValue":"9223372036854775807"}},{"key":"d","value":{"doubleValue":"NaN"}},{"key":"b","value":{"boolValue":false}},{"key":"l","value":{"arrayValue":{"values":[{"intValue":1},{"stringValue":"x"},{}]}}},{"key":"m","value":{"kvlistValue":{"values":[{"key":"k","value":{"intValue":2}}]}}},{"key":"y","value":{"bytesValue":"AQI="}},{"key":"e","value":{}},{"value":{"intValue":1}},3],"dropped_attributes_count":4,"events":[{"time_unix_nano":"2000","name":"seen"},{"name":"no time"}],"trace_state":"a=b","status":{"code":"STATUS_CODE_OK","message":"fine"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002","parentSpanId":"0000000000000001","name":"child","kind":5,"startTimeUnixNano":"2500","endTimeUnixNano":"1500","status":{"code":2}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000003","name":"zero","kind":9,"startTimeUnixNano":"0","endTimeUnixNano":"0"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000000","name":"no id","startTimeUnixNano":"3000","endTimeUnixNano":"3500"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000004","name":"no end","startTimeUnixNano":"4000"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000005","name":"far","startTimeUnixNano":"18446744073709551615","endTimeUnixNano":"1"},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000006","name":"linked","startTimeUnixNano":"5000","endTimeUnixNano":"6000","links":[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"0000000000000002"},{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanId":"00000000000000ff"},7]},
8]}]}]}
{"resourceMetrics":[]}
{"resourceLogs":[]}
--- want
{"type":"trace","format":"otlp-json","start":0,"end":9000,"events":8}
{"type":"process","upid":0,"pid":"a h","name":"a","labels":["h"],"sort_index":0}
{"type":"track","track":0,"kind":"process","upid":0,"name":"a"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"linked"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"no end"}
{"type":"track","track":3,"kind":"async","parent":0,"upid":0,"name":"no id"}
{"type":"track","track":4,"kind":"async","parent":0,"upid":0,"name":"root"}
{"type":"track","track":5,"kind":"async","parent":0,"upid":0,"name":"zero"}
{"type":"slice","id":6,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"linked","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000006","otel.scope.name":"lib","links":[{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002"},{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"00000000000000ff"},{}]}}
{"type":"slice","id":5,"track":2,"lane":0,"depth":0,"ts":4000,"dur":-1,"name":"no end","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000004","otel.scope.name":"lib"}}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":3000,"dur":500,"name":"no id","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","otel.scope.name":"lib"}}
{"type":"slice","id":1,"track":4,"lane":0,"depth":0,"ts":1000,"dur":8000,"name":"root","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","otel.scope.name":"lib","trace_state":"a=b","otel.status_code":"OK","otel.status_description":"fine","otel.dropped_attributes_count":4,"i":9223372036854775807,"d":null,"b":false,"l":[1,"x",null],"m":{"k":2},"y":"AQI=","e":null}}
{"type":"slice","id":2,"track":4,"lane":0,"depth":1,"ts":2000,"dur":0,"name":"seen","cat":"event","parent":1}
{"type":"slice","id":3,"track":4,"lane":0,"depth":1,"ts":2500,"dur":0,"name":"child","cat":"consumer","parent":1,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001","otel.scope.name":"lib","otel.status_code":"ERROR"}}
{"type":"slice","id":0,"track":5,"lane":0,"depth":0,"ts":0,"dur":-1,"name":"zero","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003","otel.scope.name":"lib"}}
{"type":"flow","from":3,"to":6,"from_ts":2500,"to_ts":5000,"name":"link","cat":"link"}
{"type":"warning","code":"negative-duration","count":1,"offset":1043,"message":"a negative dur: read as 0"}
{"type":"warning","code":"bad-span","count":3,"offset":949,"message":"a span or an event of one without a usable time, or with an id or a name that is none: dropped"}
