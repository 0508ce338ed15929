# Seconds are rounded to the nearest ns, half a ns up; digits beyond 18 count by their place; an exponent moves the point.
--- input
{"id":"0000000000000001","name":"up","trace_id":"1-aaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":1.0000000005,"end_time":2.0000000004}
{"id":"0000000000000002","name":"exponent","trace_id":"1-bbbbbbbb-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":12.5e-9,"end_time":0.0125E-6}
{"id":"0000000000000003","name":"digits","trace_id":"1-cccccccc-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":1.00000000149999999999999,"end_time":1000000000000000000000e-20}
{"id":"0000000000000004","name":"before","trace_id":"1-dddddddd-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":-0.0000000015,"end_time":-1e-9}
{"id":"0000000000000005","name":"whole","trace_id":"1-eeeeeeee-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":3,"end_time":3.000000001}
{"id":"0000000000000006","name":"small","trace_id":"1-ffffffff-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":4e-99999999,"end_time":0.0000000004}
{"id":"0000000000000007","name":"too far","trace_id":"1-99999999-aaaaaaaaaaaaaaaaaaaaaaaa","start_time":9223372037,"end_time":9223372038}
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":-2,"dur":1,"name":"before","cat":"server","args":{"trace_id":"ddddddddaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000004"}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":0,"dur":0,"name":"small","cat":"server","args":{"trace_id":"ffffffffaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000006"}}
{"type":"slice","id":2,"track":5,"lane":0,"depth":0,"ts":13,"dur":0,"name":"exponent","cat":"server","args":{"trace_id":"bbbbbbbbaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000002"}}
{"type":"slice","id":4,"track":7,"lane":0,"depth":0,"ts":1000000001,"dur":999999999,"name":"up","cat":"server","args":{"trace_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000001"}}
{"type":"slice","id":3,"track":9,"lane":0,"depth":0,"ts":1000000001,"dur":8999999999,"name":"digits","cat":"server","args":{"trace_id":"ccccccccaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000003"}}
{"type":"slice","id":5,"track":11,"lane":0,"depth":0,"ts":3000000000,"dur":1,"name":"whole","cat":"server","args":{"trace_id":"eeeeeeeeaaaaaaaaaaaaaaaaaaaaaaaa","span_id":"0000000000000005"}}
{"type":"warning","code":"bad-span","count":1,"offset":842,"message":"a span or an event of one without a usable time, or with an id or a name that is none: dropped"}
