# Zipkin: a span without a timestamp has the times of its annotations: the pair of its kind, else the first and the last; one alone is a begin.
--- input
[{"traceId":"1","id":"1","name":"a","annotations":[{"timestamp":1000,"value":"sr","endpoint":{"serviceName":"web"}},{"timestamp":1900,"value":"flush","endpoint":{"serviceName":"web"}},{"timestamp":1500,"value":"ss","endpoint":{"serviceName":"web"}}]},
{"traceId":"1","id":"2","name":"b","localEndpoint":{"serviceName":"web"},"annotations":[{"timestamp":2300,"value":"y"},{"timestamp":2000,"value":"x"}]},
{"traceId":"1","id":"3","name":"c","localEndpoint":{"serviceName":"web"},"annotations":[{"timestamp":3000,"value":"x"}]},
{"traceId":"1","id":"4","name":"d","localEndpoint":{"serviceName":"web"},"annotations":[]}]
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000,"dur":500000,"name":"a","cat":"server","args":{"trace_id":"0000000000000001","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000000,"dur":0,"name":"sr","cat":"event","parent":0}
{"type":"slice","id":4,"track":2,"lane":0,"depth":0,"ts":2000000,"dur":300000,"name":"b","args":{"trace_id":"0000000000000001","span_id":"0000000000000002"}}
{"type":"slice","id":5,"track":2,"lane":0,"depth":1,"ts":2000000,"dur":0,"name":"x","cat":"event","parent":4}
{"type":"slice","id":7,"track":3,"lane":0,"depth":0,"ts":3000000,"dur":-1,"name":"c","args":{"trace_id":"0000000000000001","span_id":"0000000000000003"}}
{"type":"slice","id":8,"track":3,"lane":0,"depth":1,"ts":3000000,"dur":0,"name":"x","cat":"event","parent":7}
{"type":"slice","id":3,"track":4,"lane":0,"depth":0,"ts":1900000,"dur":0,"name":"flush","cat":"event"}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":1500000,"dur":0,"name":"ss","cat":"event"}
{"type":"slice","id":6,"track":6,"lane":0,"depth":0,"ts":2300000,"dur":0,"name":"y","cat":"event"}
{"type":"warning","code":"bad-span","count":1,"offset":527,"message":"a span or an event of one without a usable time, or with an id or a name that is none: dropped"}
{"type":"warning","code":"event-outside-span","count":1,"offset":116,"message":"an event outside of its span: shown at its time"}
