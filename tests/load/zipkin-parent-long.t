# The id of a span has 64 bits: of a parent's that is written with 128 the lower ones are shown; that of a trace has 128.
--- input
[{"traceId":"aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb","id":"0000000000000001","name":"root","timestamp":10,"duration":9,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb","id":"2","parentId":"cccccccccccccccc0000000000000001","name":"child","timestamp":12,"duration":5,"localEndpoint":{"serviceName":"web"}}]
--- want slice
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":12000,"dur":5000,"name":"child","args":{"trace_id":"aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb","span_id":"0000000000000002","parent_id":"0000000000000001"}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":10000,"dur":9000,"name":"root","args":{"trace_id":"aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb","span_id":"0000000000000001"}}
