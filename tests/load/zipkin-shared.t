# The client's half of an id is the parent of the server's.
--- input
[{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000001","name":"call","kind":"CLIENT","timestamp":10,"duration":20,"localEndpoint":{"serviceName":"web"}},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000001","name":"call","kind":"SERVER","timestamp":14,"duration":10,"localEndpoint":{"serviceName":"db"},"shared":true},
{"traceId":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","id":"0000000000000002","parentId":"0000000000000001","name":"row","timestamp":16,"duration":2,"localEndpoint":{"serviceName":"db"}}]
--- want
{"type":"trace","format":"zipkin-json","start":10000,"end":30000,"events":3}
{"type":"process","upid":0,"pid":"web","name":"web","sort_index":0}
{"type":"process","upid":1,"pid":"db","name":"db","sort_index":1}
{"type":"track","track":0,"kind":"process","upid":0,"name":"web"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"call"}
{"type":"track","track":2,"kind":"process","upid":1,"name":"db"}
{"type":"track","track":3,"kind":"async","parent":2,"upid":1,"name":"call"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":10000,"dur":20000,"name":"call","cat":"client","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":14000,"dur":10000,"name":"call","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":1,"ts":16000,"dur":2000,"name":"row","parent":1,"args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001"}}
{"type":"flow","from":0,"to":1,"from_ts":14000,"to_ts":14000,"name":"parent","cat":"parent"}
