# Spans that cannot be read are counted; without a duration one is open; ids of
# few digits, texts as ids; annotations without a time; tags that are no texts.
--- input
[[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"1","name":"root","timestamp":10,"duration":50,"kind":"SERVER","localEndpoint":{"serviceName":"a"},"annotations":[{"timestamp":12,"value":"seen"},{"value":"no time"},7]},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000002","parentId":"0000000000000001","name":"child","timestamp":15,"duration":10,"localEndpoint":{"serviceName":"a"},"tags":{"error":"bad","n":7}}],
[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"3","parentId":"1","name":"open","timestamp":20,"localEndpoint":{"serviceName":"a"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"4","name":"no time","duration":1},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":5,"name":"bad id","timestamp":1,"duration":1},
{"traceId":7,"id":"6","name":"bad trace","timestamp":1,"duration":1},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"7","parentId":8,"name":"bad parent","timestamp":1,"duration":1},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"8","name":"far","timestamp":9223372036854775807,"duration":1},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"9","name":"long","timestamp":9223372036854775,"duration":9223372036854775},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"a","parentId":"0000000000000000","name":"lone","timestamp":30,"duration":0,"remoteEndpoint":{"serviceName":"z"}},
5]]
--- want
{"type":"trace","format":"zipkin-json","start":10000,"end":9223372036854775000,"events":5}
{"type":"process","upid":0,"pid":"a","name":"a","sort_index":0}
{"type":"process","upid":1,"pid":"unknown_service","name":"unknown_service","sort_index":1}
{"type":"track","track":0,"kind":"process","upid":0,"name":"a"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"open"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"root"}
{"type":"track","track":3,"kind":"process","upid":1,"name":"unknown_service"}
{"type":"track","track":4,"kind":"async","parent":3,"upid":1,"name":"lone"}
{"type":"track","track":5,"kind":"async","parent":3,"upid":1,"name":"long"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":20000,"dur":-1,"name":"open","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003","parent_id":"0000000000000001"}}
{"type":"slice","id":0,"track":2,"lane":0,"depth":0,"ts":10000,"dur":50000,"name":"root","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":1,"ts":12000,"dur":0,"name":"seen","cat":"event","parent":0}
{"type":"slice","id":2,"track":2,"lane":0,"depth":1,"ts":15000,"dur":10000,"name":"child","parent":0,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001","error":"bad","n":7}}
{"type":"slice","id":4,"track":4,"lane":0,"depth":0,"ts":30000,"dur":0,"name":"lone","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"000000000000000a","remoteEndpoint":{"serviceName":"z"}}}
{"type":"slice","id":5,"track":5,"lane":0,"depth":0,"ts":9223372036854775000,"dur":-1,"name":"long","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000009"}}
{"type":"flow","from":0,"to":3,"from_ts":20000,"to_ts":20000,"name":"parent","cat":"parent"}
{"type":"warning","code":"bad-span","count":8,"offset":199,"message":"a span or an event of one without a usable time, or with an id or a name that is none: dropped"}
