# Zipkin: a span without timestamp whose one annotation is its begin is as long as its duration says.
--- input
[{"traceId":"1","id":"1","name":"a","duration":7,"annotations":[{"timestamp":10,"value":"sr"}]},
{"traceId":"1","id":"2","name":"b","annotations":[{"timestamp":20,"value":"sr"}]},
{"traceId":"1","id":"3","name":"c","duration":7,"annotations":[{"timestamp":40,"value":"cs"},{"timestamp":45,"value":"cr"}]}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":10000,"dur":7000,"name":"a","cat":"server","args":{"trace_id":"0000000000000001","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":10000,"dur":0,"name":"sr","cat":"event","parent":0}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":20000,"dur":-1,"name":"b","cat":"server","args":{"trace_id":"0000000000000001","span_id":"0000000000000002"}}
{"type":"slice","id":3,"track":2,"lane":0,"depth":1,"ts":20000,"dur":0,"name":"sr","cat":"event","parent":2}
{"type":"slice","id":4,"track":3,"lane":0,"depth":0,"ts":40000,"dur":5000,"name":"c","cat":"client","args":{"trace_id":"0000000000000001","span_id":"0000000000000003"}}
{"type":"slice","id":5,"track":3,"lane":0,"depth":1,"ts":40000,"dur":0,"name":"cs","cat":"event","parent":4}
{"type":"slice","id":6,"track":4,"lane":0,"depth":0,"ts":45000,"dur":0,"name":"cr","cat":"event"}
