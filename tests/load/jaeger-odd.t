# Jaeger: a process that is not there, references of another trace, ids without
# leading zeros, spans that cannot be read.
--- input
{"data":[{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spans":[
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"1","operationName":"root","references":[],"startTime":10,"duration":50,"processID":"p1","tags":[{"key":"span.kind","type":"string","value":"server"},{"key":"n","type":"int64","value":7},{"key":"b","type":"bool","value":true},{"key":"f","type":"float64","value":2.5},{"value":"no key"},4],"logs":[{"timestamp":12,"fields":[{"key":"event","value":"seen"},{"key":"k","value":1}]},{"fields":[]},{"timestamp":13,"fields":[{"key":"message","value":"words"}]}]},
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"2","operationName":"child","references":[{"refType":"CHILD_OF","traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"1"},{"refType":"CHILD_OF","traceID":"bb","spanID":"1"},{"refType":"FOLLOWS_FROM","traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"1"}],"startTime":15,"duration":10,"processID":"nobody","tags":[{"key":"error","type":"bool","value":true}]},
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"3","operationName":"old","parentSpanID":"1","startTime":20,"duration":5,"processID":"p1"},
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"4","operationName":"no time","duration":5,"processID":"p1"},
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","operationName":"no id","startTime":30,"duration":5,"processID":"p1"},
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"6","operationName":"no length","startTime":40,"processID":"p1"},
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"7","operationName":"back","startTime":45,"duration":-5,"processID":"p1"},
8],"processes":{"p1":{"serviceName":"a","tags":[{"key":"hostname","value":"h1"},{"key":"service.version","value":"2"}]},"p2":{}}},9],"errors":null}
--- want
{"type":"trace","format":"jaeger-json","start":10000,"end":60000,"events":6}
{"type":"process","upid":0,"pid":"a h1","name":"a","labels":["2"],"sort_index":0}
{"type":"process","upid":1,"pid":"unknown_service","name":"unknown_service","sort_index":1}
{"type":"track","track":0,"kind":"process","upid":0,"name":"a"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"back"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"no id"}
{"type":"track","track":3,"kind":"async","parent":0,"upid":0,"name":"no length"}
{"type":"track","track":4,"kind":"async","parent":0,"upid":0,"name":"root"}
{"type":"track","track":5,"kind":"process","upid":1,"name":"unknown_service"}
{"type":"track","track":6,"kind":"async","parent":5,"upid":1,"name":"child"}
{"type":"slice","id":7,"track":1,"lane":0,"depth":0,"ts":45000,"dur":0,"name":"back","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000007"}}
{"type":"slice","id":5,"track":2,"lane":0,"depth":0,"ts":30000,"dur":5000,"name":"no id","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}
{"type":"slice","id":6,"track":3,"lane":0,"depth":0,"ts":40000,"dur":-1,"name":"no length","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000006"}}
{"type":"slice","id":0,"track":4,"lane":0,"depth":0,"ts":10000,"dur":50000,"name":"root","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","n":7,"b":true,"f":2.5}}
{"type":"slice","id":1,"track":4,"lane":0,"depth":1,"ts":12000,"dur":0,"name":"seen","cat":"event","parent":0,"args":{"k":1}}
{"type":"slice","id":2,"track":4,"lane":0,"depth":1,"ts":13000,"dur":0,"name":"log","cat":"event","parent":0,"args":{"message":"words"}}
{"type":"slice","id":4,"track":4,"lane":0,"depth":1,"ts":20000,"dur":5000,"name":"old","parent":0,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003","parent_id":"0000000000000001"}}
{"type":"slice","id":3,"track":6,"lane":0,"depth":0,"ts":15000,"dur":10000,"name":"child","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001","error":true}}
{"type":"flow","from":0,"to":3,"from_ts":15000,"to_ts":15000,"name":"parent","cat":"parent"}
{"type":"flow","from":0,"to":3,"from_ts":15000,"to_ts":15000,"name":"link","cat":"link"}
{"type":"warning","code":"negative-duration","count":1,"offset":1498,"message":"a negative dur: read as 0"}
{"type":"warning","code":"bad-span","count":3,"offset":498,"message":"a span or an event of one without a usable time, or with an id or a name that is none: dropped"}
{"type":"warning","code":"unknown-process","count":1,"offset":577,"message":"a span of a process that nothing describes: shown under unknown_service"}
