# Of Zipkin's version 1, annotations tell service and kind, the list of binaryAnnotations tags, errors and the other side's address.
--- input
[[{"traceId":"5af7183fb1d4cf5f","id":"1","name":"get","timestamp":1000,"duration":100,"annotations":[{"timestamp":1000,"value":"sr","endpoint":{"serviceName":"web"}},{"timestamp":1100,"value":"ss","endpoint":{"serviceName":"web"}}],"binaryAnnotations":[{"key":"ca","value":true,"endpoint":{"ipv4":"10.0.0.1"}},{"key":"http.path","value":"/a","endpoint":{"serviceName":"web"}}]},
{"traceId":"5af7183fb1d4cf5f","id":"2","parentId":"1","name":"query","timestamp":1010,"duration":50,"annotations":[],"binaryAnnotations":[{"key":"sa","value":true,"endpoint":{"serviceName":"mysql"}},{"key":"error","value":"refused","endpoint":{"serviceName":"web"}},7,{"key":3,"value":1},{"key":"none"}]},
{"traceId":"5af7183fb1d4cf5f","id":"3","parentId":"1","name":"call","timestamp":1070,"duration":20,"annotations":[{"timestamp":1070,"value":"cs","endpoint":{"serviceName":"web"}}]}]]
--- want process slice instant alert warning
{"type":"process","upid":0,"pid":"web","name":"web","sort_index":0}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000,"dur":100000,"name":"get","cat":"server","args":{"trace_id":"5af7183fb1d4cf5f","span_id":"0000000000000001","remoteEndpoint":{"ipv4":"10.0.0.1"},"http.path":"/a"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000000,"dur":0,"name":"sr","cat":"event","parent":0}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":1010000,"dur":50000,"name":"query","parent":0,"args":{"trace_id":"5af7183fb1d4cf5f","span_id":"0000000000000002","parent_id":"0000000000000001","remoteEndpoint":{"serviceName":"mysql"},"error":"refused"}}
{"type":"slice","id":3,"track":1,"lane":0,"depth":1,"ts":1070000,"dur":20000,"name":"call","cat":"client","parent":0,"args":{"trace_id":"5af7183fb1d4cf5f","span_id":"0000000000000003","parent_id":"0000000000000001"}}
{"type":"slice","id":4,"track":1,"lane":0,"depth":2,"ts":1070000,"dur":0,"name":"cs","cat":"event","parent":3}
{"type":"slice","id":5,"track":2,"lane":0,"depth":0,"ts":1100000,"dur":0,"name":"ss","cat":"event"}
