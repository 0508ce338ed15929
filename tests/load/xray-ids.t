# The id of a trace may have a version and dashes, which do not count; an id that is no string drops the segment.
--- input
{"id":"1","name":"short","trace_id":"1-5-a","start_time":1,"end_time":2}
{"id":"2","name":"long","trace_id":"aaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaab","start_time":3,"end_time":4}
{"id":"4","name":"version","trace_id":"1-","start_time":7,"end_time":8}
{"id":"5","name":"two","trace_id":"2-1","start_time":9,"end_time":10}
{"id":6,"name":"no 3","trace_id":"1-5-d","start_time":11,"end_time":12}
{"id":"7","name":"null","trace_id":null,"start_time":13,"end_time":14}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000000,"dur":1000000000,"name":"short","cat":"server","args":{"trace_id":"000000000000005a","span_id":"0000000000000001"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":3000000000,"dur":1000000000,"name":"long","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab","span_id":"0000000000000002"}}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":7000000000,"dur":1000000000,"name":"version","cat":"server","args":{"trace_id":"0000000000000001","span_id":"0000000000000004"}}
{"type":"slice","id":3,"track":7,"lane":0,"depth":0,"ts":9000000000,"dur":1000000000,"name":"two","cat":"server","args":{"trace_id":"0000000000000021","span_id":"0000000000000005"}}
{"type":"slice","id":4,"track":9,"lane":0,"depth":0,"ts":13000000000,"dur":1000000000,"name":"null","cat":"server","args":{"span_id":"0000000000000007"}}
{"type":"warning","code":"bad-span","count":1,"offset":315,"message":"a span or an event of one without a usable time, or with an id or a name that is none: dropped"}
