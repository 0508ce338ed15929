# diff --trace=OLD,NEW: two distributed traces of one file, by the beginnings of their ids.
--- input
[{"traceId":"a1b2000000000001","id":"1","name":"get cart","timestamp":1000,
 "duration":9000,"localEndpoint":{"serviceName":"shop"}},
{"traceId":"a1b2000000000001","id":"2","parentId":"1","name":"query",
 "timestamp":2000,"duration":3000,"localEndpoint":{"serviceName":"store"}},
{"traceId":"c3d4000000000002","id":"3","name":"get cart","timestamp":21000,
 "duration":15000,"localEndpoint":{"serviceName":"shop"}},
{"traceId":"c3d4000000000002","id":"4","parentId":"3","name":"query",
 "timestamp":22000,"duration":12000,"localEndpoint":{"serviceName":"store"}}]
--- run diff --by=operation --trace=a1b2,c3d4 --filter=query --ndjson input.json
--- want
{"type":"diff","old":["input.json"],"new":["input.json"],"by":"operation","metric":"self","threshold_percent":5,"min_ns":1000000,"level":0.05,"correction":"holm","drift":"remove"}
{"type":"async","key":"store / query","verdict":"more","old_runs":1,"new_runs":1,"old_self":3000000,"new_self":12000000,"delta_self":9000000,"percent_self":300,"old_count":1,"new_count":1,"old_mean":3000000,"new_mean":12000000,"old_p95":3000000,"new_p95":12000000,"old_wall":3000000,"new_wall":12000000,"delta_wall":9000000,"percent_wall":300,"old_p50":3000000,"new_p50":12000000,"delta_p50":9000000,"percent_p50":300,"old_max":3000000,"new_max":12000000,"delta_max":9000000,"percent_max":300,"old_open":0,"old_longest":2,"new_open":0,"new_longest":3,"p":null,"p_corrected":null}
{"type":"result","verdict":"different","differ":1,"unsure":0}
--- status 1
