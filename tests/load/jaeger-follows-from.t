# The first CHILD_OF is the parent, else the first FOLLOWS_FROM; others are links.
--- input
{"data":[
{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spans":[{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"0000000000000001","operationName":"a","references":[],"startTime":10,"duration":2,"tags":[],"logs":[],"processID":"p1","warnings":null},{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"0000000000000002","operationName":"b","references":[{"refType":"FOLLOWS_FROM","traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"0000000000000001"}],"startTime":20,"duration":2,"tags":[],"logs":[],"processID":"p1","warnings":null},{"traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"0000000000000003","operationName":"c","references":[{"refType":"FOLLOWS_FROM","traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"0000000000000002"},{"refType":"CHILD_OF","traceID":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","spanID":"0000000000000001"}],"startTime":30,"duration":9,"tags":[],"logs":[],"processID":"p1","warnings":null}],"processes":{"p1":{"serviceName":"web","tags":[]},"p2":{"serviceName":"db","tags":[]}},"warnings":null}
],"total":0,"limit":0,"offset":0,"errors":null}
--- want
{"type":"trace","format":"jaeger-json","start":10000,"end":39000,"events":3}
{"type":"process","upid":0,"pid":"web","name":"web","sort_index":0}
{"type":"track","track":0,"kind":"process","upid":0,"name":"web"}
{"type":"track","track":1,"kind":"async","parent":0,"upid":0,"name":"a"}
{"type":"track","track":2,"kind":"async","parent":0,"upid":0,"name":"b"}
{"type":"track","track":3,"kind":"async","parent":0,"upid":0,"name":"c"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":10000,"dur":2000,"name":"a","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":2,"lane":0,"depth":0,"ts":20000,"dur":2000,"name":"b","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002","parent_id":"0000000000000001"}}
{"type":"slice","id":2,"track":3,"lane":0,"depth":0,"ts":30000,"dur":9000,"name":"c","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003","parent_id":"0000000000000001"}}
{"type":"flow","from":0,"to":1,"from_ts":12000,"to_ts":20000,"name":"parent","cat":"parent"}
{"type":"flow","from":0,"to":2,"from_ts":12000,"to_ts":30000,"name":"parent","cat":"parent"}
{"type":"flow","from":1,"to":2,"from_ts":22000,"to_ts":30000,"name":"link","cat":"link"}
