# Jaeger: a length that is a fraction of a us is one, and no missing end.
--- input
{"data":[{"traceID":"1","spans":[{"traceID":"1","spanID":"2","operationName":"a","references":[],"startTime":1795000000104084.5,"duration":0.5,"tags":[],"logs":[],"processID":"p1"}],"processes":{"p1":{"serviceName":"web","tags":[]}}}]}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1795000000104084500,"dur":500,"name":"a","args":{"trace_id":"0000000000000001","span_id":"0000000000000002"}}
