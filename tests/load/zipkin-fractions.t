# Zipkin: times and lengths may be fractions of a us, as the exporter of JavaScript writes them.
--- input
[{"traceId":"7a3022228dae55834b546979dee2fe30","name":"a","id":"5d1a3ac036057d4d","timestamp":1795000000104084.5,"duration":33923.25,"localEndpoint":{"serviceName":"web"},"annotations":[{"timestamp":1795000000104085.125,"value":"row"}]},
{"traceId":"7a3022228dae55834b546979dee2fe30","parentId":"5d1a3ac036057d4d","name":"b","id":"6d1a3ac036057d4d","timestamp":1795000000104084.75,"duration":1e3,"localEndpoint":{"serviceName":"web"}}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1795000000104084500,"dur":33923250,"name":"a","args":{"trace_id":"7a3022228dae55834b546979dee2fe30","span_id":"5d1a3ac036057d4d"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1795000000104084750,"dur":1000000,"name":"b","parent":0,"args":{"trace_id":"7a3022228dae55834b546979dee2fe30","span_id":"6d1a3ac036057d4d","parent_id":"5d1a3ac036057d4d"}}
{"type":"slice","id":2,"track":2,"lane":0,"depth":0,"ts":1795000000104085125,"dur":0,"name":"row","cat":"event"}
