# Of two processes of one id the first is meant; ids of two traces are apart; a
# tag may be called as what the collector warns of.
--- input
{"data":[{"traceID":"a1","spans":[
{"traceID":"a1","spanID":"1","operationName":"one","startTime":10,"duration":50,"processID":"p1","warnings":["late"],"tags":[{"key":"warnings","value":"own"},{"key":"n","value":7}]},
{"traceID":"a1","spanID":"2","operationName":"none","startTime":70,"duration":5,"processID":"p2"}
],"processes":{"p1":{"serviceName":"a"},"p1":{"serviceName":"b"}}},
{"traceID":"a2","spans":[
{"traceID":"a2","spanID":"3","operationName":"two","startTime":80,"duration":5,"processID":"p1","tags":[{"key":"warnings","value":"own"}]}
],"processes":{"p1":{"serviceName":"c"}}}]}
--- want process slice warning
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"process","upid":1,"pid":"unknown_service","name":"unknown_service","sort_index":1}
{"type":"process","upid":2,"pid":"c","name":"c","sort_index":2}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":10000,"dur":50000,"name":"one","args":{"trace_id":"00000000000000a1","span_id":"0000000000000001","jaeger.warnings":["late"],"warnings":"own","n":7}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":70000,"dur":5000,"name":"none","args":{"trace_id":"00000000000000a1","span_id":"0000000000000002"}}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":80000,"dur":5000,"name":"two","args":{"trace_id":"00000000000000a2","span_id":"0000000000000003","warnings":"own"}}
{"type":"warning","code":"unknown-process","count":1,"offset":218,"message":"a span of a process that nothing describes: shown under unknown_service"}
