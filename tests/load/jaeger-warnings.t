# Jaeger: what the collector warns of is an arg of the span; null is no warning.
--- input
{"data":[{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spans":[
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"1","operationName":"two","startTime":10,"duration":50,"processID":"p1","warnings":["clock skew","late"],"tags":[{"key":"n","value":7}]},
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"2","operationName":"none","startTime":70,"duration":5,"processID":"p1","warnings":null,"tags":[{"key":"n","value":8}]}
],"processes":{"p1":{"serviceName":"a"}}}]}
--- want slice
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":70000,"dur":5000,"name":"none","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","n":8}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":10000,"dur":50000,"name":"two","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001","warnings":["clock skew","late"],"n":7}}
